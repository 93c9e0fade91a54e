import { Link } from 'react-router'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { Code, DateRange, DateText, Money, Num } from '#ui/values.tsx'
import { howMany } from '#values/plural.ts'
import { machineSheetTitles } from '../../hand-overs/machine-sheet-words.ts'
import { ownHirePath, ownPicturePath } from '../../paths.ts'
import { asHours, sheetStates, sheetTones, signerInWords } from '../../sheets/day-sheet.ts'
import { DayPictures } from '../../sheets/ui/day-pictures.tsx'
import type { OwnHire } from '../own-hires.ts'

type Sheet = OwnHire['sheets'][number]

const ownStates = { ...sheetStates, open: 'بانتظار توقيع موقعك', signed: 'وقّعه موقعك' }

const shownFirst = 9

/** Each day that was written, with what it holds and who signed it; older ones behind a press. */
export function OwnSheets({ one }: { one: OwnHire }) {
  const { sheets } = one
  if (sheets.length === 0) return null
  const older = sheets.slice(shownFirst)
  return (
    <Card title="كشوف الساعات" flush>
      <SheetList one={one} sheets={sheets.slice(0, shownFirst)} />
      {older.length > 0 && (
        <details>
          <summary className="btn btn-ghost">{`أقدم: ${howMany(older.length, 'timesheet')}`}</summary>
          <SheetList one={one} sheets={older} />
        </details>
      )}
    </Card>
  )
}

const SheetList = ({ one, sheets }: { one: OwnHire; sheets: readonly Sheet[] }) => (
  <ul className="list">
    {sheets.map((sheet) => (
      <li key={sheet.id}>
        <span className="grow">
          <span className="t">
            <DateText at={sheet.day} weekday /> · {one.lines.find(({ id }) => id === sheet.lineId)?.terms.kind}
          </span>
          <span className="sm db">
            <Figures {...sheet} />
          </span>
          <Said sheet={sheet} />
          <DayPictures addresses={sheet.pictures.map((fileId) => ownPicturePath(one.id, fileId))} />
        </span>
        <Badge tone={sheetTones[sheet.state]}>{ownStates[sheet.state]}</Badge>
      </li>
    ))}
  </ul>
)

function Said({ sheet }: { sheet: Sheet }) {
  const { state, disputeWhy } = sheet
  const signer = signerInWords(sheet)
  const isDisputed = state === 'disputed' && disputeWhy
  if (!signer && !isDisputed) return null
  return (
    <span className="xs muted db">
      {signer && (
        <>
          وقّعه <bdi>{signer}</bdi>
        </>
      )}
      {isDisputed && (
        <>
          {' '}
          · اعتراض: <bdi>{disputeWhy}</bdi>
        </>
      )}
    </span>
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

/** How each machine arrived and went back, as both signed it. */
export function OwnHandOvers({ one: { id: contractId, handOvers } }: { one: OwnHire }) {
  if (handOvers.length === 0) return null
  return (
    <Card title="محاضر التسليم والإعادة" flush>
      <ul className="list">
        {handOvers.map(({ id, number, kind, seenOn }) => (
          <li key={id}>
            <span className="grow">
              <a className="t" href={`${ownHirePath(contractId)}/hand-overs/${id}/pdf`} target="_blank" rel="noopener">
                {machineSheetTitles[kind]} <Code>{number}</Code>
              </a>
            </span>
            <DateText at={seenOn} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

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
