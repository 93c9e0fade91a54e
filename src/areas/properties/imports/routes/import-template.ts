import { propertiesPermissions } from '#areas/properties/permissions.ts'
import { download, sheetNamed } from '#platform/documents/download.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import { type Column, writeSheet } from '#platform/documents/write-sheet.ts'
import { page } from '#platform/http.ts'
import { importTables } from '../columns.ts'
import { propertyImportKindNames, propertyImportKinds } from '../import-kinds.ts'

/** An empty table of the kind that is asked for, with one row that shows how it is filled in. */
export const loader = handedOut(
  page(propertiesPermissions.import, async (ctx, { query }) => {
    const kind = propertyImportKindNames.find((name) => name === query.get('kind')) ?? 'units'
    const { fields, words, example } = importTables[kind]
    const columns = fields.map((field, index): Column<readonly string[]> => {
      return { title: words[field] ?? field, width: 20, text: (row) => row[index] ?? null }
    })
    const sheet = writeSheet({ name: 'النموذج', columns, rows: [example] })
    return download(sheetNamed(`نموذج ${propertyImportKinds[kind]}`, ctx.now()), sheet)
  }),
)

export const middleware = [loader.middleware]

export default function ImportTemplate() {
  return null
}
