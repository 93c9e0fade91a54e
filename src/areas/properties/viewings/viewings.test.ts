import { beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { registerCustomer } from '#areas/customers/record/use-cases/register-customer.ts'
import { publishUnit } from '#areas/properties/listings/use-cases/publish-unit.ts'
import { holdUnit } from '#areas/properties/use-cases/take-unit.ts'
import { unitPage } from '#areas/site/pages/unit-page.ts'
import { requestViewing, watchUnit } from '#areas/site/requests/use-cases/ask-about-unit.ts'
import type { Ctx } from '#platform/context.ts'
import { withAccounts } from '#testing/customers-with-accounts.ts'
import { testOffice } from '#testing/office.ts'
import { placesOf } from '#testing/places-of-owners.ts'
import { askedViewing, ownViewings, viewing, viewings, viewingsToArrange } from './queries.ts'
import { remindViewing, scheduleViewing } from './use-cases/arrange-viewing.ts'
import { cancelAskedViewing, cancelOwnViewing, endViewing } from './use-cases/end-viewing.ts'
import { holdFromViewing } from './use-cases/hold-from-viewing.ts'
import { tellAllWatchers, tellWatchers } from './use-cases/tell-watchers.ts'
import { readViewingsAsked } from './viewing.ts'

const office = testOffice()
const { aUnitOfABranch } = placesOf(office)
const { account } = withAccounts(office)

let near: Ctx
let far: Ctx
let unitId: string
let listingId: string
beforeEach(async () => {
  const { id, ...two } = await aUnitOfABranch()
  ;[near, far, unitId] = [two.near, two.far, id]
  await publishUnit(near, { unitId, seen: '0', description: 'شقة هادئة قريبة من المسجد.', showsRent: 'yes' })
  listingId = (await office.db.selectFrom('listings').select('id').executeTakeFirstOrThrow()).id
})

const contact = { name: 'سالم المعشني', phone: '91234567', replyBy: 'sms' } as const
const ask = (ctx: Ctx = office.visitor(), more: object = {}) =>
  requestViewing(ctx, { ...contact, formId: ctx.newId(), listingId, viewingOn: '2026-01-18', dayPart: 'evening', ...more })
const asked = (query = '') => readViewingsAsked(new URLSearchParams(query))
const slot = () => ({ on: '2026-01-18', at: '16:30', guideId: near.actor.id })
const stateOf = async (id: string) => (await viewing(near, id))?.state
const texts = async () => {
  await office.announce()
  return (await office.messages()).map(({ text }) => text)
}

test('twenty at once of one form are one viewing, one task and one message', async () => {
  const formId = near.newId()
  const all = await Promise.all(Array.from({ length: 20 }, () => ask(office.visitor(), { formId })))
  expect(new Set(all.map(({ id }) => id)).size).toBe(1)
  expect([await viewingsToArrange(near), await viewingsToArrange(far)]).toEqual([1, 0])
  const tasks = await office.db.selectFrom('tasks').select(['title', 'status']).execute()
  expect(tasks).toEqual([{ title: 'حدّد موعد معاينة شقة 1، برج السعادة', status: 'open' }])
  const sms = (await texts()).filter((text) => text.includes('وصل طلب المعاينة'))
  expect(sms).toHaveLength(1)
})

test('whoever arranges viewings where the unit lies hears of it, and nobody of another branch', async () => {
  await ask()
  await office.announce()
  const heard = (await office.messages()).filter(({ text }) => text === 'طلب سالم المعشني معاينة شقة 1، برج السعادة')
  expect(heard.map(({ recipient }) => recipient)).toEqual([near.actor.id])
})

test('of one phone one request for a unit stands: another form is told of the first, and leads nobody to it', async () => {
  const both = await Promise.allSettled([ask(), ask()])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await expect(ask()).rejects.toThrow('وصل طلبك من قبل، في 15 يناير 2026. تتابعه أو تلغيه من الرابط')
  await expect(ask(office.customer(near.newId()))).rejects.toThrow('معايناتي')
  expect([await viewingsToArrange(near), (await office.db.selectFrom('tasks').select('id').execute()).length]).toEqual([1, 1])
  const { id } = await office.db.selectFrom('viewings').select('id').executeTakeFirstOrThrow()
  await scheduleViewing(near, { viewingId: id, ...slot() })
  await expect(ask()).rejects.toMatchObject({ code: 'properties.viewing-asked' })
  await cancelAskedViewing(office.visitor(), { viewingId: id, formId: near.newId() })
  await ask()
  expect(await viewingsToArrange(near)).toBe(1)
})

test('a unit has one name, on its page, in the message and where the viewing is followed', async () => {
  await publishUnit(near, { unitId, seen: '1', title: 'شقة على البحر', description: 'شقة هادئة.', showsRent: 'yes' })
  const { id } = await ask()
  await scheduleViewing(near, { viewingId: id, ...slot() })
  expect(await askedViewing(office.visitor(), id)).toMatchObject({ heading: 'شقة على البحر' })
  expect((await texts()).some((text) => text.includes('معاينة شقة على البحر الأحد 18 يناير'))).toBe(true)
})

test('whoever has signed in finds what we know of them in the form', async () => {
  const visit = { params: { listingId }, query: new URLSearchParams() }
  const accountId = await account({ name: 'خالد المعشني', phone: '+96891234570' })
  expect((await unitPage(office.customer(accountId), visit)).known).toMatchObject({ name: 'خالد المعشني', phone: '+96891234570' })
  const { id: partyId } = await registerCustomer(near, { kind: 'person', name: 'خالد المعشني', phone: '91234571' })
  await office.db.insertInto('customerAccounts').values({ accountId, partyId, joinedAt: near.now() }).execute()
  await office.db.updateTable('userAccounts').set({ phone: null }).where('id', '=', accountId).execute()
  expect((await unitPage(office.customer(accountId), visit)).known).toMatchObject({ phone: '+96891234571' })
  for (const other of [office.visitor(), near]) expect((await unitPage(other, visit)).known).toBeNull()
})

test('a day and an hour are said to whoever asked, and nobody is in two places', async () => {
  const { id } = await ask()
  await expect(scheduleViewing(near, { viewingId: id, ...slot(), on: '2026-01-14' })).rejects.toThrow('موعد مضى')
  await expect(scheduleViewing(near, { viewingId: id, ...slot(), on: '2026-01-16' })).rejects.toMatchObject({
    issues: [{ path: ['on'] }],
  })
  await scheduleViewing(near, { viewingId: id, ...slot() })
  expect((await texts()).some((text) => text.includes('معاينة شقة الأحد 18 يناير') && text.includes('4:30'))).toBe(true)
  const other = await ask(office.visitor(), { phone: '91234568' })
  await expect(scheduleViewing(near, { viewingId: other.id, ...slot(), at: '16:45' })).rejects.toThrow('له معاينة أخرى')
  await scheduleViewing(near, { viewingId: other.id, ...slot(), at: '17:00' })
  expect(await office.db.selectFrom('tasks').select('status').execute()).toEqual([{ status: 'done' }, { status: 'done' }])
  await remindViewing(near, { viewingId: id })
  await expect(remindViewing(near, { viewingId: id })).rejects.toThrow('ذكّرناه')
})

test('a viewing is done or missed once its hour has come, and held from there', async () => {
  const { id } = await ask()
  await expect(endViewing(near, { viewingId: id, end: 'done' })).rejects.toThrow('انتهت هذه المعاينة')
  await scheduleViewing(near, { viewingId: id, ...slot() })
  await expect(endViewing(near, { viewingId: id, end: 'no-show' })).rejects.toThrow('لم يحن')
  office.later(4 * 86_400_000)
  await endViewing(near, { viewingId: id, end: 'done' })
  await expect(endViewing(near, { viewingId: id, end: 'no-show' })).rejects.toThrow('انتهت هذه المعاينة')
  await holdFromViewing(near, { viewingId: id, days: '3' })
  await expect(holdFromViewing(near, { viewingId: id, days: '3' })).rejects.toThrow('محجوزة مبدئيًا')
  await expect(ask(office.visitor(), { viewingOn: '2026-01-25' })).rejects.toThrow('حُجزت هذه الوحدة')
  expect(await stateOf(id)).toBe('done')
})

test('what we cancel says why; whoever asked gives it up by its address', async () => {
  const { id } = await ask()
  await expect(endViewing(near, { viewingId: id, end: 'cancelled' })).rejects.toThrow('لماذا تُلغى')
  await endViewing(near, { viewingId: id, end: 'cancelled', reason: 'أُجّرت' })
  expect((await texts()).some((text) => text.includes('أُلغيت معاينة شقة: أُجّرت'))).toBe(true)
  const other = await ask()
  await scheduleViewing(near, { viewingId: other.id, ...slot() })
  expect((await askedViewing(office.visitor(), other.id))?.where).toMatchObject({ building: 'برج السعادة' })
  await cancelAskedViewing(office.visitor(), { viewingId: other.id, formId: near.newId() })
  expect(await stateOf(other.id)).toBe('cancelled')
  await expect(cancelAskedViewing(office.visitor(), { viewingId: other.id, formId: near.newId() })).rejects.toThrow('انتهت')
})

test('its address tells nothing personal, and where to come only once there is a day', async () => {
  const { id } = await ask()
  const shown = JSON.stringify(await askedViewing(office.visitor(), id))
  expect(shown).not.toMatch(/سالم|91234567|برج/)
  expect(shown).not.toContain(unitId)
})

test('a customer finds theirs in the account and gives up no other', async () => {
  const me = office.customer(near.newId())
  const { id } = await ask(me)
  expect((await ownViewings(me)).map((one) => one.id)).toEqual([id])
  const stranger = office.customer(near.newId())
  expect(await ownViewings(stranger)).toEqual([])
  await expect(cancelOwnViewing(stranger, { viewingId: id })).rejects.toThrow('لم نجد هذه المعاينة')
  await cancelOwnViewing(me, { viewingId: id })
  expect((await viewings(near, asked('state=cancelled'))).count).toBe(1)
})

test('the list is of what is to come, and of one’s own branch', async () => {
  await ask()
  await ask(office.visitor(), { name: 'مريم الكثيري', phone: '91234569' })
  expect((await viewings(near, asked('q=مريم'))).rows.map(({ name }) => name)).toEqual(['مريم الكثيري'])
  expect([(await viewings(near, asked())).count, (await viewings(far, asked())).count]).toEqual([2, 0])
  expect((await viewings(near, asked('state=done'))).count).toBe(0)
})

test('whoever does not reach the unit changes none of its viewings', async () => {
  const { id: viewingId } = await ask()
  await expect(scheduleViewing(far, { viewingId, ...slot() })).rejects.toThrow('لم نجد هذا السجل')
  await expect(remindViewing(far, { viewingId })).rejects.toThrow('لم نجد هذا السجل')
  await expect(endViewing(far, { viewingId, end: 'done' })).rejects.toThrow('لم نجد هذا السجل')
  await expect(holdFromViewing(far, { viewingId, days: '3' })).rejects.toThrow('لم نجد هذا السجل')
  await expect(scheduleViewing(office.visitor(), { viewingId, ...slot() })).rejects.toMatchObject({ status: 403 })
})

test('a day that has passed or lies far ahead is refused under its field', async () => {
  await expect(ask(office.visitor(), { viewingOn: '2026-01-14' })).rejects.toThrow('تاريخًا بعده')
  await expect(ask(office.visitor(), { viewingOn: '2026-09-01' })).rejects.toThrow('خلال شهرين')
})

const faultsOf = (sent: Promise<unknown>) =>
  sent.then(
    () => null,
    (error: z.ZodError) => z.flattenError(error).fieldErrors,
  )

test('a wrong day is told together with all that is missing, and a part of today that is over with it', async () => {
  const wrong = { name: '', replyBy: undefined, viewingOn: '2026-01-14', otherOn: '2026-01-15', dayPart: 'morning' }
  const faults = await faultsOf(ask(office.visitor(), wrong))
  expect(Object.keys(faults ?? {}).toSorted()).toEqual(['dayPart', 'name', 'replyBy', 'viewingOn'])
  expect(faults).toMatchObject({ viewingOn: ['اختر اليوم أو تاريخًا بعده.'], dayPart: [expect.stringContaining('مضى هذا الوقت')] })
  expect(await faultsOf(ask(office.visitor(), { otherOn: '2026-01-18' }))).toEqual({
    otherOn: [expect.stringContaining('غير الأول')],
  })
  office.later(6 * 3_600_000)
  const today = { viewingOn: '2026-01-15' }
  expect(await faultsOf(ask(office.visitor(), { ...today, dayPart: 'afternoon' }))).toMatchObject({
    dayPart: [expect.anything()],
  })
  const { id } = await ask(office.visitor(), { ...today, dayPart: 'evening' })
  expect(await askedViewing(office.visitor(), id)).toMatchObject({ preferredOn: '2026-01-15', otherOn: null, dayPart: 'evening' })
})

test('whoever waits for a reserved unit hears once that it is free again', async () => {
  await holdUnit(near, { unitId, from: '2026-01-15', until: '2026-02-15', days: '2', reason: 'سعيد' })
  const watch = { name: 'هدى', phone: '91234570', listingId }
  await watchUnit(office.visitor(), { ...watch, formId: near.newId() })
  await watchUnit(office.visitor(), { ...watch, formId: near.newId() })
  await tellAllWatchers(near)
  expect(await texts()).toEqual([])
  office.later(2 * 86_400_000)
  await tellAllWatchers(near)
  await tellAllWatchers(near)
  await tellWatchers(near, { unitId })
  expect((await texts()).filter((text) => text.includes('متاحة من جديد'))).toHaveLength(1)
})
