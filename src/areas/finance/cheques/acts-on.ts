import { uncovered } from '#areas/finance/invoices/cheque-covers.ts'
import { financePermissions as may } from '#areas/finance/permissions.ts'
import type { Ctx } from '#platform/context.ts'
import type { Permission } from '#platform/permissions.ts'
import { reaches } from '#platform/reach.ts'
import { dayOf } from '#values/days.ts'
import { chequeCan } from './cheque.ts'
import type { ShownCheque } from './cheque-detail.ts'
import { daysAtBank } from './days-at-bank.ts'
import { accountChoices, belongsTo } from './slip-queries.ts'

/** What this person may do with a cheque as it stands, and what the forms of it need. */
export async function actsOn(ctx: Pick<Ctx, 'db' | 'actor' | 'now' | 'newId'>, cheque: ShownCheque) {
  const { branchId, partyId } = cheque
  const allowed = (permission: Permission, can: (thing: ShownCheque) => boolean) =>
    can(cheque) && reaches(ctx.actor, permission, { branchId })
  const { keepCheques, settleCheques, reverseReceipts } = may
  const since = cheque.depositedOn ?? cheque.dueOn
  return {
    ...{ today: dayOf(ctx.now()), formId: ctx.newId() },
    clear: allowed(settleCheques, chequeCan.clear) ? await daysAtBank(ctx, laterOf(since, cheque.dueOn)) : null,
    bounce: allowed(settleCheques, chequeCan.bounce) ? await daysAtBank(ctx, since) : null,
    unclear: allowed(reverseReceipts, chequeCan.unclear),
    unbounce: allowed(settleCheques, chequeCan.unbounce),
    redeposit: allowed(keepCheques, chequeCan.redeposit) ? await accountsAgain(ctx, cheque) : null,
    handBack: allowed(keepCheques, chequeCan.handBack),
    settle: allowed(settleCheques, chequeCan.settle),
    escalate: allowed(settleCheques, chequeCan.escalate),
    cover: allowed(keepCheques, chequeCan.cover) ? await uncovered(ctx, partyId, { but: cheque.id }) : null,
  }
}

const laterOf = (one: string, other: string) => (one > other ? one : other)
export type ChequeActsAllowed = Awaited<ReturnType<typeof actsOn>>

/** Into which of our accounts it may go once more. */
const accountsAgain = async (ctx: Pick<Ctx, 'db'>, { covers }: ShownCheque) =>
  accountChoices(ctx, 'operating', await belongsTo(ctx, covers))
