import { sql } from 'kysely'
import { billReduced } from '#areas/finance/hooks.ts'
import { post } from '#areas/finance/ledger/books.ts'
import { mustNotBeOpened } from '#areas/finance/ledger/opened.ts'
import { lockedTo } from '#areas/finance/ledger/period.ts'
import { onceFor } from '#areas/finance/once.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { quarterOf } from '#areas/finance/vat.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { runHook } from '#platform/hook.ts'
import { Refusal } from '#platform/refusal.ts'
import { dayOf } from '#values/days.ts'
import { inRials } from '#values/money.ts'
import { cut } from '#values/text.ts'
import { billCreditSource, vatTakenBack } from '../bill.ts'
import { heldBill } from '../bills.ts'
import { billCredited } from '../facts.ts'
import { CreditBillInput } from '../inputs.ts'
import { paperMark } from '../paper-mark.ts'
import { takenBack } from '../rules.ts'

/** A supplier takes something back by a note of his: of these lines so much, as long as so much of his bill is to pay. */
export const creditBill = command({
  name: 'finance.credit-bill',
  permission: financePermissions.enterBills,
  input: CreditBillInput,
  async run(work, { id, billId, number, day, reason, lines: asked }) {
    await onceFor(work, id)
    if (await work.tx.selectFrom('billCredits').select('id').where('id', '=', id).executeTakeFirst()) {
      work.repeated()
      return { id: billId, number }
    }
    const bill = await heldBill(work, billId)
    await mustNotBeOpened(work, billId)
    if (bill.reversedAt) throw new Refusal('finance.bill-reversed-before', 'عُكست هذه الفاتورة من قبل. حدّث الصفحة.')
    const today = dayOf(work.now())
    if (day > today) throw fieldFault('day', 'هذا اليوم لم يأتِ بعد. راجع تاريخ الإشعار.')
    if (day < bill.day) throw fieldFault('day', 'الإشعار في يوم الفاتورة أو بعده.')
    await mustBeNew(work, bill.supplierId, number)
    const lines = (await linesTaken(work, billId, asked)).map((line) => ({ ...line, branchId: bill.branchId }))
    const sums = sumsOf(lines)
    if (sums.net + sums.vat > bill.open)
      throw new Refusal(
        'finance.bill-paid-before',
        `الإشعار ${inRials(sums.net + sums.vat)}، والمتبقي من الفاتورة ${inRials(bill.open)} فقط. اطلب من المورّد رد الفرق.`,
      )
    const closed = await lockedTo(work)
    const postedOn = closed && day <= closed ? today : day
    const { journalId } = await post(work, {
      source: { kind: billCreditSource, id, purpose: 'enter' },
      memo: cut(`إشعار دائن ${number} من ${bill.supplier} على فاتورته ${bill.number}: ${reason}`, 200),
      day: postedOn,
      transfers: takenBack(bill.supplierId, lines, quarterOf(postedOn)),
    })
    await write(work, { id, bill, number, day, postedOn, reason, sums, lines, journalId })
    await runHook(work, billReduced, { billId })
    work.record(billCredited, billId, { supplier: bill.supplier, number, amount: sums.net + sums.vat, of: bill.number, reason })
    return { id: billId, number }
  },
})

/** One note of a supplier comes once, as his bills do. */
async function mustBeNew({ tx }: Work, supplierId: string, number: string) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${supplierId} ${paperMark(number)}`}, 968016))`.execute(tx)
  const before = await tx
    .selectFrom('billCredits')
    .select('id')
    .where('supplierId', '=', supplierId)
    .where(sql<boolean>`paper_mark(number) = paper_mark(${number})`)
    .executeTakeFirst()
  if (before) throw fieldFault('number', 'سُجّل هذا الإشعار من قبل. راجع الرقم.')
}

type Asked = { place: number; net?: bigint | undefined }

/** Each line that says how much, with its share of the tax to date less what went back before; the bill is held by the caller. */
async function linesTaken({ tx }: Work, billId: string, asked: readonly Asked[]) {
  const { rows } = await sql<Line & { before: bigint; vatBefore: bigint }>`
    select l.place, l.account, l.asset, l.project_id "projectId", l.resource_id "resourceId", l.line, l.net, l.vat, l.recoverable,
      coalesce(sum(c.net), 0)::bigint before, coalesce(sum(c.vat), 0)::bigint "vatBefore"
    from bill_lines l left join bill_credit_lines c on c.bill_id = l.bill_id and c.place = l.place
    where l.bill_id = ${billId} group by l.bill_id, l.place order by l.place`.execute(tx)
  const taken = rows.flatMap(({ before, vatBefore, ...line }) => {
    const net = asked.find(({ place }) => place === line.place)?.net
    if (!net) return []
    if (net > line.net - before) throw fieldFault(`net${line.place}`, `بقي من هذا السطر ${inRials(line.net - before)} فقط.`)
    return [{ ...line, net, vat: vatTakenBack(line, before + net) - vatBefore }]
  })
  if (taken.length === 0) throw fieldFault('net1', 'اكتب المبلغ الذي أعاده المورّد من سطر واحد على الأقل.')
  return taken
}
type Line = Parameters<typeof takenBack>[1][number] & { place: number }

const sumsOf = (lines: readonly Line[]) => ({
  net: lines.reduce((sum, { net }) => sum + net, 0n),
  vat: lines.reduce((sum, { vat }) => sum + vat, 0n),
  recoverable: lines.reduce((sum, { vat, recoverable }) => (recoverable ? sum + vat : sum), 0n),
})

type Note = {
  id: string
  bill: Awaited<ReturnType<typeof heldBill>>
  number: string
  day: string
  postedOn: string
  reason: string
  sums: ReturnType<typeof sumsOf>
  lines: readonly Line[]
  journalId: string
}

async function write(work: Work, { bill, sums, lines, ...note }: Note) {
  const { id: billId, supplierId, open, credited } = bill
  const total = sums.net + sums.vat
  await work.tx
    .insertInto('billCredits')
    .values({ ...note, ...sums, billId, supplierId, enteredBy: work.actor.id, enteredAt: work.now() })
    .execute()
  await work.tx
    .insertInto('billCreditLines')
    .values(lines.map(({ place, net, vat }) => ({ creditId: note.id, billId, place, net, vat })))
    .execute()
  await work.tx
    .updateTable('bills')
    .set({ open: open - total, credited: credited + total })
    .where('id', '=', billId)
    .execute()
}
