import { questions } from '#areas/assistant/public.ts'
import { companyProfile } from '#areas/company/public.ts'
import { tariff } from '#areas/parcels/public.ts'
import type { Ctx } from '#platform/context.ts'
import { dayOf } from '#values/days.ts'
import { acrossServices } from './across-services.ts'
import { cancellation } from './cancellation.ts'
import { legalText } from './legal.ts'
import { pages } from './pages.ts'
import { privacy } from './privacy.ts'
import { companyThing, officeThing } from './seo.ts'
import { terms } from './terms.ts'

export async function home(ctx: Ctx) {
  const [company, current, asked] = await Promise.all([companyProfile(ctx), tariff(ctx), questions(ctx)])
  const [nearest] = current?.zones ?? []
  return {
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
  const { legalName, commercialRegister, vatin, licences } = company
  return {
    text: company.about ?? pages.about.description,
    mission: company.mission,
    vision: company.vision,
    registers: { legalName, commercialRegister, vatin, licences },
    company: officeThing(ctx.origin, company),
  }
}

export const privacyPolicy = async (ctx: Ctx) => legalText(privacy, await companyProfile(ctx))
export const termsOfUse = async (ctx: Ctx) => legalText(terms, await companyProfile(ctx))
export const cancellationRules = async (ctx: Ctx) => legalText(cancellation, await companyProfile(ctx))
