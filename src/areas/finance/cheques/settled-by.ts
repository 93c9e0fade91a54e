import { sql } from 'kysely'
import type { Work } from '#platform/context.ts'

type Receipt = { id: string; number: string }

/** The steps that say a cheque was settled by this receipt, as far as it still is; the older ones name it in their reason alone. */
const settlingSteps = ({ tx }: Pick<Work, 'tx'>, { id, number }: Receipt) =>
  tx
    .selectFrom('chequeSteps')
    .innerJoin('cheques', 'cheques.id', 'chequeSteps.chequeId')
    .where('cheques.status', '=', 'settled-otherwise')
    .where('chequeSteps.status', '=', 'settled-otherwise')
    .where(
      sql<boolean>`not exists (select from cheque_steps l where l.cheque_id = cheques.id and l.sequence > cheque_steps.sequence)`,
    )
    .where((eb) =>
      eb.or([
        eb('chequeSteps.receiptId', '=', id),
        eb.and([eb('chequeSteps.receiptId', 'is', null), eb('chequeSteps.reason', 'like', `%(${number})`)]),
      ]),
    )

/** What the cheques come to that were settled by it. */
export async function sumSettledBy(work: Pick<Work, 'tx'>, receipt: Receipt) {
  const { sum } = await settlingSteps(work, receipt)
    .select(({ fn }) => fn.sum<bigint | null>('cheques.amount').as('sum'))
    .executeTakeFirstOrThrow()
  return BigInt(sum ?? 0n)
}

/** The same cheques, held in one order for everybody. */
export const heldSettledBy = (work: Pick<Work, 'tx'>, receipt: Receipt) =>
  settlingSteps(work, receipt).selectAll('cheques').orderBy('cheques.id').forUpdate('cheques').execute()
