import { expect, test } from 'vitest'
import type { Ctx } from '#platform/context.ts'
import { salalah } from '#testing/branches.ts'
import { leasesOf } from '#testing/leases.ts'
import { testOffice } from '#testing/office.ts'
import { storiesOf } from '#testing/stories.ts'
import { statusOf, visit } from '#testing/visit.ts'
import { loader as documentsPage } from './documents/routes/back-office-property-documents.tsx'
import { loader as listingPage } from './listings/routes/back-office-listing.tsx'
import { loader as metersPage } from './meters/routes/back-office-meters.tsx'
import { loader as propertiesPage } from './routes/back-office-properties.tsx'
import { loader as propertyPage } from './routes/back-office-property.tsx'
import { loader as unitPage } from './routes/back-office-unit.tsx'
import { loader as timelinePage } from './timeline/routes/back-office-timeline.tsx'

const office = testOffice()
const { aLateLeaseOfABranch } = leasesOf(office)
const { colleague } = storiesOf(office)

const tenant = 'خالد المعشني'
type Page = (asked: never) => Promise<unknown>
const pages: Record<string, Page> = {
  unitPage,
  propertyPage,
  propertiesPage,
  timelinePage,
  metersPage,
  listingPage,
  documentsPage,
}

async function told() {
  const { id: contractId } = await aLateLeaseOfABranch()
  const { unitId, propertyId } = await office.db
    .selectFrom('leases')
    .innerJoin('units', 'units.id', 'leases.unitId')
    .select(['leases.unitId', 'units.propertyId'])
    .where('contractId', '=', contractId)
    .executeTakeFirstOrThrow()
  const { name: owner } = await office.db
    .selectFrom('ownershipShares')
    .innerJoin('parties', 'parties.id', 'ownershipShares.partyId')
    .select('parties.name')
    .executeTakeFirstOrThrow()
  const { number } = await office.db
    .selectFrom('contracts')
    .select('number')
    .where('id', '=', contractId)
    .executeTakeFirstOrThrow()
  return { params: { unitId, propertyId }, secrets: [tenant, owner, number, '250000'] }
}

const asRead = (page: Page, ctx: Ctx, params: Record<string, string>) =>
  page(visit(ctx, '/admin/properties', { params }) as never).then((data) =>
    JSON.stringify(data, (_, value) => (typeof value === 'bigint' ? String(value) : value)),
  )

test('a technician reads where a unit is and that it is taken, never whose it is nor for how much', async () => {
  const { params, secrets } = await told()
  const juma = await colleague('juma', 'technician', salalah)
  const layla = await colleague('layla', 'propertyOfficer')
  for (const name of ['unitPage', 'propertyPage', 'propertiesPage', 'timelinePage', 'metersPage'])
    for (const secret of secrets)
      expect(await asRead(pages[name] as Page, juma, params), `${name}: ${secret}`).not.toContain(secret)
  expect(await asRead(unitPage as Page, juma, params)).toContain('مشغولة')
  for (const page of [unitPage, propertyPage, timelinePage])
    expect(await asRead(page as Page, layla, params), 'whoever lets it reads it').toContain(tenant)
  for (const page of [listingPage, documentsPage])
    expect(await statusOf((page as Page)(visit(juma, '/admin/properties', { params }) as never))).toBe(403)
})
