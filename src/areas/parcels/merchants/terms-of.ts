import { contractsOfKind } from '#areas/contracts/public.ts'
import { recordsOf, recordsOfAll } from '#areas/customers/public.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { dayOf } from '#values/days.ts'
import { merchantKind } from './merchant.ts'

type Db = Ctx['db'] | Work['tx']
type Asked = Pick<Ctx, 'db' | 'now'> | Pick<Work, 'tx' | 'now'>

/** In force for the prices of today: suspended it holds nothing. */
const holding = ['active', 'notice-given'] as const

/** What is agreed with a customer today, by the contract that is in force; null for whoever is no merchant. */
export async function merchantTermsOf(asked: Asked, customerId: string) {
  const db = 'tx' in asked ? asked.tx : asked.db
  const contract = await contractsOfKind({ db }, merchantKind)
    .where('partyId', 'in', recordsOf(customerId))
    .where('state', 'in', [...holding])
    .where('startsOn', '<=', dayOf(asked.now()))
    .orderBy('startsOn', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!contract) return null
  const terms = await termsIn(db, contract.id)
  return terms && { ...terms, number: contract.number, partyId: contract.partyId, branchId: contract.branchId }
}
export type MerchantTerms = NonNullable<Awaited<ReturnType<typeof merchantTermsOf>>>

/** Their contracts in force today, the newest first, with what their remittances go by. */
export const contractsInForce = ({ db, now }: Pick<Ctx, 'db' | 'now'>, customerIds: readonly string[]) =>
  contractsOfKind({ db }, merchantKind)
    .innerJoin('merchantTerms', 'merchantTerms.contractId', 'contracts.id')
    .clearSelect()
    .select(['contracts.number', 'contracts.partyId', 'contracts.startsOn', 'cycle', 'leastPayout', 'iban'])
    .where('contracts.partyId', 'in', recordsOfAll(customerIds))
    .where('contracts.state', 'in', [...holding])
    .where('contracts.startsOn', '<=', dayOf(now()))
    .orderBy('contracts.startsOn', 'desc')
    .execute()
export type ContractInForce = Awaited<ReturnType<typeof contractsInForce>>[number]

/** The terms of one contract with its prices, whatever state it is in. */
export async function termsIn(db: Db, contractId: string) {
  const terms = await db.selectFrom('merchantTerms').selectAll().where('contractId', '=', contractId).executeTakeFirst()
  return terms ? { ...terms, rates: await ratesIn(db, contractId) } : null
}

const ratesIn = (db: Db, contractId: string) =>
  db.selectFrom('merchantRates').select(['zoneId', 'firstKilo', 'furtherKilo']).where('contractId', '=', contractId).execute()
