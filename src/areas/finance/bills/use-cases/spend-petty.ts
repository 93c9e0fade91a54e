import { sql } from 'kysely'
import type { z } from 'zod'
import { setting } from '#areas/company/public.ts'
import { boxLeaf } from '#areas/finance/cash/cash.ts'
import { mustBeInCoins } from '#areas/finance/cash/coins.ts'
import { cashSessionOf, openSession } from '#areas/finance/cash/sessions.ts'
import { usualRate } from '#areas/finance/invoices/invoice-parties.ts'
import { bringBack, post, reverse } from '#areas/finance/ledger/books.ts'
import { balanceOf } from '#areas/finance/ledger/leaves.ts'
import { mustBeOurs } from '#areas/finance/ledger/own-money.ts'
import { onceFor } from '#areas/finance/once.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { quarterOf } from '#areas/finance/vat.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { mustReach, reaches } from '#platform/reach.ts'
import { Refusal } from '#platform/refusal.ts'
import { dayOf, startOfDay } from '#values/days.ts'
import { inRials } from '#values/money.ts'
import { cut } from '#values/text.ts'
import { costCodes } from '../bill.ts'
import { pettyReversed, pettySpent } from '../facts.ts'
import { mostPetty, mostTaxIn, pettySource, spent } from '../petty.ts'
import { ReversePettyInput, SpendPettyInput } from '../petty-inputs.ts'
import { paperBefore } from '../same-paper.ts'

/** Something small, paid at once out of the box one keeps, with the paper that proves it. */
export const spendPetty = command({
  name: 'finance.spend-petty-cash',
  permission: financePermissions.spendPetty,
  input: SpendPettyInput,
  async run(work, { id, paid, ...typed }) {
    await onceFor(work, id)
    if (await work.tx.selectFrom('pettyExpenses').select('id').where('id', '=', id).executeTakeFirst()) {
      work.repeated()
      return { payee: typed.payee }
    }
    await mustMakeSense(work, typed)
    await mustBeNew(work, typed)
    await mustBeLittle(work, typed.amount)
    await mustBeInCoins(work, typed.amount)
    const [file] = paid
    if (!file) throw fieldFault('paid', 'أرفق صورة الورقة.')
    const { sessionId, boxId, branchId, box } = await cashSessionOf(work)
    mustReach(work.actor, financePermissions.spendPetty, { branchId })
    const { payee, amount, vat, account, line, description, vatin = null, paper = null, day } = typed
    // Said without the figure: until the count the keeper is not told what there should be.
    if ((await balanceOf(work, boxLeaf(boxId))) < amount)
      throw new Refusal('finance.box-short', 'ليس في صندوقك هذا المبلغ. اطلب تزويده أولًا.')
    const quarter = quarterOf(dayOf(work.now()))
    const transfers = spent(boxLeaf(boxId), { account, line, branchId, amount, vat, quarter })
    await mustBeOurs(work, transfers)
    const { journalId } = await post(work, {
      source: { kind: pettySource, id, purpose: 'spend' },
      memo: cut(`مصروف نثري: ${description}، ${payee}`, 200),
      transfers,
    })
    const fileId = await work.keepFile(file)
    const said = { id, payee, vatin, paper, day, account, line, description, amount, vat }
    const where = { sessionId, boxId, branchId, fileId, journalId }
    await work.tx
      .insertInto('pettyExpenses')
      .values({ ...said, ...where, spentBy: work.actor.id, spentAt: work.now() })
      .execute()
    work.record(pettySpent, id, { payee, amount, description, box })
    return { payee }
  },
})

type Typed = Omit<z.output<typeof SpendPettyInput>, 'id' | 'paid'>

