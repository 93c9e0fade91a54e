import { z } from 'zod'
import { branchNamed } from '#areas/company/public.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { freeCredit } from '#areas/finance/receipts/credit.ts'
import type { Approvable } from '#platform/area.ts'
import { reaches } from '#platform/reach.ts'
import { Refusal } from '#platform/refusal.ts'
import { inRials } from '#values/money.ts'
import { chargeWrittenOff, writeOffRejected } from './facts.ts'
import { giveUp } from './giving-up.ts'
import { become, toldOf } from './standing.ts'
import { writeOffPath, writeOffsPath } from './write-off-asked.ts'

/** What waits for a second pair of eyes. */
export const AskedWriteOff = z.object({ writeOffId: z.uuid() })

/** Nobody gives up a debt alone, whatever the amount: whoever agrees has given it up. */
export const approveWriteOff: Approvable = {
  action: 'finance.approve-write-off',
  label: 'شطب المستحقات',
  approver: 'financeManager',
  async tell({ db, actor }, payload) {
    const { writeOffId } = AskedWriteOff.parse(payload)
    const asked = await db.selectFrom('writeOffs').selectAll().where('id', '=', writeOffId).executeTakeFirstOrThrow()
    const lines = await db
      .selectFrom('writeOffLines as l')
      .innerJoin('charges as c', 'c.id', 'l.chargeId')
      .innerJoin('invoices as i', 'i.id', 'c.invoiceId')
      .select(['l.amount', 'c.description', 'i.number'])
      .where('writeOffId', '=', writeOffId)
      .orderBy('l.place')
      .execute()
    const free = await freeCredit({ db }, asked.partyId)
    return [
      {
        question: 'رقم الشطب',
        answer: `${asked.number}، ${(await branchNamed({ db }, asked.branchId)) ?? ''}`,
        path: reaches(actor, financePermissions.viewWriteOffs, asked) ? writeOffPath(writeOffId) : null,
      },
      { question: 'المدين', answer: asked.debtor },
      { question: 'المبلغ', answer: inRials(asked.amount) },
      {
        question: 'ما يُشطب',
        answer: lines.map(({ description, number, amount }) => `${description}، ${number}: ${inRials(amount)}`),
      },
      ...(free > 0n ? [{ question: 'رصيده الدائن', answer: `${inRials(free)}، يُسدَّد منه قبل الشطب` }] : []),
      { question: 'ما جُرّب لتحصيله', answer: asked.attempts },
      { question: 'الدليل', answer: asked.fileId ? 'مرفق في صفحة الشطب' : 'لا دليل مرفق' },
    ]
  },
  async anewAt({ db, actor }, payload) {
    if (!actor.may(financePermissions.writeOffCharges)) return null
    const { writeOffId } = AskedWriteOff.parse(payload)
    const { partyId } = await db.selectFrom('writeOffs').select('partyId').where('id', '=', writeOffId).executeTakeFirstOrThrow()
    return `${writeOffsPath}/new?party=${partyId}`
  },
  async apply(work, payload) {
    const { writeOffId } = AskedWriteOff.parse(payload)
    const writeOff = await become(work, writeOffId, { step: 'agree', status: 'written-off' })
    if (!writeOff) throw new Refusal('finance.write-off-ended', 'بُتّ في هذا الشطب من قبل. حدّث الصفحة.')
    await giveUp(work, writeOff)
    work.record(chargeWrittenOff, writeOffId, { ...toldOf(writeOff), reason: writeOff.reason })
  },
  async refuse(work, payload, note) {
    const { writeOffId } = AskedWriteOff.parse(payload)
    const ended = { endedBy: work.actor.id, endedAt: work.now(), endReason: note }
    const writeOff = await become(work, writeOffId, { step: 'agree', status: 'rejected', ...ended })
    if (writeOff) work.record(writeOffRejected, writeOffId, { ...toldOf(writeOff), reason: note })
  },
}
