import type { Ctx } from '#platform/context.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import { page } from '#platform/http.ts'
import type { viewsOfArea } from '#platform/kept-views.ts'
import type { Permission } from '#platform/permissions.ts'
import type { List } from '#ui/list/define-list.ts'
import type { Asked, Filters } from '#ui/list/filters.ts'
import { exportTable } from './export-table.ts'
import type { Sums } from './with-sums.ts'

type KeptViews = ReturnType<typeof viewsOfArea>['keptViews']

/** The views somebody keeps of a declared list, by the words of its area. */
export const viewsOfList = <Row, Of extends Filters>(
  keptViews: KeptViews,
  list: List<Row, Of>,
  by: { name: string; permission: Permission },
) =>
  keptViews({
    ...{ ...by, path: list.path },
    tidy: (query) => list.address({ ...list.read(query), page: 1 }),
  })

type Exported<Row, Of extends Filters> = {
  permission: Permission
  rows: (ctx: Ctx, asked: Asked<Of>) => AsyncIterable<Row>
  sums?: Sums<Row>
}

/** A declared list as it stands in its address, as a file. That it left the house is written down first. */
export const exportOfList = <Row, Of extends Filters>(list: List<Row, Of>, { permission, rows, sums }: Exported<Row, Of>) =>
  handedOut(
    page(permission, async (ctx, { query }) => {
      const asked = list.read(query)
      const sheet = { title: list.title, columns: list.sheet, rows: rows(ctx, asked), filters: list.address(asked) }
      return exportTable(ctx, query, sums ? { ...sheet, sums } : sheet)
    }),
  )
