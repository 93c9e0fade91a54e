import { companyPermissions } from '#areas/company/permissions.ts'
import { changeSettings } from '#areas/company/use-cases/change-settings.ts'
import { approvePayout, approvePayoutsOfDay } from '#areas/finance/payouts/payout-approval.ts'
import { boxesOf } from './boxes.ts'
import { vaultOf } from './cheques.ts'
import type { testOffice } from './office.ts'
import { registeredCompany } from './registered.ts'

export type Counter = Awaited<ReturnType<typeof openCounter>>

/** A counter with a box, a vault and an account at a bank, and the people who ask, agree and undo there. */
export async function openCounter(office: ReturnType<typeof testOffice>) {
  const vault = vaultOf(office)
  await changeSettings(office.staff('maryam', ...Object.values(companyPermissions)), registeredCompany)
  // Whoever lives here has paid out more today than one may on one's own word.
  await office.db
    .updateTable('approvalRules')
    .set({ active: false })
    .where('action', 'in', [approvePayout.action, approvePayoutsOfDay.action])
    .execute()
  const { colleague } = boxesOf(office)
  const [noura, checker] = [await colleague('noura', 'accountant'), await colleague('said', 'financeManager')]
  return { ...vault, office, noura, checker, boxId: await vault.box(), accountId: await vault.bank() }
}
