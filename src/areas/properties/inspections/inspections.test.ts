import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { occupy } from '#areas/calendar/public.ts'
import { registerCustomer } from '#areas/customers/record/use-cases/register-customer.ts'
import { conditionBefore, worsened } from '#areas/handovers/sheet.ts'
import { unit } from '#areas/properties/unit-detail.ts'
import { command } from '#platform/command.ts'
import type { Ctx } from '#platform/context.ts'
import { anyone } from '#platform/permissions.ts'
import { testOffice } from '#testing/office.ts'
import { pdfText } from '#testing/pdf-text.ts'
import { placesOf } from '#testing/places-of-owners.ts'
import { pdf } from '#testing/stories.ts'
import { blankItems, roomsOf } from './inspection.ts'
import { inspectionPaper } from './inspection-paper.ts'
import { inspection, inspectionsOf, permissionForSignature } from './queries.ts'
import { makeInspection } from './use-cases/make-inspection.ts'
import { discardInspection, saveInspection, signInspection } from './use-cases/write-inspection.ts'
import { inspectionFactLines } from './words.ts'

const office = testOffice()
const { aPropertyOfABranch, unitsIn } = placesOf(office)
const day = 86_400_000
const told = { number: 'UI-1001', unit: 'شقة 1', property: 'برج السعادة' }

const lease = command({
  name: 'properties.lease-in-test',
  permission: anyone,
  input: z.object({ resourceId: z.string(), partyId: z.string(), from: z.string(), until: z.string() }),
  run: (work, asked) => occupy(work, { ...asked, kind: 'lease', reason: 'عقد إيجار', field: 'from' }),
})

let near: Ctx
let far: Ctx
let unitId: string
beforeEach(async () => {
  const { id, ...of } = await aPropertyOfABranch()
  ;[near, far] = [of.near, of.far]
  ;[unitId = ''] = await unitsIn(near, id, '1')
})

async function tenant(from = '2026-01-10', until = '2026-02-10') {
  const { id: partyId } = await registerCustomer(near, { kind: 'person', name: 'سالم الكثيري', phone: '91112222' })
  await lease(near, { resourceId: unitId, partyId, from, until })
}
const begun = async (kind: 'handover' | 'return' | 'periodic') =>
  (await makeInspection(near, { id: near.newId(), unitId, kind })).id
const signed = async (inspectionId: string, seen: string) =>
  signInspection(near, { inspectionId, seen, signer: 'سالم الكثيري', signature: pdf })
const line = (place: number, item: string, condition = 'sound') => ({
  [`room${place}`]: 'الصالة',
  [`item${place}`]: item,
  [`condition${place}`]: condition,
})
const state = async () => (await unit(near, unitId))?.state

test('a unit is handed over once, by a paper that nobody changes after it was signed', async () => {
  await tenant()
  const id = await begun('handover')
  expect(await begun('handover')).toBe(id)
  const form = {
    inspectionId: id,
    seenOn: '2026-01-15',
    keys: '3',
    waterReading: '١٢٠',
    ...line(1, 'الباب'),
    ...line(2, 'المكيف', 'worn'),
  }
  await saveInspection(near, { ...form, seen: '1' })
  await expect(saveInspection(near, { ...form, seen: '1' })).rejects.toThrow('عُدّل هذا السجل')
  await expect(signInspection(near, { inspectionId: id, seen: '2', signer: 'سالم', signature: [] })).rejects.toThrow(
    'وقّع في المربع',
  )
  const both = await Promise.allSettled([signed(id, '2'), signed(id, '2')])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const one = await inspection(near, id)
  expect(one).toMatchObject({ status: 'signed', keys: 3, waterReading: 120, party: 'سالم الكثيري', signer: 'سالم الكثيري' })
  await expect(saveInspection(near, { ...form, seen: '3' })).rejects.toThrow('ولا يُغيَّر')
  await expect(sql`update handover_sheets set note = 'x' where id = ${id}`.execute(office.db)).rejects.toThrow('is not changed')
  await expect(sql`delete from handover_items where sheet_id = ${id}`.execute(office.db)).rejects.toThrow('is not changed')
})

test('a unit that comes back is compared with how it went out, and is free from then on, however late it is', async () => {
  await tenant('2026-01-10', '2026-01-20')
  const out = await begun('handover')
  await saveInspection(near, {
    inspectionId: out,
    seen: '1',
    seenOn: '2026-01-15',
    ...line(1, 'الباب'),
    ...line(2, 'الأرضية', 'worn'),
  })
  await signed(out, '2')
  office.later(10 * day)
  expect(await state()).toBe('leased')
  const back = await begun('return')
  const form = { inspectionId: back, seenOn: '2026-01-25', ...line(1, 'الباب', 'damaged'), ...line(2, 'الأرضية', 'worn') }
  await saveInspection(near, { ...form, seen: '1', note1: 'كُسر القفل' })
  await signed(back, '2')
  const one = await inspection(near, back)
  expect(worsened(one?.before ?? [], one?.items ?? [])).toEqual([
    { room: 'الصالة', item: 'الباب', condition: 'damaged', note: 'كُسر القفل', was: 'sound' },
  ])
  expect(await state()).toBe('vacant')
  expect(await office.history()).toEqual(expect.arrayContaining(['calendar.taken-back', 'properties.unit-taken-back']))
  expect(inspectionFactLines['properties.unit-taken-back']?.({ ...told, signer: 'سالم', lateDays: 5 })).toContain(
    'بعد موعدها بـ5 أيام',
  )
  if (!one) return
  const text = pdfText(await inspectionPaper(near, one))
  for (const said of ['محضر إعادة وحدة', 'متضرر', 'UI-']) expect(text).toContain(said)
})

