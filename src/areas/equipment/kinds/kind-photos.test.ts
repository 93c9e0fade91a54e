import { expect, test } from 'vitest'
import { equipmentPermissions } from '#areas/equipment/permissions.ts'
import { photoBytes, photosOf } from '#areas/photos/queries.ts'
import { yardOf } from '#testing/machines.ts'
import { testOffice } from '#testing/office.ts'
import { aPicture } from '#testing/places-of-owners.ts'
import { pdf } from '#testing/stories.ts'
import { machineCatalogue } from '../catalogue/queries.ts'
import { addPhotos, describePhoto, movePhoto, removePhoto } from './kind-photos.ts'
import { machineKind } from './queries.ts'

const office = testOffice()
const { muslim, aKind, published, newId } = yardOf(office)
const shown = (id: string) => photosOf(office, { kind: machineKind, id })
const inCatalogue = async () => (await machineCatalogue(office.visitor(), new URLSearchParams())).kinds

test('whoever manages the kinds adds photos and puts them into order, and the page of everybody shows them so', async () => {
  const kindId = await aKind()
  await published(kindId)
  expect(await inCatalogue()).toMatchObject([{ called: 'حفارة 22 طنًا', photos: [] }])
  await addPhotos(muslim(), { kindId, photos: [await aPicture('teal'), await aPicture('gold')] })
  const [one = { id: '' }, two = { id: '' }] = await shown(kindId)
  await describePhoto(muslim(), { kindId, photoId: two.id, said: 'ذراعها في الموقع' })
  await movePhoto(muslim(), { kindId, photoId: two.id, way: 'first' })
  expect((await inCatalogue())[0]?.photos).toEqual([
    { id: two.id, said: 'ذراعها في الموقع' },
    { id: one.id, said: null },
  ])
  expect(await photoBytes(office.visitor(), two.id, 'small')).not.toBeNull()
  await removePhoto(muslim(), { kindId, photoId: two.id })
  expect((await inCatalogue())[0]?.photos).toEqual([{ id: one.id, said: null }])
  expect(await photoBytes(office.visitor(), two.id, 'small')).toBeNull()
  expect((await office.history()).slice(-4)).toEqual([
    'equipment.photos-added',
    'equipment.photo-described',
    'equipment.photos-ordered',
    'equipment.photo-removed',
  ])
})

test('the photos of one kind are not moved by the address of another, and of no kind there are none', async () => {
  const [kindId, other] = [await aKind(), await aKind({ name: 'شيول' })]
  await addPhotos(muslim(), { kindId, photos: [await aPicture('teal')] })
  const [one = { id: '' }] = await shown(kindId)
  await expect(removePhoto(muslim(), { kindId: other, photoId: one.id })).rejects.toThrow('لم نجد هذه الصورة')
  const photos = [await aPicture('gold')]
  await expect(addPhotos(muslim(), { kindId: newId(), photos })).rejects.toThrow('لا يوجد هذا النوع')
  await expect(addPhotos(muslim(), { kindId, photos: [pdf] })).rejects.toThrow('نقبل JPG')
})

test('whoever only sees the machines changes no photo', async () => {
  const kindId = await aKind()
  const salim = office.staff('salim', equipmentPermissions.view)
  await expect(addPhotos(salim, { kindId, photos: [await aPicture('teal')] })).rejects.toMatchObject({ status: 403 })
})
