import { chargesOnPapers, depositNow, payFromDeposit, takeBackNet } from '#areas/finance/public.ts'
import type { SheetDraft } from '#areas/handovers/public.ts'
import { vehiclesPermissions } from '#areas/vehicles/permissions.ts'
import type { Work } from '#platform/context.ts'
import { mustReach } from '#platform/reach.ts'
import { Refusal } from '#platform/refusal.ts'
import { least } from '#values/money.ts'
import { percentOf } from '#values/shares.ts'
import { rulesNow } from '../terms/queries.ts'
import { tellOfCreditBefore } from './credit-before.ts'
import { carReturned } from './facts.ts'
import { rentalOfStay } from './going-out.ts'
import { chargeHire } from './hire-charges.ts'
import { factData, type LoadedRental } from './load-for-update.ts'
import { giveBackWaiting, monthlyChargesOf } from './monthly-lines.ts'
import { type AccountLine, earlyCredit, type Reading, returnAccount } from './return-account.ts'
import { endSegment, type OutSegment, readingsOf, segmentsOf } from './segments.ts'

type Noted = Pick<LoadedRental, 'terms' | 'plannedFrom' | 'plannedUntil' | 'charged' | 'damage' | 'damageAbout'>
type Back = { out: Pick<OutSegment, 'odometerOut' | 'fuelOut'>; back: Reading; drivenBefore: number; returnedAt: Date }

/** What a return comes to, from what was read and noted. */
export const accountOf = (rental: Noted, { out, back, drivenBefore, returnedAt }: Back) =>
  returnAccount({
    ...{ terms: rental.terms, from: rental.plannedFrom, plannedUntil: rental.plannedUntil, returnedAt },
    ...{ charged: rental.charged, out: { odometer: out.odometerOut, fuel: out.fuelOut }, back, drivenBefore },
    damage: rental.damage === null ? null : { amount: rental.damage, description: rental.damageAbout ?? '' },
  })

/** Before the sheet of a return is signed. */
export async function beforeItIsBack(work: Work, draft: SheetDraft) {
  const rental = await rentalOfStay(work, draft)
  mustReach(work.actor, vehiclesPermissions.handOver, rental.contract)
  if (rental.state !== 'out') throw new Refusal('vehicles.not-out', 'ليست السيارة لدى العميل. حدّث الصفحة.')
  const { out } = await segmentsOf(work, rental.contractId)
  if (out.occupancyId !== draft.occupancyId)
    throw new Refusal('vehicles.swapped-since', 'استُبدلت هذه السيارة بعد فتح المحضر. ألغِه، وسجّل إعادة التي لدى العميل.')
}

/** It is back, as early or as late as it comes: what the price did not hold is charged, and taken from the deposit. */
export async function cameBack(work: Work, draft: SheetDraft) {
  const rental = await rentalOfStay(work, draft)
  const { contractId } = rental
  const { out, driven: drivenBefore } = await segmentsOf(work, contractId)
  const back = readingsOf(draft)
  const returnedAt = rental.backNotedAt ?? work.now()
  const car = await endSegment(work, out, { ...back, at: returnedAt })
  await work.tx
    .updateTable('carRentals')
    .set({ state: 'returned', returnedAt, version: rental.version + 1 })
    .where('contractId', '=', contractId)
    .where('state', '=', 'out')
    .execute()
  const credited = await creditEarly(work, rental, { returnedAt, vehicleId: out.vehicleId })
  const lines = accountOf(rental, { out, back, drivenBefore, returnedAt })
  const { charged, used, papers } = await chargeReturn(work, rental, { id: draft.id, vehicleId: out.vehicleId, lines })
  await work.tx
    .updateTable('carRentals')
    .set({ invoiceIds: [...rental.invoiceIds, ...papers] })
    .where('contractId', '=', contractId)
    .execute()
  work.record(carReturned, contractId, { ...(await factData(work, rental, car)), charged, used, credited })
}

/** Back before its time: what the rules give back is the customer's credit. */
async function creditEarly(work: Work, rental: LoadedRental, { returnedAt, vehicleId }: { returnedAt: Date; vehicleId: string }) {
  const { terms, plannedFrom: from, plannedUntil, charged, invoiceIds } = rental
  const { earlyReturn: rule } = await rulesNow(work.tx)
  const whole = earlyCredit({ terms, from, plannedUntil, returnedAt, charged, rule })
  const net = least(whole, charged - rental.chargedBefore)
  if (whole > net) await tellOfCreditBefore(work, rental, whole - net)
  if (net === 0n) return 0n
  const reason = 'أُعيدت السيارة قبل موعدها'
  const waited = await creditWaiting(work, rental, { net, returnedAt, vehicleId, reason })
  const charges = (await chargesOnPapers(work, invoiceIds)).map(({ id }) => id)
  const chargeIds = [...charges, ...(await monthlyChargesOf(work, rental.contractId))]
  const taken = await takeBackNet(work, { chargeIds, net: net - waited, reason })
  return taken + waited + percentOf(waited, terms.vatRate)
}

type Early = { net: bigint; returnedAt: Date; vehicleId: string; reason: string }

/** Of a company that pays by the month first what no invoice asks for yet. */
async function creditWaiting(work: Work, rental: LoadedRental, { net, returnedAt, vehicleId, reason }: Early) {
  const { contract, terms, plannedUntil } = rental
  const { agreement } = terms
  if (!agreement?.monthly) return 0n
  const about = { contract, agreement, vehicleId, from: returnedAt, until: plannedUntil }
  return giveBackWaiting(work, { ...about, net, description: reason })
}

type Account = { id: string; vehicleId: string; lines: AccountLine[] }

async function chargeReturn(work: Work, { contract, terms }: LoadedRental, { id, vehicleId, lines }: Account) {
  if (lines.length === 0) return { charged: 0n, used: 0n, papers: [] }
  const [contractId, now] = [contract.id, work.now()]
  const { papers: ids, total } = await chargeHire(work, { id, contract, terms, vehicleId, from: now, until: now, lines })
  const deposit = await depositNow(work, [contractId])
  const charges = await chargesOnPapers(work, ids)
  const used = deposit && deposit.held > 0n && charges.length > 0 ? await takeFrom(work, deposit.id, charges) : 0n
  return { charged: total, used, papers: ids }
}

const takeFrom = (work: Work, depositId: string, charges: readonly { id: string }[]) =>
  payFromDeposit(work, {
    ...{ depositId, reason: 'حساب إعادة السيارة' },
    charges: charges.map(({ id }) => ({ id, fileId: null })),
  })
