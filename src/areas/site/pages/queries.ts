import { questions } from '#areas/assistant/public.ts'
import { companyProfile } from '#areas/company/public.ts'
import { tariff } from '#areas/parcels/public.ts'
import { accessibility } from '#areas/site/content/accessibility.ts'
import { cancellation } from '#areas/site/content/cancellation.ts'
import { said } from '#areas/site/content/clauses.ts'
import { legalText, publishedText, wordsOn } from '#areas/site/content/legal.ts'
import { wordsOf } from '#areas/site/content/queries.ts'
import { pages } from '#areas/site/pages.ts'
import type { Ctx } from '#platform/context.ts'
import { dayInWords } from '#values/dates.ts'
import { dayOf } from '#values/days.ts'
import { acrossServices } from './across-services.ts'
import { companyThing, officeThing } from './seo.ts'

export async function home(ctx: Ctx) {
  const [company, current, asked] = await Promise.all([companyProfile(ctx), tariff(ctx), questions(ctx)])
  const [nearest] = current?.zones ?? []
  return {
    words: await wordsOf(ctx, 'home'),
    serviceArea: company.serviceArea,
    eachHasItsEmployee: company.responsibleEmployee ?? false,
    today: dayOf(ctx.now()),
    zones: current?.zones.map(({ id, name }) => ({ id, name })) ?? [],
    cards: {
      hours: company.hours?.todayInWords ?? [],
      firstKilo: nearest ? { zone: nearest.name, price: nearest.firstKilo } : null,
    },
    questions: acrossServices(asked, 6).map(({ question, answer, link }) => ({ question, answer, link })),
    office:
      company.hours?.today.length && company.phone
        ? { phone: company.phone, hours: company.hours.todayInWords.join('، ') }
        : null,
    company: companyThing(ctx.origin, company),
  }
}

export async function about(ctx: Ctx) {
  const company = await companyProfile(ctx)
  const { legalName, commercialRegister, vatin, licences, logo } = company
  return {
    text: company.about ?? pages.about.description,
    mission: company.mission,
    vision: company.vision,
    registers: { legalName, commercialRegister, vatin, licences, logo },
    company: officeThing(ctx.origin, company),
  }
}

export const privacyPolicy = (ctx: Ctx) => publishedText(ctx, 'privacy')
export const termsOfUse = (ctx: Ctx) => publishedText(ctx, 'terms')
export const cancellationRules = (ctx: Ctx) => legalText(ctx, cancellation)
export const accessibilityStatement = async () => ({
  edition: { version: null, date: dayInWords(wordsOn) },
  clauses: said(accessibility, {}),
})
