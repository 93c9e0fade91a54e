import { Sentence } from './sentence.tsx'
import { Money } from './values.tsx'

export type PriceLine = { label: string; amount: bigint }
type Props = { lines: readonly PriceLine[]; total: PriceLine; after?: readonly PriceLine[] }

/** What a price is made of, what it comes to, and below the cut what is not part of it. */
export function PriceLines({ lines, total, after = [] }: Props) {
  return (
    <dl className="sum">
      {lines.map((line) => (
        <Line key={line.label} {...line} />
      ))}
      <Line {...total} look="total" />
      {after.map((line, at) => (
        <Line key={line.label} {...line} look={at === 0 ? 'cut' : undefined} />
      ))}
    </dl>
  )
}

function Line({ label, amount, look }: PriceLine & { look?: string | undefined }) {
  return (
    <div className={look}>
      <dt>
        <Sentence>{label}</Sentence>
      </dt>
      <dd>
        <Money amount={amount} />
      </dd>
    </div>
  )
}
