import { z } from 'zod'
import { branchNamed } from '#areas/company/public.ts'
import { customersNamed } from '#areas/customers/public.ts'
import type { Approvable } from '#platform/area.ts'
import { reaches } from '#platform/reach.ts'
import { dayInWords } from '#values/dates.ts'
import { inRials } from '#values/money.ts'
import { contractPath, noticeSides } from './contract.ts'
import { callingOffRefused } from './facts.ts'
import { held, kindOf, toldOf } from './held.ts'
import { callOff } from './moves.ts'
import { contractsPermissions } from './permissions.ts'

const may = contractsPermissions.terminateEarly

/** What waits for a second pair of eyes. */
export const AskedCallingOff = z.object({
  ...{ contractId: z.uuid(), kind: z.string(), by: z.enum(['party', 'company']), reason: z.string() },
})

/** Up to which value the manager of its branch agrees as well, as the rule begins: ten thousand rials. */
const inBranch = 10_000_000n

/** Nobody gives up alone what two sides signed: whoever agrees has called it off. */
export const approveCallingOff: Approvable = {
  action: 'contracts.call-off',
  label: 'إلغاء العقود قبل أن تبدأ',
  approver: 'generalManager',
  inBranch,
  async tell(ctx, payload) {
    const { contractId, kind, by, reason } = AskedCallingOff.parse(payload)
    const one = await ctx.db.selectFrom('contracts').selectAll().where('id', '=', contractId).executeTakeFirstOrThrow()
    const [party] = await customersNamed(ctx, [one.partyId])
    return [
      {
        question: 'العقد',
        answer: `${kind} ${one.number}، ${(await branchNamed(ctx, one.branchId)) ?? ''}`,
        path: reaches(ctx.actor, contractsPermissions.view, one) ? contractPath(contractId) : null,
      },
      { question: 'العميل', answer: party?.name ?? '' },
      { question: 'المحل', answer: one.title },
      { question: 'القيمة', answer: inRials(one.value) },
      { question: 'أول يوم', answer: dayInWords(one.startsOn) },
      { question: 'طلب الإلغاء', answer: noticeSides[by] },
      { question: 'السبب', answer: reason },
      ...((await kindOf(ctx, one.kind).callOff?.says(ctx, one)) ?? []),
    ]
  },
  anewAt({ actor }, payload) {
    const { contractId } = AskedCallingOff.parse(payload)
    return actor.may(may) ? `${contractPath(contractId)}?act=callOff` : null
  },
  async apply(work, payload) {
    const { contractId, by, reason } = AskedCallingOff.parse(payload)
    await callOff(work, await held(work, contractId, may), { by, reason })
  },
  async refuse(work, payload, note) {
    const { contractId } = AskedCallingOff.parse(payload)
    const one = await work.tx.selectFrom('contracts').selectAll().where('id', '=', contractId).executeTakeFirstOrThrow()
    work.record(callingOffRefused, contractId, { ...(await toldOf(work, one)), reason: note })
  },
}
