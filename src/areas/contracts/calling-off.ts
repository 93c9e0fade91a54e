import { z } from 'zod'
import type { Approvable } from '#platform/area.ts'
import { dayInWords } from '#values/dates.ts'
import { agreedInBranch, askedAbout } from './asked-about.ts'
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

/** Nobody gives up alone what two sides signed: whoever agrees has called it off. */
export const approveCallingOff: Approvable = {
  action: 'contracts.call-off',
  label: 'إلغاء العقود قبل أن تبدأ',
  approver: 'generalManager',
  inBranch: agreedInBranch,
  async tell(ctx, payload) {
    const { by, ...asked } = AskedCallingOff.parse(payload)
    const { one, checks } = await askedAbout(ctx, asked)
    return [
      ...checks,
      { question: 'أول يوم', answer: dayInWords(one.startsOn) },
      { question: 'طلب الإلغاء', answer: noticeSides[by] },
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
