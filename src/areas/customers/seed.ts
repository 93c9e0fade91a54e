import { branches } from '#areas/company/public.ts'
import type { Ctx } from '#platform/context.ts'
import { deliverSoFar } from '#platform/subscribers.ts'
import { accountJoiner } from './accounts/accounts.ts'
import { registerCustomer } from './record/use-cases/register-customer.ts'
import { seededCompanies, seededInThumrait, seededPeople } from './seeded-customers.ts'

/** The people and companies the branches in Salalah and Thumrait would know, registered one after the other. None of them exists. */
export async function seedCustomers(ctx: Ctx) {
  const offices = await branches(ctx)
  const [salalah, thumrait] = ['SLL', 'THM'].map((code) => offices.find((office) => office.code === code)?.id)
  const here = { wilayat: 'صلالة', anyway: 'yes', branchId: salalah }
  for (const person of seededPeople) await registerCustomer(ctx, { kind: 'person', whatsapp: 'yes', ...here, ...person })
  for (const company of seededCompanies) await registerCustomer(ctx, { kind: 'company', ...here, ...company })
  const there = { wilayat: 'ثمريت', anyway: 'yes', branchId: thumrait }
  for (const customer of seededInThumrait) await registerCustomer(ctx, { ...there, ...customer })
  // Whoever came by the portal has a record at once, and not when the queue comes to it: the areas after this one tell of them.
  await deliverSoFar(ctx, accountJoiner)
}
