import { expect, test } from 'vitest'
import { publishUnit } from '#areas/properties/listings/use-cases/publish-unit.ts'
import { requestViewing } from '#areas/site/requests/use-cases/ask-about-unit.ts'
import { salalah } from '#testing/branches.ts'
import { testOffice } from '#testing/office.ts'
import { placesOf } from '#testing/places-of-owners.ts'
import { storiesOf } from '#testing/stories.ts'
import { viewing } from './queries.ts'

const office = testOffice()
const { aUnitOfABranch } = placesOf(office)
const { colleague } = storiesOf(office)

test('a viewing is offered only to colleagues who may arrange viewings where the unit lies', async () => {
  const { id: unitId, near, far } = await aUnitOfABranch()
  await publishUnit(near, { unitId, seen: '0', description: 'شقة هادئة.', showsRent: 'yes' })
  const technician = await colleague('juma', 'technician', salalah)
  const { id: listingId } = await office.db.selectFrom('listings').select('id').executeTakeFirstOrThrow()
  const asked = { name: 'سالم', phone: '91234567', replyBy: 'sms', viewingOn: '2026-01-18', dayPart: 'evening' } as const
  await requestViewing(office.visitor(), { ...asked, formId: near.newId(), listingId })
  const { id } = await office.db.selectFrom('viewings').select('id').executeTakeFirstOrThrow()
  const offered = (await viewing(near, id))?.staff.map((one) => one.id)
  expect(offered).toContain(near.actor.id)
  for (const other of [far, technician]) expect(offered).not.toContain(other.actor.id)
})
