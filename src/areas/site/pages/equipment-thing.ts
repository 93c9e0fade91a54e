import { pages } from '#areas/site/pages.ts'
import { inDecimals } from '#values/money.ts'
import { serviceThing } from './seo.ts'

type KindWithPrice = { name: string; capacity: string | null; day: bigint | null }

/** Machines for hire as search engines know them: each kind with what a day of it costs, without tax. */
export const equipmentThing = (origin: string, kinds: readonly KindWithPrice[]) => ({
  ...serviceThing(origin, pages.equipment),
  offers: kinds.flatMap(({ name, capacity, day }) =>
    day === null
      ? []
      : [
          {
            '@type': 'Offer',
            name: capacity ? `${name} ${capacity}` : name,
            url: origin + pages.equipment.path,
            businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
            itemOffered: { '@type': 'Product', name },
            priceSpecification: {
              ...{ '@type': 'UnitPriceSpecification', price: inDecimals(day), priceCurrency: 'OMR', unitCode: 'DAY' },
              valueAddedTaxIncluded: false,
            },
          },
        ],
  ),
})
