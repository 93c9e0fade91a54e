import { branches } from '#areas/company/public.ts'
import { registerCustomer } from '#areas/customers/record/use-cases/register-customer.ts'
import { agreeWithCompany as agreeOnMachines } from '#areas/equipment/agreements/commands.ts'
import { earnIncome } from '#areas/finance/deferrals/use-cases/earn-income.ts'
import { agreeWithCompany } from '#areas/vehicles/agreements/commands.ts'
import { vehicles } from '#areas/vehicles/area.ts'
import { chargeCycles } from '#areas/vehicles/rentals/use-cases/charge-cycles.ts'
import { extendRental } from '#areas/vehicles/rentals/use-cases/extend-rental.ts'
import { roundPictures } from '#areas/vehicles/seeded-sheets.ts'
import type { Ctx } from '#platform/context.ts'
import { tellClaims } from './claims.ts'
import { tellFines } from './fines.ts'
import { storyteller } from './people.ts'
import {
  comesBack,
  dayFrom,
  goesOut,
  type Hires,
  hasItsCar,
  hourOf,
  isSwapped,
  madeReady,
  paid,
  reservedByPhone,
  signed,
} from './rental-steps.ts'
import { seedTax } from './tax.ts'
import { companyDrivers, type Told, toldCompany, toldRentals, waitsForLate } from './told-rentals.ts'
import { bookedByPortal } from './web-booking.ts'

/** Who has hired a car these days: signed by code, paid at the bank, handed over; some are back, one is late, one was swapped and stays longer. */
export async function tellRentals(ctx: Ctx) {
  const story: Hires = { ...(await storyteller(ctx)), pictures: await roundPictures() }
  const contracts = new Map<string, string>()
  for (const one of toldRentals) contracts.set(one.name, await tell(story, one))
  await tellConflict(story)
  await tellCompany(story)
  await tellFines(story, contracts)
  await tellClaims(story, contracts)
  await vehicles.daily?.(ctx)
  await earnIncome(ctx, {})
  // Only now: a return closes its quarter, and nothing more is told of it.
  await seedTax(ctx)
}

async function tell(story: Hires, one: Told) {
  const reservationId = one.byPortal ? await bookedByPortal(story, one, one.byPortal) : await reservedByPhone(story, one)
  await hasItsCar(story, one, reservationId)
  const contractId = await signed(story, one, reservationId)
  const step = { contractId, on: dayFrom(story, one.from), time: hourOf(one) }
  await madeReady(story, step)
  if (one.end === 'signed') return contractId
  await paid(story, step)
  await goesOut(story, step)
  for (const month of one.months ?? []) await nextMonth(story, { contractId, on: dayFrom(story, month) })
  if (one.swapped) await isSwapped(story, { ...one.swapped, contractId, on: dayFrom(story, one.swapped.on) })
  if (one.extended) await staysLonger(story, one, { contractId, ...one.extended })
  if (one.end) await comesBack(story, { ...step, ...one.end, on: dayFrom(story, one.until) })
  return contractId
}

async function nextMonth(story: Hires, step: { contractId: string; on: string }) {
  await chargeCycles(story.as('mashani', step.on, '18:30'), {})
  await paid(story, step)
}

const staysLonger = (story: Hires, one: Told, { contractId, on, until }: { contractId: string; on: number; until: number }) =>
  extendRental(story.as('mashani', dayFrom(story, on), '09:00'), {
    ...{ id: story.ctx.newId(), contractId, until: dayFrom(story, until), untilTime: hourOf(one) },
  })

/** Whoever has the car that is late keeps it from somebody who comes this evening. */
const tellConflict = async (story: Hires) => hasItsCar(story, waitsForLate, await reservedByPhone(story, waitsForLate))

/** A company at 12 % less, with two cars of its drivers: paid for by one invoice a month. Its machines cost 8 % less. */
async function tellCompany(story: Hires) {
  const { ctx, as } = story
  const day = dayFrom(story, -20)
  const { id: partyId } = await registerCustomer(as('salim', day, '09:00'), toldCompany)
  const branchId = (await branches(ctx)).find(({ code }) => code === 'SLL')?.id ?? ''
  await agreeWithCompany(as('salim', day, '09:30'), {
    ...{ id: ctx.newId(), partyId, branchId, percentOff: '12', fromDay: day, untilDay: '', termDays: '30', billing: 'monthly' },
    ...{ agreedWith: 'ناصر بن علي، مدير المشتريات', seen: '0' },
  })
  await agreeOnMachines(as('salim', day, '09:40'), {
    ...{ id: ctx.newId(), partyId, branchId, percentOff: '8', fromDay: day, untilDay: '', termDays: '30', billing: 'each' },
    ...{ agreedWith: 'ناصر بن علي، مدير المشتريات', seen: '0' },
  })
  for (const one of companyDrivers) await tell(story, { ...one, company: partyId })
}
