import { identitiesOf } from '#areas/customers/public.ts'
import { sheetsOfStay } from '#areas/handovers/public.ts'
import type { Ctx } from '#platform/context.ts'
import { momentInWords } from '#values/dates.ts'
import { dayInEnglish, momentInEnglish } from '#values/dates-in-english.ts'
import { plateInEnglish, plateText } from '#values/plates.ts'
import { type Pair, pair } from '../papers/record-paper.ts'
import { carSheet } from '../sheets/car-sheet.ts'
import { driversOf } from './drivers.ts'

/** The cars of a rental in their order, each with the sheets that were signed for it. */
export async function segmentsShown(db: Ctx['db'], contractId: string) {
  const rows = await db
    .selectFrom('carRentalSegments')
    .innerJoin('vehicles', 'vehicles.id', 'carRentalSegments.vehicleId')
    .select(['carRentalSegments.id', 'occupancyId', 'model', 'plateDigits', 'plateLetters', 'outAt', 'backAt'])
    .select(['odometerOut', 'odometerBack', 'fuelOut', 'fuelBack', 'reason', 'difference'])
    .where('contractId', '=', contractId)
    .orderBy('outAt')
    .execute()
  return Promise.all(rows.map(async (row) => ({ ...row, sheets: await signedSheets(db, row.occupancyId) })))
}
export type ShownSegment = Awaited<ReturnType<typeof segmentsShown>>[number]

async function signedSheets(db: Ctx['db'], occupancyId: string) {
  const sheets = (await sheetsOfStay({ db }, carSheet, occupancyId)).filter(({ status }) => status === 'signed')
  const numberOf = (side: string) => sheets.find(({ kind }) => kind === side)?.number ?? null
  return { out: numberOf('handover'), back: numberOf('return') }
}

const moment = (at: Date) => ({ ar: momentInWords(at), en: momentInEnglish(at) })
const kilometres = (value: number | null) => (value === null ? null : { ar: `${value.toLocaleString('en')} كم`, en: 'km' })
const eighths = (value: number | null) => (value === null ? null : { code: `${value}/8` })

/** Which car, and from when to when it was theirs: proved by the sheets both signed. */
export function segmentPairs(one: ShownSegment): Pair[] {
  const plate = { digits: one.plateDigits, letters: one.plateLetters }
  return [
    ...pair('المركبة', one.model),
    ...pair('اللوحة', { ar: plateText(plate), en: plateInEnglish(plate) }),
    ...pair('خرجت', moment(one.outAt)),
    ...pair('عادت', one.backAt ? moment(one.backAt) : 'ما زالت لدى المستأجر'),
    ...pair('العداد عند التسليم', kilometres(one.odometerOut)),
    ...pair('العداد عند الإعادة', kilometres(one.odometerBack)),
    ...pair('الوقود عند التسليم', eighths(one.fuelOut)),
    ...pair('الوقود عند الإعادة', eighths(one.fuelBack)),
    ...pair('محضر التسليم', one.sheets.out && { code: one.sheets.out }),
    ...pair('محضر الإعادة', one.sheets.back && { code: one.sheets.back }),
  ]
}

type Rental = { contractId: string; number: string; partyId: string }

/** Who hired, with what identifies them, and whoever else may drive. */
export async function renterPairs(db: Ctx['db'], { contractId, number, partyId }: Rental) {
  const [renter] = await identitiesOf({ db }, [partyId])
  const licence = await db
    .selectFrom('carRentals')
    .select(['licenceNumber', 'licenceUntil'])
    .where('contractId', '=', contractId)
    .executeTakeFirst()
  const drivers = await driversOf(db, contractId)
  const coded = (value: string | null | undefined) => value && { code: value }
  const pairs: Pair[] = [
    ...pair('عقد التأجير', { code: number }),
    ...pair('المستأجر', renter?.name),
    ...pair('الرقم المدني', coded(renter?.civilNumber)),
    ...pair('رقم الجواز', coded(renter?.passportNumber)),
    ...pair('السجل التجاري', coded(renter?.commercialRegister)),
    ...pair('الهاتف', coded(renter?.phone)),
    ...pair('رخصة القيادة', coded(licence?.licenceNumber)),
    ...drivers.flatMap((one) =>
      pair('سائق في العقد', { ar: `${one.name}، ${one.licenceNumber}`, en: `until ${dayInEnglish(one.licenceUntil)}` }),
    ),
  ]
  return { name: renter?.name ?? '', pairs }
}
