import { z } from 'zod'
import { whyNotOut } from '#areas/calendar/public.ts'
import { contractsNamed } from '#areas/contracts/public.ts'
import { customersMeant, phoneOfCustomer } from '#areas/customers/public.ts'
import { collectFaults, type ImportedTable, mustStandOnce, readCells, type Say, type Validated } from '#areas/imports/public.ts'
import { vehiclesPermissions } from '#areas/vehicles/permissions.ts'
import type { Work } from '#platform/context.ts'
import { reaches } from '#platform/reach.ts'
import { startOfDay } from '#values/days.ts'
import { plateText } from '#values/plates.ts'
import { baisa } from '#values/shapes.ts'
import { bringRental, type OpenRental } from '../rentals/bringing.ts'
import { placeOf } from '../terms/queries.ts'
import { chargedIn, offeringAt, termsOf } from './rental-agreed.ts'
import { moneyBefore } from './rental-money-before.ts'
import { type RentalRow, rentalIn } from './rental-row.ts'
import { rentalTable } from './rental-table.ts'

/** A car of the file, who has it, and by which contract once it is taken. */
export const FoundRental = z.object({
  ...{ plate: z.string(), customer: z.string(), until: z.string(), charged: baisa, deposit: baisa },
  ...{ contractId: z.string().nullable(), contract: z.string().nullable() },
})
type FoundRental = z.output<typeof FoundRental>
type Chosen = { goLive: string; placeId: string }

/** Every row against the register, the calendar and the opening balances. A car that is in by now, out since that moment, stays as it is. */
export async function validateRentals(
  work: Work,
  { chosen, ...brought }: ImportedTable & { chosen: Chosen },
): Promise<Validated<FoundRental>> {
  const { say, inOrder, isFaulty } = collectFaults(rentalTable)
  const read = readCells(rentalTable, brought, say).flatMap((one) => rentalIn(one, say) ?? [])
  mustStandOnce(
    read.map(({ row, plate }) => ({ row, name: plateText(plate) })),
    'plate',
    say,
  )
  const found = await Promise.all(read.map(async (row) => ({ row, car: await carOf(work, row) })))
  const fresh = found.filter(({ car }) => !car?.isIn)
  const rentals = await openRentals(work, fresh, { chosen, say })
  const good = rentals.filter(({ row }) => !isFaulty(row.row)).map(({ one }) => one)
  return {
    ...{ faults: inOrder(), good: good.length, known: found.length - fresh.length, found: good.map((one) => foundIn(one, null)) },
    async take(taking) {
      const written: FoundRental[] = []
      for (const one of good) written.push(foundIn(one, await bringRental(taking, one)))
      return written
    },
  }
}

const foundIn = (one: OpenRental, as: { contractId: string; number: string } | null): FoundRental => ({
  ...{ plate: plateText(one.car.plate), customer: one.customer.name, until: one.until.toISOString() },
  ...{ charged: one.charged, deposit: one.deposit, contractId: as?.contractId ?? null, contract: as?.number ?? null },
})

/** The car of a plate, and whether the rental of that moment is in by now. */
async function carOf({ tx }: Work, { plate, from }: RentalRow) {
  const car = await tx
    .selectFrom('vehicles')
    .select(['id', 'branchId', 'classId', 'model', 'odometer'])
    .where('plateDigits', '=', plate.digits)
    .where('plateLetters', '=', plate.letters)
    .where('readiness', '<>', 'sold')
    .executeTakeFirst()
  if (!car) return null
  const before = tx.selectFrom('carRentals').select('contractId').where('vehicleId', '=', car.id)
  const isIn = await before.where('plannedFrom', '=', from).where('fromBefore', '=', true).executeTakeFirst()
  return { ...car, isIn: isIn !== undefined }
}
type Car = NonNullable<Awaited<ReturnType<typeof carOf>>>
type Fresh = readonly { row: RentalRow; car: Car | null }[]
type Against = { chosen: Chosen; say: Say }

