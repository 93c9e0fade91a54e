import { expect, test } from 'vitest'
import { companyPermissions } from '#areas/company/permissions.ts'
import { changeSettings } from '#areas/company/use-cases/change-settings.ts'
import { testOffice } from '#testing/office.ts'
import { registeredCompany } from '#testing/registered.ts'
import { reservationsOf } from '#testing/reservations.ts'
import { answered, visit } from '#testing/visit.ts'
import { carsThing } from './cars-thing.ts'
import { loader, meta } from './routes/car-rental.tsx'
import { carsPage } from './service-queries.ts'

const office = testOffice()
const { aClass, carsToReserve } = reservationsOf(office)
const origin = 'https://office.example'

/** What search engines read of the page, as the page itself is asked for. */
async function offersRead() {
  const loaderData = (await answered(
    Promise.resolve(loader(visit(office.visitor(), '/services/car-rental') as Parameters<typeof loader>[0])),
  )) as Parameters<typeof meta>[0]['loaderData']
  const tags = meta({ loaderData, matches: [{ loaderData: { origin } }] } as unknown as Parameters<typeof meta>[0]) ?? []
  const [script] = tags.flatMap((tag) => (tag && 'script:ld+json' in tag ? [JSON.stringify(tag['script:ld+json'])] : []))
  const graph: { '@graph': { '@type': string; offers?: object[] }[] } = JSON.parse(script ?? '{"@graph":[]}')
  return graph['@graph'].find((thing) => thing['@type'] === 'Service')?.offers
}

test('search engines read each class that has a price, with what a day of it costs today, its tax within', async () => {
  await carsToReserve(1)
  await changeSettings(office.staff('maryam', ...Object.values(companyPermissions)), registeredCompany)
  expect(await offersRead()).toMatchObject([
    {
      '@type': 'Offer',
      url: `${origin}/services/car-rental`,
      itemOffered: { '@type': 'Car', vehicleSeatingCapacity: { value: 5 } },
      priceSpecification: { price: '15.750', priceCurrency: 'OMR', unitCode: 'DAY', valueAddedTaxIncluded: true },
    },
  ])
  const { search } = await carsPage(office.visitor(), { query: new URLSearchParams() })
  expect(carsThing(origin, search.classes).offers).toHaveLength(1)
})

test('a class without a price is offered at none, and without prices there is no offer', async () => {
  await aClass()
  expect(await offersRead()).toBeUndefined()
})
