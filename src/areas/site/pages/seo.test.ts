import { expect, test } from 'vitest'
import { readSettings } from '#areas/company/settings.ts'
import { pages, trail } from '#areas/site/pages.ts'
import { officeThing, pageMeta, questionsThing, serviceThing } from './seo.ts'

const asked = { matches: [{ loaderData: { origin: 'https://office.example' } }] } as const
const graphOf = (meta: ReturnType<typeof pageMeta>) =>
  meta.flatMap((tag) =>
    'script:ld+json' in tag ? (tag['script:ld+json'] as { '@graph': Record<string, unknown>[] })['@graph'] : [],
  )

test('every public page has a title and a description of its own', () => {
  const all = Object.values(pages)
  expect(new Set(all.map(({ title }) => title)).size).toBe(all.length)
  expect(new Set(all.map(({ description }) => description)).size).toBe(all.length)
  for (const { title } of all) expect(title).toContain('التحالف')
})

test('the canonical address is the one the product is reached at, whatever was asked', () => {
  const meta = pageMeta(asked, pages.cars)
  expect(meta).toContainEqual({
    tagName: 'link',
    rel: 'canonical',
    href: 'https://office.example/services/car-rental',
  })
  expect(meta).toContainEqual({ property: 'og:image', content: 'https://office.example/og.png' })
})

test('breadcrumbs lead from the first page down, and the first page has none', () => {
  expect(trail(pages.cars).map(({ name }) => name)).toEqual(['الرئيسية', 'الخدمات', 'تأجير السيارات'])
  expect(graphOf(pageMeta(asked, pages.cars))).toMatchObject([
    {
      '@type': 'BreadcrumbList',
      itemListElement: [{ position: 1 }, { position: 2 }, { item: 'https://office.example/services/car-rental' }],
    },
  ])
  expect(graphOf(pageMeta(asked, pages.home))).toEqual([])
})

test('what is not set is left out of what search engines read, down to the last level', () => {
  const company = {
    '@type': 'Organization',
    name: 'التحالف',
    telephone: null,
    email: '',
    sameAs: [],
    address: { '@type': 'PostalAddress', streetAddress: undefined },
  }
  const [first] = graphOf(pageMeta(asked, pages.home, () => [company]))
  expect(first).toEqual({ '@type': 'Organization', name: 'التحالف' })
})

test('a service and the questions are told in the words search engines know', () => {
  const things = () => [
    serviceThing('https://office.example', pages.rent),
    questionsThing([{ question: 'متى؟', answer: 'في موعده.' }]),
  ]
  expect(graphOf(pageMeta(asked, pages.rent, things))).toMatchObject([
    { '@type': 'Service', provider: { '@id': 'https://office.example/#company' } },
    { '@type': 'FAQPage', mainEntity: [{ name: 'متى؟', acceptedAnswer: { text: 'في موعده.' } }] },
    { '@type': 'BreadcrumbList' },
  ])
})

const settings = readSettings([
  { key: 'phones', value: '2300 0000' },
  { key: 'openingHours', value: { sunday: '08:00-13:00 16:00-20:00', monday: '08:00-13:00' } },
])
const profile = (set: object = {}) => ({
  ...settings,
  logo: null,
  phone: null,
  whatsappLink: null,
  place: null,
  hours: null,
  notice: null,
  ...set,
})

test('the company is an organisation until it has an address, and then a place with hours', () => {
  const organisation = officeThing('https://office.example', profile())
  expect(organisation).toMatchObject({ '@type': 'Organization', telephone: ['+96823000000'] })
  expect(organisation).not.toHaveProperty('address')
  expect(organisation).not.toHaveProperty('openingHoursSpecification')

  expect(officeThing('https://office.example', profile({ address: 'شارع السلطان قابوس' }))).toMatchObject({
    '@type': 'LocalBusiness',
    address: { streetAddress: 'شارع السلطان قابوس', addressCountry: 'OM' },
    openingHoursSpecification: [
      { dayOfWeek: ['Sunday', 'Monday'], opens: '08:00', closes: '13:00' },
      { dayOfWeek: ['Sunday'], opens: '16:00', closes: '20:00' },
    ],
  })
})
