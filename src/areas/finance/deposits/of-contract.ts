import { sql } from 'kysely'
import { recordsOf } from '#areas/customers/public.ts'
import type { Ctx, Work } from '#platform/context.ts'
import type { DepositLine } from './deposit.ts'

/** The deposits of these contracts: one bears the id of its contract, or came from before our books and was given to it. */
export const ofContracts = (ids: readonly string[]) =>
  sql<boolean>`(deposits.id = any(${[...ids]}::uuid[]) or deposits.contract_id = any(${[...ids]}::uuid[]))`

type Asked = { db: Ctx['db'] } | { tx: Work['tx'] }
type Sought = { partyId: string; line: DepositLine }

/** What is held for somebody from before our books, and belongs to no contract of the register yet. */
export const openedFor = (asked: Asked, { partyId, line }: Sought) =>
  ('tx' in asked ? asked.tx : asked.db)
    .selectFrom('deposits')
    .innerJoin('invoices as paper', 'paper.id', 'deposits.id')
    .select(['deposits.id', 'deposits.contract', 'deposits.held', 'deposits.amount'])
    .where('deposits.partyId', 'in', recordsOf(partyId))
    .where('deposits.line', '=', line)
    .where('deposits.contractId', 'is', null)
    .where('deposits.held', '>', 0n)
    .where('paper.kind', '=', 'opening-deposit')
    .orderBy('deposits.askedOn')
    .orderBy('deposits.id')
    .execute()

/** From now on it is held for this contract, and goes back on its day where none was named; false where it is somebody else's by now. */
export async function giveToContract(
  { tx }: Pick<Work, 'tx'>,
  { depositId, contractId, releaseOn }: { depositId: string; contractId: string; releaseOn: string },
) {
  const given = await tx
    .updateTable('deposits')
    .set(({ fn, val }) => ({ contractId, releaseOn: fn.coalesce('releaseOn', val(releaseOn)) }))
    .where('id', '=', depositId)
    .where('contractId', 'is', null)
    .where('held', '>', 0n)
    .executeTakeFirst()
  return given.numUpdatedRows > 0n
}
