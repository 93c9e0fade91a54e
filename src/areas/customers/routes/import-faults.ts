import { data } from 'react-router'
import { download, sheetNamed } from '#platform/documents/download.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import { type Column, writeSheet } from '#platform/documents/write-sheet.ts'
import { page } from '#platform/http.ts'
import { ownImport } from '../import-queries.ts'
import { customersPermissions } from '../permissions.ts'

type Line = { row: number; field: string; message: string; cells: string[] }

/** What is wrong, row by row, with the row as it was brought beside it. */
export const loader = handedOut(
  page(customersPermissions.import, async (ctx, { params }) => {
    const found = await ownImport(ctx, params.importId)
    if (!found) throw data('لا يوجد هذا الملف.', { status: 404, statusText: 'Not Found' })
    const { headers, rows, faults } = found
    const cellsOf = new Map(rows.map(({ number, cells }) => [number, cells]))
    const lines: Line[] = faults.map((fault) => ({ ...fault, cells: cellsOf.get(fault.row) ?? [] }))
    const columns: Column<Line>[] = [
      { title: 'الصف', width: 8, number: ({ row }) => row },
      { title: 'الحقل', width: 20, text: ({ field }) => field },
      { title: 'ما يصحّحه', width: 50, text: ({ message }) => message },
      ...headers.map((title, index) => ({ title, text: ({ cells }: Line) => cells[index] ?? null })),
    ]
    return download(sheetNamed('ملاحظات الاستيراد', ctx.now()), writeSheet({ name: 'الملاحظات', columns, rows: lines }))
  }),
)

export const middleware = [loader.middleware]

export default function ImportFaults() {
  return null
}
