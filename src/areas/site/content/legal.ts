import { type CompanyProfile, companyProfile, legalEditionNow, settingsChangedOn } from '#areas/company/public.ts'
import { cancellingMachines } from '#areas/equipment/public.ts'
import { monthsKept } from '#areas/identity/public.ts'
import { cancellingCars } from '#areas/vehicles/public.ts'
import type { Ctx } from '#platform/context.ts'
import { dayInWords } from '#values/dates.ts'
import { dayOf } from '#values/days.ts'
import { inGroups } from '#values/phones.ts'
import { howMany } from '#values/plural.ts'
import { type Clause, clausesOf, type LegalFacts, said } from './clauses.ts'
import type { LegalPage } from './page-words.ts'
import { contentPage, latestWords } from './queries.ts'

/** A legal text as it was published last, and as this company can say it today. */
export async function publishedText(ctx: Ctx, page: LegalPage) {
  const { points } = await latestWords(ctx, page)
  return { ...(await legalText(ctx, clausesOf(points))), edition: await editionOf(ctx, page) }
}

/** The day on which the words themselves were last written. */
export const wordsOn = '2026-11-28'

/** One that nobody agrees to has no editions: it is what the settings say today, since they or the words last changed. */
export async function legalText(ctx: Ctx, clauses: readonly Clause[]) {
  const changed = await settingsChangedOn(ctx, [...texts, 'refundDays'])
  const { setAt } = await cancellingCars(ctx)
  const on = [wordsOn, changed ?? wordsOn, setAt ? dayOf(setAt) : wordsOn].toSorted().at(-1) ?? wordsOn
  return { edition: { version: null, date: dayInWords(on) }, clauses: said(clauses, await legalFacts(ctx)) }
}

async function editionOf(ctx: Ctx, page: LegalPage) {
  const edition = await legalEditionNow(ctx, page)
  return { version: edition?.version ?? null, date: dayInWords(edition?.day ?? wordsOn) }
}

/** What the texts may mention, in the words they need. */
export async function legalFacts(ctx: Ctx): Promise<LegalFacts> {
  const company: CompanyProfile = await companyProfile(ctx)
  const { privacyDays, refundDays, dataOfficerPhone } = company
  const [finance, realEstate] = [await monthsKept(ctx, 'finance'), await monthsKept(ctx, 'real-estate')]
  const known = {
    ...Object.fromEntries(texts.map((name) => [name, company[name]])),
    ...(await cancellingCars(ctx)).said,
    ...(await cancellingMachines(ctx)),
    dataOfficerPhone: dataOfficerPhone && inGroups(dataOfficerPhone),
    financeYears: finance && keptFor(finance),
    realEstateYears: realEstate && keptFor(realEstate),
    privacyDays: privacyDays && howMany(privacyDays, 'day', 'gen'),
    refundDays: refundDays && howMany(refundDays, 'day', 'gen'),
  }
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value))
}

const keptFor = (months: number) => (months % 12 === 0 ? howMany(months / 12, 'year') : howMany(months, 'month'))

const texts = [
  'legalName',
  'commercialRegister',
  'hostingPlace',
  'processors',
  'dataOfficerName',
  'dataOfficerEmail',
  'parcelCancelRule',
  'parcelReturnRule',
] as const

/** A page to be written, with what its text may mention. */
export async function editedPage(ctx: Ctx, name: string | undefined, compare: string | null) {
  return { ...(await contentPage(ctx, name, compare)), facts: await legalFacts(ctx) }
}
