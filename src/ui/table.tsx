import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { Num } from './values.tsx'

export type Column<Row> = {
  key: string
  title: string
  /** `null` where this row has none. */
  cell: (row: Row) => ReactNode
  numeric?: boolean
  sortable?: boolean
  /** The cell says itself what it does: a card gives it no title. */
  isAct?: boolean
}

type TableProps<Row> = {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
  sort?: string | undefined
  footer?: ReactNode
  selection?: Selection<Row> | undefined
}

/** What can be done with several rows at once: their field in the form around the table, what they come to, and the buttons. */
export type Selection<Row> = {
  name: string
  labelOf: (row: Row) => string
  sumOf?: (rows: Row[]) => ReactNode
  actions: ReactNode
}

/** A list from the server in its order: `sort` is a column of the URL, with a minus for the greatest first. On a phone each row is a card. */
export function Table<Row>({ caption, columns, rows, keyOf, sort, footer, selection }: TableProps<Row>) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const picked = rows.filter((row) => chosen.has(keyOf(row)))
  const choose = (keys: string[]) => setChosen(new Set(keys))
  return (
    <>
      {selection && <Bulk picked={picked} selection={selection} />}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keyboard scrolls what it can stand on */}
      <section className="table-wrap holds-head" aria-label={caption} tabIndex={0}>
        {/* biome-ignore-start lint/a11y/noRedundantRoles: as cards the rows are no table any more to some browsers, unless it is said */}
        <table className="table as-cards" role="table">
          <caption className="visually-hidden">{caption}</caption>
          <thead role="rowgroup">
            <tr role="row">
              {selection && (
                <th scope="col">
                  <Pick
                    label="حدّد الكل"
                    checked={picked.length > 0 && picked.length === rows.length}
                    some={picked.length > 0}
                    onChange={(all) => choose(all ? rows.map(keyOf) : [])}
                  />
                  <span className="hidden max-sm:inline" aria-hidden>
                    حدّد الكل
                  </span>
                </th>
              )}
              {columns.map((column) => (
                <Heading key={column.key} column={column} sort={sort} />
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {rows.map((row) => (
              <tr key={keyOf(row)} role="row" aria-selected={selection && chosen.has(keyOf(row)) ? true : undefined}>
                {selection && (
                  <td role="cell" className="pick">
                    <Pick
                      name={selection.name}
                      value={keyOf(row)}
                      label={selection.labelOf(row)}
                      checked={chosen.has(keyOf(row))}
                      onChange={(on) => choose(on ? [...chosen, keyOf(row)] : [...chosen].filter((key) => key !== keyOf(row)))}
                    />
                  </td>
                )}
                {columns.map((column) => (
                  <Cell key={column.key} column={column} row={row} />
                ))}
              </tr>
            ))}
          </tbody>
          {footer && <tfoot role="rowgroup">{footer}</tfoot>}
        </table>
        {/* biome-ignore-end lint/a11y/noRedundantRoles: as above */}
      </section>
    </>
  )
}

/** Where there is nothing stands a dash; a card leaves it out. */
function Cell<Row>({ column: { title, cell, numeric, isAct }, row }: { column: Column<Row>; row: Row }) {
  const said = cell(row)
  const shown = said === false ? null : said
  const look = [numeric && 'n', (shown ?? null) === null && 'none'].filter(Boolean).join(' ')
  return (
    // biome-ignore lint/a11y/noRedundantRoles: as a card it is no cell any more to some browsers, unless it is said
    <td role="cell" className={look || undefined} data-title={isAct ? undefined : title}>
      {shown ?? <span className="muted">–</span>}
    </td>
  )
}

function Heading<Row>({ column, sort }: { column: Column<Row>; sort: string | undefined }) {
  const { search } = useLocation()
  const { key, title, numeric, sortable } = column
  const direction = sort === key ? 'ascending' : sort === `-${key}` ? 'descending' : undefined
  if (!sortable) {
    return (
      <th scope="col" className={numeric ? 'n' : undefined}>
        {title}
      </th>
    )
  }
  const query = new URLSearchParams(search)
  query.set('sort', direction === 'ascending' ? `-${key}` : key)
  query.delete('page')
  const Icon = direction === 'ascending' ? ArrowUp : direction === 'descending' ? ArrowDown : ArrowUpDown
  return (
    <th scope="col" className={numeric ? 'n' : undefined} aria-sort={direction}>
      <Link to={`?${query}`} preventScrollReset className="sorts">
        {title}
        <Icon className="i i-sm" aria-hidden />
      </Link>
    </th>
  )
}

type PickProps = {
  label: string
  checked: boolean
  some?: boolean
  name?: string
  value?: string
  onChange: (checked: boolean) => void
}

function Pick({ label, checked, some = false, name, value, onChange }: PickProps) {
  return (
    <span className="hit">
      <input
        type="checkbox"
        className="check"
        aria-label={label}
        name={name}
        value={value}
        checked={checked}
        ref={(box) => {
          if (box) box.indeterminate = some && !checked
        }}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </span>
  )
}

/** Without a script nobody counts what is ticked: there the buttons are always shown, and the server sees what was chosen. */
function Bulk<Row>({ picked, selection }: { picked: Row[]; selection: Selection<Row> }) {
  return (
    <div className={`bulk ${picked.length > 0 ? '' : 'hidden noscript:flex'}`}>
      <span aria-live="polite">
        المحدد
        {picked.length > 0 && (
          <>
            : <Num>{picked.length}</Num>
          </>
        )}
        {picked.length > 0 && selection.sumOf && <> · {selection.sumOf(picked)}</>}
      </span>
      <div className="row wrap end">{selection.actions}</div>
    </div>
  )
}
