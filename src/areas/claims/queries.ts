import { sql } from 'kysely'
import { contractsOfKind, viewingContracts } from '#areas/contracts/public.ts'
import { customersNamed } from '#areas/customers/public.ts'
import { invoicesNow } from '#areas/finance/public.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { everyWord } from '#platform/db/every-word.ts'
import { pageOf } from '#platform/db/lists.ts'
import { isUuid } from '#platform/ids.ts'
import { withinReach } from '#platform/reach.ts'
import { readReference } from '#values/reference.ts'
import { type ClaimState, claimNumber, claimStates, type Happening, undecided } from './claim.ts'
import { claimsPerPage } from './claim-asked.ts'
import type { ClaimKind } from './claim-kind.ts'

type Reader = Pick<Ctx, 'db' | 'actor'>
type Asked = Ctx['db'] | Work['tx']
type Matched = { q: string; state: '' | 'undecided' | ClaimState; kind: '' | Happening; branch: string; subject: string }
export type ClaimsWanted = Matched & { page: number; sort: string }
const everything: Matched = { q: '', state: '', kind: '', branch: '', subject: '' }

/** The claims of a kind, for reports of its area that are narrowed by a permission of their own. */
export const claimsOfKind = (db: Asked, { kind }: Pick<ClaimKind, 'kind'>) =>
  db.selectFrom('damageClaims').selectAll().where('subjectKind', '=', kind)

/** What whoever asks may see, each with the contract by which somebody had it. */
export const within = (ctx: Reader, { kind, contracts, may }: ClaimKind) =>
  ctx.db
    .selectFrom('damageClaims')
    .innerJoin(contractsOfKind(ctx, contracts).as('contract'), 'contract.id', 'damageClaims.contractId')
    .where('subjectKind', '=', kind)
    .where((eb) => withinReach(eb, ctx.actor, may.view, { branch: 'damageClaims.branchId' }))

const columns = [
  ...(['damageClaims.id', 'sequence', 'reportedAt', 'damageClaims.kind', 'damageClaims.state', 'at', 'place', 'what'] as const),
  ...(['estimate', 'renterPart', 'insurerPart', 'subjectId', 'contract.number as contract', 'contract.partyId'] as const),
] as const

async function matching(ctx: Reader, claims: ClaimKind, { q, state, kind, branch, subject }: Matched) {
  const meant = (await claims.meant?.(ctx.db, q)) ?? null
  return within(ctx, claims)
    .$if(meant === null, (all) => all.where(everyWord(q, 'damageClaims.words')))
    .where(({ eb, fn, val, lit }) => (meant ? eb('subjectId', '=', fn.any(val([...meant]))) : lit(true)))
    .$if(state === 'undecided', (all) => all.where('damageClaims.state', 'in', undecided))
    .$if(state in claimStates, (all) => all.where('damageClaims.state', '=', state as ClaimState))
    .$if(kind !== '', (all) => all.where('damageClaims.kind', '=', kind || 'accident'))
    .$if(isUuid(branch), (all) => all.where('damageClaims.branchId', '=', branch))
    .$if(isUuid(subject), (all) => all.where('subjectId', '=', subject))
}

const order = { at: sql`at`, estimate: sql`estimate`, '-at': sql`at desc`, '-estimate': sql`estimate desc nulls last` }
const undecidedFirst = sql`damage_claims.state not in ('open', 'assessed')`

/** One page of the claims that are asked for; those that need a decision first, then the newest. */
export async function claimsAsked(ctx: Reader, kind: ClaimKind, asked: ClaimsWanted) {
  const all = await matching(ctx, kind, asked)
  const total = await all.select(({ fn }) => fn.countAll<string>().as('count')).executeTakeFirstOrThrow()
  const count = Number(total.count)
  const sort = order[asked.sort as keyof typeof order]
  const list = all
    .select(columns)
    .orderBy(sort ?? undecidedFirst)
    .orderBy('at', 'desc')
    .orderBy('sequence')
  const { at, rows } = await pageOf(list, { page: asked.page, count, perPage: claimsPerPage })
  return { rows: await withRenter(ctx, kind, await called(ctx.db, kind, rows)), count, at }
}
export type ClaimRow = Awaited<ReturnType<typeof claimsAsked>>['rows'][number]

