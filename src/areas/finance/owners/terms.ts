import { partiesOnPaper } from '#areas/customers/public.ts'
import { heldPool } from '#areas/finance/ledger/pools.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { inRials } from '#values/money.ts'
import { folded } from '#values/text.ts'
import type { Pool, Terms } from './agreement.ts'
import { firstRates, newRates } from './rates.ts'

/** As it stands, held: what changes of it and what is settled wait for each other. */
export async function heldTerms({ tx }: Pick<Work, 'tx'>, mandateId: string): Promise<Pool> {
  const pool = await tx.selectFrom('ownerPools').selectAll().where('mandateId', '=', mandateId).forUpdate().executeTakeFirst()
  if (!pool) throw new Refusal('finance.no-such-pool', 'لم نجد أمانات هذه الاتفاقية. حدّث الصفحة.', 404)
  return pool
}

export const ownersOf = ({ tx }: Pick<Work, 'tx'>, { mandateId, period }: Pick<Pool, 'mandateId' | 'period'>) =>
  tx
    .selectFrom('ownerShares')
    .selectAll()
    .where('mandateId', '=', mandateId)
    .where('period', '=', period)
    .orderBy('place')
    .execute()

/** Everybody who ever had a part of it, as they had it last: who sold or left is still paid what was settled with them. */
export const ownersEver = (db: Ctx['db'] | Work['tx'], mandateId: string) =>
  db
    .selectFrom('ownerShares')
    .selectAll()
    .distinctOn('partyId')
    .where('mandateId', '=', mandateId)
    .orderBy('partyId')
    .orderBy('period', 'desc')
    .execute()

/**
 * Says what was agreed, for the first time or anew. Another rate counts from now on: what was collected until now is invoiced by the one
 * before. Other shares begin a period of their own: what lies there from before is to be settled first, by the shares before.
 */
export async function keepTerms(
  work: Work,
  { owners: told, reserve = 0n, loanLimit = 0n, expenseLimit = 0n, payoutDay = 5, ...terms }: Terms,
) {
  const { mandateId, branchId, leadId, label } = terms
  if (told.length === 0) throw new Error('a mandate without an owner')
  const parties = await partiesOnPaper(work, [leadId, ...told.map(({ partyId }) => partyId)])
  const idOf = (partyId: string) => {
    const party = parties.get(partyId)
    if (!party) throw new Refusal('finance.no-such-customer', 'لم نجد أحد الملّاك في سجل العملاء. حدّث الصفحة.', 404)
    return party.id
  }
  const owners = told.map(({ partyId, parts, iban = null }) => ({ partyId: idOf(partyId), parts: BigInt(parts), iban }))
  const words = folded([label, ...[...parties.values()].flatMap(({ number, name }) => [number, name])].join(' '))
  const row = { branchId, leadId: idOf(leadId), label, words, reserve, loanLimit, expenseLimit, payoutDay }
  const before = await work.tx
    .selectFrom('ownerPools')
    .selectAll()
    .where('mandateId', '=', mandateId)
    .forUpdate()
    .executeTakeFirst()
  if (!before) {
    await work.tx
      .insertInto('ownerPools')
      .values({ mandateId, ...row, ...firstRates(work, terms) })
      .execute()
    await writeShares(work, { mandateId, period: 1 }, owners)
    return
  }
  const rates = await newRates(work, before, terms)
  const same = sameShares(await ownersOf(work, before), owners)
  if (!same) await mustBeSettled(work, before)
  const period = same ? before.period : before.period + 1
  await work.tx
    .updateTable('ownerPools')
    .set({ ...row, ...rates, period })
    .where('mandateId', '=', mandateId)
    .execute()
  if (!same) await writeShares(work, { mandateId, period }, owners)
  else for (const { partyId, iban } of owners) await payInto(work, { mandateId, period, partyId, iban })
}

/** What lies there belongs to those who had the shares until now. */
async function mustBeSettled(work: Work, { mandateId, reserve }: Pool) {
  const { lies } = await heldPool(work, mandateId)
  if (lies <= reserve) return
  throw new Refusal('finance.pool-unsettled', `في أمانات هذه الاتفاقية ${inRials(lies)} سوّها لملّاكها قبل تغيير حصصهم.`)
}

const payInto = ({ tx }: Work, { iban, ...at }: { mandateId: string; period: number; partyId: string; iban: string | null }) =>
  tx
    .updateTable('ownerShares')
    .set({ iban })
    .where('mandateId', '=', at.mandateId)
    .where('period', '=', at.period)
    .where('partyId', '=', at.partyId)
    .execute()

type Share = { partyId: string; parts: bigint; iban: string | null }

const sameShares = (one: readonly Share[], other: readonly Share[]) => {
  const told = (all: readonly Share[]) => all.map(({ partyId, parts }) => `${partyId} ${parts}`).join()
  return told(one) === told(other)
}

const writeShares = ({ tx }: Work, at: { mandateId: string; period: number }, owners: readonly Share[]) =>
  tx
    .insertInto('ownerShares')
    .values(owners.map((owner, index) => ({ ...at, place: index + 1, ...owner })))
    .execute()
