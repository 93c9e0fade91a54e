import { download, sheetNamed } from '../documents/download.ts'
import { type Column, writeSheet } from '../documents/write-sheet.ts'
import type { Fault, ImportRow } from './table.ts'

type Line = Fault & { cells: string[] }
type Judged = { headers: string[]; rows: ImportRow[]; faults: Fault[] }

/** What is wrong, row by row, with the row as it was brought beside it. */
export function faultsSheet({ headers, rows, faults }: Judged, now: Date) {
  const cellsOf = new Map(rows.map(({ number, cells }) => [number, cells]))
  const lines: Line[] = faults.map((fault) => ({ ...fault, cells: cellsOf.get(fault.row) ?? [] }))
  const columns: Column<Line>[] = [
    { title: 'الصف', width: 8, number: ({ row }) => row },
    { title: 'الحقل', width: 20, text: ({ field }) => field },
    { title: 'ما يصحّحه', width: 50, text: ({ message }) => message },
    ...headers.map((title, index) => ({ title, text: ({ cells }: Line) => cells[index] ?? null })),
  ]
  return download(sheetNamed('ملاحظات الاستيراد', now), writeSheet({ name: 'الملاحظات', columns, rows: lines }))
}
