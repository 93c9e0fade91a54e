import { Link } from 'react-router'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { Code, DateRange, DateText, Money, Num } from '#ui/values.tsx'
import { howMany } from '#values/plural.ts'
import { asHours, sheetStates, sheetTones } from '../../sheets/day-sheet.ts'
import type { OwnHire } from '../own-hires.ts'

type Sheet = OwnHire['sheets'][number]

const ownStates = { ...sheetStates, open: 'بانتظار توقيع موقعك', signed: 'وقّعه موقعك' }

/** Each day that was written, with what it holds and who signed it. */
export function OwnSheets({ one: { sheets, lines } }: { one: OwnHire }) {
  if (sheets.length === 0) return null
  const kindOf = ({ lineId }: Sheet) => lines.find(({ id }) => id === lineId)?.terms.kind ?? ''
  return (
    <Card title="كشوف الساعات" flush>
      <ul className="list">
        {sheets.map((sheet) => (
          <li key={sheet.id}>
            <span className="grow">
              <span className="t">
                <DateText at={sheet.day} weekday /> · {kindOf(sheet)}
              </span>
              <span className="sm db">
                <Figures {...sheet} />
              </span>
              {(sheet.signer || sheet.disputeWhy) && (
                <span className="xs muted db">
                  {sheet.signer && (
                    <>
                      وقّعه <bdi>{sheet.signer}</bdi>
                    </>
                  )}
                  {sheet.state === 'disputed' && sheet.disputeWhy && (
                    <>
                      {' '}
                      · اعتراض: <bdi>{sheet.disputeWhy}</bdi>
                    </>
                  )}
                </span>
              )}
            </span>
            <Badge tone={sheetTones[sheet.state]}>{ownStates[sheet.state]}</Badge>
          </li>
        ))}
      </ul>
    </Card>
  )
}

type Worked = { worked: number; standby: number; broken: number; loads: number }

/** What a day held, as hours. */
export const Figures = ({ worked, standby, broken, loads }: Worked) => (
  <>
    عمل <Num>{asHours(worked)}</Num> · انتظار <Num>{asHours(standby)}</Num> · عطل <Num>{asHours(broken)}</Num>
    {loads > 0 && ` · ${howMany(loads, 'load')}`}
  </>
)

export function OwnInvoices({ one: { invoices } }: { one: OwnHire }) {
  if (invoices.length === 0) return null
  return (
    <Card title="الفواتير" flush>
      <ul className="list">
        {invoices.map(({ id, number, path, fromDay, untilDay, total }) => (
          <li key={id}>
            <span className="grow">
              <Link to={path} className="t">
                <Code>{number}</Code>
              </Link>
              <span className="sm db">
                <DateRange from={fromDay} until={untilDay} />
              </span>
            </span>
            <Money amount={total} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
