import { csvNamed, download, sheetNamed } from '#platform/documents/download.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import { writeCsv } from '#platform/documents/write-csv.ts'
import { type Column, writeSheet } from '#platform/documents/write-sheet.ts'
import { page } from '#platform/http.ts'
import { recordExport } from '#platform/trail.ts'
import { auditAddress, readAsked } from '../audit-asked.ts'
import { auditPermissions } from '../permissions.ts'
import { type AuditLine, exportedLines } from '../queries.ts'

const told = ({ changes, parts }: AuditLine) =>
  [
    ...changes.map(({ label, before, after }) => `${label}: من ${text(before)} إلى ${text(after)}`),
    ...parts.map(({ label, value }) => `${label}: ${text(value)}`),
  ].join('\n')

const text = (value: string | Date | null) => (value instanceof Date ? value.toISOString() : (value ?? '–'))

const columns: { title: string; width: number; text: (line: AuditLine) => string }[] = [
  { title: 'الوقت', width: 24, text: ({ at }) => at.toISOString() },
  { title: 'الشخص', width: 24, text: ({ actor, seenAs }) => (seenAs ? `${actor} (يعرض كـ${seenAs})` : actor) },
  { title: 'ما جرى', width: 32, text: ({ text }) => text },
  { title: 'السجل', width: 28, text: ({ subject }) => subject ?? '' },
  { title: 'التفصيل', width: 48, text: told },
  { title: 'السبب', width: 28, text: ({ reason }) => reason ?? '' },
  { title: 'الجهاز', width: 20, text: ({ device }) => device ?? '' },
  { title: 'عنوان الشبكة', width: 18, text: ({ address }) => address ?? '' },
  { title: 'معرّف السجل', width: 38, text: ({ subjectId }) => subjectId },
  { title: 'الطلب', width: 38, text: ({ requestId }) => requestId },
  { title: 'بصمة السطر', width: 66, text: ({ line }) => line },
]

/** What is taken out of the house is itself part of the trail, written before the first line leaves. */
export const loader = handedOut(
  page(auditPermissions.exportAudit, async (ctx, { query }) => {
    const asked = readAsked(query)
    const format = query.get('format') === 'csv' ? 'csv' : 'xlsx'
    await recordExport(ctx, { list: 'سجل التدقيق', format, filters: auditAddress(asked, {}, '') })
    const lines = exportedLines(ctx, asked)
    if (format === 'xlsx') {
      const sheet = columns satisfies Column<AuditLine>[]
      return download(sheetNamed('سجل التدقيق', ctx.now()), writeSheet({ name: 'سجل التدقيق', columns: sheet, rows: lines }))
    }
    const titles = columns.map(({ title }) => title)
    return download(csvNamed('سجل التدقيق', ctx.now()), writeCsv(titles, cellsOf(lines)))
  }),
)

export const middleware = [loader.middleware]

export default function AuditExport() {
  return null
}

async function* cellsOf(lines: AsyncIterable<AuditLine>) {
  for await (const line of lines) yield columns.map((column) => column.text(line))
}
