import { branches } from '#areas/company/public.ts'
import type { Ctx } from '#platform/context.ts'
import { dayOf, daysAfter } from '#values/days.ts'
import { addClass } from './classes/use-cases/add-class.ts'
import { addVehicle } from './fleet/use-cases/add-vehicle.ts'
import { addVehiclePaper } from './fleet/use-cases/change-papers.ts'
import { setReadiness } from './fleet/use-cases/set-readiness.ts'
import { hourField, priceField, seasonField } from './prices/price-list.ts'
import { publishPrices } from './prices/use-cases/publish-prices.ts'
import { seedReservations } from './reservations/seed.ts'
import { type SeededClass, seededCars, seededClasses } from './seeded-fleet.ts'
import { seedLooks } from './seeded-sheets.ts'

/** Six classes with their prices of the last three months, twenty-four cars with their papers, what was seen of some, and who comes for them. */
export async function seedVehicles(ctx: Ctx) {
  const ids = new Map<string, string>()
  for (const { price: _, khareef: __, hour: ___, ...one } of seededClasses) {
    const { id } = await addClass(ctx, { id: ctx.newId(), ...one })
    ids.set(one.name, id)
  }
  const before = new Date(ctx.now().getTime() - 90 * 86_400_000)
  await publishPrices(
    { ...ctx, now: () => before },
    {
      ...{ validFrom: dayOf(before), seen: '0' },
      ...{ [seasonField(1, 'name')]: 'الخريف', [seasonField(1, 'from')]: '06-21', [seasonField(1, 'to')]: '09-21' },
      ...Object.assign({}, ...seededClasses.map((one) => pricesOf(one, ids.get(one.name) ?? ''))),
    },
  )
  const branchId = (await branches(ctx)).find(({ code }) => code === 'SLL')?.id
  const vehicleOf = new Map<string, string>()
  for (const car of seededCars)
    vehicleOf.set(car.plate, await seedCar(ctx, { ...car, branchId, classId: ids.get(car.class) ?? '' }))
  await seedLooks(ctx, vehicleOf)
  await seedReservations(ctx, { branchId, vehicleOf })
}

const pricesOf = ({ price, khareef, hour }: SeededClass, classId: string) => ({
  [hourField(classId)]: hour,
  ...Object.fromEntries([1, 7, 30].map((days, at) => [priceField(classId, 0, days), price[at] ?? ''])),
  ...Object.fromEntries([1, 7, 30].map((days, at) => [priceField(classId, 1, days), khareef[at] ?? ''])),
})

type Seeded = (typeof seededCars)[number] & { branchId: string | undefined; classId: string }

async function seedCar(ctx: Ctx, { class: _, licenceDays, readiness, readyIn, ...car }: Seeded) {
  const { id: vehicleId } = await addVehicle(ctx, {
    id: ctx.newId(),
    ...car,
    fuel: '8',
    homePlace: 'مكتب صلالة',
    boughtOn: `${car.made}-03-01`,
    policyBorder: 'الإمارات',
  })
  const today = dayOf(ctx.now())
  const papers = [
    { kind: 'licence', number: `L-${car.made}-${car.odometer}`, expiresOn: daysAfter(today, licenceDays) },
    { kind: 'insurance', number: `P-${car.made}-${car.odometer}`, expiresOn: daysAfter(today, licenceDays + 30) },
  ] as const
  for (const paper of papers)
    await addVehiclePaper(ctx, { id: ctx.newId(), vehicleId, ...paper, file: [], issuedOn: daysAfter(today, licenceDays - 365) })
  if (readiness !== 'dirty')
    await setReadiness(ctx, { vehicleId, readiness, ...(readyIn && { readyOn: daysAfter(today, readyIn) }) })
  return vehicleId
}
