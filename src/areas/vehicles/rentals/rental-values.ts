import { inEnglishLines } from '#areas/contracts/public.ts'
import { identitiesOf } from '#areas/customers/public.ts'
import type { Ctx } from '#platform/context.ts'
import { dayInWords, momentInWords } from '#values/dates.ts'
import { dayInEnglish, momentInEnglish } from '#values/dates-in-english.ts'
import { inOmr, inRials } from '#values/money.ts'
import { inGroups } from '#values/phones.ts'
import { plateInEnglish, plateText } from '#values/plates.ts'
import { howMany } from '#values/plural.ts'
import { percentInWords } from '#values/shares.ts'
import type { Quote } from '../reservations/quote.ts'
import { agreedIn } from '../reservations/snapshot.ts'
import { type Driver, driversOf } from './drivers.ts'
import { depositAskedOf } from './rental-money.ts'

/** What the text of a rental may speak of, in Arabic and, where it is not the same, in English. */
export const rentalVariables = {
  renterIdentity: { label: 'هوية المستأجر', example: 'الرقم المدني 11223344، الهاتف 9123 4567' },
  renterIdentityEnglish: { label: 'هوية المستأجر بالإنجليزية', example: 'Civil no. 11223344, phone 9123 4567' },
  drivers: { label: 'من يقود السيارة', example: 'سالم العمري، رخصته D-1122 سارية حتى 1 مايو 2027' },
  driversEnglish: { label: 'من يقود السيارة بالإنجليزية', example: 'Salim Al Amri, licence D-1122 valid until 1 May 2027' },
  className: { label: 'الفئة', example: 'سيدان' },
  car: { label: 'السيارة', example: 'تويوتا كورولا' },
  plate: { label: 'اللوحة', example: '7340 م ه' },
  plateEnglish: { label: 'اللوحة بالإنجليزية', example: '7340 MH' },
  from: { label: 'التسليم', example: '5 ديسمبر 2026 10:00 ص، مطار صلالة' },
  fromEnglish: { label: 'التسليم بالإنجليزية', example: '5 Dec 2026, 10:00, مطار صلالة' },
  until: { label: 'الإعادة', example: '9 ديسمبر 2026 10:00 ص، مطار صلالة' },
  untilEnglish: { label: 'الإعادة بالإنجليزية', example: '9 Dec 2026, 10:00, مطار صلالة' },
  priceList: { label: 'رقم قائمة الأسعار', example: '3' },
  price: { label: 'تفصيل السعر', example: 'التأجير، 4 أيام: 60.000 ر.ع.' },
  priceEnglish: { label: 'تفصيل السعر بالإنجليزية', example: 'Rental, 4 days: OMR 60.000' },
  deposit: { label: 'التأمين المسترد', example: '50.000 ر.ع.' },
  depositEnglish: { label: 'التأمين المسترد بالإنجليزية', example: 'OMR 50.000' },
  excess: { label: 'مبلغ التحمّل', example: '75.000 ر.ع.' },
  excessEnglish: { label: 'مبلغ التحمّل بالإنجليزية', example: 'OMR 75.000' },
  km: { label: 'الكيلومترات المشمولة', example: '800' },
  extraKm: { label: 'سعر الكيلومتر الإضافي', example: '0.050 ر.ع.' },
  extraKmEnglish: { label: 'سعر الكيلومتر الإضافي بالإنجليزية', example: 'OMR 0.050' },
  grace: { label: 'مهلة الإعادة', example: '60 دقيقة' },
  graceMinutes: { label: 'مهلة الإعادة بالدقائق', example: '60' },
} as const

type Values = Record<keyof typeof rentalVariables, string>

/** The same of one rental; what nobody knows yet is left out of its sentence. */
export async function rentalValues({ db }: Pick<Ctx, 'db'>, contractId: string): Promise<Record<string, string>> {
  const row = await rowOf(db, contractId)
  if (!row?.partyId) return {}
  const { terms, price } = agreedIn(row)
  const plate = { digits: row.plateDigits, letters: row.plateLetters }
  const deposit = depositAskedOf({ ...row, price })
  const values: Values = {
    ...(await peopleIn(db, { ...row, contractId, partyId: row.partyId })),
    ...{ className: terms.vehicleClass.name, car: row.model, plate: plateText(plate), plateEnglish: plateInEnglish(plate) },
    from: `${momentInWords(row.plannedFrom)}، ${terms.placeOut.name}`,
    fromEnglish: `${momentInEnglish(row.plannedFrom)}, ${terms.placeOut.name}`,
    until: `${momentInWords(row.plannedUntil)}، ${terms.placeBack.name}`,
    untilEnglish: `${momentInEnglish(row.plannedUntil)}, ${terms.placeBack.name}`,
    ...{ priceList: String(terms.card.number), ...pricesIn(price) },
    ...{ deposit: inRials(deposit), depositEnglish: inOmr(deposit) },
    ...{ excess: inRials(price.excess), excessEnglish: inOmr(price.excess), km: String(price.km) },
    ...{ extraKm: inRials(price.extraKm), extraKmEnglish: inOmr(price.extraKm) },
    grace: howMany(terms.rules.graceMinutes, 'minute', 'gen'),
    graceMinutes: String(terms.rules.graceMinutes),
  }
  return values
}

