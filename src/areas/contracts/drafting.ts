import { sql } from 'kysely'
import { customersNamed, serveCustomersIn } from '#areas/customers/public.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import type { Permission } from '#platform/permissions.ts'
import { mustReach } from '#platform/reach.ts'
import { dayOf } from '#values/days.ts'
import { folded } from '#values/text.ts'
import { contractCan } from './contract.ts'
import { contractDrafted, draftChanged } from './facts.ts'
import { held, kindOf, movedMeanwhile, toldOf } from './held.ts'
import { nextNumber } from './numbers.ts'
import { contractsPermissions as may } from './permissions.ts'

export type Party = { partyId: string; role: string }

export type Terms = {
  /** What it is about, as lists say it. */
  title: string
  startsOn: string
  endsOn: string
  /** Whole baisa over the whole term. */
  value: bigint
  noticeDays: number
  autoRenew: boolean
  /** The first is the customer it is with. */
  parties: readonly [Party, ...Party[]]
  resourceIds: readonly string[]
}

export type Draft = Terms & { id: string; kind: string; branchId: string; predecessorId?: string }

/** A contract begins as a draft, with its number. The id comes with the form: a second press is the same contract. */
export async function draft(work: Work, asked: Draft, permission: Permission = may.draft) {
  const { id, branchId, predecessorId = null } = asked
  mustReach(work.actor, permission, { branchId })
  await sql`select pg_advisory_xact_lock(hashtextextended(${id}, 968016))`.execute(work.tx)
  const before = await work.tx.selectFrom('contracts').select('number').where('id', '=', id).executeTakeFirst()
  if (before) return { id, number: before.number, existed: true }
  const kind = kindOf(work, asked.kind)
  const place = await nextNumber(work, kind, { branchId, day: dayOf(work.now()) })
  await work.tx
    .insertInto('contracts')
    .values({
      ...{ id, kind: kind.kind, branchId, predecessorId, state: 'draft', ...place },
      ...(await termsOf(work, asked, place.number)),
      ...{ sentAt: null, signedOn: null, signedWay: null, signedFileId: null, activatedBy: null, activatedAt: null },
      ...{ suspendedReason: null, noticeBy: null, noticeOn: null, noticeReason: null, leavesOn: null },
      ...{ endedOn: null, endedBy: null, endReason: null, closedBy: null, closedAt: null },
      ...{ version: 1, draftedBy: work.actor.id, draftedAt: work.now() },
    })
    .execute()
  await writeAround(work, { id, branchId }, asked)
  const { startsOn, endsOn } = asked
  const told = await toldOf(work, { number: place.number, kind: kind.kind, partyId: asked.parties[0].partyId })
  work.record(contractDrafted, id, { ...told, startsOn, endsOn })
  return { id, number: place.number, existed: false }
}

/** Other terms for what nobody was asked to sign yet; `seen` is the version whoever changes it had before them. */
export async function rewrite(work: Work, asked: Terms & { id: string; seen: number }, permission: Permission = may.draft) {
  const { id, seen, ...terms } = asked
  const one = await held(work, id, permission)
  if (!contractCan.change(one) || one.version !== seen) throw movedMeanwhile()
  await work.tx.deleteFrom('contractParties').where('contractId', '=', id).execute()
  await work.tx.deleteFrom('contractResources').where('contractId', '=', id).execute()
  await work.tx
    .updateTable('contracts')
    .set({ ...(await termsOf(work, terms, one.number)), version: seen + 1 })
    .where('id', '=', id)
    .execute()
  await writeAround(work, one, terms)
  work.record(draftChanged, id, await toldOf(work, { ...one, partyId: terms.parties[0].partyId }))
}

async function termsOf(work: Work, terms: Terms, number: string) {
  const { title, startsOn, endsOn, value, noticeDays, autoRenew, parties } = terms
  if (endsOn < startsOn) throw fieldFault('endsOn', 'آخر يوم لا يسبق أول يوم.')
  const named = await customersNamed(
    work,
    parties.map(({ partyId }) => partyId),
  )
  const words = folded([number, title, ...named.flatMap((one) => [one.name, one.number])].join(' '))
  return { title, startsOn, endsOn, value, noticeDays, autoRenew, partyId: parties[0].partyId, words }
}

/** Who stands in it and what it is about. Whoever looks after it sees them, whichever branch registered them. */
async function writeAround(work: Work, { id: contractId, branchId }: { id: string; branchId: string }, terms: Terms) {
  const [{ tx }, { parties, resourceIds }] = [work, terms]
  const partyIds = parties.map(({ partyId }) => partyId)
  await serveCustomersIn(work, partyIds, branchId)
  await tx
    .insertInto('contractParties')
    .values(parties.map((party, position) => ({ contractId, ...party, position })))
    .execute()
  if (resourceIds.length > 0)
    await tx
      .insertInto('contractResources')
      .values(resourceIds.map((resourceId) => ({ contractId, resourceId })))
      .execute()
}