const looked = (inspectionId: string) =>
  saveInspection(near, { inspectionId, seen: '1', seenOn: '2026-01-15', ...line(1, 'الباب') })

test('what nobody leases is handed over to nobody, and is looked at all the same', async () => {
  await expect(begun('handover')).rejects.toThrow('فلمن تُسلَّم')
  await expect(begun('return')).rejects.toThrow('تُعاد منه')
  const id = await begun('periodic')
  await expect(signed(id, '1')).rejects.toThrow('لم تكتمل معاينة')
  await looked(id)
  await signed(id, '2')
  expect(await state()).toBe('vacant')
  const draft = await begun('periodic')
  await discardInspection(near, { inspectionId: draft })
  expect((await inspectionsOf(near, { id: unitId, seesTenancies: true })).map((one) => one.id)).toEqual([id])
})

test('nothing is sound until somebody says so, and a room nobody looked at is not signed', async () => {
  const inspectionId = await begun('periodic')
  const blank = (await inspection(near, inspectionId))?.items ?? []
  expect(new Set(blank.map(({ condition }) => condition))).toEqual(new Set([null]))
  const lines = blank.flatMap(({ room, item }, at) => [
    [`room${at + 1}`, room],
    [`item${at + 1}`, item],
  ])
  const form = { inspectionId, seenOn: '2026-01-15', ...Object.fromEntries(lines), condition2: 'worn' }
  expect(await saveInspection(near, { ...form, seen: '1', allSound1: 'yes' })).toMatchObject({
    unseen: expect.arrayContaining(['المطبخ']),
  })
  const hall = (await inspection(near, inspectionId))?.items.filter(({ room }) => room === 'الصالة') ?? []
  expect(hall.map(({ condition }) => condition)).toEqual(['sound', 'worn', 'sound', 'sound', 'sound', 'sound'])
  await expect(signed(inspectionId, '2')).rejects.toThrow('لم تكتمل معاينة: غرفة نوم، المطبخ، دورة مياه.')
  const firsts = blank.flatMap(({ room }, at) => (room === blank[at - 1]?.room ? [] : [[`allSound${at + 1}`, 'yes']]))
  expect(await saveInspection(near, { ...form, seen: '2', ...Object.fromEntries(firsts) })).toMatchObject({ unseen: [] })
  await signed(inspectionId, '3')
})

test('a unit that comes back begins with nothing seen, however it went out', async () => {
  await tenant()
  const out = await begun('handover')
  await looked(out)
  await signed(out, '2')
  const back = await inspection(near, await begun('return'))
  expect(back?.items).toEqual([{ room: 'الصالة', item: 'الباب', condition: null, note: null }])
  expect(back?.before).toMatchObject([{ condition: 'sound' }])
})

test('bad input says what is wrong, and saves nothing', async () => {
  const inspectionId = await begun('periodic')
  const form = { inspectionId, seen: '1', ...line(1, 'الباب') }
  await expect(saveInspection(near, { ...form, seenOn: '2026-01-16' })).rejects.toThrow('لم يأت بعد')
  await expect(saveInspection(near, { ...form, seenOn: '2026-01-15', keys: 'كثير' })).rejects.toThrow('من 0 إلى 99')
  // All that is wrong at once.
  await expect(saveInspection(near, { ...form, seenOn: '2026-01-16', keys: 'كثير' })).rejects.toMatchObject({
    issues: [{ path: ['keys'] }, { path: ['seenOn'] }],
  })
  await expect(saveInspection(near, { inspectionId, seen: '1', seenOn: '2026-01-15' })).rejects.toThrow('اكتب')
  await expect(
    saveInspection(near, { inspectionId, seen: '1', seenOn: '2026-01-15', ...line(1, 'الباب', 'left-out') }),
  ).rejects.toThrow('على الأقل')
  expect((await inspection(near, inspectionId))?.items.length).toBe(
    blankItems({ kind: 'flat', bedrooms: null, bathrooms: null }).length,
  )
})

test('whoever works in another branch sees neither the paper nor its signature', async () => {
  const id = await begun('periodic')
  await looked(id)
  await signed(id, '2')
  const one = await inspection(near, id)
  expect(await inspection(far, id)).toBeNull()
  expect(await permissionForSignature(near, one?.signatureId ?? '')).not.toBeNull()
  expect(await permissionForSignature(far, one?.signatureId ?? '')).toBeNull()
})

test('what the paper of the handover does not tell of is named so, and only what is damaged or missing', () => {
  const seen = (item: string, condition: 'sound' | 'worn' | 'damaged') => ({ room: 'الصالة', item, condition, note: null })
  const worse = worsened(
    [seen('الباب', 'damaged')],
    [seen('الباب', 'damaged'), seen('القفل', 'damaged'), seen('النافذة', 'worn')],
  )
  expect(worse.map(({ item, was }) => [item, was, conditionBefore(was)])).toEqual([['القفل', null, 'لم يُذكر في محضر التسليم']])
})

test('each kind of unit has its rooms, as many as it says', () => {
  const rooms = (kind: 'flat' | 'shop' | 'land' | 'room', bedrooms = 2) =>
    roomsOf({ kind, bedrooms, bathrooms: 1 }).map(([room]) => room)
  expect(rooms('flat')).toEqual(['الصالة', 'غرفة نوم 1', 'غرفة نوم 2', 'المطبخ', 'دورة مياه'])
  expect([rooms('shop'), rooms('land'), rooms('room', 1)]).toEqual([['المكان'], ['الأرض'], ['غرفة نوم', 'دورة مياه']])
})
