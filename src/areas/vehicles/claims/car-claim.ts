import { type ClaimKind, type LoadedClaim, loadClaim, loadClaimForUpdate, type Weighed } from '#areas/claims/public.ts'
import type { Ctx, Work } from '#platform/context.ts'
import type { Permission } from '#platform/permissions.ts'
import { plateText, readPlate } from '#values/plates.ts'
import { vehicleKind } from '../fleet/vehicle.ts'
import { rentalPath } from '../paths.ts'
import { vehiclesPermissions as may } from '../permissions.ts'
import { rentalKind } from '../rentals/rental.ts'
import { carSheet } from '../sheets/car-sheet.ts'
import { rulesNow } from '../terms/queries.ts'
import { brokenIn, claimWords, sharesOf } from './claim.ts'
import { carClaimFacts } from './facts.ts'
import { reportCame } from './police-reports.ts'

type Asked = Ctx['db'] | Work['tx']

/** Accidents of cars and damages their return sheets show: paid up to the excess of the contract. */
export const carClaim: ClaimKind = {
  ...{ kind: vehicleKind, area: 'vehicles', words: claimWords, letters: 'DC', line: 'cars', sheet: carSheet },
  ...{ contracts: rentalKind, contractPath: rentalPath, facts: carClaimFacts, subjects: carsNamed, meant: carsMeant },
  may: { view: may.view, record: may.handOver, decide: may.assess, viewContracts: may.viewReservations },
  absorbing: { action: 'vehicles.absorb-claim', label: 'تحمّل الشركة ضرر مركبة' },
  absorbLimit: async (db) => (await rulesNow(db)).absorbLimit,
  shares: async (db, claim, at) => sharesIn(claim, await ofCar(db, claim.id), at),
  closed: reportCame,
}

export const ofCar = (db: Asked, claimId: string) =>
  db.selectFrom('carClaims').selectAll().where('claimId', '=', claimId).executeTakeFirstOrThrow()
type OfCar = Awaited<ReturnType<typeof ofCar>>

export const sharesIn = (claim: Weighed, car: OfCar, at: Date) =>
  sharesOf({ ...claim, excess: car.excess, broken: brokenIn(car, at) })

/** A claim with what is told of its car; nobody else decides on it meanwhile. */
export async function loadCarClaim(work: Pick<Work, 'tx'>, claimId: string) {
  const claim = await loadClaim(work, carClaim, claimId)
  return claim && withCar(work, claim)
}

/** The same, where it lies within the reach of whoever asks. */
export const loadCarClaimForUpdate = async (work: Work, claimId: string, permission: Permission) =>
  withCar(work, await loadClaimForUpdate(work, carClaim, { claimId, permission }))

const withCar = async ({ tx }: Pick<Work, 'tx'>, claim: LoadedClaim) => ({ ...claim, car: await ofCar(tx, claim.id) })

export async function platesOf(db: Asked, ids: readonly string[]) {
  return db
    .selectFrom('vehicles')
    .select(['id', 'model', 'plateDigits', 'plateLetters'])
    .where(({ eb, fn, val }) => eb('id', '=', fn.any(val([...ids]))))
    .execute()
}

async function carsNamed(db: Asked, ids: readonly string[]) {
  const rows = await platesOf(db, ids)
  return rows.map(({ id, model, plateDigits, plateLetters }) => ({
    ...{ id, model },
    code: plateText({ digits: plateDigits, letters: plateLetters }),
  }))
}

async function carsMeant(db: Asked, typed: string) {
  const plate = readPlate(typed)
  if (!plate) return null
  const found = db.selectFrom('vehicles').select('id').where('plateDigits', '=', plate.digits)
  const rows = await found.where('plateLetters', '=', plate.letters).execute()
  return rows.map(({ id }) => id)
}
