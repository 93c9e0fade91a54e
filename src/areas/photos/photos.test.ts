import { expect, test } from 'vitest'
import { testOffice } from '#testing/office.ts'
import { placesOf } from '#testing/places-of-owners.ts'
import { photoFacts } from './facts.ts'
import { permissionForPhotoFile, photoBytes } from './queries.ts'
import { photoFactWords } from './words.ts'

const office = testOffice()
const { filesOfPlaces } = placesOf(office)

test('whatever can have happened to the photos of an area has its words', () => {
  const names = Object.values(photoFacts('trade')).map(({ name }) => name)
  expect(Object.keys(photoFactWords('trade'))).toEqual(names)
})

test('the area of the subject says who sees a photo; of a subject no area shows, nobody sees any', async () => {
  const { id: fileId, near } = await filesOfPlaces.photos()
  const { id, subjectId } = await office.db.selectFrom('photos').selectAll().executeTakeFirstOrThrow()
  const asked: string[] = []
  const unit = {
    kind: 'unit',
    viewPermission: async () => null,
    isPublished: async (_: unknown, of: string) => asked.push(of) > 0,
  }
  expect(await photoBytes({ ...office.visitor(), photoSubjects: [unit] }, id, 'whole')).not.toBeNull()
  expect(asked).toEqual([subjectId])
  expect(await permissionForPhotoFile({ ...near, photoSubjects: [unit] }, fileId)).toBeNull()
  expect(await photoBytes({ ...near, photoSubjects: [] }, id, 'whole')).toBeNull()
  expect(await photoBytes(near, id, 'whole')).not.toBeNull()
})
