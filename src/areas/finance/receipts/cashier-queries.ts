import { sql } from 'kysely'
import { partyAtCounter, recordsOf } from '#areas/customers/public.ts'
import { firstAccounts } from '#areas/finance/cash/account-queries.ts'
import { smallestCoin } from '#areas/finance/cash/coins.ts'
import { cashTakers, ownSession } from '#areas/finance/cash/own-session.ts'
import { accountChoices, accountOf } from '#areas/finance/cheques/slip-queries.ts'
import { coveredPart, coversOf } from '#areas/finance/invoices/cheque-covers.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/ids.ts'
import { dayOf } from '#values/days.ts'
import { pageWithin } from '#values/pages.ts'
import { duesPerPage } from './ageing.ts'
import { freeCredit } from './credit.ts'
import { nothingOwed, owedBy } from './owed-queries.ts'
import { overDuesNow } from './parked.ts'
import { parkedPayment, parkedPayments } from './parked-queries.ts'
import { whoPays } from './payer-queries.ts'

type CounterAsked = { q: string; party: string; parked?: string; page?: number }

/** Who pays, what that person owes, and where the money would go; a payment that was put aside stands as it stood. */
export async function counter(ctx: Ctx, { q, party: chosen, parked: parkedId = '', page = 1 }: CounterAsked) {
  const parked = await parkedPayment(ctx, parkedId)
  const party = parked?.partyId ?? chosen
  const found = party ? [] : await whoPays(ctx, q)
  const [only] = found.length === 1 ? found : []
  const payer = isUuid(party || (only?.id ?? '')) ? await partyAtCounter(ctx, party || (only?.id ?? '')) : null
  const owed = payer ? await owedBy(ctx, payer.id) : nothingOwed(dayOf(ctx.now()))
  const at = pageWithin(Number(parked?.form.page) || page, owed.count, duesPerPage)
  const dues = payer ? await duesOf(ctx, payer.id, at) : []
  const session = await ownSession(ctx)
  return {
    ...{ found: payer ? [] : found, payer, dues },
    today: dayOf(ctx.now()),
    coin: await smallestCoin(ctx),
    ...{ owed, at },
    takesCheques: ctx.actor.may(financePermissions.keepCheques),
    ...(payer ? await creditNow(ctx, payer.id) : { credit: 0n, free: 0n }),
    ...{ session, takers: payer && !session ? await cashTakers(ctx) : [] },
    banks: await accountChoices(ctx, accountOf({ isRent: owed.hasRent })),
    accounts: await firstAccounts(ctx),
    formId: parked?.id ?? ctx.newId(),
    typed: parked && overDuesNow(parked.form, dues),
    parked: payer ? [] : await parkedPayments(ctx),
  }
}

/** Rent of owners, and what tenants leave as a deposit: it belongs into the account held for them. */
const entrusted = sql<boolean>`(charges.debt_account = '9110' or charges.debt_account = '9130' and charges.line = 'rent')`

/** What is open of all services, the oldest first. */
export async function duesOf({ db }: Pick<Ctx, 'db'>, partyId: string, page = 1) {
  const rows = await db
    .selectFrom('charges')
    .innerJoin('invoices', 'invoices.id', 'charges.invoiceId')
    .select(['charges.id', 'charges.line', 'charges.description', 'charges.dueOn', 'invoices.number'])
    .select(['charges.net', 'charges.vat', 'openNet', 'openVat', entrusted.as('isEntrusted')])
    .where('charges.partyId', 'in', recordsOf(partyId))
    .where(({ eb }) => eb(eb('openNet', '+', eb.ref('openVat')), '>', 0n))
    .orderBy('charges.dueOn')
    .orderBy('charges.id')
    .limit(duesPerPage)
    .offset((page - 1) * duesPerPage)
    .execute()
  const covers = await coversOf(
    { db },
    rows.map(({ id }) => id),
  )
  return rows.map(({ net, vat, openNet, openVat, ...due }) => {
    const [open, by] = [openNet + openVat, covers.get(due.id) ?? []]
    return { ...due, total: net + vat, open, covers: by, covered: coveredPart(open, by) }
  })
}
export type Due = Awaited<ReturnType<typeof duesOf>>[number]

export async function creditOf({ db }: Pick<Ctx, 'db'>, partyId: string) {
  const row = await db
    .selectFrom('receipts')
    .select(({ fn }) => fn.sum<bigint | null>('unused').as('credit'))
    .where('partyId', 'in', recordsOf(partyId))
    .where('unused', '>', 0n)
    .executeTakeFirst()
  return BigInt(row?.credit ?? 0n)
}

/** With what of it is promised nowhere, and may pay. */
export async function creditNow({ db }: Pick<Ctx, 'db'>, partyId: string) {
  const [credit, free] = [await creditOf({ db }, partyId), await freeCredit({ db }, partyId)]
  return { credit, free: free > 0n ? free : 0n }
}
