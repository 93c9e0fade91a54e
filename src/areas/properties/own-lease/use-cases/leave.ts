import { contractSteps } from '#areas/contracts/public.ts'
import { noticeBy } from '#areas/properties/leases/lease.ts'
import { command } from '#platform/command.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { Refusal } from '#platform/refusal.ts'
import { dayInWords } from '#values/dates.ts'
import { dayOf } from '#values/days.ts'
import { LeaveInput } from '../inputs.ts'
import { ownSteps } from '../own-lease.ts'
import { ownLeaseHeld } from './held.ts'

/**
 * A tenant says in time that they leave when the term is over. To leave before that is for both to agree on, and after the last day of
 * notice the law has renewed what goes on by itself: both are said at the office.
 */
export const leave = command({
  name: 'properties.leave',
  permission: anyoneSignedIn,
  input: LeaveInput,
  async run(work, { contractId, reason = null }) {
    const { contract, lease, isFollowed } = await ownLeaseHeld(work, contractId)
    const { endsOn, state } = contract
    if (state === 'notice-given') {
      work.repeated()
      return { lastDay: contract.leavesOn ?? endsOn }
    }
    const today = dayOf(work.now())
    const standing = { ...contract, goesOn: lease.goesOn, isFollowed, noticeSide: contract.noticeBy }
    if (!ownSteps({ ...standing, isWished: false }, today).leave)
      throw state === 'active' && !isFollowed ? tooLate(noticeBy(standing)) : over()
    const said = reason ?? 'أبلغ المستأجر بالإخلاء من حسابه'
    await contractSteps.giveNotice(work, contract, { by: 'party', on: today, lastDay: endsOn, reason: said })
    return { lastDay: endsOn }
  },
})

const tooLate = (day: string) =>
  new Refusal(
    'properties.notice-too-late',
    `كان آخر موعد للإبلاغ ${dayInWords(day)}، فيتجدد العقد بمدته. كلّم المكتب للاتفاق على غير ذلك.`,
  )

const over = () => new Refusal('properties.cannot-leave', 'انتهى هذا العقد، أو كُتب العقد الذي يليه. حدّث الصفحة.')