async function mustMakeSense(work: Work, { account, day, amount, vat, vatin, paper }: Typed) {
  if (day > dayOf(work.now())) throw fieldFault('day', 'هذا اليوم لم يأتِ بعد. راجع تاريخ الورقة.')
  if (!costCodes.some((code) => account.startsWith(code))) throw fieldFault('account', 'اختر الحساب.')
  if (vat === 0n) return
  if (!(await setting(work, 'vatin')))
    throw fieldFault('vat', 'المنشأة غير مسجلة في ضريبة القيمة المضافة، فلا ضريبة تُسترد. اترك الخانة فارغة.')
  if (!vatin) throw fieldFault('vatin', 'لا تُسترد ضريبة بلا رقم ضريبي على الورقة.')
  if (!paper) throw fieldFault('paper', 'اكتب رقم الورقة: به نعرف أن ضريبتها لم تُسترد من قبل.')
  const most = mostTaxIn(amount, (await setting(work, 'vatRate')) ?? usualRate)
  if (vat > most) throw fieldFault('vat', `الضريبة في هذا المبلغ ${inRials(most)} على الأكثر.`)
}

/** One paper of a supplier comes once, whether it was paid out of a box or is owed. */
async function mustBeNew(work: Work, { paper, payee: name, vatin }: Typed) {
  const before = paper ? await paperBefore(work, paper, { name, vatin: vatin ?? null }) : null
  if (before === 'petty') throw fieldFault('paper', 'صُرفت هذه الورقة من قبل. راجع الرقم، أو ابحث عنها.')
  if (before === 'bill') throw fieldFault('paper', 'سُجّلت هذه الورقة فاتورة مورّد من قبل. راجع الرقم، أو ابحث عنها في المشتريات.')
}

/** What one colleague pays in a day is weighed as one, as what they pay back to customers is; of two at once the second waits. */
async function mustBeLittle({ tx, actor, now }: Work, amount: bigint) {
  await sql`select pg_advisory_xact_lock(hashtext('finance.petty.' || ${actor.id}))`.execute(tx)
  const { spentToday } = await tx
    .selectFrom('pettyExpenses')
    .leftJoin('pettyReversals', 'expenseId', 'id')
    .select(sql<bigint>`coalesce(sum(amount), 0)::bigint`.as('spentToday'))
    .where('spentBy', '=', actor.id)
    .where('spentAt', '>=', startOfDay(dayOf(now())))
    .where('expenseId', 'is', null)
    .executeTakeFirstOrThrow()
  if (spentToday + amount <= mostPetty) return
  const left = mostPetty - spentToday
  const rest = left > 0n ? `بقي لك منه ${inRials(left)}` : 'وبلغته.'
  throw fieldFault('amount', `ما تصرفه في اليوم حتى ${inRials(mostPetty)} ${rest} سجّل الورقة فاتورة مورّد.`)
}

/**
 * The cash was brought back, or it was typed wrong: while the session it came out of is open it is undone there. Once that was counted, it
 * comes into the box that one keeps today.
 */
export const reversePetty = command({
  name: 'finance.reverse-petty-cash',
  permission: financePermissions.spendPetty,
  input: ReversePettyInput,
  async run(work, { expenseId, reason }) {
    const expense = await work.tx.selectFrom('pettyExpenses').selectAll().where('id', '=', expenseId).executeTakeFirst()
    if (!expense || !reaches(work.actor, financePermissions.spendPetty, { branchId: expense.branchId }))
      throw new Refusal('not-found', 'لم نجد هذا المصروف، أو هو خارج صلاحيتك.', 404)
    const { payee, amount, description, sessionId, journalId: posted } = expense
    await onceFor(work, expenseId)
    if (await work.tx.selectFrom('pettyReversals').select('expenseId').where('expenseId', '=', expenseId).executeTakeFirst())
      throw new Refusal('finance.reversed-before', 'عُكس هذا المصروف من قبل. حدّث الصفحة.')
    const into = (await openSession(work, sessionId)) ? null : await boxOfToday(work)
    const memo = cut(`عكس مصروف نثري، ${payee}: ${reason}`, 200)
    const { journalId } = into
      ? await bringBack(work, posted, { into: boxLeaf(into.boxId), memo })
      : await reverse(work, posted, { memo })
    const row = { expenseId, reason, ...into, reversedBy: work.actor.id, reversedAt: work.now(), journalId }
    await work.tx.insertInto('pettyReversals').values(row).execute()
    work.record(pettyReversed, expenseId, { payee, amount, description, reason })
    return { payee }
  },
})

async function boxOfToday(work: Work) {
  const { sessionId, boxId, branchId } = await cashSessionOf(work)
  mustReach(work.actor, financePermissions.spendPetty, { branchId })
  return { sessionId, boxId }
}
