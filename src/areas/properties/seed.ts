import { branches } from '#areas/company/public.ts'
import { findParties } from '#areas/customers/public.ts'
import type { Ctx } from '#platform/context.ts'
import { dayOf, daysAfter } from '#values/days.ts'
import { addPropertyDocument } from './documents/use-cases/add-property-document.ts'
import { seededDocuments } from './seeded-documents.ts'
import { seededProperties, type Told } from './seeded-properties.ts'
import { addProperty } from './use-cases/add-property.ts'
import { addUnits } from './use-cases/add-units.ts'
import { setShares } from './use-cases/set-shares.ts'
import { closeUnit, holdUnit, takeOut } from './use-cases/take-unit.ts'

/** Nine properties of six owners and what stands in their calendars today. */
export async function seedProperties(ctx: Ctx) {
  const offices = await branches(ctx)
  const today = dayOf(ctx.now())
  const made: string[] = []
  for (const { property, branch, shares, units } of seededProperties) {
    const branchId = offices.find(({ code }) => code === branch)?.id ?? offices[0]?.id
    const { id } = await addProperty(ctx, { id: ctx.newId(), ...(branchId && { branchId }), ...property })
    await tellShares(ctx, id, shares)
    for (const document of seededDocuments(today)[property.name] ?? [])
      await addPropertyDocument(ctx, { ...document, id: ctx.newId(), propertyId: id, file: [] })
    for (const each of units) made.push(...(await addUnits(ctx, { propertyId: id, ...each })).ids)
  }
  const [flat = '', shop = '', other = '', old = ''] = [made[2], made[20], made[9], made.at(-1)]
  await holdUnit(ctx, { unitId: flat, from: today, until: daysAfter(today, 30), days: '3', reason: 'أم خالد، معاينة الخميس' })
  await holdUnit(ctx, {
    unitId: shop,
    from: daysAfter(today, 5),
    until: daysAfter(today, 40),
    days: '10',
    reason: 'مخبز يسأل عن المحل',
  })
  await closeUnit(ctx, { unitId: other, from: today, until: daysAfter(today, 9), reason: 'تبديل التكييف' })
  await takeOut(ctx, { unitId: old, reason: 'سقف يُعاد بناؤه' })
}

async function tellShares(ctx: Ctx, propertyId: string, shares: Told['shares']) {
  const lines: [string, string][] = []
  for (const [at, [name, parts]] of shares.entries()) {
    const [owner] = await findParties(ctx, name, 1)
    if (!owner) return
    lines.push([`party${at + 1}`, owner.id], [`parts${at + 1}`, String(parts)])
  }
  const whole = String(shares.reduce((sum, [, parts]) => sum + parts, 0))
  await setShares(ctx, { propertyId, seen: 'none', whole, since: '2024-01-01', ...Object.fromEntries(lines) })
}
