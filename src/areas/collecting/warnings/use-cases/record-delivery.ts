import type { z } from 'zod'
import { collectingPermissions as may } from '#areas/collecting/permissions.ts'
import { contractHeld } from '#areas/contracts/public.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { Refusal } from '#platform/refusal.ts'
import { dayOf } from '#values/days.ts'
import { noticeDelivered } from '../facts.ts'
import { RecordDeliveryInput } from '../inputs.ts'
import { noticeNumber } from '../warning.ts'

/** How a notice came to the tenant, and what proves it: a signature or a photo, the number of a registered letter, what the provider said. */
export const recordDelivery = command({
  name: 'properties.record-delivery',
  permission: may.serveNotices,
  input: RecordDeliveryInput,
  async run(work, asked) {
    const notice = await noticeHeld(work, asked.noticeId)
    const before = await work.tx.selectFrom('formalNoticeDeliveries').select('id').where('id', '=', asked.id).executeTakeFirst()
    if (before) {
      work.repeated()
      return { id: notice.id }
    }
    if (asked.on > dayOf(work.now())) throw fieldFault('on', 'هذا يوم لم يأتِ بعد.')
    if (asked.on < notice.issuedOn) throw fieldFault('on', 'هذا قبل صدور الإخطار. راجع التاريخ.')
    mustBeProven(asked)
    const { id, noticeId, way, outcome, on: onDay, receiver = null, reference = null, note = null, proof } = asked
    const fileId = proof[0] ? await work.keepFile(proof[0]) : null
    await work.tx
      .insertInto('formalNoticeDeliveries')
      .values({
        ...{ id, noticeId, way, outcome, onDay, receiver, reference, fileId, note },
        ...{ recordedBy: work.actor.id, recordedAt: work.now() },
      })
      .execute()
    const told = { number: noticeNumber(notice.sequence), step: notice.step, deliveryWay: way, outcome, onDay }
    work.record(noticeDelivered, notice.contractId, told)
    return { id: notice.id }
  },
})

async function noticeHeld(work: Work, noticeId: string) {
  const notice = await work.tx.selectFrom('formalNotices').selectAll().where('id', '=', noticeId).executeTakeFirst()
  if (!notice) throw new Refusal('properties.no-such-notice', 'لا يوجد هذا الإخطار.', 404)
  await contractHeld(work, notice.contractId, may.serveNotices)
  return notice
}

type Asked = Pick<z.output<typeof RecordDeliveryInput>, 'way' | 'outcome' | 'receiver' | 'reference' | 'proof'>

/** Each way has its own proof: without it nobody could show later that the notice came. */
function mustBeProven({ way, outcome, receiver, reference, proof }: Asked) {
  if (way === 'hand' && outcome !== 'sent') {
    if (!receiver) throw fieldFault('receiver', 'اكتب اسم من استلمه أو رفضه.')
    if (proof.length === 0) throw fieldFault('proof', 'أرفق توقيع المستلم أو صورة التسليم.')
  }
  if (way === 'registered-mail' && !reference) throw fieldFault('reference', 'اكتب رقم البريد المسجل.')
  if (way === 'message' && !reference) throw fieldFault('reference', 'اكتب رقم الرسالة لدى مزود الخدمة.')
}
