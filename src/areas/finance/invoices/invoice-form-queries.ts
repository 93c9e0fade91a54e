import { companyProfile } from '#areas/company/public.ts'
import { findParties, partyAtCounter, partyOnPaper } from '#areas/customers/public.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { isUuid } from '#platform/ids.ts'
import { dayOf } from '#values/days.ts'
import { owedOnAccount } from './credit-limit.ts'
import { draft } from './draft-queries.ts'
import { usualRate } from './invoice-parties.ts'
import type { Reader } from './invoice-standing.ts'
import { branchChoices } from './queries.ts'

/** To whom a paper is made out, or who it may be; and what it takes to draw one up. */
export async function newInvoice(ctx: Reader, { party, q, draftId = '' }: { party: string; q: string; draftId?: string }) {
  const kept = await draft(ctx, draftId)
  const whom = kept?.partyId ?? party
  const buyer = isUuid(whom) ? await partyOnPaper(ctx, whom) : null
  const { vatin, vatRate } = await companyProfile(ctx)
  return {
    q,
    buyer: buyer && { id: buyer.id, name: buyer.name, number: buyer.number, credit: await creditOf(ctx, buyer.id) },
    draft: kept && { id: kept.id, form: kept.form },
    found: buyer ? [] : await findParties(ctx, q),
    branches: await branchChoices(ctx, financePermissions.issueInvoices),
    tax: { vatin, rate: vatRate ?? usualRate, buyerVatin: buyer?.vatin ?? null },
    today: dayOf(ctx.now()),
  }
}

/** What may be owed and what is; null where no limit was set. */
async function creditOf(ctx: Reader, id: string) {
  const limit = (await partyAtCounter(ctx, id))?.creditLimit ?? null
  if (limit === null) return null
  return { limit, owed: await owedOnAccount(ctx, id), mayPass: ctx.actor.may(financePermissions.passCreditLimit) }
}

export type NewInvoice = Awaited<ReturnType<typeof newInvoice>>
