import { setting } from '#areas/company/public.ts'
import { boxLeaf } from '#areas/finance/cash/cash.ts'
import { cashSessionOf, openSession } from '#areas/finance/cash/sessions.ts'
import { usualRate } from '#areas/finance/invoices/invoice-parties.ts'
import { quarterOf } from '#areas/finance/invoices/vat.ts'
import { balanceOf } from '#areas/finance/ledger/leaves.ts'
import { mustBeOurs } from '#areas/finance/ledger/own-money.ts'
import { onceFor } from '#areas/finance/once.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { post, reverse } from '#areas/finance/public.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { mustReach, reaches } from '#platform/reach.ts'
import { Refusal } from '#platform/refusal.ts'
import { dayOf } from '#values/days.ts'
import { inRials } from '#values/money.ts'
import { costCodes } from '../bill.ts'
import { pettyReversed, pettySpent } from '../facts.ts'
import { mostTaxIn, pettySource, spent } from '../petty.ts'
import { ReversePettyInput, SpendPettyInput } from '../petty-inputs.ts'

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
      memo: `مصروف نثري: ${description}، ${payee}`.slice(0, 200),
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

type Typed = { account: string; day: string; amount: bigint; vat: bigint; vatin?: string | undefined }

async function mustMakeSense(work: Work, { account, day, amount, vat, vatin }: Typed) {
  if (day > dayOf(work.now())) throw fieldFault('day', 'هذا اليوم لم يأتِ بعد. راجع تاريخ الورقة.')
  if (!costCodes.some((code) => account.startsWith(code))) throw fieldFault('account', 'اختر الحساب.')
  if (vat === 0n) return
  if (!(await setting(work, 'vatin')))
    throw fieldFault('vat', 'المنشأة غير مسجلة في ضريبة القيمة المضافة، فلا ضريبة تُسترد. اترك الخانة فارغة.')
  if (!vatin) throw fieldFault('vatin', 'لا تُسترد ضريبة بلا رقم ضريبي على الورقة.')
  const most = mostTaxIn(amount, (await setting(work, 'vatRate')) ?? usualRate)
  if (vat > most) throw fieldFault('vat', `الضريبة في هذا المبلغ ${inRials(most)} على الأكثر.`)
}

/** The cash was brought back, or it was typed wrong: while the session it came out of is open. */
export const reversePetty = command({
  name: 'finance.reverse-petty-cash',
  permission: financePermissions.spendPetty,
  input: ReversePettyInput,
  async run(work, { expenseId, reason }) {
    const expense = await work.tx.selectFrom('pettyExpenses').selectAll().where('id', '=', expenseId).executeTakeFirst()
    if (!expense || !reaches(work.actor, financePermissions.spendPetty, { branchId: expense.branchId }))
      throw new Refusal('not-found', 'لم نجد هذا المصروف، أو هو خارج صلاحيتك.', 404)
    const { payee, amount, description, sessionId, journalId: posted } = expense
    if (!(await openSession(work, sessionId)))
      throw new Refusal('finance.session-closed', 'أُغلقت الوردية التي صُرف منها، فلا يُعكس.')
    const { journalId } = await reverse(work, posted, { memo: `عكس مصروف نثري، ${payee}: ${reason}`.slice(0, 200) })
    const row = { expenseId, reason, reversedBy: work.actor.id, reversedAt: work.now(), journalId }
    await work.tx.insertInto('pettyReversals').values(row).execute()
    work.record(pettyReversed, expenseId, { payee, amount, description, reason })
    return { payee }
  },
})
