import type { Column } from '../table.tsx'
import type { List } from './define-list.ts'
import type { Filters } from './filters.ts'

/** The columns of a declared list that stand in its table. */
export const onScreen = <Row, Of extends Filters>({ columns }: List<Row, Of>) =>
  columns.flatMap(({ title, cell, numeric = false, sort }): Column<Row>[] =>
    cell ? [{ key: sort ?? title, title, cell, numeric, sortable: sort !== undefined }] : [],
  )
