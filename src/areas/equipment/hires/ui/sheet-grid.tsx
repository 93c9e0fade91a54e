import '#ui/styles/sheet-grid.css'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { Code, DateRange, Num } from '#ui/values.tsx'
import { weekdayOf } from '#values/dates.ts'
import { daysAfter } from '#values/days.ts'
import { hirePath, sheetPath } from '../../paths.ts'
import { asHours, sheetStates } from '../../sheets/day-sheet.ts'
import type { GridSheet } from '../../sheets/queries.ts'
import type { Grid } from '../hire-page.ts'

type Props = { contractId: string; grid: Grid; opensSheets: boolean; reply: Reply | undefined }
type Row = Grid['rows'][number]
type Cell = Row['cells'][number]

const nothing = { away: '', rest: '–', open: 'مفتوح', missing: 'لم يُسجَّل' } as const

/** Hours of each machine and day; what differs stands under them. The column of the machine stays while the days are pulled past. */
export function SheetGrid({ contractId, grid, opensSheets, reply }: Props) {
  const at = (day: string) => `${hirePath(contractId)}?day=${day}`
  return (
    <Card
      title="كشوف الساعات"
      flush
      footer={
        grid.signed.length > 0 && (
          <PostForm action={`${hirePath(contractId)}?act=approve`} reply={reply} part="approve" before="الاعتماد">
            <input type="hidden" name="sheetIds" value={grid.signed.join(' ')} />
            <SubmitButton variant="soft">{`اعتمد الموقّعة (${grid.signed.length})`}</SubmitButton>
          </PostForm>
        )
      }
      actions={
        <span className="row wrap">
          <DateRange from={grid.from} until={grid.until} />
          <Link
            className={buttonLook({ variant: 'ghost', icon: true })}
            to={at(daysAfter(grid.from, -1))}
            preventScrollReset
            aria-label="الأيام السابقة"
          >
            <ChevronRight className="i" aria-hidden />
          </Link>
          <Link
            className={buttonLook({ variant: 'ghost', icon: true })}
            to={at(daysAfter(grid.until, 14))}
            preventScrollReset
            aria-label="الأيام التالية"
          >
            <ChevronLeft className="i" aria-hidden />
          </Link>
        </span>
      }
    >
      <div className="sheet-grid-box">
        <table className="sheet-grid">
          <caption className="sr-only">كشوف الساعات، كل معدّة في سطر وكل يوم في عمود</caption>
          <thead>
            <tr>
              <th scope="col">المعدّة</th>
              {grid.days.map((day) => (
                <th scope="col" key={day}>
                  <span className="xs muted">{weekdayOf(day)}</span>
                  <Num>{day.slice(8).replace(/^0/, '')}</Num>
                </th>
              ))}
              <th scope="col">المدة</th>
            </tr>
          </thead>
          <tbody>
            {grid.rows.map((row) => (
              <GridRow key={row.lineId} row={row} opens={opensSheets} />
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  )
}

const sumOf = (row: Row) =>
  row.counts === 'loads'
    ? row.cells.reduce((sum, { sheet }) => sum + (sheet?.loads ?? 0), 0)
    : row.cells.reduce((sum, { sheet }) => sum + (sheet?.worked ?? 0), 0)

const GridRow = ({ row, opens }: { row: Row; opens: boolean }) => (
  <tr>
    <th scope="row">
      <span className="medium db">{row.kind}</span>
      <span className="xs muted">
        <Code>{row.code}</Code>
        {row.operator && (
          <>
            {' '}
            · <bdi>{row.operator}</bdi>
          </>
        )}
      </span>
    </th>
    {row.cells.map((cell) => (
      <td key={cell.day} className={lookOf(cell)}>
        <CellIn row={row} cell={cell} opens={opens} />
      </td>
    ))}
    <td className="sum">
      <Num>{row.counts === 'loads' ? String(sumOf(row)) : asHours(sumOf(row))}</Num>
    </td>
  </tr>
)

const lookOf = ({ sheet, none }: Cell) => (sheet ? `is-${sheet.state}${sheet.broken > 0 ? ' has-broken' : ''}` : `is-${none}`)

function CellIn({ row, cell: { day, sheet, none, dayHours }, opens }: { row: Row; cell: Cell; opens: boolean }) {
  if (!sheet && (none === 'away' || none === 'rest')) return <span className="muted">{nothing[none]}</span>
  const text = sheet ? (
    <>
      <Num>{row.counts === 'loads' ? String(sheet.loads) : asHours(sheet.worked)}</Num>
      <span className="xs">{besides(sheet, row, dayHours)}</span>
      <span className="sr-only">{sheetStates[sheet.state]}</span>
    </>
  ) : (
    <span className="xs">{nothing[none]}</span>
  )
  return opens ? <Link to={sheetPath(row.lineId, day)}>{text}</Link> : <span>{text}</span>
}

/** What differs from a usual day. */
function besides(sheet: GridSheet, { counts }: Row, dayHours: number) {
  if (sheet.state === 'disputed') return 'معترَض'
  const over = sheet.worked + sheet.standby - dayHours * 60
  if (sheet.broken > 0) return `${asHours(sheet.broken)} عطل`
  if (sheet.standby > 0) return `${asHours(sheet.standby)} انتظار`
  if (over > 0 && counts === 'hours') return `+${asHours(over)}`
  return ''
}
