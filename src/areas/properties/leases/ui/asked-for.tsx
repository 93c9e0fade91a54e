import { Money } from '#ui/values.tsx'
import { askedFor } from '../instalments-now.ts'

/** What is paid of an instalment, and how much of that is tax. */
export const AskedFor = (asked: Parameters<typeof askedFor>[0]) => (
  <>
    <Money amount={askedFor(asked)} />
    {asked.vat > 0n && (
      <span className="xs muted db">
        منها ضريبة <Money amount={asked.vat} />
      </span>
    )}
  </>
)
