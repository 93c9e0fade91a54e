import type { Reply } from '#ui/form.tsx'
import type { ChequeActsAllowed } from '../acts-on.ts'
import type { ShownCheque } from '../cheque-detail.ts'
import { Bounce, Clear, Redeposit, Unbounce, Unclear } from './bank-acts.tsx'
import { CoverDues, Escalate, HandBack, SettleOtherwise } from './vault-acts.tsx'

type Props = { cheque: ShownCheque; acts: ChequeActsAllowed; act: string | null; reply: Reply | undefined }

/** Whether the form that was pressed still stands here and says what became of it. */
export const isHeard = (acts: ChequeActsAllowed, act: string | null) =>
  formNames.some((name) => act === (name === 'handBack' ? 'return' : name) && Boolean(acts[name]))

const formNames = ['clear', 'bounce', 'redeposit', 'settle', 'escalate', 'handBack', 'cover', 'unclear', 'unbounce'] as const

/** What can become of it now, for whoever may say so; the one that was refused stands open with what was typed. */
export function ChequeActs({ cheque: { amount, rest, covers }, acts, act, reply }: Props) {
  const of = (name: string) => (act === name ? reply : undefined)
  const { today, formId, redeposit, cover } = acts
  return (
    <>
      {acts.clear && <Clear {...{ amount, today }} days={acts.clear} reply={of('clear')} />}
      {acts.bounce && <Bounce today={today} days={acts.bounce} reply={of('bounce')} />}
      {redeposit && <Redeposit {...{ formId, accounts: redeposit, reply: of('redeposit') }} />}
      {acts.settle && <SettleOtherwise reply={of('settle')} />}
      {acts.escalate && <Escalate reply={of('escalate')} />}
      {acts.handBack && <HandBack reply={of('return')} />}
      {cover && <CoverDues dues={cover} rest={rest} chosen={covers.map(({ id }) => id)} reply={of('cover')} />}
      {acts.unbounce && <Unbounce reply={of('unbounce')} />}
      {acts.unclear && <Unclear amount={amount} reply={of('unclear')} />}
    </>
  )
}
