import { sql } from 'kysely'
import { branches } from '#areas/company/public.ts'
import { customersNamed, recordsOf } from '#areas/customers/public.ts'
import type { Ctx } from '#platform/context.ts'
import type { ContractKind } from '#platform/contract-kind.ts'
import { everyWord, numbersAlone } from '#platform/db/every-word.ts'
import { pageOf } from '#platform/db/lists.ts'
import { type Count, numberOf } from '#platform/db/one-statement.ts'
import { pageAfterPage } from '#platform/documents/write-sheet.ts'
import { isUuid } from '#platform/ids.ts'
import type { Permission } from '#platform/permissions.ts'
import { reaches, withinReach } from '#platform/reach.ts'
import { dayOf, daysAfter } from '#values/days.ts'
import { addendumKind } from './addenda/addendum.ts'
import { type ContractsAsked, type ContractView, contractsPerPage, contractViews, farthest, radars } from './contract-asked.ts'
import { goingOn } from './goes-on.ts'
import { inForce, isFollowed, lastDay, over } from './in-force.ts'
import { contractsPermissions as may } from './permissions.ts'

type Reader = Pick<Ctx, 'db' | 'actor' | 'now' | 'contractKinds'>
type Filters = Omit<ContractsAsked, 'page'>

/** Within how many days, counted from today, the last one comes; what goes on by itself past its term is counted, too. */
const endsWithin = (ctx: Pick<Reader, 'now'>, days: number) =>
  sql<boolean>`${lastDay} <= ${daysAfter(dayOf(ctx.now()), days)} and not ${isFollowed}
    and contracts.kind <> ${addendumKind}`

const standsIn = (ctx: Pick<Reader, 'now'>, view: ContractView, days: number) => {
  const among = (states: readonly string[]) => sql<boolean>`contracts.state = any(${[...states]})`
  if (view === 'in-force') return among(inForce)
  if (view === 'over') return among(over)
  if (view === 'ending') return sql<boolean>`${among(inForce)} and ${endsWithin(ctx, days)}`
  if (view === 'pending-signature') return sql<boolean>`${among([view])} and contracts.signed_on is null`
  if (view === 'signed') return sql<boolean>`${among(['pending-signature'])} and contracts.signed_on is not null`
  return among([view])
}

/** All that is asked for but where it stands in its life: the tabs count over this. */
function matching(ctx: Reader, { q, kind, branch, party }: Filters, permission: Permission = may.view) {
  return ctx.db
    .selectFrom('contracts')
    .where((eb) => withinReach(eb, ctx.actor, permission, { branch: 'contracts.branchId' }))
    .where(everyWord(q, 'contracts.words'))
    .$if(kind !== '', (all) => all.where('contracts.kind', '=', kind))
    .$if(branch !== '', (all) => all.where('contracts.branchId', '=', isUuid(branch) ? branch : null))
    .$if(isUuid(party), (all) =>
      all.where('contracts.id', 'in', (eb) =>
        eb.selectFrom('contractParties').select('contractId').where('partyId', 'in', recordsOf(party)),
      ),
    )
}

const inView = (ctx: Reader, asked: Filters, permission: Permission = may.view) =>
  matching(ctx, asked, permission).$if(asked.view !== '', (all) => all.where(standsIn(ctx, asked.view || 'draft', asked.within)))

const columns = [
  ...(['contracts.id', 'contracts.number', 'contracts.kind', 'contracts.branchId', 'contracts.partyId'] as const),
  ...([
    'contracts.title',
    'contracts.state',
    'contracts.signedOn',
    'contracts.startsOn',
    'contracts.value',
    'contracts.autoRenew',
  ] as const),
] as const

