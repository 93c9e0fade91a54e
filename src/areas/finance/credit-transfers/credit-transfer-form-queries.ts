import { findParties, partyOnPaper } from '#areas/customers/public.ts'
import { branchChoices } from '#areas/finance/invoices/queries.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { freeCredit } from '#areas/finance/receipts/credit.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/ids.ts'

type Reader = Pick<Ctx, 'db' | 'actor' | 'now'>

/** Whose credit, or whose it may be, and to whom; and how much of it goes nowhere else. */
export async function newCreditTransfer(ctx: Reader, { party, taker, q }: { party: string; taker: string; q: string }) {
  const giver = await named(ctx, party)
  const to = giver && taker !== party ? await named(ctx, taker) : null
  return {
    q,
    giver,
    taker: to,
    found: giver && to ? [] : (await findParties(ctx, q)).filter(({ id }) => id !== giver?.id),
    free: giver ? await freeCredit(ctx, giver.id) : 0n,
    branches: await branchChoices(ctx, financePermissions.transferCredit),
  }
}
export type NewCreditTransfer = Awaited<ReturnType<typeof newCreditTransfer>>

async function named(ctx: Reader, id: string) {
  const party = isUuid(id) ? await partyOnPaper(ctx, id) : null
  return party && { id: party.id, name: party.name, number: party.number }
}
