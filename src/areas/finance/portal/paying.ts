import { activeKind } from '#areas/finance/online/providers.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/ids.ts'
import { type OwnMoney, ownMoney } from './own-money.ts'
import { accountsToPay, ownProof } from './own-proofs.ts'

/** What one is about to pay, out of the address: what was ticked, what a refused proof was for, another amount, or all that is due. */
export async function paying(ctx: Ctx, query: URLSearchParams) {
  const money = await ownMoney(ctx)
  if (!money) return null
  const refused = query.has('answers') ? await ownProof(ctx, query.get('answers') ?? '') : null
  const ticked = refused ? refused.dues.map(({ id }) => id) : query.getAll('due').filter(isUuid)
  const chosen = query.has('other') ? [] : chosenOf(money, ticked)
  return {
    chosen,
    amount: refused?.amount ?? chosen.reduce((sum, { open }) => sum + open, 0n),
    ...{ number: money.number, today: money.today, banks: await accountsToPay(ctx), formId: ctx.newId() },
    isOnline: (await activeKind(ctx)) !== null,
    answers: refused?.status === 'refused' ? refused.id : null,
  }
}
export type Paying = NonNullable<Awaited<ReturnType<typeof paying>>>

/** Nothing ticked means all that is due now, and all there is where nothing is due yet. */
function chosenOf({ dues, today }: OwnMoney, ticked: readonly string[]) {
  const chosen = dues.filter(({ id }) => ticked.includes(id))
  if (chosen.length > 0) return chosen
  const due = dues.filter(({ dueOn }) => dueOn <= today)
  return due.length > 0 ? due : dues
}
