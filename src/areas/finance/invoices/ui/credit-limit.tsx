import { Alert } from '#ui/alert.tsx'
import { Money } from '#ui/values.tsx'

type Props = { limit: bigint; owed: bigint; mayPass?: boolean }

/** How much of what may be owed is owed; beyond it, what that means for whoever issues. */
export function CreditLimit({ limit, owed, mayPass = false }: Props) {
  const used = owed > 0n ? owed : 0n
  return (
    <Alert>
      سقف دينه <Money amount={limit} />، وعليه الآن <Money amount={used} />{' '}
      {used >= limit ? (mayPass ? 'بلغه، ولك أن تتجاوزه.' : 'بلغه، فاقبض منه قبل أن تُصدر.') : null}
    </Alert>
  )
}
