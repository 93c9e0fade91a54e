import { Card } from '#ui/card.tsx'
import { OpenLink } from '#ui/links.tsx'
import { Code, Money } from '#ui/values.tsx'
import { monthInWords } from '#values/dates.ts'
import type { MonthlyLine } from '../monthly-shown.ts'

/** Of a company that pays by the month: on which invoice it stands, or that it waits for one. */
export const Monthly = ({ lines }: { lines: readonly MonthlyLine[] }) => (
  <Card title="في فاتورة الشهر" flush>
    <ul className="list">
      {lines.map(({ id, description, net, month, waits, invoice }) => (
        <li key={id}>
          <span className="grow">
            <span className="t">{description}</span>
            <span className="xs muted db">
              {waits && `تصدر آخر ${monthInWords(month)}`}
              {!waits && !invoice && 'رُدّ قبل أن تصدر به فاتورة'}
              {invoice?.path && (
                <OpenLink to={invoice.path}>
                  <Code>{invoice.number}</Code>
                </OpenLink>
              )}
              {invoice && !invoice.path && <Code>{invoice.number}</Code>}
            </span>
          </span>
          <Money amount={net} />
        </li>
      ))}
    </ul>
  </Card>
)
