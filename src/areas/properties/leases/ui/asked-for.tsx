import { Money } from '#ui/values.tsx'
import { askedFor } from '../instalments-now.ts'

type Asked = { amount: bigint; charge: { net: bigint; vat: bigint } | null }

/** What is paid of an instalment, its tax with it: what is not demanded yet has none, as that is decided when it is. */
export const AskedFor = (asked: Asked) => (
  <>
    <Money amount={askedFor(asked)} />
    {asked.charge && asked.charge.vat > 0n && (
      <span className="xs muted db">
        منها ضريبة <Money amount={asked.charge.vat} />
      </span>
    )}
  </>
)
