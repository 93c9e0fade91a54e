import { customerNumber } from '#areas/customers/customer.ts'
import { customersPermissions } from '#areas/customers/permissions.ts'
import { partyToChange } from '#areas/customers/record/use-cases/rewriting.ts'
import type { Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { accountJoinedTo } from '../account-queries.ts'

/**
 * The account of this customer, as far as this person's permission goes. The record is locked, so that two who look after it
 * follow each other. An account of staff is the stronger one: it is looked after where the staff are, whatever record it opens.
 */
export async function accountToManage(work: Work, id: string) {
  const party = await partyToChange(work, id, customersPermissions.manageAccounts)
  const account = await accountJoinedTo({ db: work.tx }, id)
  if (!account) throw new Refusal('customers.no-account', 'ليس لهذا العميل حساب في الموقع.')
  if (account.kind !== 'customer')
    throw new Refusal('customers.staff-account', 'يفتح هذا السجل حساب موظف، ويُدار من صفحة الموظفين وحدها.', 403)
  return { party, accountId: account.id, told: { number: customerNumber(party.sequence), name: party.name } }
}