const rowOf = (db: Ctx['db'], contractId: string) =>
  db
    .selectFrom('carRentals')
    .innerJoin('carReservations', 'carReservations.id', 'carRentals.reservationId')
    .innerJoin('vehicles', 'vehicles.id', 'carRentals.vehicleId')
    .select([
      'carReservations.partyId',
      'carReservations.name as driver',
      'isVisitor',
      'snapshot',
      'startsAt',
      'endsAt',
      'plannedFrom',
      'plannedUntil',
    ])
    .select(['model', 'plateDigits', 'plateLetters', 'licenceNumber', 'licenceUntil'])
    .where('carRentals.contractId', '=', contractId)
    .executeTakeFirst()

/** Its lines with what is off them in lines of their own, what they come to, the tax, and all of it. */
function pricesIn({ lines, deductions, net, vatRate, vat, total }: Quote) {
  const before = ({ net: price, off = 0n }: Quote['lines'][number]) => price + off
  const arabic = [
    ...lines.map((line) => `${line.label}: ${inRials(before(line))}`),
    ...deductions.map(({ label, percent, amount }) => `${label} ${percentInWords(percent)}: يُخصم ${inRials(amount)}`),
  ]
  const english = [
    ...lines.map((line) => `${line.english ?? line.label}: ${inOmr(before(line))}`),
    ...deductions.map((one) => `${one.english} ${percentInWords(one.percent)}: less ${inOmr(one.amount)}`),
  ]
  return {
    price: [
      ...arabic,
      `المجموع قبل الضريبة: ${inRials(net)}`,
      `ضريبة القيمة المضافة ${vatRate}%: ${inRials(vat)}`,
      `الإجمالي: ${inRials(total)}`,
    ].join('\n'),
    priceEnglish: inEnglishLines([
      ...english,
      `Before tax: ${inOmr(net)}`,
      `VAT ${vatRate}%: ${inOmr(vat)}`,
      `Total: ${inOmr(total)}`,
    ]),
  }
}

type Renter = { contractId: string; partyId: string; driver: string; licenceNumber: string | null; licenceUntil: string | null }

/** Who hires, and everybody who may drive: for a company whoever it sends. */
async function peopleIn(db: Ctx['db'], { contractId, partyId, driver, licenceNumber, licenceUntil }: Renter) {
  const [renter] = await identitiesOf({ db }, [partyId])
  const named = await driversOf(db, contractId)
  const first = licenceNumber && licenceUntil ? [{ name: driver, licenceNumber, licenceUntil }] : []
  const all = [...first, ...named]
  return {
    ...identityIn(renter),
    drivers: all.length > 0 ? all.map(driverInWords).join('\n') : `${driver}، وتُسجَّل رخصته عند التسليم`,
    driversEnglish:
      all.length > 0 ? inEnglishLines(all.map(driverInEnglish)) : `${driver}, whose licence is recorded at hand-over`,
  }
}

type Identity = Awaited<ReturnType<typeof identitiesOf>>[number]

function identityIn(renter: Identity | undefined) {
  const known = [
    ['الرقم المدني', 'civil no.', renter?.civilNumber],
    ['رقم الجواز', 'passport no.', renter?.passportNumber],
    ['السجل التجاري', 'CR', renter?.commercialRegister],
    // Within Arabic a number keeps its own direction.
    ['الهاتف', 'phone', renter?.phone && `\u2066${inGroups(renter.phone)}\u2069`],
  ] as const
  return {
    renterIdentity: sentence(known.flatMap(([arabic, , value]) => (value ? [`${arabic} ${value}`] : [])).join('، ')),
    renterIdentityEnglish: sentence(known.flatMap(([, english, value]) => (value ? [`${english} ${value}`] : [])).join(', ')),
  }
}

const sentence = (words: string) => words && `${words.charAt(0).toUpperCase()}${words.slice(1)}.`

type Named = Pick<Driver, 'name' | 'licenceNumber' | 'licenceUntil'>
const driverInWords = ({ name, licenceNumber, licenceUntil }: Named) =>
  `${name}، رخصته ${licenceNumber} سارية حتى ${dayInWords(licenceUntil)}`
const driverInEnglish = ({ name, licenceNumber, licenceUntil }: Named) =>
  `${name}, licence ${licenceNumber} valid until ${dayInEnglish(licenceUntil)}`