type Row = { sequence: number; reportedAt: Date; subjectId: string }

/** Each with its number, and what its subject is called. */
async function called<One extends Row>(db: Asked, kind: ClaimKind, rows: readonly One[]) {
  const subjects = await kind.subjects(
    db,
    rows.map(({ subjectId }) => subjectId),
  )
  return rows.map((row) => {
    const { code = '', model = '' } = subjects.find(({ id }) => id === row.subjectId) ?? {}
    return { ...row, number: claimNumber(kind.letters, row), code, model }
  })
}

/** With the name of the renter, for those whose work has to do with hires: whoever mends the thing needs none. */
export async function withRenter<One extends { partyId: string }>(ctx: Reader, { may }: ClaimKind, rows: readonly One[]) {
  if (!ctx.actor.may(may.viewContracts) && !ctx.actor.may(viewingContracts)) return rows.map((row) => ({ ...row, renter: null }))
  const named = await customersNamed(
    ctx,
    rows.map(({ partyId }) => partyId),
  )
  return rows.map((row) => ({ ...row, renter: named.find(({ id }) => id === row.partyId)?.name ?? null }))
}

/** The latest of one subject, for its page. */
export async function latestClaims(ctx: Reader, kind: ClaimKind, subject: string) {
  const all = await matching(ctx, kind, { ...everything, subject })
  return called(ctx.db, kind, await all.select(columns).orderBy('at', 'desc').orderBy('sequence').limit(5).execute())
}

/** Those of one contract, for its page. */
export async function claimsOfContract(ctx: Reader, kind: ClaimKind, contractId: string) {
  const all = within(ctx, kind).select(columns).where('contract.id', '=', contractId)
  return called(ctx.db, kind, await all.orderBy('at').orderBy('sequence').execute())
}
export type ClaimOfContract = Awaited<ReturnType<typeof claimsOfContract>>[number]

export const photosOfClaim = (db: Asked, claimId: string) =>
  db
    .selectFrom('damageClaimPhotos')
    .select(['fileId', 'takenAt'])
    .where('claimId', '=', claimId)
    .orderBy('takenAt')
    .orderBy('fileId')
    .execute()

/** What keeps the deposit of these contracts: claims nobody has decided on, and those the renter has not paid. */
export async function openClaimsOf(db: Asked, kind: ClaimKind, contractIds: readonly string[]) {
  const rows = await claimsOfKind(db, kind)
    .where(({ eb, fn, val }) => eb('contractId', '=', fn.any(val([...contractIds]))))
    .where('state', 'in', [...undecided, 'charged'])
    .orderBy('at')
    .orderBy('sequence')
    .execute()
  const papers = await invoicesNow(
    { db },
    rows.flatMap(({ invoiceId }) => invoiceId ?? []),
  )
  const paid = new Set(papers.filter(({ open }) => open === 0n).map(({ id }) => id))
  return rows
    .filter(({ invoiceId }) => !invoiceId || !paid.has(invoiceId))
    .map((row) => ({ contractId: row.contractId, number: claimNumber(kind.letters, row) }))
}

/** The one of that number, or the latest that bear these words; what means a subject by itself leads to that. */
export async function findClaims(ctx: Reader, kind: ClaimKind, words: string) {
  if (await kind.meant?.(ctx.db, words)) return []
  const [, place = 0] = new RegExp(`^${kind.letters}\\d{4}-(\\d+)-\\d$`).exec(readReference(words) ?? '') ?? []
  const all = place
    ? within(ctx, kind).where('sequence', '=', Number(place))
    : await matching(ctx, kind, { ...everything, q: words })
  const rows = await all.select(columns).orderBy('at', 'desc').limit(most).execute()
  return called(ctx.db, kind, rows)
}
const most = 5
