import { z } from 'zod'
import type { Approvable } from '#platform/area.ts'
import { dayInWords } from '#values/dates.ts'
import { agreedInBranch, askedAbout } from './asked-about.ts'
import { contractPath } from './contract.ts'
import { earlyEndRefused } from './facts.ts'
import { held, kindOf, toldOf } from './held.ts'
import { terminate } from './moves.ts'
import { contractsPermissions } from './permissions.ts'

const may = contractsPermissions.terminateEarly

/** What waits for a second pair of eyes. */
export const AskedEarlyEnd = z.object({ contractId: z.uuid(), kind: z.string(), on: z.string(), reason: z.string() })

/** Nobody ends alone what two sides signed: whoever agrees has ended it. */
export const approveEarlyEnd: Approvable = {
  action: 'contracts.terminate-early',
  label: 'إنهاء العقود مبكرًا',
  approver: 'generalManager',
  inBranch: agreedInBranch,
  async tell(ctx, payload) {
    const { on, ...asked } = AskedEarlyEnd.parse(payload)
    const { one, checks } = await askedAbout(ctx, asked)
    // Once somebody agreed, the day of notice is the day that was asked for.
    const noticed = one.leavesOn === on ? null : one.leavesOn
    return [
      ...checks,
      { question: 'آخر يوم كما كُتب', answer: dayInWords(one.endsOn) },
      ...(noticed ? [{ question: 'آخر يوم بعد الإخطار', answer: dayInWords(noticed) }] : []),
      { question: 'آخر يوم المطلوب', answer: dayInWords(on) },
      ...((await kindOf(ctx, one.kind).terminatingSays?.(ctx, one, on)) ?? []),
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
