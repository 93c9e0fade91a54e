import { manageSettings } from '#areas/company/public.ts'
import { findParties, partyAtCounter, partyOnPaper } from '#areas/customers/public.ts'
import { sidesOn } from '#areas/finance/e-invoices/e-invoice.ts'
import { faultsOfSides } from '#areas/finance/e-invoices/faults.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { moneySettingsOn } from '#areas/finance/settings/reading.ts'
import { isUuid } from '#platform/ids.ts'
import { dayOf } from '#values/days.ts'
import { owedOnAccount } from './credit-limit.ts'
import { draft } from './draft-queries.ts'
import { type Buyer, type Seller, sellerNow, usualRate } from './invoice-parties.ts'
import type { Reader } from './invoice-standing.ts'
import { branchChoices } from './queries.ts'

/** To whom a paper is made out, or who it may be; and what it takes to draw one up. */
export async function newInvoice(ctx: Reader, { party, q, draftId = '' }: { party: string; q: string; draftId?: string }) {
  const kept = await draft(ctx, draftId)
  const whom = kept?.partyId ?? party
  const buyer = isUuid(whom) ? await partyOnPaper(ctx, whom) : null
  const { seller, rate } = await sellerNow(ctx)
  const rules = await moneySettingsOn(ctx, dayOf(ctx.now()))
  return {
    q,
    buyer: buyer && { id: buyer.id, name: buyer.name, number: buyer.number, ...(await atCounter(ctx, seller, buyer)) },
    draft: kept && { id: kept.id, form: kept.form },
    found: buyer ? [] : await findParties(ctx, q),
    branches: await branchChoices(ctx, financePermissions.issueInvoices),
    tax: { vatin: seller.vatin, rate: rate ?? usualRate, buyerVatin: buyer?.vatin ?? null, rules },
    today: dayOf(ctx.now()),
    decidesTax: ctx.actor.may(financePermissions.decideTax),
  }
}

/** What whoever issues is told of the customer before: how much may be owed, and what the papers would lack. */
async function atCounter(ctx: Reader, seller: Seller, buyer: Buyer) {
  const { creditLimit = null, path = null } = (await partyAtCounter(ctx, buyer.id)) ?? {}
  return { credit: await creditOf(ctx, buyer.id, creditLimit), lacking: lackingOf(ctx, { seller, buyer, path }) }
}

/** What may be owed and what is; null where no limit was set. */
async function creditOf(ctx: Reader, id: string, limit: bigint | null) {
  if (limit === null) return null
  return { limit, owed: await owedOnAccount(ctx, id), mayPass: ctx.actor.may(financePermissions.passCreditLimit) }
}

type Sides = { seller: Seller; buyer: Buyer; path: string | null }

/** What keeps a tax invoice from ever being an electronic one, and where it is filled in; whoever is not registered writes none. */
function lackingOf({ actor }: Pick<Reader, 'actor'>, { seller, buyer, path }: Sides) {
  if (!seller.vatin) return null
  const lacks = faultsOfSides(sidesOn(seller, buyer))
  const settings = actor.may(manageSettings) ? '/admin/settings' : null
  return { seller: { says: lacks.seller, path: settings }, buyer: { says: lacks.buyer, path } }
}

export type NewInvoice = Awaited<ReturnType<typeof newInvoice>>
