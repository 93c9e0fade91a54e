import { exportTable, oneByOne } from '#areas/company/public-lists.ts'
import { type TrialRow, trialBalance } from '#areas/finance/ledger/books-queries.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import type { Column } from '#platform/documents/write-sheet.ts'
import { page } from '#platform/http.ts'
import { addressWith } from '#values/asked.ts'
import { dayInWords } from '#values/dates.ts'

type Row = TrialRow & { isSum?: boolean }

const columns: Column<Row>[] = [
  { title: 'الرقم', text: ({ code }) => code },
  { title: 'الحساب', width: 36, text: ({ name }) => name },
  { title: 'مجموع المدين', money: ({ debits }) => debits },
  { title: 'مجموع الدائن', money: ({ credits }) => credits },
  { title: 'رصيد مدين', money: ({ debit }) => debit || null },
  { title: 'رصيد دائن', money: ({ credit }) => credit || null },
]

/** The same figures as on the page, of the day in its address. */
export const loader = handedOut(
  page(financePermissions.exportBooks, async (ctx, { query }) => {
    const { day, parts } = await trialBalance(ctx, query.get('day'))
    const rows = parts.flatMap(({ title, rows: some, sums }): Row[] => [
      ...some,
      { ...sums, code: '', name: `مجموع ${title}`, isSum: true },
    ])
    return exportTable(ctx, query, {
      ...{ title: 'ميزان المراجعة', columns, rows: oneByOne(rows) },
      filters: addressWith('/admin/finance/trial-balance', { day }),
      about: [['حتى', dayInWords(day)]],
      isStrong: ({ isSum }) => isSum ?? false,
    })
  }),
)

export const middleware = [loader.middleware]

export default function TrialBalanceExport() {
  return null
}
