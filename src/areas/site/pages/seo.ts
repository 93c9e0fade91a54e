import type { MetaDescriptor } from 'react-router'
import type { CompanyProfile } from '#areas/company/public.ts'
import { type PublicPage, trail } from '#areas/site/pages.ts'

type Asked = { matches: readonly [{ loaderData: { origin: string } | undefined }, ...unknown[]] }
type Thing = Record<string, unknown>

/**
 * What search engines and link previews read of a public page:
 *
 *     export const meta: Route.MetaFunction = (asked) => pageMeta(asked, pages.cars, (origin) => [serviceThing(origin, pages.cars)])
 *
 * The breadcrumbs are added here; `things` are the schema.org objects this page has besides.
 */
export function pageMeta({ matches }: Asked, page: PublicPage, things: (origin: string) => Thing[] = () => []): MetaDescriptor[] {
  const origin = matches[0].loaderData?.origin ?? ''
  const url = origin + page.path
  const graph = [...things(origin), ...breadcrumbs(origin, page)].map((thing) => filled(thing))
  return [
    { title: page.title },
    { name: 'description', content: page.description },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: 'التحالف' },
    { property: 'og:locale', content: 'ar_OM' },
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: page.description },
    { property: 'og:url', content: url },
    ...picture(origin, page),
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(graph.length ? [{ 'script:ld+json': { '@context': 'https://schema.org', '@graph': graph } } as MetaDescriptor] : []),
  ]
}

const picture = (origin: string, { image, name }: PublicPage) =>
  image
    ? [
        { property: 'og:image', content: origin + image },
        { property: 'og:image:alt', content: name },
      ]
    : [
        { property: 'og:image', content: `${origin}/og.png` },
        { property: 'og:image:width', content: '1200' },
        { property: 'og:image:height', content: '630' },
        { property: 'og:image:alt', content: 'التحالف: خمس خدمات، وباب واحد' },
      ]

function breadcrumbs(origin: string, page: PublicPage): Thing[] {
  const steps = trail(page)
  if (steps.length < 2) return []
  const itemListElement = steps.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: origin + path,
  }))
  return [{ '@type': 'BreadcrumbList', itemListElement }]
}

/** A field that is not set is left out: an empty one would be read as a statement. */
function filled(value: Thing): Thing {
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, inner]) => [key, filledInside(inner)] as const)
      .filter(([, inner]) => inner !== undefined),
  )
}

function filledInside(value: unknown): unknown {
  if (value === null || value === undefined || value === '') return undefined
  if (Array.isArray(value)) {
    const kept = value.map(filledInside).filter((inner) => inner !== undefined)
    return kept.length ? kept : undefined
  }
  if (typeof value !== 'object') return value
  const kept = filled(value as Thing)
  return Object.keys(kept).some((key) => key !== '@type') ? kept : undefined
}

/** The company's public id inside our own graph. */
const companyId = (origin: string) => `${origin}/#company`

/** The office, from its settings alone; without an address it is an organisation and no place to go to. */
export function companyThing(origin: string, company: CompanyProfile): Thing {
  const { tradeName, legalName, phones, email, address, postalCode, postBox, vatin, logo } = company
  return filled({
    '@type': address ? 'LocalBusiness' : 'Organization',
    '@id': companyId(origin),
    name: tradeName,
    legalName,
    url: `${origin}/`,
    logo: `${origin}${logo ?? '/icon-512.png'}`,
    image: `${origin}/og.png`,
    telephone: phones,
    email,
    vatID: vatin,
    address: address && {
      '@type': 'PostalAddress',
      streetAddress: address,
      postOfficeBoxNumber: postBox,
      addressLocality: 'صلالة',
      addressRegion: 'محافظة ظفار',
      postalCode,
      addressCountry: 'OM',
    },
  })
}

/** The same with its place on the map and its hours, for the pages one turns to before going there. */
export function officeThing(origin: string, company: CompanyProfile): Thing {
  const { address, mapLink } = company
  const open = address && { hasMap: mapLink, openingHoursSpecification: everyHours(company) }
  return filled({ ...companyThing(origin, company), ...open })
}

/** Days with the same hours are told together. */
/** The usual week, and that of the season with the days it holds for. */
function everyHours({ openingHours, seasonHours, seasonFrom, seasonUntil }: CompanyProfile) {
  const usual = openingHours ? hoursThings(openingHours) : []
  if (!seasonHours) return usual
  const valid = { validFrom: seasonFrom, validThrough: seasonUntil }
  return [...usual, ...hoursThings(seasonHours).map((hours) => ({ ...hours, ...valid }))]
}

function hoursThings(hours: NonNullable<CompanyProfile['openingHours']>) {
  const days = new Map<string, string[]>()
  for (const [day, stretches] of Object.entries(hours))
    for (const { opens, closes } of stretches) {
      const key = `${opens} ${closes}`
      days.set(key, [...(days.get(key) ?? []), `${day[0]?.toUpperCase()}${day.slice(1)}`])
    }
  return [...days].map(([key, dayOfWeek]) => {
    const [opens, closes] = key.split(' ')
    return { '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes }
  })
}

export const serviceThing = (origin: string, { name, description, path }: PublicPage): Thing => ({
  '@type': 'Service',
  name,
  description,
  url: origin + path,
  serviceType: name,
  areaServed: { '@type': 'City', name: 'صلالة' },
  provider: { '@id': companyId(origin) },
})

export const questionsThing = (questions: readonly { question: string; answer: string }[]): Thing => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})
