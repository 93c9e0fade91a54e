import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { mostPhotos } from '#areas/photos/photo.ts'
import { photoBytes, photosOf } from '#areas/photos/queries.ts'
import { unitKind } from '#areas/properties/property.ts'
import type { Ctx } from '#platform/context.ts'
import { testOffice } from '#testing/office.ts'
import { aPicture, placesOf } from '#testing/places-of-owners.ts'
import { pdf } from '#testing/stories.ts'
import { addPhotos, describePhoto, movePhoto, removePhoto } from './photo-commands.ts'

const office = testOffice()
const { aUnitOfABranch } = placesOf(office)

let near: Ctx
let far: Ctx
let unitId: string
beforeEach(async () => {
  const { id, ...two } = await aUnitOfABranch()
  ;[near, far, unitId] = [two.near, two.far, id]
})

const shown = () => photosOf(near, { kind: unitKind, id: unitId })
const three = async () => {
  const photos = [await aPicture('teal'), await aPicture('salmon'), await aPicture('gold', 2_000)]
  await addPhotos(near, { unitId, photos })
  return (await shown()).map(({ id }) => id)
}

test('several pictures come at once, each large for the gallery and small for a list', async () => {
  const ids = await three()
  expect(ids).toHaveLength(3)
  const widths = await Promise.all(
    (['whole', 'small'] as const).map(
      async (size) => (await sharp((await photoBytes(near, ids[2], size)) ?? '').metadata()).width,
    ),
  )
  expect(widths).toEqual([2_000, 720])
  expect((await office.history()).at(-1)).toBe('properties.photos-added')
})

test('they stand in the order they are put into, and the first is the cover', async () => {
  const [one = '', two = '', last = ''] = await three()
  await movePhoto(near, { unitId, photoId: last, way: 'first' })
  expect((await shown()).map(({ id }) => id)).toEqual([last, one, two])
  await movePhoto(near, { unitId, photoId: last, way: 'later' })
  await movePhoto(near, { unitId, photoId: two, way: 'earlier' })
  expect((await shown()).map(({ id }) => id)).toEqual([one, two, last])
  const before = (await office.history()).length
  await movePhoto(near, { unitId, photoId: one, way: 'earlier' })
  expect(await office.history()).toHaveLength(before)
})

test('a picture says what is seen on it, and leaves nothing behind when it is removed', async () => {
  const [one = '', two = ''] = await three()
  await describePhoto(near, { unitId, photoId: one, said: 'صالة بنافذتين' })
  expect((await shown())[0]?.said).toBe('صالة بنافذتين')
  await removePhoto(near, { unitId, photoId: one })
  expect((await shown()).map(({ id }) => id)[0]).toBe(two)
  expect(await photoBytes(near, one, 'whole')).toBeNull()
  expect(await office.db.selectFrom('files').select('id').execute()).toHaveLength(4)
  await expect(removePhoto(near, { unitId, photoId: one })).rejects.toThrow('لم نجد هذه الصورة')
})

test('only pictures are taken, at least one and no more than can be looked at', async () => {
  await expect(addPhotos(near, { unitId, photos: [pdf] })).rejects.toThrow('نقبل JPG')
  await expect(addPhotos(near, { unitId, photos: [] })).rejects.toThrow('صورة واحدة على الأقل')
  const photos = await Promise.all(Array.from({ length: 8 }, () => aPicture('teal', 20)))
  for (let at = 0; at < mostPhotos; at += photos.length) await addPhotos(near, { unitId, photos })
  await expect(addPhotos(near, { unitId, photos })).rejects.toThrow(`والحد ${mostPhotos}`)
})

test('whoever does not reach the place sees none of its pictures and changes none', async () => {
  const [one = ''] = await three()
  expect(await photoBytes(far, one, 'small')).toBeNull()
  expect(await photoBytes(office.visitor(), one, 'small')).toBeNull()
  const photos = [await aPicture('teal')]
  await expect(addPhotos(far, { unitId, photos })).rejects.toThrow('لم نجد هذا السجل')
  await expect(movePhoto(far, { unitId, photoId: one, way: 'first' })).rejects.toThrow('لم نجد هذا السجل')
  await expect(removePhoto(far, { unitId, photoId: one })).rejects.toThrow('لم نجد هذا السجل')
  await expect(addPhotos(office.visitor(), { unitId, photos })).rejects.toMatchObject({ status: 403 })
})
