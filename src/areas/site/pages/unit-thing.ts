import { type PublicPage, pages } from '#areas/site/pages.ts'
import { inDecimals } from '#values/money.ts'
import type { UnitPage } from './unit-page.ts'

/** What a unit’s page is called and says of itself. */
export const pageOfUnit = ({ name, kind, place, path, pictures }: UnitPage): PublicPage => ({
  path,
  name,
  title: `${name} للإيجار في ${place} · التحالف`,
  description: `${kind} للإيجار في ${place}. شاهد الصور والإيجار واطلب معاينة.`,
  within: pages.rent,
  ...(pictures[0] && { image: pictures[0] }),
})

const thingKinds = {
  ...{ flat: 'Apartment', villa: 'House', room: 'Room', shop: 'Store', office: 'Place', warehouse: 'Place', land: 'Place' },
} as const

/** The unit as search engines know such things; without a door and without whoever lives there. */
export function unitThing(origin: string, { listing, name, path, pictures }: UnitPage) {
  const { kind, area, bedrooms, bathrooms, rent, isHeld, freeFrom, quarter, wilayat } = listing
  const price = rent === null ? null : inDecimals(rent)
  return {
    '@type': 'RealEstateListing',
    name,
    url: origin + path,
    description: listing.description,
    datePosted: listing.publishedAt.toISOString().slice(0, 10),
    image: pictures.map((picture) => origin + picture),
    about: {
      '@type': thingKinds[kind],
      numberOfBedrooms: bedrooms,
      numberOfBathroomsTotal: bathrooms,
      floorSize: area === null ? null : { '@type': 'QuantitativeValue', value: area / 100, unitCode: 'MTK' },
      address: { '@type': 'PostalAddress', streetAddress: quarter, addressLocality: wilayat, addressCountry: 'OM' },
    },
    offers: {
      '@type': 'Offer',
      availability: isHeld ? 'https://schema.org/LimitedAvailability' : 'https://schema.org/InStock',
      availabilityStarts: freeFrom,
      priceSpecification: price && { '@type': 'UnitPriceSpecification', price, priceCurrency: 'OMR', unitCode: 'MON' },
    },
  }
}
