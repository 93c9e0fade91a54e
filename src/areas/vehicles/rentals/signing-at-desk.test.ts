import { expect, test } from 'vitest'
import { beginWhatIsSigned } from '#areas/contracts/begin-by-itself.ts'
import { vehiclesPermissions } from '#areas/vehicles/permissions.ts'
import { reservation } from '#areas/vehicles/reservations/reservation-detail.ts'
import { Refusal } from '#platform/refusal.ts'
import { hiresOf, returnCar } from '#testing/hires.ts'
import { testOffice } from '#testing/office.ts'
import { rental } from './queries.ts'
import { beginReturn, noteReturn } from './use-cases/begin-rental-sheet.ts'
import { openRental } from './use-cases/open-rental.ts'
import { activateRental, askRenterCode, cancelRental, sendRental, signRental } from './use-cases/sign-rental.ts'

const office = testOffice()
const { back, book, clerk, newId, out } = hiresOf(office)

/** Whoever serves at the counter: nothing of contracts, only what hires need. */
const counter = () => {
  const { reserve, handOver, viewReservations, view, inspect } = vehiclesPermissions
  return office.staff('ahmad', reserve, handOver, viewReservations, view, inspect)
}
async function opened() {
  const contractId = newId()
  const reservationId = await book()
  await openRental(clerk(), { id: contractId, reservationId, residence: 'resident' })
  return { contractId, reservationId }
}
const stateOf = async (id: string) =>
  (await office.db.selectFrom('contracts').select(['state', 'signedOn']).where('id', '=', id).executeTakeFirstOrThrow()).state
async function codeSent() {
  await office.announce()
  return (await office.messages()).flatMap(({ text }) => /\b(\d{6}) رمز توقيع/.exec(text)?.[1] ?? []).at(-1) ?? ''
}

test('at the desk it is sent, signed by the code of the renter’s own phone, and in force from its first day on', async () => {
  const { contractId } = await opened()
  await expect(askRenterCode(counter(), { contractId })).rejects.toThrow('أرسله أولًا')
  await sendRental(counter(), { contractId })
  await sendRental(counter(), { contractId })
  await askRenterCode(counter(), { contractId })
  const oneTimeCode = await codeSent()
  const wrong = oneTimeCode === '111111' ? '222222' : '111111'
  await expect(signRental(counter(), { contractId, oneTimeCode: wrong })).rejects.toThrow('بقيت')
  await signRental(counter(), { contractId, oneTimeCode })
  await signRental(counter(), { contractId, oneTimeCode })
  const ways = await office.db.selectFrom('contractSignings').select(['way', 'signer', 'state']).orderBy('position').execute()
  expect(ways).toMatchObject([
    { way: 'own-code', state: 'signed' },
    { way: 'own-session', signer: 'ahmad', state: 'signed' },
  ])
  await beginWhatIsSigned(clerk())
  expect(await stateOf(contractId)).toBe('pending-signature')
  office.later(Date.parse('2026-02-01T00:05:00+04:00') - office.visitor().now().getTime())
  await beginWhatIsSigned(clerk())
  expect([await stateOf(contractId), (await rental(clerk(), contractId))?.deposit.asked]).toEqual(['active', 50_000n])
})

test('where it cannot begin the signatures stand, and it is asked again the next day', async () => {
  const { contractId } = await opened()
  await sendRental(counter(), { contractId })
  office.later(Date.parse('2026-02-01T08:00:00+04:00') - office.visitor().now().getTime())
  await askRenterCode(counter(), { contractId })
  const oneTimeCode = await codeSent()
  const refusing = clerk().contractKinds.map((kind) => ({
    ...kind,
    activating: () => Promise.reject(new Refusal('not-yet', 'ليس بعد')),
  }))
  await signRental({ ...counter(), contractKinds: refusing }, { contractId, oneTimeCode })
  const row = await office.db
    .selectFrom('contracts')
    .select(['state', 'signedWay'])
    .where('id', '=', contractId)
    .executeTakeFirst()
  expect(row).toEqual({ state: 'pending-signature', signedWay: 'code' })
  await beginWhatIsSigned(clerk())
  expect(await stateOf(contractId)).toBe('active')
})

test('signed ahead it may be put in force by hand, where the money is taken before its day', async () => {
  const { contractId } = await opened()
  await sendRental(counter(), { contractId })
  await expect(activateRental(counter(), { contractId })).rejects.toThrow('لم يُوقّع العقد بعد')
  await askRenterCode(counter(), { contractId })
  await signRental(counter(), { contractId, oneTimeCode: await codeSent() })
  await activateRental(counter(), { contractId })
  await activateRental(counter(), { contractId })
  expect(await stateOf(contractId)).toBe('active')
})

test('whoever only sees hires neither sends nor signs them', async () => {
  const { contractId } = await opened()
  const looker = office.staff('noor', vehiclesPermissions.viewReservations, vehiclesPermissions.view)
  await sendRental(counter(), { contractId })
  await expect(sendRental(looker, { contractId })).rejects.toMatchObject({ status: 403 })
  await expect(askRenterCode(looker, { contractId })).rejects.toMatchObject({ status: 404 })
  await expect(signRental(looker, { contractId, oneTimeCode: '123456' })).rejects.toMatchObject({ status: 404 })
})

test('given up before it is signed by all, the reservation stands as before and may have another contract', async () => {
  const { contractId, reservationId } = await opened()
  await sendRental(counter(), { contractId })
  await cancelRental(counter(), { contractId, reason: 'تراجع العميل' })
  await cancelRental(counter(), { contractId, reason: 'تراجع العميل' })
  expect([await stateOf(contractId), (await reservation(clerk(), reservationId))?.state]).toEqual(['cancelled', 'confirmed'])
  const again = newId()
  await openRental(clerk(), { id: again, reservationId, residence: 'resident' })
  expect(await stateOf(again)).toBe('draft')
})

test('what lay in the key box came back when its dashboard says, and no hour later is charged', async () => {
  const { contractId } = await out()
  office.later(4 * 86_400_000 + 9 * 3_600_000)
  const { id: sheetId } = await beginReturn(clerk(), { id: newId(), contractId })
  const noted = { sheetId, contractId, backOn: '2026-02-05', backTime: '10:30' }
  await expect(noteReturn(clerk(), { ...noted, backOn: '2026-02-06' })).rejects.toThrow('لم يأت هذا الوقت')
  await expect(noteReturn(clerk(), { ...noted, backOn: '2026-01-31' })).rejects.toThrow('قبل تسليم السيارة')
  await noteReturn(clerk(), noted)
  await returnCar(clerk(), back(contractId))
  const one = await rental(clerk(), contractId)
  expect([one?.returnedAt, one?.deposit.held]).toEqual([new Date('2026-02-05T10:30:00+04:00'), 50_000n])
})

test('20 Old marks cannot be charged', async () => {
  const { contractId } = await out()
  const { id: sheetId } = await beginReturn(clerk(), { id: newId(), contractId })
  const dent = { sheetId, contractId, backOn: '2026-02-01', backTime: '10:00', damage: '20', damageAbout: 'انبعاج قديم' }
  await expect(noteReturn(clerk(), dent)).rejects.toThrow('لا علامة جديدة')
})
