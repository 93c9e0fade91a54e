import { z } from 'zod'
import { branchNamed } from '#areas/company/public.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import type { Approvable } from '#platform/area.ts'
import { reaches } from '#platform/reach.ts'
import { inRials } from '#values/money.ts'
import { depositPath } from './deposit-asked.ts'
import { forfeitRejected } from './facts.ts'
import { decide, forfeit, forfeitAndDeposit } from './forfeiting.ts'

/** What waits for a second pair of eyes. */
export const AskedForfeit = z.object({ forfeitId: z.uuid() })

/** Nobody keeps alone what is somebody else's, whatever the amount: whoever agrees has kept it. */
export const approveForfeit: Approvable = {
  action: 'finance.approve-forfeit',
  label: 'مصادرة التأمينات المستردة',
  approver: 'financeManager',
  async tell({ db, actor }, payload) {
    const { forfeitId } = AskedForfeit.parse(payload)
    const asked = await db
      .selectFrom('depositForfeits as f')
      .innerJoin('deposits as d', 'd.id', 'f.depositId')
      .select(['f.amount', 'f.clause', 'f.notice', 'd.contract', 'd.holder', 'd.held', 'd.branchId', 'd.id'])
      .where('f.id', '=', forfeitId)
      .executeTakeFirstOrThrow()
    return [
      { question: 'التأمين', answer: `${asked.contract}، ${(await branchNamed({ db }, asked.branchId)) ?? ''}` },
      { question: 'صاحبه', answer: asked.holder },
      { question: 'ما يُصادر', answer: `${inRials(asked.amount)} من المحفوظ ${inRials(asked.held)}` },
      { question: 'البند والمخالفة', answer: asked.clause },
      { question: 'الإخطار', answer: asked.notice },
      {
        question: 'الدليل',
        answer: 'مرفق في صفحة التأمين',
        path: reaches(actor, financePermissions.viewDeposits, asked) ? depositPath(asked.id) : null,
      },
    ]
  },
  async anewAt({ db, actor }, payload) {
    if (!actor.may(financePermissions.deductDeposits)) return null
    const { forfeitId } = AskedForfeit.parse(payload)
    const asked = await db.selectFrom('depositForfeits').select('depositId').where('id', '=', forfeitId).executeTakeFirstOrThrow()
    return depositPath(asked.depositId)
  },
  async apply(work, payload) {
    await forfeit(work, AskedForfeit.parse(payload).forfeitId)
  },
  async refuse(work, payload, note) {
    const { forfeitId } = AskedForfeit.parse(payload)
    const { forfeit: asked, deposit } = await forfeitAndDeposit(work, forfeitId)
    if (!(await decide(work, forfeitId, { status: 'rejected', decidedWhy: note, invoiceId: null }))) return
    const { contract, partyId, id } = deposit
    work.record(forfeitRejected, id, { contract, partyId, amount: asked.amount, reason: note })
  },
}
