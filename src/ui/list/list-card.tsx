import type { ComponentProps, ReactNode } from 'react'
import { Card } from '../card.tsx'
import { FilterBar, FilterChoice, FilterDay } from '../filter-bar.tsx'
import { Pager } from '../links.tsx'
import { NoneFound } from '../none-found.tsx'
import { SavedViews } from '../saved-views.tsx'
import { Empty } from '../states.tsx'
import { type Selection, Table } from '../table.tsx'
import type { List } from './define-list.ts'
import type { Asked, Filter, Filters } from './filters.ts'
import { onScreen } from './on-screen.ts'

export type Offered = readonly (readonly [value: string, words: string])[]

type Props<Row, Of extends Filters> = Pick<ComponentProps<typeof SavedViews>, 'views' | 'reply'> & {
  list: List<Row, Of>
  asked: Asked<Of>
  rows: readonly Row[]
  at: number
  count: number
  /** The options of filters whose options come with the page, by their names. */
  offers?: Partial<Record<keyof Of, Offered>>
  selection?: Selection<Row>
  /** What all that is asked for comes to, above the table. */
  children?: ReactNode
}

/** A declared list in its card: what narrows it, the views somebody keeps, one page of it, and the way to the others. */
export function ListCard<Row, Of extends Filters>({ list, asked, rows, at, count, ...parts }: Props<Row, Of>) {
  const toPage = (page: number) => list.address({ ...asked, page })
  return (
    <Card flush footer={<Pager page={at} perPage={list.perPage} total={count} mostCounted={list.mostCounted} toPage={toPage} />}>
      <ListFilters list={list} asked={asked} offers={parts.offers ?? {}} />
      <SavedViews views={parts.views} here={toPage(1)} reply={parts.reply} />
      {rows.length === 0 ? (
        <Nothing list={list} asked={asked} />
      ) : (
        <>
          {parts.children}
          <Table
            caption={list.title}
            columns={onScreen(list)}
            rows={rows}
            keyOf={list.keyOf}
            sort={asked.sort}
            selection={parts.selection}
          />
        </>
      )}
    </Card>
  )
}

const entriesOf = (filters: Filters) => Object.entries(filters) as [name: string, filter: Filter][]

type BarProps<Row, Of extends Filters> = { list: List<Row, Of>; asked: Asked<Of>; offers: Partial<Record<string, Offered>> }

/** A choice takes effect at once; without a script by the button. */
function ListFilters<Row, Of extends Filters>({ list, asked, offers }: BarProps<Row, Of>) {
  const chosen: Readonly<Record<string, string | number>> = asked
  const valueAt = (name: string) => String(chosen[name] ?? '')
  const of = (...kinds: Filter['kind'][]) => entriesOf(list.filters).filter(([, { kind }]) => kinds.includes(kind))
  const [searched] = of('search')
  const keptOnes = [...of('kept').map(([name]) => [name, valueAt(name)] as const), ['sort', asked.sort] as const]
  const shown = of('choice', 'offered', 'day')
  return (
    <FilterBar
      key={list.address(asked)}
      label={`تصفية: ${list.title}`}
      search={{ name: searched?.[0] ?? 'q', label: labelOf(searched?.[1]), value: valueAt(searched?.[0] ?? 'q') }}
      filters={shown.map(([name]) => valueAt(name))}
      besides={of('kept').some(([name]) => valueAt(name) !== '')}
      clear={list.path}
      kept={Object.fromEntries(keptOnes.filter(([, value]) => value !== ''))}
      atOnce
    >
      {shown.map(([name, filter]) => (
        <FilterField key={name} name={name} filter={filter} value={valueAt(name)} offered={offers[name] ?? []} />
      ))}
    </FilterBar>
  )
}

const labelOf = (filter: Filter | undefined) => (filter && 'label' in filter ? filter.label : 'ابحث')

type FieldProps = { name: string; filter: Filter; value: string; offered: Offered }

function FilterField({ name, filter, value, offered }: FieldProps) {
  if (filter.kind === 'day') return <FilterDay name={name} label={filter.label} value={value} />
  if (filter.kind !== 'choice' && filter.kind !== 'offered') return null
  const options = filter.kind === 'choice' ? Object.entries(filter.names) : offered
  if (filter.kind === 'offered' && options.length < 2) return null
  return <FilterChoice name={name} label={filter.label} all={filter.all} chosen={value} options={options} />
}

function Nothing<Row, Of extends Filters>({ list, asked }: Pick<BarProps<Row, Of>, 'list' | 'asked'>) {
  const { page: _, sort: __, ...filters } = asked
  const words = Object.values(filters as Record<string, string>)
  if (!words.some(Boolean)) return <Empty title={list.empty.title}>{list.empty.text}</Empty>
  const searched = entriesOf(list.filters).find(([, { kind }]) => kind === 'search')?.[0] ?? 'q'
  return (
    <NoneFound q={(filters as Record<string, string>)[searched] ?? ''} all={list.path} title={list.none.title}>
      {list.none.text}
    </NoneFound>
  )
}
