import { sql } from 'kysely'
import { lateOfContracts } from '#areas/finance/public.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { askKinds, type Kinds } from '../collected-kind.ts'
import { isWaitedFor, paidOfPromise } from '../promised.ts'
import { uncovered } from './owed.ts'
import { nextWarning, type WarningStep } from './warning.ts'

type Asked = ({ db: Ctx['db'] } | { tx: Work['tx'] }) & Kinds
const within = (asked: Asked) => ('tx' in asked ? asked.tx : asked.db)

/** The contracts by which something is owed past its day that nothing covers, of kinds that warn: of all, or of these people. */
export async function contractsInArrears(asked: Asked, { today, partyIds }: { today: string; partyIds?: readonly string[] }) {
  const { charges, underWay } = await lateOfContracts(asked, { today, ...(partyIds && { partyIds }) })
  const promised = await promisedNow(
    asked,
    underWay.map(({ partyId }) => partyId),
    today,
  )
  const owed = underWay.flatMap(({ partyId, ...money }) =>
    uncovered(
      charges.filter((charge) => charge.partyId === partyId),
      { ...money, promised: promised.get(partyId) ?? 0n },
    ),
  )
  const byContract = Map.groupBy(owed, ({ contractId }) => contractId ?? '')
  const contracts = await graceOf(asked, [...byContract.keys()].filter(Boolean))
  return contracts.flatMap(({ contractId, graceDays }) => {
    const [first, ...others] = byContract.get(contractId) ?? []
    if (!first) return []
    const all = [first, ...others]
    const amount = all.reduce((sum, one) => sum + one.owed, 0n)
    return [{ contractId, graceDays, partyId: first.partyId, since: first.dueOn, amount, charges: all }]
  })
}
export type ContractInArrears = Awaited<ReturnType<typeof contractsInArrears>>[number]

/** What these said they would pay until a day that is not over, and have not paid yet. */
async function promisedNow(asked: Asked, partyIds: readonly string[], today: string) {
  const { rows } = await sql<{ partyId: string; amount: bigint }>`
    select party.id party_id, sum(promises.amount - ${paidOfPromise})::bigint amount from unnest(${[...partyIds]}::uuid[]) party (id)
    join promises on promises.party_id in (select records_of_one(party.id)) and ${isWaitedFor} and promised_on >= ${today}
    group by party.id`.execute(within(asked))
  return new Map(rows.map(({ partyId, amount }) => [partyId, amount]))
}

const graceOf = (asked: Asked, contractIds: readonly string[]) =>
  askKinds(asked, ({ grace }) => grace({ db: within(asked) }, contractIds))

type Last = { contractId: string; id: string; sequence: number; step: WarningStep; payBy: string }

/** The last notice of each about something that is still owed: what was paid since begins anew. */
async function lastNotices(asked: Asked, late: readonly ContractInArrears[]) {
  const chargeIds = late.flatMap(({ charges }) => charges.map(({ id }) => id))
  const { rows } = await sql<Last>`
    select distinct on (n.contract_id) n.contract_id, n.id, n.sequence, n.step, n.pay_by from formal_notices n
    where exists (select from formal_notice_charges c where c.notice_id = n.id and c.charge_id = any(${chargeIds}::uuid[]))
    order by n.contract_id, n.sequence desc`.execute(within(asked))
  return new Map(rows.map((row) => [row.contractId, row]))
}

/** The same with where each stands on the ladder: what was sent last, and what is next. */
export async function onTheLadder(asked: Asked, which: { today: string; partyIds?: readonly string[] }) {
  const late = await contractsInArrears(asked, which)
  const sent = await lastNotices(asked, late)
  return late.map((one) => {
    const last = sent.get(one.contractId) ?? null
    return { ...one, last, next: nextWarning({ today: which.today, since: one.since, graceDays: one.graceDays, last }) }
  })
}
export type OnTheLadder = Awaited<ReturnType<typeof onTheLadder>>[number]

type One = { today: string; contractId: string; partyId: string }

/** One contract, where something is owed that nothing covers. */
export async function oneOnTheLadder(asked: Asked, { today, contractId, partyId }: One) {
  const theirs = await onTheLadder(asked, { today, partyIds: [partyId] })
  return theirs.find((one) => one.contractId === contractId) ?? null
}
