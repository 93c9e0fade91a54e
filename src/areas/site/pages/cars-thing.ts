import { pages } from '#areas/site/pages.ts'
import { inDecimals } from '#values/money.ts'
import { serviceThing } from './seo.ts'

type ClassWithPrice = { name: string; example: string; seats: number; day: bigint }

/** Cars for rent as search engines know them: each class with what a day of it costs today, its tax within. */
export const carsThing = (origin: string, classes: readonly ClassWithPrice[]) => ({
  ...serviceThing(origin, pages.cars),
  offers: classes.map(({ name, example, seats, day }) => ({
    '@type': 'Offer',
    name,
    url: origin + pages.cars.path,
    businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
    itemOffered: {
      '@type': 'Car',
      name: example || name,
      vehicleSeatingCapacity: { '@type': 'QuantitativeValue', value: seats },
    },
    priceSpecification: {
      ...{ '@type': 'UnitPriceSpecification', price: inDecimals(day), priceCurrency: 'OMR', unitCode: 'DAY' },
      valueAddedTaxIncluded: true,
    },
  })),
})
