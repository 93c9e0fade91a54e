import type { Ctx, Work } from '#platform/context.ts'
import { demandOnce, type Wanted } from './deposits/asking.ts'
import { chargesOf } from './rents/queries.ts'
import { type RaisedRent, type Rent, raise } from './rents/raising.ts'
import { takeBack } from './rents/taking-back.ts'

/**
 * Demands what a tenant owes an owner, in the caller's transaction: once for its source, so that a run which is repeated, or was
 * stopped half way, is answered with what is there.
 */
export async function raiseRent(work: Work, rent: Rent): Promise<RaisedRent> {
  const [raised] = await raise(work, [rent])
  if (!raised) throw new Error('a rent that was not raised')
  return raised
}

/** The same of many, in their order: a run hands over some hundreds at a time, each time in a transaction of its own. */
export const raiseRents = (work: Work, rents: readonly Rent[]): Promise<RaisedRent[]> => raise(work, rents)

/** What is open of these charges is owed no more, by credit notes that give the reason; what was paid of them stays paid. */
export const takeBackUnpaid = (work: Work, asked: { chargeIds: readonly string[]; reason: string }) => takeBack(work, asked)

/** What these contracts charged: sums, what is open and when it is due, and what of it cheques in hand cover. */
export const chargesOfContracts = (asked: { db: Ctx['db'] } | { tx: Work['tx'] }, contractIds: readonly string[]) =>
  chargesOf(asked, contractIds)

/** Asks a tenant or a hirer for the deposit of a contract, once; `contract` is what people call it. */
export const askDepositFor = (work: Work, asked: Omit<Wanted, 'id'> & { contractId: string }) => demandOnce(work, asked)
