import { ChevronDown } from 'lucide-react'

export type PoolToChoose = { mandateId: string; label: string }

/** Which mandate is meant: asked only where there are several. */
export function PoolChoice({ pools }: { pools: readonly PoolToChoose[] }) {
  const [first] = pools
  if (pools.length < 2) return <input type="hidden" name="mandate" value={first?.mandateId} />
  return (
    <div className="input">
      <select name="mandate" aria-label="الاتفاقية">
        {pools.map(({ mandateId, label }) => (
          <option key={mandateId} value={mandateId}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDown className="i i-sm" aria-hidden />
    </div>
  )
}
