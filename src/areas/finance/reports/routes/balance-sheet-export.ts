import { exportTable, oneByOne } from '#areas/company/public-lists.ts'
import { balanceSheetPath } from '#areas/finance/ledger/results-asked.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import type { Column } from '#platform/documents/write-sheet.ts'
import { page } from '#platform/http.ts'
import { addressWith } from '#values/asked.ts'
import { dayInWords } from '#values/dates.ts'
import { dayOf, isDay } from '#values/days.ts'
import { type BalanceSheet, balanceSheet } from '../position-queries.ts'

type Row = { code: string; name: string; amount: bigint | null; isSum: boolean }

const columns: Column<Row>[] = [
  { title: 'الرقم', text: ({ code }) => code },
  { title: 'الحساب', width: 40, text: ({ name }) => name },
  { title: 'المبلغ', money: ({ amount }) => amount },
]

const sum = (name: string, amount: bigint | null): Row => ({ code: '', name, amount, isSum: true })

const sectionRows = ({ title, sum: words, rows, total }: BalanceSheet['assets']): Row[] => [
  sum(title, null),
  ...rows.map((row) => ({ ...row, isSum: false })),
  sum(words, total),
]

function rowsOf({ assets, debts, equity, difference, cover, memo }: BalanceSheet): Row[] {
  const unbalanced = difference === 0n ? [] : [sum('الفرق، والمركز غير متوازن', difference)]
  const memoRows = memo.map(({ code, name, net }) => ({ code, name, amount: net, isSum: false }))
  return [
    ...[assets, debts, equity].flatMap(sectionRows),
    ...[sum('مجموع الالتزامات وحقوق الملكية', debts.total + equity.total), ...unbalanced],
    ...[sum('مالنا من النقد، بعد ما لغيرنا', cover.own)],
    ...(memo.length > 0 ? [sum('حسابات نظامية، خارج المركز', null), ...memoRows] : []),
  ]
}

/** The same figures as on the page, of the day in its address. */
export const loader = handedOut(
  page(financePermissions.exportBooks, async (ctx, { query }) => {
    const asked = query.get('day') ?? ''
    const sheet = await balanceSheet(ctx, isDay(asked) ? asked : dayOf(ctx.now()))
    return exportTable(ctx, query, {
      ...{ title: 'المركز المالي', columns, rows: oneByOne(rowsOf(sheet)) },
      filters: addressWith(balanceSheetPath, { day: sheet.day }),
      about: [['في نهاية', dayInWords(sheet.day)]],
      isStrong: ({ isSum }) => isSum,
    })
  }),
)

export const middleware = [loader.middleware]

export default function BalanceSheetExport() {
  return null
}
