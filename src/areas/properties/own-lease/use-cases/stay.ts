import { contractSteps } from '#areas/contracts/public.ts'
import { noticeBy } from '#areas/properties/leases/lease.ts'
import { command } from '#platform/command.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { Refusal } from '#platform/refusal.ts'
import { dayInWords } from '#values/dates.ts'
import { dayOf } from '#values/days.ts'
import { StayInput } from '../inputs.ts'
import { ownSteps } from '../own-lease.ts'
import { whyLeavingStands } from '../staying.ts'
import { ownLeaseHeld } from './held.ts'

/** A tenant takes back that they leave, as long as nothing was built on it: what was, the office undoes or not. */
export const stay = command({
  name: 'properties.stay',
  permission: anyoneSignedIn,
  input: StayInput,
  async run(work, { contractId }) {
    const { contract, lease, isFollowed } = await ownLeaseHeld(work, contractId)
    if (contract.state === 'active' && !isFollowed) {
      work.repeated()
      return { contractId }
    }
    const standing = { ...contract, goesOn: lease.goesOn, isFollowed, noticeSide: contract.noticeBy }
    if (!ownSteps({ ...standing, isWished: false }, dayOf(work.now())).stay)
      throw contract.noticeBy === 'party' && !isFollowed ? tooLate(noticeBy(standing)) : notTheirs()
    const why = await whyLeavingStands({ db: work.tx, now: work.now }, { ...contract, ...lease, id: contractId })
    if (why) throw new Refusal('properties.notice-stands', why)
    await contractSteps.withdrawNotice(work, contract)
    return { contractId }
  },
})

const tooLate = (day: string) =>
  new Refusal('properties.stay-too-late', `كان آخر موعد للعدول عن الإخلاء ${dayInWords(day)}. اطلب تجديد العقد، أو كلّم المكتب.`)

const notTheirs = () => new Refusal('properties.no-own-notice', 'لا إبلاغ بالإخلاء منك على هذا العقد. حدّث الصفحة.')
