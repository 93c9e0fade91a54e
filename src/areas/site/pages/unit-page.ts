import { data } from 'react-router'
import { companyProfile } from '#areas/company/public.ts'
import { partyOfAccount } from '#areas/customers/public.ts'
import { namesOf, verifiedContacts } from '#areas/identity/public.ts'
import { vacantUnitPaths, vacantUnitShown, vacantUnitsShown } from '#areas/properties/public.ts'
import type { Ctx } from '#platform/context.ts'
import { freshForm } from '#platform/public-form.ts'
import { dayOf } from '#values/days.ts'

type Visit = { params: { listingId?: string }; query: URLSearchParams }

const usualRate = 5

/** What is added to a rent of business; none where the company is not registered. */
async function vatRateShown(ctx: Ctx) {
  const { vatin, vatRate } = await companyProfile(ctx)
  return vatin ? (vatRate ?? usualRate) : null
}

/** The vacant units of the page of rents, as its address narrows them. */
export async function vacantUnits(ctx: Ctx, query: URLSearchParams) {
  return { ...(await vacantUnitsShown(ctx, query)), vatRate: await vatRateShown(ctx) }
}

/** Whoever has signed in is not asked for what we know of them. */
async function knownOf(ctx: Ctx) {
  const { id, kind } = ctx.actor
  if (kind !== 'customer') return null
  const [names, proven, party] = await Promise.all([namesOf(ctx, [id]), verifiedContacts(ctx, id), partyOfAccount(ctx)])
  const [phone, email] = [proven.phone ?? party?.phone, proven.email ?? party?.email]
  return { name: names.get(id), phone: phone ?? undefined, email: email ?? undefined }
}

export async function unitPage(ctx: Ctx, { params, query }: Visit) {
  const shown = await vacantUnitShown(ctx, params.listingId)
  if (!shown) throw data('لم تعد هذه الوحدة معروضة. انظر الوحدات الشاغرة الآن.', { status: 404, statusText: 'Not Found' })
  const asking = { ...(await freshForm(ctx)), today: dayOf(ctx.now()), watched: query.has('watched'), known: await knownOf(ctx) }
  return { ...shown, ...asking, vatRate: await vatRateShown(ctx) }
}
export type UnitPage = Pick<Awaited<ReturnType<typeof unitPage>>, 'listing' | 'name' | 'kind' | 'place' | 'path' | 'pictures'>

/** For search engines: every unit that is shown has a page of its own. */
export const unitPaths = (ctx: Ctx) => vacantUnitPaths(ctx)
