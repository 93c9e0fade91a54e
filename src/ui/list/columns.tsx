import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { SheetColumn } from '#values/sheet-column.ts'
import { Code, DateText, Money } from '../values.tsx'

/** A column on the screen and in what is exported; `cell` or `sheet` is absent where it stands only in the other. */
export type ListColumn<Row> = {
  title: string
  cell?: (row: Row) => ReactNode
  sheet?: SheetColumn<Row>
  numeric?: boolean
  /** The name its order has in the address. */
  sort?: string
}

type More = { width?: number; sort?: string; only?: 'screen' | 'sheet' }

function column<Row>(
  sheet: SheetColumn<Row>,
  cell: (row: Row) => ReactNode,
  { sort, only, numeric }: More & { numeric?: boolean },
) {
  const { title } = sheet
  return {
    title,
    ...(only !== 'sheet' && { cell }),
    ...(only !== 'screen' && { sheet }),
    ...(sort && { sort }),
    ...(numeric && { numeric }),
  } satisfies ListColumn<Row>
}

type Text<Row> = (row: Row) => string | null

const text = <Row,>(title: string, read: Text<Row>, more: More = {}): ListColumn<Row> =>
  column({ title, width: more.width ?? 28, text: read }, (row) => (read(row) === null ? null : <bdi>{read(row)}</bdi>), more)

const code = <Row,>(title: string, read: Text<Row>, more: More = {}): ListColumn<Row> => {
  const cell = (row: Row) => {
    const said = read(row)
    return said === null ? null : <Code>{said}</Code>
  }
  return column({ title, width: more.width ?? 20, text: read }, cell, more)
}

const day = <Row,>(title: string, read: Text<Row>, more: More = {}): ListColumn<Row> => {
  const cell = (row: Row) => {
    const at = read(row)
    return at === null ? null : <DateText at={at} />
  }
  return column({ title, day: read }, cell, more)
}

/** Nothing is written where there is no money: a column of noughts hides what counts. */
const money = <Row,>(title: string, read: (row: Row) => bigint | null, more: More = {}): ListColumn<Row> => {
  const cell = (row: Row) => {
    const amount = read(row)
    return amount === null || amount === 0n ? null : <Money amount={amount} />
  }
  return column({ title, money: read }, cell, { ...more, numeric: true })
}

/** The name of a record, which opens it. */
const link = <Row,>(title: string, read: (row: Row) => string, path: (row: Row) => string): ListColumn<Row> => ({
  title,
  cell: (row) => (
    <Link className="link medium" to={path(row)}>
      <bdi>{read(row)}</bdi>
    </Link>
  ),
  sheet: { title, width: 28, text: read },
})

/** The number of a paper, which opens it. */
const number = <Row,>(title: string, read: (row: Row) => string, path: (row: Row) => string): ListColumn<Row> => ({
  title,
  cell: (row) => (
    <Link className="link medium nowrap" to={path(row)}>
      <Code>{read(row)}</Code>
    </Link>
  ),
  sheet: { title, width: 20, text: read },
})

type Drawing<Row> = More & { cell: (row: Row) => ReactNode; words: Text<Row> }

/** Drawn in its own way on the screen, and in words in what is exported. */
const drawn = <Row,>(title: string, { cell, words, ...more }: Drawing<Row>): ListColumn<Row> =>
  column({ title, width: more.width ?? 20, text: words }, cell, more)

/** The kinds of columns, for rows of one kind: `const { text, money } = columnsOf<OutlayRow>()`. */
export const columnsOf = <Row,>() => ({
  ...{ text: text<Row>, code: code<Row>, day: day<Row> },
  ...{ money: money<Row>, number: number<Row>, link: link<Row>, drawn: drawn<Row> },
})