async function openRentals(work: Work, fresh: Fresh, { chosen, say }: Against) {
  const place = await placeOf(work.tx, chosen.placeId)
  if (!place) throw new Error(`no place ${chosen.placeId}`)
  const offered = await offeringAt(work, place)
  const customers = await customersMeant(
    work,
    fresh.map(({ row }) => row.customer),
  )
  const before = moneyBefore(work, say)
  const rentals: { row: RentalRow; one: OpenRental }[] = []
  for (const { row, car } of fresh) {
    if (car) mustBeOurs(work, { row, car, place, say })
    else say(row.row, 'plate', 'لا مركبة لنا بهذه اللوحة. استورد المركبات أولًا، أو صحّح اللوحة.')
    mustBeOut(row, chosen, say)
    const meant = customers.get(row.customer)
    const customer = await customerIn(work, { row, meant, say })
    if (!car || !customer || row.until <= row.from) continue
    const turnaround = offered.offering.classes.find(({ id }) => id === car.classId)?.turnaround
    const stretch = { resourceId: car.id, from: row.from, until: row.until, ...(turnaround && { turnaround }) }
    const why = (await whyNotOut(work, stretch)) ?? (await whoHadIt(work, stretch))
    if (why) say(row.row, 'plate', why)
    const terms = await termsOf(offered, { row, car, partyId: customer.id })
    if (!terms) {
      say(row.row, 'day', 'لا أسعار لفئة هذه السيارة، ومنها سعر ساعة التأخير. انشر قائمة الأسعار أولًا.')
      continue
    }
    const { faults, unpaid, ...charged } = chargedIn(terms, row, chosen.goLive)
    for (const [field, message] of faults) say(row.row, field, message)
    const depositId = await before.depositOf(row, customer.id)
    await before.mustBeOpen(row, { partyId: customer.id, unpaid })
    const known = { terms, ...charged, car, customer, depositId, depositDays: offered.offering.rules.depositDays }
    rentals.push({ row, one: openRental(row, known) })
  }
  return rentals
}

/** It came back from somebody since: nobody else can have had it then. */
async function whoHadIt(work: Work, { resourceId, from, until }: { resourceId: string; from: Date; until: Date }) {
  const had = await work.tx
    .selectFrom('carRentalSegments')
    .select('contractId')
    .where('vehicleId', '=', resourceId)
    .where('outAt', '<', until)
    .where('backAt', '>', from)
    .executeTakeFirst()
  const [contract] = had ? await contractsNamed(work, [had.contractId]) : []
  return contract ? `كانت في هذه المدة لدى عميل آخر بالعقد ${contract.number}، ثم أُعيدت.` : null
}

type Ours = { row: RentalRow; car: Car; place: { branchId: string }; say: Say }

function mustBeOurs({ actor }: Work, { row, car, place, say }: Ours) {
  if (!reaches(actor, vehiclesPermissions.manage, car)) say(row.row, 'plate', 'هذه المركبة لفرع خارج صلاحيتك.')
  else if (car.branchId !== place.branchId) say(row.row, 'plate', 'هذه المركبة لفرع آخر غير فرع المكان الذي اخترته.')
  if (row.odometer < car.odometer) say(row.row, 'odometer', `آخر قراءة مسجلة ${car.odometer} كم. راجع العداد.`)
}

const longest = 1_098

/** It went out before the first day of these books, and comes back after that. */
function mustBeOut({ row, from, until }: RentalRow, { goLive }: Chosen, say: Say) {
  if (from >= startOfDay(goLive)) say(row, 'from', 'سُلّمت في هذه الدفاتر أو بعد اليوم. افتح لها عقدًا من شاشة التسليم.')
  if (until <= from) say(row, 'until', 'الإعادة بعد التسليم. اكتب يومًا أو ساعة بعده.')
  else if (until.getTime() - from.getTime() > longest * 86_400_000) say(row, 'until', 'المدة حتى ثلاث سنوات.')
}

type Meant = { id: string; name: string; several: boolean } | undefined

async function customerIn(work: Work, { row, meant, say }: { row: RentalRow; meant: Meant; say: Say }) {
  const no = (message: string) => void say(row.row, 'customer', message)
  if (!meant) return no('لا عميل بهذا الهاتف. استورد العملاء أولًا، أو سجّله ثم ارفع الملف.') ?? null
  if (meant.several) return no('لهذا الهاتف أكثر من عميل. اكتب رقم العميل، مثل CU-10002.') ?? null
  const phone = await phoneOfCustomer({ db: work.tx }, meant.id)
  return phone ? { id: meant.id, name: meant.name, phone } : (no('لا هاتف في ملف هذا العميل. اكتبه فيه أولًا.') ?? null)
}

type Known = Pick<OpenRental, 'terms' | 'price' | 'charged' | 'chargedUntil' | 'customer' | 'depositId' | 'depositDays'> & {
  car: Car
}

function openRental(row: RentalRow, { car, ...known }: Known): OpenRental {
  const { from, until, plate, odometer, fuel, deposit, hold, second, number } = row
  const { id, classId, model } = car
  return {
    ...{ ...known, from, until, deposit, hold, out: { odometer, fuel }, car: { id, classId, model, plate } },
    driver: { name: row.driver ?? known.customer.name, number: row.licenceNumber, until: row.licenceUntil },
    second: second && { name: second.second, number: second.secondNumber, until: second.secondUntil },
    note: number ? `رقم العقد القديم ${number}` : null,
  }
}