/** One page of what is asked for, and how much stands under each tab and each ring of the radar. */
export async function contracts(ctx: Reader, asked: ContractsAsked) {
  const counts = await countsOf(ctx, asked)
  const count = asked.view === 'ending' ? (counts.rings[asked.within] ?? 0) : (counts.views[asked.view || 'all'] ?? 0)
  const list = inView(ctx, asked)
    .select(columns)
    .select([lastDay.as('lastDay'), isFollowed.as('isFollowed')])
    .$if(asked.view === 'ending', (all) => all.orderBy(lastDay))
    .orderBy('contracts.draftedAt', 'desc')
    .orderBy('contracts.number', 'desc')
  const { at, rows } = await pageOf(list, { page: asked.page, count, perPage: contractsPerPage })
  return { ...{ rows: await named(ctx, rows), count, at }, counts, branches: await branchChoices(ctx) }
}
export type ContractRow = Awaited<ReturnType<typeof contracts>>['rows'][number]

async function countsOf(ctx: Reader, asked: Filters) {
  const views = Object.keys(contractViews) as ContractView[]
  const counted = (name: string, condition: ReturnType<typeof standsIn>) =>
    sql<bigint>`count(*) filter (where ${condition})`.as(name)
  const sums = await matching(ctx, asked)
    .select(sql<bigint>`count(*)`.as('all'))
    .select(views.map((view) => counted(view, standsIn(ctx, view, farthest))))
    .select(radars.map((days) => counted(`ring${days}`, standsIn(ctx, 'ending', days))))
    .executeTakeFirstOrThrow()
  const figure = (name: string) => Number(Object.entries(sums).find(([each]) => each === name)?.[1] ?? 0)
  return {
    views: Object.fromEntries(['all', ...views].map((name) => [name, figure(name)])),
    rings: Object.fromEntries(radars.map((days) => [days, figure(`ring${days}`)])),
  }
}

export const labelOf = (kinds: readonly ContractKind[], kind: string) => kinds.find((each) => each.kind === kind)?.label ?? 'عقد'

type Listed = { id: string; kind: string; partyId: string; autoRenew: boolean }

async function named<Row extends Listed>(ctx: Reader, rows: Row[]) {
  const parties = await customersNamed(ctx, [...new Set(rows.map(({ partyId }) => partyId))])
  const renewing = await goingOn(ctx, rows)
  return rows.map((row) => ({
    ...row,
    kindLabel: labelOf(ctx.contractKinds, row.kind),
    goesOn: renewing.has(row.id),
    party: parties.find(({ id }) => id === row.partyId)?.name ?? '',
  }))
}

/** All that is asked for, a handful at a time. */
export const exportedContracts = (ctx: Reader, asked: ContractsAsked) =>
  pageAfterPage(async (last: ContractRow | undefined) =>
    named(
      ctx,
      await inView(ctx, asked, may.export)
        .select(columns)
        .select([lastDay.as('lastDay'), isFollowed.as('isFollowed')])
        .$if(last !== undefined, (all) => all.where('contracts.id', '>', last?.id ?? ''))
        .orderBy('contracts.id')
        .limit(1_000)
        .execute(),
    ),
  )

export async function branchChoices(ctx: Reader, permission: Permission = may.view) {
  const open = await branches(ctx)
  return open.filter(({ id }) => reaches(ctx.actor, permission, { branchId: id })).map(({ id, nameAr }) => [id, nameAr] as const)
}

/** For the search over everything: by number, by what it is about, and by whom it is with. */
export const findContracts = (ctx: Reader, words: string) =>
  ctx.db
    .selectFrom('contracts')
    .select(['id', 'number', 'kind', 'title'])
    .where((eb) => withinReach(eb, ctx.actor, may.view, { branch: 'branchId' }))
    .where(everyWord(words, 'contracts.words'))
    .orderBy(numbersAlone(words, 'contracts.words'), 'desc')
    .orderBy('draftedAt', 'desc')
    .limit(5)
    .execute()

/** How many are over within so many days and not followed yet, within reach. */
export const contractsEnding = (ctx: Reader, days: number): Count =>
  ctx.db
    .selectFrom('contracts')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where((eb) => withinReach(eb, ctx.actor, may.view, { branch: 'contracts.branchId' }))
    .where(standsIn(ctx, 'ending', days))
    .$asScalar()

export const endingSoon = (ctx: Reader, days: number) => numberOf(ctx.db, contractsEnding(ctx, days))
