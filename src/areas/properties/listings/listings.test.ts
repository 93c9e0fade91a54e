import { beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { occupy } from '#areas/calendar/public.ts'
import { photoBytes, photosOf } from '#areas/photos/queries.ts'
import { unitKind } from '#areas/properties/property.ts'
import { addProperty } from '#areas/properties/use-cases/add-property.ts'
import { addUnits } from '#areas/properties/use-cases/add-units.ts'
import { closeUnit, holdUnit, takeOut } from '#areas/properties/use-cases/take-unit.ts'
import { command } from '#platform/command.ts'
import type { Ctx } from '#platform/context.ts'
import { anyone } from '#platform/permissions.ts'
import { salalah } from '#testing/branches.ts'
import { testOffice } from '#testing/office.ts'
import { aPicture, placesOf } from '#testing/places-of-owners.ts'
import { headingOf } from './listing.ts'
import { readListingsAsked } from './listing-asked.ts'
import { addPhotos } from './photo-commands.ts'
import { vacantListing, vacantListings } from './shown-listings.ts'
import { publishUnit, withdrawUnit } from './use-cases/publish-unit.ts'

const office = testOffice()
const { aPropertyOfABranch, unitsIn } = placesOf(office)

let near: Ctx
let far: Ctx
let tower: string
let flats: string[]
beforeEach(async () => {
  const { id, ...two } = await aPropertyOfABranch()
  ;[near, far, tower] = [two.near, two.far, id]
  flats = await unitsIn(near, tower)
})

/** What a lease does to the calendar. */
const lease = command({
  name: 'calendar.lease-in-test',
  permission: anyone,
  input: z.object({ resourceId: z.string(), from: z.string(), until: z.string() }),
  run: (work, asked) => occupy(work, { ...asked, kind: 'lease', reason: 'عقد', field: 'from' }),
})

const text = { description: 'شقة هادئة قريبة من المسجد.', features: 'موقف\nشرفة', showsRent: 'yes' as const }
const publish = (unitId = flats[0] ?? '', more: object = {}) => publishUnit(near, { unitId, seen: '0', ...text, ...more })
const shown = async (query = '') => {
  const { rows } = await vacantListings(office.visitor(), readListingsAsked(new URLSearchParams(query)))
  return rows
}

test('what is published is shown to everybody, without its door and without its tenant', async () => {
  expect(await shown()).toEqual([])
  await publish()
  const [one] = await shown()
  expect(one).toMatchObject({ kind: 'flat', rent: 250_000n, wilayat: 'صلالة', isHeld: false, freeFrom: null })
  const all = JSON.stringify([one, await vacantListing(office.visitor(), one?.id)], (_, value) =>
    typeof value === 'bigint' ? String(value) : value,
  )
  expect(all).not.toContain(flats[0])
  expect(all).not.toMatch(/"number"|"floor"|"property|"partyId"/)
  expect((await vacantListing(office.visitor(), one?.id))?.features).toEqual(['موقف', 'شرفة'])
})

test('a lease takes it off by itself, and its end brings it back', async () => {
  await publish()
  await lease(near, { resourceId: flats[0] ?? '', from: '2026-01-15', until: '2026-01-20' })
  expect(await shown()).toEqual([])
  await expect(publish(flats[0], { seen: '1' })).rejects.toThrow('مؤجرة حتى 20 يناير')
  await expect(publish(flats[0], { seen: '1', freeFrom: '2026-01-20' })).rejects.toThrow('مؤجرة حتى 20 يناير')
  await publish(flats[0], { seen: '1', freeFrom: '2026-01-21' })
  expect(await shown()).toMatchObject([{ freeFrom: '2026-01-21' }])
  await lease(near, { resourceId: flats[0] ?? '', from: '2026-01-21', until: '2026-12-31' })
  expect(await shown()).toEqual([])
  office.later(400 * 86_400_000)
  expect(await shown()).toMatchObject([{ freeFrom: null }])
})

test('what is held stays with its word, what is mended says from when, what is out of service goes', async () => {
  for (const unit of flats) await publish(unit)
  const [one = '', two = '', three = ''] = flats
  const today = { from: '2026-01-15', until: '2026-01-20' }
  await holdUnit(near, { unitId: one, ...today, days: '2', reason: 'سعيد' })
  await closeUnit(near, { unitId: two, ...today, reason: 'تكييف' })
  await takeOut(near, { unitId: three, reason: 'للبيع' })
  expect((await shown()).map(({ isHeld, freeFrom }) => ({ isHeld, freeFrom }))).toEqual([
    { isHeld: false, freeFrom: '2026-01-21' },
    { isHeld: true, freeFrom: null },
  ])
  await expect(publish(three, { seen: '1' })).rejects.toThrow('خارج الخدمة')
})

test('a rent that is not shown is not to be found out by asking either', async () => {
  await publish(flats[0], { showsRent: undefined })
  expect(await shown()).toMatchObject([{ rent: null }])
  expect(await shown('rent=1000')).toEqual([])
})

test('the address narrows them, and what it says wrongly narrows nothing', async () => {
  const villa = await addProperty(near, {
    ...{ id: near.newId(), branchId: salalah, name: 'فيلا عوقد', kind: 'villa', wilayat: 'صلالة', quarter: 'عوقد' },
  })
  const { ids } = await addUnits(near, {
    ...{ propertyId: villa.id, numbers: '1', kind: 'villa', use: 'residential', floor: '0', rent: '600' },
    ...{ bedrooms: '5', furnished: 'yes' },
  })
  await publish(flats[0])
  await publish(ids[0])
  const kinds = async (query: string) => (await shown(query)).map(({ kind }) => kind)
  expect(await kinds('kind=villa')).toEqual(['villa'])
  expect(await kinds('rent=400')).toEqual(['flat'])
  expect(await kinds('rooms=4&furnished=yes')).toEqual(['villa'])
  expect(await kinds('quarter=%D8%B9%D9%88%D9%82%D8%AF')).toEqual(['villa'])
  expect(await kinds('use=commercial')).toEqual([])
  expect(await kinds('kind=castle&rooms=-1&page=99')).toHaveLength(2)
})

test('who opened the form before a colleague published covers nothing up, and what is withdrawn is gone', async () => {
  await publish()
  await expect(publish()).rejects.toThrow('عُدّل هذا السجل')
  await publish(flats[0], { seen: '1', title: 'شقة على البحر' })
  const [one] = await shown()
  expect(one && headingOf(one)).toBe('شقة على البحر')
  await withdrawUnit(near, { unitId: flats[0] ?? '', reason: 'يريدها المالك' })
  expect(await vacantListing(office.visitor(), one?.id)).toBeNull()
  await expect(withdrawUnit(near, { unitId: flats[0] ?? '', reason: 'مرة أخرى' })).rejects.toThrow('الإعلان مسحوب')
  const kinds = (await office.history()).filter((kind) => kind.startsWith('properties.unit-') || kind.includes('listing'))
  expect(kinds.slice(-3)).toEqual(['properties.unit-published', 'properties.listing-corrected', 'properties.unit-withdrawn'])
})

test('its pictures are everybody’s only as long as it is shown', async () => {
  const unitId = flats[0] ?? ''
  await addPhotos(near, { unitId, photos: [await aPicture('teal')] })
  const [photo] = await photosOf(near, { kind: unitKind, id: unitId })
  const seen = async () => (await photoBytes(office.visitor(), photo?.id, 'small')) !== null
  expect(await seen()).toBe(false)
  await publish()
  expect([await seen(), (await shown())[0]?.cover]).toEqual([true, photo?.id])
  await withdrawUnit(near, { unitId, reason: 'أُجّلت' })
  expect(await seen()).toBe(false)
})

test('whoever does not reach the unit neither publishes nor withdraws it', async () => {
  const unitId = flats[0] ?? ''
  await expect(publishUnit(far, { unitId, seen: '0', ...text })).rejects.toThrow('لم نجد هذا السجل')
  await publish()
  await expect(withdrawUnit(far, { unitId, reason: 'سبب' })).rejects.toThrow('لم نجد هذا السجل')
  await expect(publishUnit(office.visitor(), { unitId, seen: '0', ...text })).rejects.toMatchObject({ status: 403 })
})
