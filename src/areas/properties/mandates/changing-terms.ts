import { contractHeld } from '#areas/contracts/public.ts'
import type { Work } from '#platform/context.ts'
import type { Permission } from '#platform/permissions.ts'
import { Refusal } from '#platform/refusal.ts'
import { mandateCorrected } from './facts.ts'
import { mandateIsInForce, mandateIsOver } from './mandate.ts'
import { tellTheBooks } from './money-terms.ts'
import { propertiesUnder } from './under.ts'
import type { MandateFields } from './use-cases/mandate-fields.ts'

export type Account = { partyId: string; iban: string; holder: string }

type Change = {
  contractId: string
  version: number
  fields: MandateFields
  accounts: readonly Account[]
  changed: readonly string[]
}

/** The mandate and its terms as they stand, held: nobody changes either meanwhile. */
export async function heldMandate(work: Work, contractId: string, permission: Permission) {
  const contract = await contractHeld(work, contractId, permission)
  if (mandateIsOver(contract.state)) throw new Refusal('properties.mandate-over', 'انتهت هذه الاتفاقية. لا تُعدّل شروطها.')
  const terms = await work.tx
    .selectFrom('mandates')
    .selectAll()
    .where('contractId', '=', contractId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return { contract, terms }
}
export type HeldMandate = Awaited<ReturnType<typeof heldMandate>>

/** Other terms from now on: what was posted under the ones before stays as it is. */
export async function changeTerms(work: Work, { contract }: HeldMandate, { contractId, version, ...change }: Change) {
  const { fields, accounts, changed } = change
  await work.tx
    .updateTable('mandates')
    .set({ ...fields, version: version + 1 })
    .where('contractId', '=', contractId)
    .execute()
  await work.tx.deleteFrom('mandateAccounts').where('contractId', '=', contractId).execute()
  if (accounts.length > 0)
    await work.tx
      .insertInto('mandateAccounts')
      .values(accounts.map((account) => ({ contractId, ...account })))
      .execute()
  if (mandateIsInForce(contract.state)) await tellTheBooks(work, contractId)
  work.record(mandateCorrected, contractId, { ...(await toldOf(work, contract)), changed: [...changed] })
}

/** Which mandate, with whom and over what. */
export async function toldOf({ tx }: Work, { id, number, partyId }: Pick<HeldMandate['contract'], 'id' | 'number' | 'partyId'>) {
  const under = await propertiesUnder(tx, id)
  return { number, partyId, properties: under.map(({ name }) => name) }
}
