import { accountReactivated, accountSuspended } from '#areas/customers/facts.ts'
import { customersPermissions } from '#areas/customers/permissions.ts'
import { reactivateAccount, suspendAccount } from '#areas/identity/public.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { ManyAccountsInput } from '../inputs.ts'
import { accountToManage } from './managing.ts'

type Chosen = { ids: string[]; reason: string }
type Doing = { move: (work: Work, accountId: string) => Promise<boolean>; fact: typeof accountSuspended; none: string }

/** All of them or none where one lies out of reach; whose account stands so already is passed over. */
async function each(work: Work, { ids, reason }: Chosen, { move, fact, none }: Doing) {
  let count = 0
  for (const id of [...new Set(ids)].toSorted()) {
    const { accountId, told } = await accountToManage(work, id)
    if (!(await move(work, accountId))) continue
    work.record(fact, id, { ...told, reason })
    count += 1
  }
  if (count === 0) throw new Refusal('customers.none-done', none)
  return { count }
}

export const suspendMany = command({
  name: 'customers.suspend-accounts',
  permission: customersPermissions.manageAccounts,
  input: ManyAccountsInput,
  run: (work, chosen) =>
    each(work, chosen, { move: suspendAccount, fact: accountSuspended, none: 'لا حساب نشطًا بين المحددين. حدّث الصفحة.' }),
})

export const reactivateMany = command({
  name: 'customers.reactivate-accounts',
  permission: customersPermissions.manageAccounts,
  input: ManyAccountsInput,
  run: (work, chosen) =>
    each(work, chosen, { move: reactivateAccount, fact: accountReactivated, none: 'لا حساب موقوفًا بين المحددين. حدّث الصفحة.' }),
})
