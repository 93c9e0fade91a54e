import { sql } from 'kysely'
import { collectingPermissions as may } from '#areas/collecting/permissions.ts'
import { contractsNamed } from '#areas/contracts/public.ts'
import { customersNamed, partiesWithin, partyOfAccount, recordsOf } from '#areas/customers/public.ts'
import { namesOf } from '#areas/identity/public.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/ids.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { reaches } from '#platform/reach.ts'
import { dayOf } from '#values/days.ts'
import { askKinds } from '../collected-kind.ts'
import { drawnUp, namesOnContract } from './drawing.ts'
import { oneOnTheLadder, onTheLadder } from './standing.ts'
import { type NoticeState, noticeNumber, stepsAfter, type WarningStep } from './warning.ts'

type Reader = Pick<Ctx, 'db' | 'actor' | 'now' | 'files' | 'contractKinds'>

/** Whose contracts these are and about what, by their names: those within reach. */
async function namedWithin(ctx: Reader, contractIds: readonly string[]) {
  const contracts = (await contractsNamed(ctx, contractIds)).filter((one) => reaches(ctx.actor, may.serveNotices, one))
  const partyIds = contracts.map(({ partyId }) => partyId)
  const [tenants, within, units] = await Promise.all([
    customersNamed(ctx, partyIds),
    partiesWithin(ctx, partyIds),
    askKinds(ctx, ({ subjects }) => subjects(ctx, contractIds)),
  ])
  const unitOf = new Map(units.map(({ contractId, called }) => [contractId, called]))
  const nameOf = new Map(tenants.map(({ id, name }) => [id, name]))
  return new Map(
    contracts.map(({ id, number, partyId }) => [
      id,
      { contract: number, partyId, tenant: nameOf.get(partyId) ?? '', unit: unitOf.get(id) ?? '', isSeen: within.has(partyId) },
    ]),
  )
}

/** The leases in arrears, of all or of these people: those whose next notice has come first. */
export async function toWarn(ctx: Reader, partyIds?: readonly string[]) {
  const late = await onTheLadder(ctx, { today: dayOf(ctx.now()), ...(partyIds && { partyIds }) })
  const named = await namedWithin(
    ctx,
    late.map(({ contractId }) => contractId),
  )
  return late
    .flatMap(({ charges: _, graceDays: __, ...one }) => {
      const names = named.get(one.contractId)
      return names ? [{ ...one, ...names }] : []
    })
    .toSorted((one, other) => (one.next?.on ?? '9').localeCompare(other.next?.on ?? '9') || one.since.localeCompare(other.since))
}
export type LeaseToWarn = Awaited<ReturnType<typeof toWarn>>[number]

const stateNow = sql<NoticeState>`coalesce((select outcome from formal_notice_deliveries d
  where d.notice_id = formal_notices.id order by place desc limit 1), 'prepared')`

const mostShown = 200

/** What was sent, the latest first: of all, or about one lease. */
export async function servedNotices(ctx: Reader, contractId?: string) {
  const rows = await ctx.db
    .selectFrom('formalNotices')
    .select(['id', 'sequence', 'contractId', 'step', 'issuedOn', 'payBy', 'amount', stateNow.as('state')])
    .$if(contractId !== undefined, (all) => all.where('contractId', '=', contractId ?? ''))
    .orderBy('sequence', 'desc')
    .limit(mostShown)
    .execute()
  const named = await namedWithin(ctx, [...new Set(rows.map((row) => row.contractId))])
  return rows.flatMap(({ sequence, ...row }) => {
    const names = named.get(row.contractId)
    return names ? [{ ...row, number: noticeNumber(sequence), ...names }] : []
  })
}
export type ServedNotice = Awaited<ReturnType<typeof servedNotices>>[number]

