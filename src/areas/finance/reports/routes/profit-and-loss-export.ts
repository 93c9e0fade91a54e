import { branchNamed } from '#areas/company/public.ts'
import { exportTable, oneByOne } from '#areas/company/public-lists.ts'
import { ofNone, type ResultsAsked, readResultsAsked, resultsPath } from '#areas/finance/ledger/results-asked.ts'
import { lineWords } from '#areas/finance/ledger/voucher.ts'
import type { Span } from '#areas/finance/lists/span.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import type { Ctx } from '#platform/context.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import type { Column } from '#platform/documents/write-sheet.ts'
import { page } from '#platform/http.ts'
import { addressWith } from '#values/asked.ts'
import { dayInWords } from '#values/dates.ts'
import { dayOf } from '#values/days.ts'
import { profitAndLoss } from '../queries.ts'
import { type StatementRow, type ThingRow, thingName } from '../statement.ts'

const daysOf = ({ from, to }: Span) => `من ${dayInWords(from)} إلى ${dayInWords(to)}`

const title = 'قائمة الدخل'

/** The same figures as on the page, as it stands in its address. */
export const loader = handedOut(
  page(financePermissions.exportBooks, async (ctx, { query }) => {
    const asked = readResultsAsked(query, dayOf(ctx.now()))
    const { rows, parts, compared, things } = await profitAndLoss(ctx, asked)
    const about = await aboutOf(ctx, asked, compared)
    const filters = addressWith(resultsPath, asked)
    if (things) return exportTable(ctx, query, { title, filters, about, columns: thingColumns, rows: oneByOne(things) })
    const titles = [
      ...parts.map(({ name }) => name),
      parts.length > 0 ? 'الشركة' : 'المبلغ',
      ...(compared ? ['ما يقارَن به'] : []),
    ]
    return exportTable(ctx, query, {
      ...{ title, filters, about, columns: columnsOf(titles), rows: oneByOne(rows) },
      isStrong: ({ kind }) => kind === 'sum',
    })
  }),
)

const columnsOf = (titles: string[]): Column<StatementRow>[] => [
  { title: 'الرقم', text: ({ code }) => code },
  { title: 'البيان', width: 36, text: ({ name }) => name },
  ...titles.map((one, index): Column<StatementRow> => ({ title: one, money: ({ amounts }) => amounts[index] ?? 0n })),
]

const thingColumns: Column<ThingRow>[] = [
  { title: 'الرمز', width: 36, text: ({ part }) => part || thingName(part) },
  { title: 'الإيرادات', money: ({ earned }) => earned },
  { title: 'التكاليف المباشرة', money: ({ cost }) => cost },
  { title: 'المصروفات', money: ({ spent }) => spent },
  { title: 'صافي النتيجة', money: ({ result }) => result },
]

async function aboutOf(ctx: Ctx, asked: ResultsAsked, compared: Span | null): Promise<[string, string][]> {
  const { line, branch, project, resource } = asked
  const named = [
    ['المدة', daysOf(asked)],
    ['مقارنةً بالمدة', compared ? daysOf(compared) : ''],
    ['النشاط', line && lineWords[line]],
    ['الفرع', branch === ofNone ? 'بلا فرع' : branch && ((await branchNamed(ctx, branch)) ?? branch)],
    ['المشروع', project],
    ['المركبة أو المعدّة', resource],
  ] satisfies [string, string][]
  return named.filter(([, answer]) => answer !== '')
}

export const middleware = [loader.middleware]

export default function ProfitAndLossExport() {
  return null
}
