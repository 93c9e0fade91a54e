import { sql } from 'kysely'
import { contractsOfKind, holdersByNumber } from '#areas/contracts/public.ts'
import { giveRoles, recordsOf } from '#areas/customers/public.ts'
import { merchantPath } from '#areas/parcels/paths.ts'
import { parcelPermissions as may } from '#areas/parcels/permissions.ts'
import type { Work } from '#platform/context.ts'
import type { ContractKind, HeldContract } from '#platform/contract-kind.ts'
import { Refusal } from '#platform/refusal.ts'
import { merchantKind } from './merchant.ts'
import { merchantText } from './merchant-text.ts'
import { merchantValues, merchantVariables } from './merchant-values.ts'

/** Contracts with merchants in the register of contracts. */
export const merchantContracts: ContractKind = {
  ...{ kind: merchantKind, label: 'عقد تاجر', letters: 'PM', roles: { merchant: 'التاجر' }, path: merchantPath },
  ...{ firstText: merchantText, beginsByItself: true, openedBy: may.viewMerchants },
  holders: holdersByNumber(merchantKind),
  variables: merchantVariables,
  valuesOf: merchantValues,
  sending: (work, contract) => mustStandAlone(work, contract),
  async activating(work, contract) {
    await mustStandAlone(work, contract)
    await giveRoles(work, contract.partyId, ['merchant'])
  },
  renewing: (work, contract, { successor }) => copyTo(work, contract.id, successor.id),
}

const standing = ['pending-signature', 'active', 'suspended', 'notice-given'] as const

/** One contract a merchant at a time; of two that are sent at once the second hears of the first. */
async function mustStandAlone({ tx }: Work, { id, partyId, predecessorId, startsOn, endsOn, autoRenew }: HeldContract) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`merchant ${partyId}`}, 968052))`.execute(tx)
  const others = await contractsOfKind({ db: tx }, merchantKind)
    .select('autoRenew')
    .where('partyId', 'in', recordsOf(partyId))
    .where('id', 'not in', [id, predecessorId ?? id])
    .where('state', 'in', [...standing])
    .execute()
  const other = others.find((one) => {
    const last = one.leavesOn ?? (one.autoRenew ? '9999-12-31' : one.endsOn)
    return last >= startsOn && (autoRenew || one.startsOn <= endsOn)
  })
  if (other)
    throw new Refusal('parcels.merchant-before', `مع هذا التاجر العقد ${other.number} في هذه المدة. أنهِه أو صحّح المدة أولًا.`)
}

/** What follows begins with the same terms. */
async function copyTo({ tx }: Work, id: string, successorId: string) {
  const terms = await tx.selectFrom('merchantTerms').selectAll().where('contractId', '=', id).executeTakeFirstOrThrow()
  await tx
    .insertInto('merchantTerms')
    .values({ ...terms, contractId: successorId, version: 1 })
    .execute()
  const rates = await tx.selectFrom('merchantRates').selectAll().where('contractId', '=', id).execute()
  if (rates.length > 0)
    await tx
      .insertInto('merchantRates')
      .values(rates.map((rate) => ({ ...rate, contractId: successorId })))
      .execute()
}
