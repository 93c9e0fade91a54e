import { sourceWords } from '#areas/finance/ledger/journal.ts'
import { keyNamed } from '#areas/finance/ledger/leaf-keys.ts'
import type { MovementsAsked } from '#areas/finance/ledger/movements-asked.ts'
import { partNamed } from '#areas/finance/ledger/part-named.ts'
import { lineWords } from '#areas/finance/ledger/voucher.ts'
import type { Ctx } from '#platform/context.ts'
import type { Column } from '#platform/documents/write-sheet.ts'
import { dayInWords } from '#values/dates.ts'
import type { MovementWithBalance } from './movement-queries.ts'

export const movementColumns: Column<MovementWithBalance>[] = [
  { title: 'التاريخ', day: ({ day }) => day },
  { title: 'القيد', number: ({ number }) => Number(number) },
  { title: 'المصدر', text: ({ source }) => sourceWords(source) },
  { title: 'البيان', width: 36, text: ({ memo }) => memo },
  { title: 'المفتاح', width: 20, text: ({ key }) => key || null },
  { title: 'يقابله', width: 28, text: ({ other, otherName }) => `${other} ${otherName}` },
  { title: 'النشاط', text: ({ line }) => line && lineWords[line] },
  { title: 'مدين', money: ({ debit }) => debit },
  { title: 'دائن', money: ({ credit }) => credit },
  { title: 'الرصيد', money: ({ balance }) => balance },
]

/** Among the movements of several accounts, which one it is. */
export const accountColumn: Column<MovementWithBalance> = {
  ...{ title: 'الحساب', width: 28 },
  text: ({ account, accountName }) => `${account} ${accountName}`,
}

/** What stands above them on paper: of which days, of what part and of which leaf they are. */
export async function aboutMovements(ctx: Pick<Ctx, 'db'>, asked: MovementsAsked): Promise<[string, string][]> {
  const said: [string, string][] = [
    ['من', asked.from && dayInWords(asked.from)],
    ['إلى', asked.to && dayInWords(asked.to)],
    ['المفتاح', await keyNamed(ctx, asked.key)],
    ['عن', await partNamed(ctx, asked)],
  ]
  return said.filter(([, words]) => words)
}
