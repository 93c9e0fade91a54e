import { expect, test } from 'vitest'
import { cancelContract } from '#areas/contracts/use-cases/end-contract.ts'
import { sendForSignature } from '#areas/contracts/use-cases/send-for-signature.ts'
import { requestViewing } from '#areas/site/requests/use-cases/ask-about-unit.ts'
import { leasesOf } from '#testing/leases.ts'
import { testOffice } from '#testing/office.ts'
import { readListingsAsked } from '../listings/listing-asked.ts'
import { vacantListings } from '../listings/shown-listings.ts'
import { publishUnit } from '../listings/use-cases/publish-unit.ts'
import { readPropertiesAsked } from '../property-asked.ts'
import { unitsOf } from '../property-detail.ts'
import { properties, vacantUnits } from '../queries.ts'
import { unit } from '../unit-detail.ts'
import { newLease } from './new-lease.ts'

const office = testOffice()
const { letting, tenant, started } = leasesOf(office)

test('a unit for which a lease is written or waits for signatures is vacant nowhere, until it is given up', async () => {
  const { near, units, propertyId } = await letting('1')
  const [unitId = ''] = units
  await publishUnit(near, { unitId, seen: '0', description: 'شقة هادئة.', showsRent: 'yes' })
  const [listing] = (await vacantListings(near, readListingsAsked(new URLSearchParams()))).rows
  const branchId = (await unit(near, unitId))?.branchId ?? ''
  const stands = async () => ({
    unit: (await unit(near, unitId))?.state,
    grid: (await unitsOf(near, { id: propertyId, branchId }))[0]?.state,
    wizard: (await newLease(near, new URLSearchParams({ unit: unitId }))).unit?.state,
    list: Number((await properties(near, readPropertiesAsked(new URLSearchParams()))).sums.vacant),
    tile: await vacantUnits(near),
    site: (await vacantListings(near, readListingsAsked(new URLSearchParams()))).rows[0]?.isHeld,
  })
  const vacant = { unit: 'vacant', grid: 'vacant', wizard: 'vacant', list: 1, tile: 1, site: false }
  const held = { unit: 'held', grid: 'held', wizard: 'held', list: 0, tile: 0, site: true }
  expect(await stands()).toEqual(vacant)

  const { id: contractId } = await started(near, { unitId, partyId: await tenant(near) })
  expect(await stands(), 'as a draft').toEqual(held)
  const asked = { name: 'سالم', phone: '91234599', replyBy: 'call', viewingOn: '2026-01-18', dayPart: 'evening' } as const
  const formId = near.newId()
  await expect(requestViewing(office.visitor(), { ...asked, formId, listingId: listing?.id ?? '' })).rejects.toThrow(
    'حُجزت هذه الوحدة',
  )
  await sendForSignature(near, { contractId })
  expect(await stands(), 'sent').toEqual(held)
  office.later(30 * 86_400_000)
  expect(await stands(), 'though nobody signed for weeks').toEqual(held)
  await cancelContract(near, { contractId, reason: 'عدل' })
  expect(await stands()).toEqual(vacant)
})
