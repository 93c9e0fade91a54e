import type { HeldFor } from '#areas/finance/ledger/bank-leaf.ts'
import { activeKind } from '#areas/finance/online/providers.ts'
import { chosenAtOnce } from '#areas/finance/receipts/due.ts'
import { transferSplit } from '#areas/finance/receipts/transfer-split.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/ids.ts'
import { least } from '#values/money.ts'
import { type OwnMoney, ownMoney } from './own-money.ts'
import { accountsToPay, ownProof } from './own-proofs.ts'
import { cameToNothing } from './transfer-proof.ts'

/** What one is about to pay, out of the address: what was ticked, what a proof that came to nothing was for, another amount, or all that is asked for. */
export async function paying(ctx: Ctx, query: URLSearchParams) {
  const money = await ownMoney(ctx)
  if (!money) return null
  const before = query.has('answers') ? await ownProof(ctx, query.get('answers') ?? '') : null
  const ticked = before ? before.dues.map(({ id }) => id) : query.getAll('due').filter(isUuid)
  const chosen = query.has('other') ? [] : chosenOf(money, ticked)
  const ofCheques =
    ticked.length > 0 ? 0n : chosen.reduce((sum, { open, sent, covered }) => sum + least(covered, open - sent), 0n)
  return {
    chosen,
    amount: before?.amount ?? chosen.reduce((sum, { open, sent }) => sum + open - sent, -ofCheques),
    sent: money.sent,
    ...{ number: money.number, today: money.today, formId: ctx.newId() },
    ...accountsFor(chosen, await accountsToPay(ctx)),
    isOnline: (await activeKind(ctx)) !== null,
    answers: before && (before.takenBack || cameToNothing.some((status) => status === before.status)) ? before.id : null,
  }
}
export type Paying = NonNullable<Awaited<ReturnType<typeof paying>>>

type Bank = Awaited<ReturnType<typeof accountsToPay>>[number]

/**
 * To which accounts it is transferred: rent to the one held for owners, all else to ours, where such a one is shown. A payment for both
 * is two transfers, of these parts.
 */
function accountsFor(chosen: OwnMoney['dues'], banks: readonly Bank[]) {
  const { belongs, ...sums } = transferSplit(chosen, ({ open, sent }) => open - sent)
  const shown = (heldFor: HeldFor) => banks.filter((bank) => bank.heldFor === heldFor)
  if (belongs !== 'both') {
    const those = belongs ? shown(belongs) : []
    return { banks: those.length > 0 ? those : [...banks], parts: [] }
  }
  const parts = (['trust', 'operating'] as const).map((heldFor) => ({
    ...{ heldFor, amount: sums[heldFor], banks: shown(heldFor) },
    dues: chosen.filter(({ isEntrusted }) => isEntrusted === (heldFor === 'trust')).map(({ id }) => id),
  }))
  return { banks: [...banks], parts: parts.every((part) => part.banks.length > 0) ? parts : [] }
}

/** Nothing ticked means what is due now, and all there is where nothing is asked for yet; what cheques in hand cover, or was sent, was not asked for. */
function chosenOf({ dues, today }: OwnMoney, ticked: readonly string[]) {
  const chosen = dues.filter(({ id }) => ticked.includes(id))
  if (chosen.length > 0) return chosen
  const left = chosenAtOnce(
    dues.map((due) => ({ ...due, open: due.open - due.sent })),
    today,
  ).dues.map(({ id }) => id)
  return dues.filter(({ id }) => left.includes(id))
}
