import { z } from 'zod'
import { requestApproval } from '#areas/access/public.ts'
import { paperBefore } from '#areas/finance/bills/same-paper.ts'
import { onceFor } from '#areas/finance/once.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { attachTo, filesOfRecord } from '#areas/records/public.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { dayOf } from '#values/days.ts'
import { inRials } from '#values/money.ts'
import { cut } from '#values/text.ts'
import type { Pool } from '../agreement.ts'
import { AskedOwnerBill, approveOwnerBill } from '../bill-approval.ts'
import { spendFor } from '../expenses.ts'
import { ownerBillAsked } from '../facts.ts'
import { EnterOwnerBillInput } from '../inputs.ts'
import { mustReachPool } from '../standing.ts'
import { heldTerms } from '../terms.ts'

const may = financePermissions.enterBills

/** What a supplier did for owners is taken from what lies with us for them: above what they let us spend unasked, as they agreed, once somebody else agrees. */
export const enterOwnerBill = command({
  name: 'finance.enter-owner-bill',
  permission: may,
  input: EnterOwnerBillInput,
  async run(work, { consent = null, paper, ...bill }) {
    const { id, mandateId, number } = bill
    await onceFor(work, id)
    const pool = await heldTerms(work, mandateId)
    mustReachPool(work.actor, may, pool)
    const waits = bill.amount > (pool.expenseLimit ?? 0n)
    if (await isTold(work, id)) {
      work.repeated()
      return { id, mandateId, number, waits }
    }
    if (bill.day > dayOf(work.now())) throw fieldFault('day', 'هذا اليوم لم يأتِ بعد. راجع تاريخ الفاتورة.')
    if (waits && !consent)
      throw fieldFault('consent', `فوق ما يُصرف بلا موافقة، وهو ${inRials(pool.expenseLimit ?? 0n)} اكتب كيف وافق المالك ومتى.`)
    const on = { kind: 'bill', recordId: id }
    if (!waits || !consent) await spendFor(work, { ...bill, note: consent && `موافقة المالك: ${consent}` })
    await attachTo(work, on, paper)
    if (waits && consent) await ask(work, pool, { ...bill, consent, askerId: work.actor.id })
    return { id, mandateId, number, waits }
  },
})

async function isTold({ tx }: Work, id: string) {
  const bill = await tx.selectFrom('bills').select('id').where('id', '=', id).executeTakeFirst()
  return bill ?? (await tx.selectFrom('ownerBillsAsked').select('id').where('id', '=', id).executeTakeFirst())
}

async function ask(work: Work, { branchId, label }: Pool, bill: z.output<typeof AskedOwnerBill>) {
  const { id, supplierId, number, amount, consent } = bill
  const supplier = await work.tx.selectFrom('suppliers').selectAll().where('id', '=', supplierId).executeTakeFirst()
  if (!supplier) throw fieldFault('supplierId', 'اختر المورّد.')
  if (await paperBefore(work, number, supplier)) throw fieldFault('number', 'سُجّلت هذه الفاتورة من قبل. راجع الرقم.')
  const [file] = await filesOfRecord({ db: work.tx }, { kind: 'bill', recordId: id })
  await work.tx
    .insertInto('ownerBillsAsked')
    .values({ id, branchId, fileId: file?.id ?? '', askedAt: work.now() })
    .execute()
  work.record(ownerBillAsked, id, { supplier: supplier.name, number, amount })
  await requestApproval(work, {
    ...{ action: approveOwnerBill.action, title: cut(`فاتورة ${supplier.name} رقم ${number}، ${label}`, 200), subjectId: id },
    ...{ amount, branchId, reason: consent, payload: z.encode(AskedOwnerBill, bill) },
  })
}
