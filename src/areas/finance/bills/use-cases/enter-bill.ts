import type { Insertable } from 'kysely'
import { branches, setting } from '#areas/company/public.ts'
import { post, reverse } from '#areas/finance/books.ts'
import { usualRate } from '#areas/finance/invoices/invoice-parties.ts'
import { quarterOf } from '#areas/finance/invoices/vat.ts'
import { lockedTo } from '#areas/finance/ledger/period.ts'
import { onceFor } from '#areas/finance/once.ts'
import { mustNotBeOpened } from '#areas/finance/openings/opened.ts'
import { levelPoolsOf } from '#areas/finance/owners/expenses.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { movedQuarter } from '#areas/finance/tax/filed.ts'
import { attachTo } from '#areas/records/public.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import type { Database } from '#platform/db/database.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { Refusal } from '#platform/refusal.ts'
import { dayOf } from '#values/days.ts'
import { cut, folded } from '#values/text.ts'
import { assetCodes, billSource, costCodes, taxedLines } from '../bill.ts'
import { heldBill } from '../bills.ts'
import { billEntered, billReversed } from '../facts.ts'
import { EnterBillInput, ReverseBillInput } from '../inputs.ts'
import { bought } from '../rules.ts'
import { paperBefore } from '../same-paper.ts'

/** What a supplier asks for: the cost and its tax, owed to him from the day on his paper, or from today where its period is closed. */
export const enterBill = command({
  name: 'finance.enter-bill',
  permission: financePermissions.enterBills,
  input: EnterBillInput,
  async run(work, { id, supplierId, branchId = null, number, day, dueOn, note = null, paper, lines: typed }) {
    await onceFor(work, id)
    if (await work.tx.selectFrom('bills').select('id').where('id', '=', id).executeTakeFirst()) {
      work.repeated()
      return { id, number }
    }
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
    return { id, number }
  },
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

/** A bill that should not have been, as long as nothing of it was paid. */
export const reverseBill = command({
  name: 'finance.reverse-bill',
  permission: financePermissions.reverseBills,
  input: ReverseBillInput,
  async run(work, { billId, reason }) {
    const { supplier, number, net, vat, open, reversedAt, journalId, postedOn } = await heldBill(work, billId)
    await mustNotBeOpened(work, billId)
    if (reversedAt) throw new Refusal('finance.bill-reversed-before', 'عُكست هذه الفاتورة من قبل. حدّث الصفحة.')
    if (open < net + vat) throw new Refusal('finance.bill-paid-before', 'سُدّد من هذه الفاتورة أو عليها إشعار، فلا تُعكس.')
    await reverse(work, journalId, { memo: cut(`عكس فاتورة ${supplier} رقم ${number}: ${reason}`, 200) })
    await levelPoolsOf(work, billId)
    const reversedIn = await movedQuarter(work, { from: quarterOf(postedOn), day: dayOf(work.now()) })
    const row = { open: 0n, reversedBy: work.actor.id, reversedAt: work.now(), reversedIn, reason }
    await work.tx.updateTable('bills').set(row).where('id', '=', billId).execute()
    work.record(billReversed, billId, { supplier, number, amount: net + vat, reason })
    return { id: billId, number }
  },
})
