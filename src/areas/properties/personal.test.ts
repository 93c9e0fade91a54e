import { beforeEach, expect, test } from 'vitest'
import { collectingPermissions } from '#areas/collecting/permissions.ts'
import { customersPermissions } from '#areas/customers/permissions.ts'
import { identityPermissions } from '#areas/identity/permissions.ts'
import { keepNoLonger } from '#areas/identity/retention/use-cases/keep-no-longer.ts'
import { publishUnit } from '#areas/properties/listings/use-cases/publish-unit.ts'
import { requestViewing } from '#areas/site/requests/use-cases/ask-about-unit.ts'
import { vaultOf } from '#testing/cheques.ts'
import { testOffice } from '#testing/office.ts'
import { placesOf } from '#testing/places-of-owners.ts'
import { logFollowUp } from '../collecting/use-cases/log-follow-up.ts'
import { recordPromise } from '../collecting/use-cases/record-promise.ts'
import { settlePromises } from '../collecting/use-cases/settle-promises.ts'
import { propertiesPermissions as may } from './permissions.ts'
import { propertiesPersonal } from './personal.ts'
import { endViewing } from './viewings/use-cases/end-viewing.ts'

const office = testOffice()
const { aUnitOfABranch } = placesOf(office)
const { customer, owes, id } = vaultOf(office)
const month = 31 * 86_400_000
const phone = '91234567'
const kept = `+968${phone}`
const subject = { accountId: id(), phone: kept, email: null }
const keeper = () => office.staff('huda', identityPermissions.manageRetention)
const haitham = () => office.staff('haitham', collectingPermissions.collect, customersPermissions.view)

let viewingId: string
beforeEach(async () => {
  const { id: unitId, near } = await aUnitOfABranch()
  await publishUnit(near, { unitId, seen: '0', description: 'شقة هادئة قريبة من المسجد.', showsRent: 'yes' })
  const { id: listingId } = await office.db.selectFrom('listings').select('id').executeTakeFirstOrThrow()
  const visitor = office.visitor()
  const contact = { name: 'سالم المعشني', phone, replyBy: 'sms', note: 'بعد العصر' } as const
  await requestViewing(visitor, { ...contact, formId: id(), listingId, viewingOn: '2026-01-18', dayPart: 'evening' })
  viewingId = (await office.db.selectFrom('viewings').select('id').executeTakeFirstOrThrow()).id
  const watch = { id: id(), formId: id(), unitId, name: 'علي', phone: kept, askedAt: office.visitor().now() }
  await office.db.insertInto('unitWatches').values(watch).execute()
})

const shown = () => office.db.selectFrom('viewings').select(['name', 'phone', 'note', 'state']).executeTakeFirstOrThrow()
const end = async () => {
  const near = office.staff('said', may.arrangeViewings)
  await endViewing(near, { viewingId, end: 'cancelled', reason: 'أُجّرت الوحدة' })
}
const forget = () =>
  office.db
    .transaction()
    .execute((tx) => propertiesPersonal.forget({ ...office.visitor(), tx, record: () => {} } as never, subject))

test('whoever asked to see a unit is told what is kept, and forgotten once the viewing is over; a word nobody hears goes at once', async () => {
  const viewings = async () => (await propertiesPersonal.kept(office.visitor(), subject)).find(({ kind }) => kind === 'viewings')
  expect((await viewings())?.records).toHaveLength(1)
  expect(await forget()).toEqual([{ title: 'معاينات لم تنتهِ بعد', count: 1, stays: 'حتى تُجرى أو تُلغى' }])
  expect(await office.db.selectFrom('unitWatches').selectAll().execute()).toEqual([])
  await end()
  expect(await forget()).toEqual([{ title: 'المعاينات', count: 1 }])
  expect(await shown()).toEqual({ name: 'محذوف', phone: '', note: null, state: 'cancelled' })
  expect((await viewings())?.records).toEqual([])
})

test('a viewing keeps its visitor for a year after it is over, a watch half a year', async () => {
  await end()
  office.later(7 * month)
  await keepNoLonger(keeper())
  expect(await shown()).toMatchObject({ name: 'سالم المعشني' })
  expect(await office.db.selectFrom('unitWatches').selectAll().execute()).toEqual([])
  office.later(7 * month)
  await keepNoLonger(keeper())
  expect(await shown()).toMatchObject({ name: 'محذوف', phone: '' })
})

test('that somebody was called stays, and what was written of them goes after five years', async () => {
  const partyId = await customer()
  await owes(partyId, '100', '2026-01-10')
  await logFollowUp(haitham(), { id: id(), partyId, way: 'call', outcome: 'no-answer', note: 'قال إنه في المستشفى' })
  await recordPromise(haitham(), { id: id(), partyId, way: 'call', amount: '100', promisedOn: '2026-01-18', note: 'بعد الراتب' })
  office.later(5 * 86_400_000)
  await settlePromises(office.staff('maryam', collectingPermissions.collect), {})
  const notes = async () => [
    ...(await office.db.selectFrom('followUps').select('note').execute()),
    ...(await office.db.selectFrom('promises').select('note').execute()),
  ]
  const before = await notes()
  expect(before.filter(({ note }) => note !== null).length).toBeGreaterThanOrEqual(2)
  office.later(61 * month)
  await keepNoLonger(keeper())
  const after = await notes()
  expect(after).toHaveLength(before.length)
  expect(after.every(({ note }) => note === null)).toBe(true)
})
