import { sql } from 'kysely'
import { branchNamed } from '#areas/company/public.ts'
import { balanceOf } from '#areas/finance/ledger/leaves.ts'
import { financePermissions as may } from '#areas/finance/permissions.ts'
import { namesOf } from '#areas/identity/public.ts'
import type { Ctx } from '#platform/context.ts'
import { duringDays, pageOf } from '#platform/db/lists.ts'
import { pageAfterPage } from '#platform/documents/write-sheet.ts'
import { isUuid } from '#platform/ids.ts'
import { reaches, withinReach } from '#platform/reach.ts'
import { latinDigits } from '#values/text.ts'
import { boxLeaf, differenceOf, type SessionStatus, sessionSource, unsettled } from './cash.ts'
import { smallestCoin } from './coins.ts'
import { type SessionsAsked, sessionsPerPage } from './session-asked.ts'
import { waysOn } from './session-ways.ts'

type Belongs = { branchId: string; keeperId: string; status: SessionStatus }

/**
 * Who is told amounts: of one's own session when it is counted, of others' whoever looks after them. Until it is counted its keeper
 * does not learn what there should be.
 */
const isTold = ({ actor }: Pick<Ctx, 'actor'>, { branchId, keeperId, status }: Belongs) =>
  keeperId === actor.id ? status !== 'open' : reaches(actor, may.viewBoxBalances, { branchId })

type Reader = Pick<Ctx, 'db' | 'actor'>

/** The sessions of the boxes in one's reach, the newest first, and what the differences of which one is told come to. */
export async function sessionList(ctx: Reader, asked: SessionsAsked) {
  const sums = await sumsIn(ctx, asked)
  const total = Number(sums.count)
  const { at, rows } = await pageOf(listed(ctx, asked), { page: asked.page, count: total, perPage: sessionsPerPage })
  return { total, at, sums, rows: await toldOf(ctx, rows) }
}
export type SessionRow = Awaited<ReturnType<typeof sessionList>>['rows'][number]

/** All that are asked for, a handful at a time. */
export const exportedSessions = (ctx: Reader, asked: SessionsAsked) =>
  pageAfterPage(async (last: SessionRow | undefined) => {
    const rows = await listed(ctx, asked, may.exportBoxes)
      .$if(last !== undefined, (all) => all.where('sequence', '<', last?.number ?? 0n))
      .limit(1_000)
      .execute()
    return await toldOf(ctx, rows)
  })

