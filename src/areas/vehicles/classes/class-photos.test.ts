import { beforeEach, expect, test } from 'vitest'
import { photoBytes } from '#areas/photos/queries.ts'
import { vehiclesPermissions } from '#areas/vehicles/permissions.ts'
import { testOffice } from '#testing/office.ts'
import { aPicture } from '#testing/places-of-owners.ts'
import { reservationsOf } from '#testing/reservations.ts'
import { pdf } from '#testing/stories.ts'
import { bookPage } from '../booking/pages.ts'
import { carSearch } from '../booking/results.ts'
import { addPhotos, describePhoto, movePhoto, removePhoto } from './class-photos.ts'

const office = testOffice()
const { huda, carsToReserve } = reservationsOf(office)

let classId: string
let stretch: Record<string, string>
beforeEach(async () => {
  const { airport, ...cars } = await carsToReserve(1)
  classId = cars.classId
  stretch = {
    placeOut: airport,
    placeBack: airport,
    from: '2026-02-01',
    fromTime: '10:00',
    until: '2026-02-05',
    untilTime: '10:00',
  }
})

const priced = async () => (await carSearch(office.visitor(), new URLSearchParams())).classes[0]?.photos
const found = async () => (await carSearch(office.visitor(), new URLSearchParams(stretch))).results?.offers[0]?.photos
const booked = async () => (await bookPage(office.visitor(), new URLSearchParams({ ...stretch, classId }))).wanted?.photos

test('the photos of a class stand in their order with its price, with what is found, and where it is booked', async () => {
  expect([await priced(), await found(), await booked()]).toEqual([[], [], []])
  await addPhotos(huda(), { classId, photos: [await aPicture('teal'), await aPicture('gold')] })
  const [one = { id: '' }, two = { id: '' }] = (await priced()) ?? []
  await movePhoto(huda(), { classId, photoId: two.id, way: 'first' })
  await describePhoto(huda(), { classId, photoId: two.id, said: 'من الأمام' })
  const shown = [
    { id: two.id, said: 'من الأمام' },
    { id: one.id, said: null },
  ]
  expect([await priced(), await found(), await booked()]).toEqual([shown, shown, shown])
  expect(await photoBytes(office.visitor(), one.id, 'whole')).not.toBeNull()
  await removePhoto(huda(), { classId, photoId: one.id })
  expect(await photoBytes(office.visitor(), one.id, 'whole')).toBeNull()
  expect(await found()).toEqual(shown.slice(0, 1))
})

test('only pictures of a class that is there are taken, from whoever manages the classes', async () => {
  const photos = [await aPicture('teal')]
  await expect(addPhotos(huda(), { classId, photos: [pdf] })).rejects.toThrow('نقبل JPG')
  await expect(addPhotos(huda(), { classId: office.visitor().newId(), photos })).rejects.toThrow('لا توجد هذه الفئة')
  const salim = office.staff('salim', vehiclesPermissions.manage)
  await expect(addPhotos(salim, { classId, photos })).rejects.toMatchObject({ status: 403 })
})
