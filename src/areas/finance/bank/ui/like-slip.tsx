import { OtherSlip } from '#areas/finance/receipts/ui/other-slip.tsx'
import { FormProblem, fieldsOf, type Reply } from '#ui/form.tsx'
import type { MatchProofForm } from '../inputs.ts'

type Props = { reply: Reply | undefined; maySetApart: boolean }

/**
 * A line brings its reference along, so nobody types it: where it is like that of an earlier receipt, this says of which, and whoever
 * answers for receipts writes why it is another transfer.
 */
export function LikeSlip({ reply, maySetApart }: Props) {
  const said = reply?.fields.otherSlip
  if (!said && !reply?.typed.otherSlip) return null
  if (!maySetApart) return <FormProblem text={said?.join(' ')} />
  return <OtherSlip {...fieldsOf<MatchProofForm>(reply)('otherSlip')} />
}