/** Each with the last time it was counted. */
const matching = ({ db, actor }: Reader, asked: SessionsAsked, permission = may.viewBoxes) =>
  db
    .selectFrom('cashSessions')
    .innerJoin('cashBoxes', 'cashBoxes.id', 'cashSessions.boxId')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('cashCounts')
          .select(['id', 'counted', 'expected'])
          .whereRef('sessionId', '=', 'cashSessions.id')
          .orderBy('sequence', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .where((eb) => withinReach(eb, actor, permission, { branch: 'branchId' }))
    .$if(asked.q !== '', (all) => all.where('sequence', '=', numberIn(asked.q)))
    .$if(isUuid(asked.box), (all) => all.where('boxId', '=', asked.box))
    .$if(asked.status !== '', (all) => all.where('status', '=', asked.status || 'open'))
    .where((eb) => duringDays(eb, 'begunAt', asked))

/** Counted once as yet, since cash moved, at the end at which it stands: its keeper does not hear how much it differs. */
const isFirst = sql<boolean>`(cash_sessions.closed_at is null and last.expected is distinct from (select c.expected from cash_counts c
  where c.session_id = cash_sessions.id and c.at_opening = (cash_sessions.opened_at is null) order by c.sequence desc offset 1 limit 1))`

/** The same of counts at hand, the newest first. */
const firstOf = <Count extends { expected: bigint }>([last, before]: readonly Count[]) =>
  last?.expected === before?.expected ? null : last

const listed = (ctx: Reader, asked: SessionsAsked, permission = may.viewBoxes) =>
  matching(ctx, asked, permission)
    .select(['cashSessions.id', 'sequence as number', 'cashBoxes.name as box', 'branchId', 'keeperId', 'status'])
    .select(['begunAt', 'closedAt', 'last.counted', 'last.expected'])
    .select([
      isFirst.as('isFirst'),
      sql<boolean>`exists (select from cash_counts c where c.session_id = cash_sessions.id
      and c.counted <> c.expected and c.id <> last.id)`.as('differed'),
    ])
    .orderBy('sequence', 'desc')

type Listed = Belongs & { counted: bigint | null; expected: bigint | null; isFirst: boolean }

async function toldOf<Row extends Listed>(ctx: Reader, rows: Row[]) {
  const names = await namesOf(
    ctx,
    rows.map(({ keeperId }) => keeperId),
  )
  return rows.map(({ counted, expected, isFirst: once, ...row }) => {
    const hears = isTold(ctx, row) && !(once && row.keeperId === ctx.actor.id)
    const told = row.status !== 'open' && counted !== null && expected !== null && hears
    return {
      ...row,
      keeper: names.get(row.keeperId) ?? row.keeperId,
      counted: told ? counted : null,
      difference: told ? differenceOf({ counted, expected }) : null,
    }
  })
}

/** How many there are, and what was short and over in those of which one is told. */
const sumsIn = (ctx: Reader, asked: SessionsAsked) =>
  matching(ctx, asked)
    .select((eb) => {
      const isTold = eb.or([
        sql<boolean>`keeper_id::text = ${ctx.actor.id} and not ${isFirst}`,
        sql<boolean>`keeper_id::text <> ${ctx.actor.id} and ${withinReach(eb, ctx.actor, may.viewBoxBalances, { branch: 'branchId' })}`,
      ])
      const known = sql`status <> 'open' and ${isTold}`
      return [
        sql<bigint>`count(*)`.as('count'),
        sql<bigint>`coalesce(sum(expected - counted) filter (where ${known} and counted < expected), 0)::bigint`.as('short'),
        sql<bigint>`coalesce(sum(counted - expected) filter (where ${known} and counted > expected), 0)::bigint`.as('over'),
      ]
    })
    .executeTakeFirstOrThrow()

/** What is no number is that of no session. */
const numberIn = (typed: string) => (/^\d{1,15}$/.test(latinDigits(typed)) ? BigInt(latinDigits(typed)) : 0n)

/** One session within reach, with its counts and what moved in its box; null where there is none. */
export async function session(ctx: Pick<Ctx, 'db' | 'actor' | 'now'>, id: string | undefined) {
  if (!isUuid(id)) return null
  const found = await ctx.db
    .selectFrom('cashSessions')
    .innerJoin('cashBoxes', 'cashBoxes.id', 'cashSessions.boxId')
    .select(['cashSessions.id', 'sequence as number', 'boxId', 'cashBoxes.name as box', 'branchId', 'keeperId', 'status'])
    .select(['begunAt', 'openedAt', 'closedAt', 'sentBack'])
    .where('cashSessions.id', '=', id)
    .executeTakeFirst()
  if (!found || !reaches(ctx.actor, may.viewBoxes, { branchId: found.branchId })) return null
  const own = found.keeperId === ctx.actor.id
  const counts = await countsOf(ctx, id)
  const ofThisEnd = counts.filter(({ atOpening }) => atOpening === (found.openedAt === null))
  const first = found.closedAt ? null : firstOf(ofThisEnd)
  // How much it is, and whether short or over, the keeper hears when the second count is kept.
  const told = isTold(ctx, found) && !(own && first && first.counted !== first.expected)
  const mayAct = reaches(ctx.actor, may.keepBoxes, { branchId: found.branchId, ownerId: found.keeperId }) && !found.closedAt
  const standing = unsettled(found.keeperId, ofThisEnd.toReversed())
  const names = await namesOf(ctx, counts.map(({ countedBy }) => countedBy).concat(found.keeperId))
  const nameOf = (person: string) => names.get(person) ?? person
  return {
    ...found,
    keeper: nameOf(found.keeperId),
    branch: (await branchNamed(ctx, found.branchId)) ?? '',
    told,
    differs: own && !told && found.status !== 'open',
    before: standing.length > 0,
    ways: mayAct && told && found.status !== 'open' ? await waysOn(ctx, { ...found, standing, last: ofThisEnd[0] }) : null,
    mayAct,
    counts: told ? counts.map(({ countedBy, ...count }) => ({ ...count, by: nameOf(countedBy) })) : [],
    coin: await countedIn(ctx, found.boxId),
    movements: told ? await movementsOf(ctx, found) : [],
    moved: told ? await sumsOf(ctx, found) : { came: 0n, went: 0n },
  }
}

/** The smallest coin in use, or what came while smaller ones were. */
async function countedIn(ctx: Pick<Ctx, 'db' | 'now'>, boxId: string) {
  const coin = await smallestCoin(ctx)
  return (await balanceOf(ctx, boxLeaf(boxId))) % coin === 0n ? coin : 1n
}

const countsOf = ({ db }: Pick<Ctx, 'db'>, sessionId: string) =>
  db
    .selectFrom('cashCounts')
    .select(['id', 'atOpening', 'expected', 'counted', 'pieces', 'countedBy', 'countedAt'])
    .where('sessionId', '=', sessionId)
    .orderBy('sequence', 'desc')
    .execute()

type Movement = { id: bigint; number: bigint; memo: string; at: Date; came: bigint | null; went: bigint | null; settles: boolean }
type Kept = { boxId: string; begunAt: Date; closedAt: Date | null }

/** As many as a person looks through; the ledger of the account has all of them. */
const mostMovements = 500

/** What was posted to the box while it was kept, in its order; among it what made the books agree with the last count. */
async function movementsOf({ db }: Pick<Ctx, 'db'>, kept: Kept) {
  const { rows } = await sql<Movement>`
    select t.id, j.sequence number, j.memo, j.posted_at at,
      case when t.debit = box.id then t.amount end came, case when t.credit = box.id then t.amount end went,
      j.source = ${sessionSource} settles
    ${inTheBox(kept)} order by t.id limit ${mostMovements}`.execute(db)
  return rows
}

/** What all of it came to, however much it was; what only made the books agree with the count neither came nor went. */
async function sumsOf({ db }: Pick<Ctx, 'db'>, kept: Kept) {
  const { rows } = await sql<{ came: bigint; went: bigint }>`
    select coalesce(sum(t.amount) filter (where t.debit = box.id), 0)::bigint came,
      coalesce(sum(t.amount) filter (where t.credit = box.id), 0)::bigint went
    ${inTheBox(kept)} and j.source <> ${sessionSource}`.execute(db)
  return rows[0] ?? { came: 0n, went: 0n }
}

function inTheBox({ boxId, begunAt, closedAt }: Kept) {
  const { account, key } = boxLeaf(boxId)
  return sql`
    from transfers t cross join (select id from leaves where account = ${account} and key = ${key}) box
    join journals j on j.id = t.journal
    where (t.debit = box.id or t.credit = box.id) and j.posted_at >= ${begunAt} and j.purpose <> 'opening-difference'
      and (${closedAt}::timestamptz is null or j.posted_at <= ${closedAt})`
}
