import { approveAs } from '#areas/access/public.ts'
import { suppliersToChoose } from '#areas/finance/public.ts'
import { demonstrationPeople } from '#areas/identity/public.ts'
import type { Ctx } from '#platform/context.ts'
import { dayOf, daysAfter } from '#values/days.ts'
import { openingWords } from './balances.ts'
import { itemTables, type OpeningItemKind } from './columns.ts'
import { checkOpening } from './use-cases/check-opening.ts'
import { sendOpening } from './use-cases/send-opening.ts'
import { uploadOpening } from './use-cases/upload-opening.ts'

/** So long ago the books of the office began. */
const began = -70

type Row = Record<string, string | undefined>

/** What lived on from the books before: a paper of each kind, on days counted from today. */
const papers = (on: (ago: number) => string, supplier: string): [OpeningItemKind, Row][] => [
  ['invoices', { party: '9000 1009', number: '2026/118', day: on(began - 15), dueOn: on(12), net: '250', vat: '12.500' }],
  ['credits', { party: '9000 1006', number: 'ق-77', amount: '40' }],
  ['deposits', { party: '9000 1007', number: 'شقة 7', line: 'تحصيل الإيجارات', amount: '150', releaseOn: on(200) }],
  ['bills', { party: supplier, number: 'ف-3391', day: on(began - 20), dueOn: on(20), amount: '120', description: 'قرطاسية' }],
  ['cheques', { party: '9000 1009', number: '004417', bank: 'بنك صحار', dueOn: on(20), amount: '85' }],
]

/** What else there was, and what is left for the owners: with the papers 3999 comes to nothing. */
const balances: Row[] = [
  { account: '1530', key: 'أثاث المكتب', debit: '500' },
  { account: '3999', credit: '47.500' },
  { account: '3300', credit: '452.500' },
]

/** The accountant brings it in, file by file, and another agrees. */
export async function seedOpenings(ctx: Ctx) {
  const people = await demonstrationPeople(ctx)
  const [maker, checker] = ['zahra', 'salim'].map((name) => people.find(({ email }) => email?.startsWith(`${name}@`)))
  const [supplier] = await suppliersToChoose(ctx)
  if (!maker || !checker || !supplier) return
  const making = { ...ctx, actor: { ...ctx.actor, id: maker.id, name: maker.name, kind: 'staff' as const } }
  const on = (ago: number) => daysAfter(dayOf(ctx.now()), ago)
  const files = [
    ...papers(on, supplier.name).map(([kind, row]) => ({ kind, words: itemTables[kind].words, rows: [row] })),
    { kind: 'balances', words: openingWords, rows: balances },
  ]
  for (const { kind, words, rows } of files) {
    const fields = Object.keys(words)
    const table = [Object.values(words), ...rows.map((row) => fields.map((field) => row[field] ?? ''))]
    const bytes = Buffer.from(table.map((cells) => cells.join(',')).join('\n'))
    const { id: importId } = await uploadOpening(making, { kind, file: { name: `${kind}.csv`, bytes } })
    const columns = Object.fromEntries(fields.map((field, place) => [`column-${field}`, String(place)]))
    await checkOpening(making, { importId, day: on(began), ...columns })
    const { approvalId } = await sendOpening(making, { importId })
    await approveAs(ctx, checker, { id: approvalId })
  }
}