/** What a lease in arrears would be sent, step by step; null where it owes nothing that nothing covers, or is out of reach. */
export async function noticeToServe(ctx: Reader, contractId: string | undefined, chosen: string | null) {
  if (!contractId || !isUuid(contractId)) return null
  const found = await namesOnContract(ctx, contractId)
  if (!found || !reaches(ctx.actor, may.serveNotices, found)) return null
  const { kind, ...names } = found
  const [contract] = await contractsNamed(ctx, [contractId])
  const today = dayOf(ctx.now())
  const lease = await oneOnTheLadder(ctx, { today, contractId, partyId: contract?.partyId ?? '' })
  const served = await servedNotices(ctx, contractId)
  const steps = stepsAfter(lease?.last?.step ?? null)
  const step: WarningStep | undefined = steps.find((one) => one === chosen) ?? lease?.next?.step
  const drawn = lease && step ? await drawnUp(ctx, lease, step) : null
  const isEarly = drawn !== null && !(lease?.next?.isDue && lease.next.step === step)
  const partyId = contract?.partyId ?? ''
  const whose = { contractId, partyId, ...names, isSeen: (await partiesWithin(ctx, [partyId])).has(partyId) }
  const after = kind.afterWarnings && ctx.actor.may(kind.afterWarnings.permission) ? kind.afterWarnings : null
  const paths = {
    path: pathOfContract(ctx, kind.kind, contractId),
    after: after && { label: after.label, path: after.path(contractId) },
  }
  return { ...whose, ...paths, next: lease?.next ?? null, last: lease?.last ?? null, steps, drawn, isEarly, served, today }
}
const pathOfContract = ({ contractKinds }: Reader, kind: string, id: string) =>
  contractKinds.find((one) => one.kind === kind)?.path(id) ?? ''
export type NoticeToServe = NonNullable<Awaited<ReturnType<typeof noticeToServe>>>

/** One notice with what it asked for and how it came; null where this person sees none. */
export async function formalNotice(ctx: Reader, id: string | undefined) {
  if (!id || !isUuid(id)) return null
  const row = await ctx.db
    .selectFrom('formalNotices')
    .selectAll()
    .select(stateNow.as('state'))
    .where('id', '=', id)
    .executeTakeFirst()
  const found = row && (await namesOnContract(ctx, row.contractId))
  if (!row || !found || !reaches(ctx.actor, may.serveNotices, found)) return null
  const { kind: _, ...names } = found
  const [charges, deliveries] = await Promise.all([
    ctx.db.selectFrom('formalNoticeCharges').selectAll().where('noticeId', '=', id).orderBy('place').execute(),
    ctx.db.selectFrom('formalNoticeDeliveries').selectAll().where('noticeId', '=', id).orderBy('place', 'desc').execute(),
  ])
  const called = await namesOf(ctx, [row.issuedBy, ...deliveries.map(({ recordedBy }) => recordedBy)])
  return {
    ...{ ...row, ...names, number: noticeNumber(row.sequence), charges, issuer: called.get(row.issuedBy) ?? '' },
    ...{ deliveries: deliveries.map((one) => ({ ...one, recorder: called.get(one.recordedBy) ?? '' })), today: dayOf(ctx.now()) },
  }
}
export type OneNotice = NonNullable<Awaited<ReturnType<typeof formalNotice>>>

/** Its paper and its proofs are opened by whoever sends notices of that lease; the paper by the tenant too. */
export async function permissionForNotice(ctx: Ctx, fileId: string) {
  const notice = await ctx.db
    .selectFrom('formalNotices')
    .leftJoin('formalNoticeDeliveries as d', 'd.noticeId', 'formalNotices.id')
    .select(['formalNotices.contractId', 'formalNotices.partyId', 'formalNotices.fileId'])
    .where((eb) => eb.or([eb('formalNotices.fileId', '=', fileId), eb('d.fileId', '=', fileId)]))
    .executeTakeFirst()
  if (!notice) return null
  const [contract] = await contractsNamed(ctx, [notice.contractId])
  if (contract && reaches(ctx.actor, may.serveNotices, contract)) return may.serveNotices
  return notice.fileId === fileId && (await isTheirs(ctx, fileId)) ? anyoneSignedIn : null
}

async function isTheirs(ctx: Ctx, fileId: string) {
  const party = await partyOfAccount(ctx)
  if (!party) return false
  const found = await ctx.db
    .selectFrom('formalNotices')
    .select('id')
    .where('fileId', '=', fileId)
    .where('partyId', 'in', recordsOf(party.id))
    .executeTakeFirst()
  return found !== undefined
}
