import { endLent } from '#areas/access/roles/holding.ts'
import { mustNotBeLast } from '#areas/access/roles/last-ones.ts'
import { deactivateAccount, endSessionOf, endSessionsOf, manageUsers, resetSecondFactorOf } from '#areas/identity/public.ts'
import { command } from '#platform/command.ts'
import { Refusal } from '#platform/refusal.ts'
import { userDeactivated } from '../facts.ts'
import { DeactivateUserInput, EndUserSessionInput, ResetSecondFactorInput, StaffInput } from '../inputs.ts'
import { mustBeStaff } from '../must-be-staff.ts'

/** For good: whoever has left. What they did stays under their name. */
export const deactivateUser = command({
  name: 'access.deactivate-user',
  permission: manageUsers,
  input: DeactivateUserInput,
  async run(work, { accountId }) {
    if (accountId === work.actor.id) throw new Refusal('access.oneself', 'لا يعطّل أحد حسابه بنفسه.')
    await mustBeStaff(work, accountId)
    await mustNotBeLast(work, accountId)
    if (!(await deactivateAccount(work, accountId)))
      throw new Refusal('access.not-active', 'هذا الحساب معطَّل أو لم يُفتح بعد. حدّث الصفحة.')
    await endLent(work, accountId)
    work.record(userDeactivated, accountId, {})
    return { accountId }
  },
})

/** For who has lost telephone and recovery codes; the next sign-in asks for a new one where the role demands it. */
export const resetSecondFactor = command({
  name: 'access.reset-second-factor',
  permission: manageUsers,
  input: ResetSecondFactorInput,
  async run(work, { accountId }) {
    if (accountId === work.actor.id) throw new Refusal('access.oneself', 'أعد ضبط التحقق بخطوتين من صفحة أمان حسابك.')
    await mustBeStaff(work, accountId)
    if (!(await resetSecondFactorOf(work, accountId)))
      throw new Refusal('access.no-second-factor', 'لم يُفعّل التحقق بخطوتين في هذا الحساب.')
    return { accountId }
  },
})

export const endUserSession = command({
  name: 'access.end-user-session',
  permission: manageUsers,
  input: EndUserSessionInput,
  async run(work, { accountId, sessionId }) {
    await mustBeStaff(work, accountId)
    if (!(await endSessionOf(work, { accountId, sessionId })))
      throw new Refusal('access.session-over', 'هذه الجلسة منتهية. حدّث الصفحة.')
    return { accountId }
  },
})

export const endUserSessions = command({
  name: 'access.end-user-sessions',
  permission: manageUsers,
  input: StaffInput,
  async run(work, { accountId }) {
    await mustBeStaff(work, accountId)
    if ((await endSessionsOf(work, accountId)) === 0) throw new Refusal('access.session-over', 'لا جلسات مفتوحة لهذا الموظف.')
    return { accountId }
  },
})
