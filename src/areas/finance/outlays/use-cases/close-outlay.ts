import { onceFor } from '#areas/finance/once.ts'
import { outlayWithin, toldOf } from '#areas/finance/outlay-dues/held.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { Refusal } from '#platform/refusal.ts'
import { dayOf } from '#values/days.ts'
import { inRials } from '#values/money.ts'
import { outlayClosed, outlayReceiptAdded } from '../facts.ts'
import { AddReceiptInput, OutlayInput } from '../inputs.ts'

/** What the authority gave for the money: it stays on file. */
export const addOutlayReceipt = command({
  name: 'finance.add-outlay-receipt',
  permission: financePermissions.chargeOutlays,
  input: AddReceiptInput,
  async run(work, { id, outlayId, number, day, receipt }) {
    await onceFor(work, id)
    const before = await work.tx.selectFrom('outlayReceipts').select('id').where('id', '=', id).executeTakeFirst()
    if (before) {
      work.repeated()
      return { id: outlayId }
    }
    const outlay = await outlayWithin(work, financePermissions.chargeOutlays, outlayId)
    if (outlay.closedAt) throw new Refusal('finance.outlay-closed', 'أُقفل هذا الرسم. أضف الإيصال في مرفقاته.')
    if (day > dayOf(work.now())) throw fieldFault('day', 'تاريخ الإيصال لم يأت بعد. راجعه.')
    const [file] = receipt
    if (!file) throw fieldFault('receipt', 'أرفق إيصال الجهة.')
    const fileId = await work.keepFile(file)
    const added = { addedBy: work.actor.id, addedAt: work.now() }
    await work.tx
      .insertInto('outlayReceipts')
      .values({ id, outlayId, number, day, fileId, ...added })
      .execute()
    work.record(outlayReceiptAdded, outlayId, { ...toldOf(outlay), receipt: number })
    return { id: outlayId }
  },
})

/** The authority has its money and has said so: there is nothing left to see to. */
export const closeOutlay = command({
  name: 'finance.close-outlay',
  permission: financePermissions.closeOutlays,
  input: OutlayInput,
  async run(work, { outlayId }) {
    const outlay = await outlayWithin(work, financePermissions.closeOutlays, outlayId)
    if (outlay.closedAt) {
      work.repeated()
      return { id: outlayId }
    }
    if (outlay.owed > 0n)
      throw new Refusal('finance.outlay-owed', `بقي للجهة ${inRials(outlay.owed)} ادفعه أو ألغه، ثم أقفل الرسم.`)
    if (!(await hasReceipt(work, outlayId)))
      throw new Refusal('finance.outlay-without-receipt', 'أضف إيصال الجهة أولًا، ثم أقفل الرسم.')
    const closed = { closedBy: work.actor.id, closedAt: work.now() }
    await work.tx.updateTable('outlays').set(closed).where('id', '=', outlayId).execute()
    work.record(outlayClosed, outlayId, toldOf(outlay))
    return { id: outlayId }
  },
})

const hasReceipt = async ({ tx }: Work, outlayId: string) =>
  (await tx.selectFrom('outlayReceipts').select('id').where('outlayId', '=', outlayId).executeTakeFirst()) !== undefined
