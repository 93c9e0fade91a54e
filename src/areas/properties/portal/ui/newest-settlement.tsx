import '#ui/styles/owner.css'
import { Card } from '#ui/card.tsx'
import { Code, Money } from '#ui/values.tsx'
import type { OwnSettled } from '../own-properties.ts'

type Newest = NonNullable<OwnSettled['newest']>
type Name = Newest['steps'][number]['name']

const labels: Record<Name, string> = {
  opening: 'بقي لدينا من قبل',
  collected: 'المحصَّل',
  commission: 'عمولة التحصيل',
  vat: 'ضريبة العمولة',
  expenses: 'مصروفات عقارك',
  other: 'حركات أخرى',
  kept: 'يبقى: احتياطي، أو لم يُحصَّل بعد',
}

/** The newest settlement from what was collected to what is paid: each bar begins where the one before ended. */
export function NewestSettlement({ newest: { number, days, steps, settled, amount } }: { newest: Newest }) {
  const bars = barsOf(steps)
  const [most = settled] = [settled, ...bars.map(({ to }) => to)].toSorted((a, b) => (a < b ? 1 : -1))
  return (
    <Card title={`آخر تسوية، ${days}`} actions={<Code>{number}</Code>}>
      <ul className="to-payable" aria-label="من المحصَّل إلى صافيك">
        {bars.map((bar) => (
          <li key={bar.name}>
            <span>{labels[bar.name]}</span>
            <Bar {...bar} most={most} />
            <Money amount={bar.amount} />
          </li>
        ))}
        <li className="sum">
          <span>صافي التسوية</span>
          <Bar name="sum" from={0n} to={settled} most={most} />
          <Money amount={settled} />
        </li>
        {settled !== amount && (
          <li className="sum">
            <span>نصيبك</span>
            <Bar name="sum" from={0n} to={amount} most={most} />
            <Money amount={amount} />
          </li>
        )}
      </ul>
    </Card>
  )
}

function barsOf(steps: Newest['steps']) {
  let at = 0n
  return steps.map(({ name, amount }) => {
    const from = at
    at += amount
    return { name, amount, from, to: at }
  })
}

const percent = (part: bigint, whole: bigint) => `${whole > 0n && part > 0n ? Number((part * 1000n) / whole) / 10 : 0}%`

type BarProps = { name: Name | 'sum'; from: bigint; to: bigint; most: bigint }

function Bar({ name, from, to, most }: BarProps) {
  const [low, high] = from < to ? [from, to] : [to, from]
  return (
    <span className="to-payable-bar" aria-hidden>
      <i data-step={name} style={{ insetInlineStart: percent(low, most), inlineSize: percent(high - low, most) }} />
    </span>
  )
}
