import { Money } from '#ui/values.tsx'

/** What is in a customer's favour says so: never a bare minus. */
export function Balance({ amount, whose = 'له' }: { amount: bigint; whose?: 'له' | 'لك' }) {
  if (amount >= 0n) return <Money amount={amount} />
  return (
    <span className="nowrap">
      <Money amount={-amount} /> {whose}
    </span>
  )
}
