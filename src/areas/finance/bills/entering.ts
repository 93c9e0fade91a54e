import type { Insertable } from 'kysely'
import type { z } from 'zod'
import { branches, setting } from '#areas/company/public.ts'
import { usualRate } from '#areas/finance/invoices/invoice-parties.ts'
import { post } from '#areas/finance/ledger/books.ts'
import { lockedTo } from '#areas/finance/ledger/period.ts'
import { onceFor } from '#areas/finance/once.ts'
import { quarterOf } from '#areas/finance/vat.ts'
import { attachTo } from '#areas/records/public.ts'
import type { Work } from '#platform/context.ts'
import type { Database } from '#platform/db/database.ts'
import { fieldFault } from '#platform/field-fault.ts'
import type { Upload } from '#platform/files/uploads.ts'
import { dayOf } from '#values/days.ts'
import { cut, folded } from '#values/text.ts'
import { assetCodes, billSource, costCodes, taxedLines } from './bill.ts'
import { billEntered } from './facts.ts'
import type { EnterBillInput } from './inputs.ts'
import { bought } from './rules.ts'
import { paperBefore } from './same-paper.ts'

type Bill = z.output<typeof EnterBillInput>

/** The cost and its tax, owed to the supplier from the day on his paper, or from today where its period is closed; once for its id. */
export async function enter(work: Work, bill: Bill) {
  const { id, supplierId, branchId = null, number, day, dueOn, note = null, paper, lines: typed } = bill
  await onceFor(work, id)
  if (await work.tx.selectFrom('bills').select('id').where('id', '=', id).executeTakeFirst()) return { id, number, existed: true }
  const today = dayOf(work.now())
  if (day > today) throw fieldFault('day', 'هذا اليوم لم يأتِ بعد. راجع تاريخ الفاتورة.')
  const supplier = await supplierOf(work, supplierId)
  if (branchId && !(await branches(work)).some((one) => one.id === branchId)) throw fieldFault('branchId', 'اختر الفرع.')
  await mustBeNew(work, { number, supplier })
  for (const line of typed) mustMakeSense(line, supplier)
  const [vatin, rate] = [await setting(work, 'vatin'), (await setting(work, 'vatRate')) ?? usualRate]
  const lines = taxedLines(typed.map(whole), { rate, comesBack: vatin !== null })
  const sums = sumsOf(lines)
  if (sums.recoverable > 0n && paper.length === 0)
    throw fieldFault('paper', 'أرفق فاتورته، صورة أو PDF: لا تُسترد ضريبتها بلا ورقة.')
  const closed = await lockedTo(work)
  const postedOn = closed && day <= closed ? today : day
  const { journalId } = await post(work, {
    source: { kind: billSource, id, purpose: 'enter' },
    memo: cut(`فاتورة ${supplier.name} رقم ${number}`, 200),
    day: postedOn,
    transfers: bought(supplierId, withBranch(lines, branchId), quarterOf(postedOn)),
  })
  const words = folded([number, supplier.name, ...lines.map(({ description }) => description)].join(' '))
  const kept = { id, supplierId, branchId, number, day, dueOn, postedOn, note, words, ...sums, journalId }
  const row = { ...kept, open: sums.net + sums.vat, enteredBy: work.actor.id, enteredAt: work.now() }
  await writeRow(work, row)
  await work.tx
    .insertInto('billLines')
    .values(lines.map(({ blocked: _, ...line }) => ({ ...line, billId: id })))
    .execute()
  await attachTo(work, { kind: 'bill', recordId: id }, paper)
  work.record(billEntered, id, { supplier: supplier.name, number, amount: sums.net + sums.vat })
  return { id, number, existed: false }
}

export type OwnExpense = {
  id: string
  supplierId: string
  branchId: string
  number: string
  day: string
  dueOn: string
  account: (typeof costCodes)[number]
  line: Bill['lines'][number]['line']
  description: string
  amount: bigint
  paper: readonly Upload[]
}

/** A cost of ours with one line and no tax. */
export const enterUntaxed = (work: Work, { account, line, description, amount, paper, ...bill }: OwnExpense) =>
  enter(work, {
    ...{ ...bill, paper: [...paper] },
    lines: [{ place: 1, account, line, description, net: amount, vatCategory: 'out-of-scope' }],
  })

type Typed = { place: number; account: string; vatCategory: string }

function mustMakeSense({ place, account, vatCategory }: Typed, supplier: { vatin: string | null }) {
  if (![...costCodes, ...assetCodes].some((code) => account.startsWith(code))) throw fieldFault(`account${place}`, 'اختر الحساب.')
  if (vatCategory === 'standard' && !supplier.vatin)
    throw fieldFault(`vatCategory${place}`, 'المورّد غير مسجّل في الضريبة. اكتب رقمه الضريبي في بطاقته، أو اختر فئة أخرى.')
}

type Things = { asset?: string | undefined; projectId?: string | undefined; resourceId?: string | undefined }
/** Of what nothing was said there is nothing. */
const whole = <Line extends Things>({ asset, projectId, resourceId, ...line }: Line) => ({
  ...line,
  ...{ asset: asset ?? null, projectId: projectId ?? null, resourceId: resourceId ?? null },
})

const withBranch = <Line>(lines: readonly Line[], branchId: string | null) => lines.map((line) => ({ ...line, branchId }))

async function supplierOf({ tx }: Work, id: string) {
  const supplier = await tx.selectFrom('suppliers').selectAll().where('id', '=', id).executeTakeFirst()
  if (!supplier) throw fieldFault('supplierId', 'اختر المورّد.')
  return supplier
}

type Line = { net: bigint; vat: bigint; recoverable: boolean }
const sumsOf = (lines: readonly Line[]) => ({
  net: lines.reduce((sum, { net }) => sum + net, 0n),
  vat: lines.reduce((sum, { vat }) => sum + vat, 0n),
  recoverable: lines.reduce((sum, { vat, recoverable }) => (recoverable ? sum + vat : sum), 0n),
})

type Row = Omit<Insertable<Database['bills']>, 'reversedBy' | 'reversedAt' | 'reversedIn' | 'reason'>

/** The key of the table is the last word: what was opened with the balances holds its number by that alone. */
async function writeRow({ tx }: Work, row: Row) {
  const entered = await tx
    .insertInto('bills')
    .values({ ...row, reversedBy: null, reversedAt: null, reversedIn: null, reason: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!entered) throw enteredBefore()
}

/** One paper of a supplier comes once, whether it is owed or was paid out of a box. */
async function mustBeNew(work: Work, { number, supplier }: { number: string; supplier: { name: string; vatin: string | null } }) {
  const before = await paperBefore(work, number, supplier)
  if (before === 'bill') throw enteredBefore()
  if (before === 'petty')
    throw fieldFault('number', 'صُرفت هذه الورقة مصروفًا نثريًا من قبل. راجع الرقم، أو ابحث عنها في المصروفات النثرية.')
}

const enteredBefore = () => fieldFault('number', 'سُجّلت هذه الفاتورة من قبل. راجع الرقم، أو ابحث عنها.')
