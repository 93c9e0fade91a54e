import { customerNumber } from '#areas/customers/customer.ts'
import { portalInvited } from '#areas/customers/facts.ts'
import { customersPermissions } from '#areas/customers/permissions.ts'
import { partyToChange } from '#areas/customers/record/use-cases/rewriting.ts'
import { command } from '#platform/command.ts'
import { Refusal } from '#platform/refusal.ts'
import { takesMessages } from '#values/phones.ts'
import { accountJoinedTo, lastInvitedAt } from '../account-queries.ts'
import { AccountInput } from '../inputs.ts'

const aDay = 24 * 3_600_000

/** A customer opens the account with their own hand: whoever shows this phone to be theirs opens this record. So only the way there is sent. */
export const inviteToPortal = command({
  name: 'customers.invite-to-portal',
  permission: customersPermissions.manageAccounts,
  input: AccountInput,
  async run(work, { id }) {
    const { phone, sequence, name } = await partyToChange(work, id, customersPermissions.manageAccounts)
    if (await accountJoinedTo({ db: work.tx }, id))
      throw new Refusal('customers.has-account', 'لهذا العميل حساب في الموقع. حدّث الصفحة.')
    if (!phone || !takesMessages(phone))
      throw new Refusal('customers.no-mobile', 'لا رقم في سجله يستقبل الرسائل. أضف رقم هاتفه أولًا.')
    const last = await lastInvitedAt({ db: work.tx }, id)
    if (last && work.now().getTime() - last.getTime() < aDay)
      throw new Refusal('customers.invited-already', 'أُرسل إليه الرابط خلال اليوم الماضي. انتظر قبل أن تعيد إرساله.')
    work.record(portalInvited, id, { number: customerNumber(sequence), name })
    return { id }
  },
})
