import { z } from 'zod'
import { branchNamed } from '#areas/company/public.ts'
import { customersNamed } from '#areas/customers/public.ts'
import type { Approvable } from '#platform/area.ts'
import { reaches } from '#platform/reach.ts'
import { dayInWords } from '#values/dates.ts'
import { inRials } from '#values/money.ts'
import { contractPath } from './contract.ts'
import { earlyEndRefused } from './facts.ts'
import { held, toldOf } from './held.ts'
import { terminate } from './moves.ts'
import { contractsPermissions } from './permissions.ts'

const may = contractsPermissions.terminateEarly

/** What waits for a second pair of eyes. */
export const AskedEarlyEnd = z.object({ contractId: z.uuid(), kind: z.string(), on: z.string(), reason: z.string() })

/** Up to which value the manager of its branch agrees as well, as the rule begins: ten thousand rials. */
const inBranch = 10_000_000n

/** Nobody ends alone what two sides signed: whoever agrees has ended it. */
export const approveEarlyEnd: Approvable = {
  action: 'contracts.terminate-early',
  label: 'إنهاء العقود مبكرًا',
  approver: 'generalManager',
  inBranch,
  async tell({ db, actor }, payload) {
    const { contractId, kind, on, reason } = AskedEarlyEnd.parse(payload)
    const one = await db.selectFrom('contracts').selectAll().where('id', '=', contractId).executeTakeFirstOrThrow()
    const [party] = await customersNamed({ db }, [one.partyId])
    return [
      {
        question: 'العقد',
        answer: `${kind} ${one.number}، ${(await branchNamed({ db }, one.branchId)) ?? ''}`,
        path: reaches(actor, contractsPermissions.view, one) ? contractPath(contractId) : null,
      },
      { question: 'العميل', answer: party?.name ?? '' },
      { question: 'المحل', answer: one.title },
      { question: 'القيمة', answer: inRials(one.value) },
      { question: 'آخر يوم كما كُتب', answer: dayInWords(one.leavesOn ?? one.endsOn) },
      { question: 'آخر يوم المطلوب', answer: dayInWords(on) },
      { question: 'السبب', answer: reason },
    ]
  },
  anewAt({ actor }, payload) {
    const { contractId } = AskedEarlyEnd.parse(payload)
    return actor.may(may) ? `${contractPath(contractId)}?act=terminate` : null
  },
  async apply(work, payload) {
    const { contractId, on, reason } = AskedEarlyEnd.parse(payload)
    await terminate(work, await held(work, contractId, may), { on, reason })
  },
  async refuse(work, payload, note) {
    const { contractId } = AskedEarlyEnd.parse(payload)
    const one = await work.tx.selectFrom('contracts').selectAll().where('id', '=', contractId).executeTakeFirstOrThrow()
    work.record(earlyEndRefused, contractId, { ...(await toldOf(work, one)), reason: note })
  },
}
