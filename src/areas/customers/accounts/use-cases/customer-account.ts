import { seeingAsOthers, seeWith } from '#areas/access/public.ts'
import { accountReactivated, accountSuspended, customerSeenAs, secondFactorReset, sessionsEnded } from '#areas/customers/facts.ts'
import { customersPermissions } from '#areas/customers/permissions.ts'
import {
  endSessionOf,
  endSessionsOf,
  openSessionsOf,
  reactivateAccount,
  resetSecondFactorOf,
  suspendAccount,
} from '#areas/identity/public.ts'
import { command } from '#platform/command.ts'
import { mustReach } from '#platform/reach.ts'
import { Refusal } from '#platform/refusal.ts'
import { AccountInput, AccountWhyInput, EndSessionInput, ResetSecondFactorInput } from '../inputs.ts'
import { accountToManage } from './managing.ts'

const permission = customersPermissions.manageAccounts

/** Nobody gets in with it any more, and whoever is in is out; what the customer has with us goes on. */
export const suspendCustomer = command({
  name: 'customers.suspend-account',
  permission,
  input: AccountWhyInput,
  async run(work, { id, reason }) {
    const { accountId, told } = await accountToManage(work, id)
    if (!(await suspendAccount(work, accountId)))
      throw new Refusal('customers.account-not-active', 'هذا الحساب ليس نشطًا. حدّث الصفحة.')
    work.record(accountSuspended, id, { ...told, reason })
    return { id }
  },
})

export const reactivateCustomer = command({
  name: 'customers.reactivate-account',
  permission,
  input: AccountWhyInput,
  async run(work, { id, reason }) {
    const { accountId, told } = await accountToManage(work, id)
    if (!(await reactivateAccount(work, accountId)))
      throw new Refusal('customers.account-not-suspended', 'هذا الحساب ليس موقوفًا. حدّث الصفحة.')
    work.record(accountReactivated, id, { ...told, reason })
    return { id }
  },
})

/** For who has lost telephone and recovery codes, once a clerk has made sure who asks. */
export const resetCustomerSecondFactor = command({
  name: 'customers.reset-second-factor',
  permission,
  input: ResetSecondFactorInput,
  async run(work, { id, reason, proof }) {
    const { accountId, told } = await accountToManage(work, id)
    if (!(await resetSecondFactorOf(work, accountId)))
      throw new Refusal('customers.no-second-factor', 'لم يُفعّل التحقق بخطوتين في هذا الحساب. حدّث الصفحة.')
    work.record(secondFactorReset, id, { ...told, reason, proof })
    return { id }
  },
})

export const endCustomerSession = command({
  name: 'customers.end-session',
  permission,
  input: EndSessionInput,
  async run(work, { id, sessionId }) {
    const { accountId, told } = await accountToManage(work, id)
    const open = await openSessionsOf({ db: work.tx, now: work.now }, accountId)
    const session = open.find((one) => one.id === sessionId)
    if (!session || !(await endSessionOf(work, { accountId, sessionId })))
      throw new Refusal('customers.session-over', 'هذه الجلسة منتهية. حدّث الصفحة.')
    work.record(sessionsEnded, id, { ...told, device: session.device })
    return { id }
  },
})

export const endCustomerSessions = command({
  name: 'customers.end-sessions',
  permission,
  input: AccountInput,
  async run(work, { id }) {
    const { accountId, told } = await accountToManage(work, id)
    if ((await endSessionsOf(work, accountId)) === 0) throw new Refusal('customers.session-over', 'لا جلسات مفتوحة لهذا العميل.')
    work.record(sessionsEnded, id, { ...told, device: null })
    return { id }
  },
})

/** From the next request on this session sees what the customer sees, and changes nothing. */
export const seeAsCustomer = command({
  name: 'customers.see-as',
  permission: seeingAsOthers,
  input: AccountWhyInput,
  async run(work, { id, reason }) {
    const { party, accountId, told } = await accountToManage(work, id)
    mustReach(work.actor, seeingAsOthers, { branchId: party.branchId, ownerId: party.createdBy })
    const begun = await seeWith(work, accountId)
    work.record(customerSeenAs, id, { ...told, reason })
    return begun
  },
})
