import { Link } from 'react-router'
import { Badge } from '#ui/badge.tsx'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { Empty } from '#ui/states.tsx'
import { Code, DateText } from '#ui/values.tsx'
import { sheetPath } from '../../paths.ts'
import { sheetStates, sheetTones } from '../day-sheet.ts'
import type { SheetToWrite } from '../queries.ts'

/** Each machine on its site with its sheet of today, and the days that were forgotten. */
export function SheetsToWrite({ rows }: { rows: readonly SheetToWrite[] }) {
  return (
    <Card title="كشوف اليوم" flush>
      {rows.length === 0 && <Empty title="لا معدات في المواقع">يظهر هنا كشف كل معدّة بعد إرسالها إلى موقعها.</Empty>}
      <ul className="list">
        {rows.map((row) => (
          <ToWrite key={row.lineId} row={row} />
        ))}
      </ul>
    </Card>
  )
}

function StateOf({ row: { state, isHere } }: { row: SheetToWrite }) {
  if (isHere) return <Badge tone="info">في هاتفك</Badge>
  return state ? <Badge tone={sheetTones[state]}>{sheetStates[state]}</Badge> : <Badge tone="warning">لم يُسجَّل</Badge>
}

const ToWrite = ({ row }: { row: SheetToWrite }) => (
  <li>
    <span className="grow">
      <span className="t">
        {row.kind} <Code>{row.code}</Code>
      </span>
      <span className="sm db">
        <bdi>{row.site}</bdi>
        {row.operator && (
          <>
            {' '}
            · <bdi>{row.operator}</bdi>
          </>
        )}
      </span>
      {row.late.length > 0 && (
        <span className="xs db">
          لم تُسجَّل:{' '}
          {row.late.map((day, at) => (
            <span key={day}>
              {at > 0 && '، '}
              <Link className="link" to={sheetPath(row.lineId, day)} reloadDocument>
                <DateText at={day} />
              </Link>
            </span>
          ))}
        </span>
      )}
    </span>
    <StateOf row={row} />
    <Link
      className={buttonLook({ size: 'small', variant: row.state ? 'outline' : 'primary' })}
      to={sheetPath(row.lineId, row.today)}
      reloadDocument
      aria-label={`كشف ${row.code} اليوم`}
    >
      {row.state ? 'افتح الكشف' : 'سجّل الساعات'}
    </Link>
  </li>
)
