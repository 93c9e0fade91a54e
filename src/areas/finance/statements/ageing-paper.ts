import { branchNamed, printPaper } from '#areas/company/public.ts'
import { serviceInWords } from '#areas/finance/ledger/service-words.ts'
import { financePermissions as may } from '#areas/finance/permissions.ts'
import { ageNames, ages } from '#areas/finance/receipts/ageing.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/ids.ts'
import { Refusal } from '#platform/refusal.ts'
import { dayInWords } from '#values/dates.ts'
import { type DebtsAsked, groupings } from './debts-asked.ts'
import { type DebtRow, type DebtSums, debts, exportedDebts } from './debts-queries.ts'
import { groupedDebts, sumOfGroups } from './grouped-debts.ts'
import { mostOnPaper } from './statement.ts'

/** «أعمار الديون»: who owes how much since when, as of a day. */
export async function ageingPaper(ctx: Ctx, asked: DebtsAsked) {
  const { rows, sums } = await all(ctx, asked)
  const narrowed = [
    asked.service && serviceInWords(asked.service),
    isUuid(asked.branch) && (await branchNamed(ctx, asked.branch)),
    asked.age && ages[asked.age],
  ]
  const coverHead = asked.by === 'customer' ? ['مغطى بشيكات'] : []
  return printPaper(ctx, 'areas/finance/statements/papers/ageing.typ', {
    day: asked.day,
    said: [`كما في ${dayInWords(asked.day)}`, ...narrowed.filter(Boolean)].join(' · '),
    heads: [groupings[asked.by], ...ageNames.map((age) => ages[age]), 'متأخر', 'المستحق', 'رصيد دائن', ...coverHead],
    rows: rows.map((row) => [row.name, ...figuresOf(row)]),
    sums: figuresOf(sums),
  })
}

type Figures = DebtSums & { covered?: bigint }

/** What stands on cheques is known of customers only, as in the sheet. */
const figuresOf = ({ covered, ...row }: Figures) => [
  ...ageNames.map((age) => row[age]),
  ...[row.overdue, row.owed, row.credit],
  ...(covered === undefined ? [] : [covered]),
]

async function all(ctx: Ctx, asked: DebtsAsked): Promise<{ rows: (Figures & { name: string })[]; sums: Figures }> {
  if (asked.by !== 'customer') {
    const groups = await groupedDebts(ctx, { ...asked, by: asked.by }, may.exportDebts)
    return { rows: groups, sums: sumOfGroups(groups) }
  }
  const { sums, count } = await debts(ctx, { ...asked, page: 1 }, may.exportDebts)
  if (count > mostOnPaper) {
    throw new Refusal('finance.ageing-too-long', 'العملاء أكثر مما يُطبع. ضيّق القائمة، أو صدّرها إلى إكسل.', 422)
  }
  const rows: DebtRow[] = []
  for await (const row of exportedDebts(ctx, asked, may.exportDebts)) rows.push(row)
  return { rows, sums: { ...sums, covered: rows.reduce((sum, row) => sum + row.covered, 0n) } }
}
