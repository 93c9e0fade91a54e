import { z } from 'zod'
import { branchNamed } from '#areas/company/public.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import type { Approvable } from '#platform/area.ts'
import { reaches } from '#platform/reach.ts'
import { Refusal } from '#platform/refusal.ts'
import { inRials } from '#values/money.ts'
import { accountsSetOff, setOffRejected } from './facts.ts'
import { setOffPath, setOffsPath } from './set-off-asked.ts'
import { setOff } from './setting-off.ts'
import { become, toldOf } from './standing.ts'

/** What waits for a second pair of eyes. */
export const AskedSetOff = z.object({ setOffId: z.uuid() })

/** Nobody uses what a customer left with us alone, whatever the amount: whoever agrees has done it. */
export const approveSetOff: Approvable = {
  action: 'finance.approve-set-off',
  label: 'المقاصة',
  approver: 'financeManager',
  async tell({ db, actor }, payload) {
    const { setOffId } = AskedSetOff.parse(payload)
    const asked = await db
      .selectFrom('setOffs as s')
      .leftJoin('deposits as d', 'd.id', 's.depositId')
      .select(['s.number', 's.branchId', 's.holder', 's.amount', 's.potSeen', 's.consent', 'd.contract'])
      .where('s.id', '=', setOffId)
      .executeTakeFirstOrThrow()
    const lines = await db
      .selectFrom('setOffLines as l')
      .innerJoin('charges as c', 'c.id', 'l.chargeId')
      .innerJoin('invoices as i', 'i.id', 'c.invoiceId')
      .select(['l.amount', 'c.description', 'i.number'])
      .where('setOffId', '=', setOffId)
      .orderBy('l.place')
      .execute()
    const pot = asked.contract ? `تأمين ${asked.contract}` : 'رصيده الدائن'
    return [
      {
        question: 'رقم المقاصة',
        answer: `${asked.number}، ${(await branchNamed({ db }, asked.branchId)) ?? ''}`,
        path: reaches(actor, financePermissions.viewSetOffs, asked) ? setOffPath(setOffId) : null,
      },
      { question: 'صاحب الحسابين', answer: asked.holder },
      { question: 'المبلغ', answer: inRials(asked.amount) },
      { question: 'من', answer: `${pot}، وفيه ${inRials(asked.potSeen)}` },
      {
        question: 'إلى',
        answer: lines.map(({ description, number, amount }) => `${description}، ${number}: ${inRials(amount)}`),
      },
      { question: 'موافقة العميل', answer: asked.consent },
    ]
  },
  async anewAt({ db, actor }, payload) {
    if (!actor.may(financePermissions.setOffAccounts)) return null
    const { setOffId } = AskedSetOff.parse(payload)
    const { partyId } = await db.selectFrom('setOffs').select('partyId').where('id', '=', setOffId).executeTakeFirstOrThrow()
    return `${setOffsPath}/new?party=${partyId}`
  },
  async apply(work, payload) {
    const { setOffId } = AskedSetOff.parse(payload)
    const done = { status: 'done', agreedBy: work.actor.id, agreedAt: work.now() } as const
    const one = await become(work, setOffId, { step: 'agree', ...done })
    if (!one) throw new Refusal('finance.set-off-ended', 'بُتّ في هذه المقاصة من قبل. حدّث الصفحة.')
    await setOff(work, one)
    work.record(accountsSetOff, setOffId, { ...toldOf(one), reason: one.reason })
  },
  async refuse(work, payload, note) {
    const { setOffId } = AskedSetOff.parse(payload)
    const ended = { endedBy: work.actor.id, endedAt: work.now(), endReason: note }
    const one = await become(work, setOffId, { step: 'agree', status: 'rejected', ...ended })
    if (one) work.record(setOffRejected, setOffId, { ...toldOf(one), reason: note })
  },
}
