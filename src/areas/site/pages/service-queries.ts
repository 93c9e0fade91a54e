import { pagesAbout, searchQuestions } from '#areas/assistant/public.ts'
import { companyProfile } from '#areas/company/public.ts'
import { machineCatalogue } from '#areas/equipment/public.ts'
import { parcelPromises, quoteParcel } from '#areas/parcels/public.ts'
import { wordsOf } from '#areas/site/content/queries.ts'
import { pages } from '#areas/site/pages.ts'
import { carSearch, carTerms } from '#areas/vehicles/public.ts'
import type { Ctx } from '#platform/context.ts'
import { freshForm } from '#platform/public-form.ts'
import { dayOf } from '#values/days.ts'
import { serviceNames, services } from '#values/services.ts'
import { chosenDays } from './chosen-days.ts'
import { estimateFor } from './estimate.ts'
import { rentFeeFor } from './rent-fee.ts'
import { officeThing } from './seo.ts'
import { vacantUnits } from './unit-page.ts'

type Visit = { query: URLSearchParams }

/** What every page with a request has: a fresh form, the day it is asked on, and which of its requests was chosen. */
async function asking(ctx: Ctx, { query }: Visit) {
  return { ...(await freshForm(ctx)), today: dayOf(ctx.now()), ask: query.get('ask') }
}

export async function rentPage(ctx: Ctx, visit: Visit) {
  const { rentRegistration, rentCommissionIsShare, rentCommission: rate } = await companyProfile(ctx)
  const vacant = await vacantUnits(ctx, visit.query)
  const fee = rentFeeFor(rate === null ? null : { rate, vatRate: vacant.vatRate }, visit.query.get('collected'))
  const shown = { rentRegistration, rentCommissionIsShare, fee, vacant }
  return { words: await wordsOf(ctx, 'rent'), ...(await asking(ctx, visit)), ...shown }
}

export async function constructionPage(ctx: Ctx, visit: Visit) {
  const { metrePriceFrom: from, metrePriceTo: to } = await companyProfile(ctx)
  const prices = from !== null && to !== null ? { from, to } : null
  return {
    words: await wordsOf(ctx, 'construction'),
    ...(await asking(ctx, visit)),
    estimate: estimateFor(prices, visit.query.get('area')),
  }
}

export async function equipmentPage(ctx: Ctx, visit: Visit) {
  const catalogue = await machineCatalogue(ctx, visit.query)
  return { words: await wordsOf(ctx, 'equipment'), ...(await asking(ctx, visit)), catalogue }
}

export async function carsPage(ctx: Ctx, visit: Visit) {
  const company = await companyProfile(ctx)
  const search = await carSearch(ctx, visit.query)
  const shown = {
    places: search.places.map(([, name]) => name),
    hours: company.hours?.lines ?? [],
    ...(await carTerms(ctx)),
  }
  const chosen = chosenDays(visit.query, dayOf(ctx.now()))
  return {
    words: await wordsOf(ctx, 'cars'),
    ...(await asking(ctx, visit)),
    ...shown,
    search,
    ...chosen,
    // Told once, where the search is.
    dayFaults: search.places.length > 0 ? {} : chosen.dayFaults,
  }
}

export async function parcelsPage(ctx: Ctx, visit: Visit) {
  const { parcelProhibited } = await companyProfile(ctx)
  return {
    words: await wordsOf(ctx, 'parcels'),
    ...(await asking(ctx, visit)),
    ...{ parcelProhibited, promises: await parcelPromises(ctx) },
    calculator: await quoteParcel(ctx, visit.query),
  }
}

export async function contactPage(ctx: Ctx) {
  const company = await companyProfile(ctx)
  const { phones, whatsapp, whatsappLink, email, place, postBox, hours, mapLink } = company
  const shownHours = hours && { lines: hours.lines, open: hours.open }
  const ways = { phones: phones ?? [], whatsapp, whatsappLink, email, place, postBox, hours: shownHours, mapLink }
  return { ...(await freshForm(ctx)), ways, office: officeThing(ctx.origin, company) }
}

/** All questions under their services; or those that answer what was searched, best first, in one list. */
export async function supportPage(ctx: Ctx, { query }: Visit) {
  const searched = (query.get('q') ?? '').slice(0, 100)
  const found = await searchQuestions(ctx, searched)
  const sections = [
    ...serviceNames.map((service) => ({ service, name: services[service].label })),
    { service: null, name: 'الحساب والبيانات' },
  ]
  const groups = searched
    ? [{ name: 'نتائج البحث', questions: found }]
    : sections.map(({ service, name }) => ({ name, questions: found.filter((question) => question.service === service) }))
  return {
    ...(await freshForm(ctx)),
    searched,
    count: found.length,
    groups: groups.filter(({ questions }) => questions.length),
    elsewhere: found.length ? [] : pagesAbout(searched).filter(({ path }) => path !== pages.support.path),
  }
}
