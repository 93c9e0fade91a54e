import { importOpening } from '#areas/finance/public-openings.ts'
import { download, sheetNamed } from '#platform/documents/download.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import { type Column, writeSheet } from '#platform/documents/write-sheet.ts'
import { page } from '#platform/http.ts'
import { openingKindNames, openingKinds, tableOf } from '../opening-kinds.ts'

/** An empty table of the kind that is asked for, with one row that shows how it is filled in. */
export const loader = handedOut(
  page(importOpening, async (ctx, { query }) => {
    const kind = openingKindNames.find((name) => name === query.get('kind')) ?? 'balances'
    const { fields, words, example } = tableOf(kind)
    const columns = fields.map((field, index): Column<readonly string[]> => {
      return { title: words[field] ?? field, width: 20, text: (row) => row[index] ?? null }
    })
    return download(
      sheetNamed(`نموذج ${openingKinds[kind]}`, ctx.now()),
      writeSheet({ name: 'النموذج', columns, rows: [example] }),
    )
  }),
)

export const middleware = [loader.middleware]

export default function OpeningTemplate() {
  return null
}
