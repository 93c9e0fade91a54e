import { z } from 'zod'
import { collectingPermissions as may } from '#areas/collecting/permissions.ts'
import { contractsNamed } from '#areas/contracts/public.ts'
import { takeBackUnpaid } from '#areas/finance/public.ts'
import type { Approvable } from '#platform/area.ts'
import type { Work } from '#platform/context.ts'
import { reaches } from '#platform/reach.ts'
import { Refusal } from '#platform/refusal.ts'
import { inRials } from '#values/money.ts'
import { chargeWaived, waiverRejected } from './facts.ts'
import { type WaiverStatus, waivePath, waiverCan } from './waiver.ts'

/** What waits for a second pair of eyes. */
export const AskedWaiver = z.object({ waiverId: z.uuid() })

/** Nobody lets a tenant off alone, whatever the amount. */
export const approveWaiver: Approvable = {
  action: 'properties.waive-charges',
  label: 'الإعفاء من المستحقات',
  approver: 'financeManager',
  async tell({ db, actor }, payload) {
    const { waiverId } = AskedWaiver.parse(payload)
    const asked = await db.selectFrom('waivers').selectAll().where('id', '=', waiverId).executeTakeFirstOrThrow()
    const lines = await db
      .selectFrom('waiverCharges')
      .select(['description', 'amount'])
      .where('waiverId', '=', waiverId)
      .orderBy('place')
      .execute()
    const [contract] = await contractsNamed({ db }, [asked.contractId])
    return [
      {
        question: 'العقد',
        answer: `${contract?.number ?? ''}، ${contract?.title ?? ''}`,
        path: reaches(actor, may.waiveCharges, asked) ? waivePath(asked.contractId) : null,
      },
      { question: 'المبلغ', answer: inRials(asked.amount) },
      { question: 'يُعفى من', answer: lines.map(({ description, amount }) => `${description}: ${inRials(amount)}`) },
      ...consentOn(asked, reaches(actor, may.waiveCharges, asked)),
      { question: 'بعد الاعتماد', answer: 'يصدر به إشعار دائن، ولا يُطالب به المستأجر.' },
    ]
  },
  async anewAt({ db, actor }, payload) {
    if (!actor.may(may.waiveCharges)) return null
    const { waiverId } = AskedWaiver.parse(payload)
    const { contractId } = await db
      .selectFrom('waivers')
      .select('contractId')
      .where('id', '=', waiverId)
      .executeTakeFirstOrThrow()
    return waivePath(contractId)
  },
  async apply(work, payload) {
    const { waiverId } = AskedWaiver.parse(payload)
    const one = await become(work, waiverId, { status: 'waived', endReason: null })
    if (!one) throw new Refusal('properties.waiver-ended', 'بُتّ في هذا الإعفاء من قبل. حدّث الصفحة.')
    const charges = await work.tx
      .selectFrom('waiverCharges')
      .select(['chargeId', 'amount'])
      .where('waiverId', '=', waiverId)
      .execute()
    const notes = await takeBackUnpaid(work, {
      chargeIds: charges.map(({ chargeId }) => chargeId),
      parts: new Map(charges.map(({ chargeId, amount }) => [chargeId, amount])),
      reason: `إعفاء: ${one.reason}`,
    })
    if (notes.length === 0) throw new Refusal('properties.nothing-to-waive', 'دُفعت هذه المستحقات بعد طلب الإعفاء. ارفض الطلب.')
    work.record(chargeWaived, one.contractId, {
      amount: one.amount,
      reason: one.reason,
      notes: notes.map(({ number }) => number),
    })
  },
  async refuse(work, payload, note) {
    const { waiverId } = AskedWaiver.parse(payload)
    const one = await become(work, waiverId, { status: 'rejected', endReason: note })
    if (one) work.record(waiverRejected, one.contractId, { amount: one.amount, reason: note })
  },
}

/** What the owner wrote, to be read before one agrees. */
const consentOn = ({ fileId }: { fileId: string }, mayOpen: boolean) => [
  { question: 'موافقة المالك', answer: mayOpen ? 'افتح الموافقة' : 'مرفقة بالطلب', path: mayOpen ? `/files/${fileId}` : null },
]

type Ended = { status: WaiverStatus; endReason: string | null }

/** Of two who decide one is late. */
const become = ({ tx, actor, now }: Work, id: string, { status, endReason }: Ended) =>
  tx
    .updateTable('waivers')
    .set({ status, endedBy: actor.id, endedAt: now(), endReason })
    .where('id', '=', id)
    .where('status', 'in', waiverCan.agree.from)
    .returning(['contractId', 'amount', 'reason'])
    .executeTakeFirst()
