import { branches } from '#areas/company/public.ts'
import { demonstrationPeople } from '#areas/identity/public.ts'
import type { Ctx } from '#platform/context.ts'
import type { FirstRole } from '#values/roles.ts'
import { describeRole } from './roles/use-cases/describe-role.ts'
import { grantRole } from './roles/use-cases/grant-role.ts'

/** Maryam opened the office and holds both roles of whoever does; Said waits for his first. */
const held: Record<string, FirstRole[]> = {
  maryam: ['administrator', 'generalManager'],
  salim: ['generalManager'],
  huda: ['branchManager'],
  fatima: ['cashier'],
  zahra: ['accountant'],
  ahmed: ['counterAgent'],
  noor: ['customerService'],
  khalid: ['auditor'],
  waleed: ['administrator'],
  bakhit: ['branchManager'],
  salma: ['counterAgent'],
  juma: ['technician'],
  layla: ['propertyOfficer'],
  mashani: ['fleetOfficer'],
  muslim: ['equipmentOfficer'],
  rajesh: ['operator'],
  kamal: ['operator'],
  asma: ['parcelsSupervisor'],
  awad: ['parcelsClerk', 'counterAgent', 'cashier'],
  hamad: ['courier'],
  badr: ['courier'],
  musallam: ['courier'],
}

/** Who works in one branch alone; all the others serve every branch. */
const placed = new Map([
  ['huda', 'SLL'],
  ['bakhit', 'THM'],
  ['salma', 'THM'],
])

/** Whoever looks at the demonstration has no app with a code for each of its people. */
async function withoutSecondFactor(ctx: Ctx) {
  const asking = await ctx.db
    .selectFrom('roles')
    .select(['key', 'nameAr', 'nameFeminine', 'line'])
    .where('secondFactorRequired', '=', true)
    .execute()
  for (const { key: role, ...words } of asking) await describeRole(ctx, { role, ...words })
}

/** Parcels were carried for a month before these days. */
const before = (ctx: Ctx): Ctx => ({ ...ctx, now: () => new Date(ctx.now().getTime() - 40 * 86_400_000) })

export async function seedRoles(ctx: Ctx) {
  await withoutSecondFactor(ctx)
  const offices = await branches(ctx)
  for (const { id, email } of await demonstrationPeople(ctx)) {
    const word = email?.split('@')[0] ?? ''
    const branchId = offices.find(({ code }) => code === placed.get(word))?.id
    for (const role of held[word] ?? [])
      await grantRole(role === 'courier' ? before(ctx) : ctx, { accountId: id, role, branchId })
  }
}
