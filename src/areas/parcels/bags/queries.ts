import { sql } from 'kysely'
import { branches } from '#areas/company/public.ts'
import { parcelPermissions as may } from '#areas/parcels/permissions.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/ids.ts'
import { reaches, withinReach } from '#platform/reach.ts'
import { shownNumber } from '../journey/number.ts'
import { branchChoices } from '../journey/queries.ts'
import { bagNumber, bagStates } from './bag.ts'

const mostShown = 40

const ofMine = (ctx: Pick<Ctx, 'db' | 'actor'>) =>
  ctx.db
    .selectFrom('parcelBags')
    .where((eb) =>
      eb.or([
        withinReach(eb, ctx.actor, may.sort, { branch: 'parcelBags.fromBranchId' }),
        withinReach(eb, ctx.actor, may.sort, { branch: 'parcelBags.toBranchId' }),
      ]),
    )

/** What waits to go to another branch, and the bags that are open, on the way or arrived of late. */
export async function bagsPage(ctx: Ctx) {
  const offices = await branches(ctx)
  const named = new Map(offices.map(({ id, nameAr }) => [id, nameAr]))
  const rows = await ofMine(ctx)
    .selectAll()
    .select(piecesIn.as('pieces'))
    .orderBy(sql`arrived_at is not null`)
    .orderBy('openedAt', 'desc')
    .limit(mostShown)
    .execute()
  return {
    bags: rows.map((row) => ({
      ...{ id: row.id, number: bagNumber(row), state: row.state, label: bagStates[row.state], pieces: row.pieces },
      ...{ from: named.get(row.fromBranchId) ?? '', to: named.get(row.toBranchId) ?? '' },
      ...{ openedAt: row.openedAt, sentAt: row.sentAt, arrivedAt: row.arrivedAt, driver: row.driver },
      isComing: row.state === 'on-the-way' && reaches(ctx.actor, may.sort, { branchId: row.toBranchId }),
    })),
    waiting: (await waitingToGo(ctx)).map(({ branchId, goal, count }) => ({
      ...{ branchId, goal, count, from: named.get(branchId) ?? '', to: named.get(goal) ?? '' },
    })),
    branches: await branchChoices(ctx, may.sort),
    offices: offices.map(({ id, nameAr }) => [id, nameAr] as const),
    formId: ctx.newId(),
  }
}
export type BagsPage = Awaited<ReturnType<typeof bagsPage>>

/** While it is open what lies in it; afterwards what was in it when it was sealed. */
const piecesIn = sql<number>`case when parcel_bags.state = 'open'
  then (select count(*) from parcel_custody c where c.until is null and c.holder = 'bag' and c.holder_id = parcel_bags.id)
  else (select count(*) from parcel_bag_pieces b where b.bag_id = parcel_bags.id) end::int`

async function waitingToGo(ctx: Pick<Ctx, 'db' | 'actor'>) {
  const goal = sql<string>`case when is_returning then from_branch_id else to_branch_id end`
  return ctx.db
    .selectFrom('parcels')
    .select(['branchId', goal.as('goal'), sql<number>`count(*)::int`.as('count')])
    .where((eb) => withinReach(eb, ctx.actor, may.sort, { branch: 'parcels.branchId' }))
    .where('endedAt', 'is', null)
    .where('state', 'in', ['accepted', 'shelved', 'at-branch', 'returning'])
    .where(sql<boolean>`branch_id <> ${goal}`)
    .groupBy(['branchId', goal])
    .execute()
}

/** One bag with what is in it; null where this person sees neither of its ends. */
export async function bagShown(ctx: Ctx, id: string | undefined) {
  if (!id || !isUuid(id)) return null
  const row = await ofMine(ctx).selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) return null
  const named = new Map((await branches(ctx)).map((one) => [one.id, one.nameAr]))
  const content = row.state === 'open' ? await lyingIn(ctx, id) : await sentIn(ctx, id)
  return {
    ...{ ...row, number: bagNumber(row), label: bagStates[row.state], content },
    ...{ from: named.get(row.fromBranchId) ?? '', to: named.get(row.toBranchId) ?? '' },
    ...{ waiting: content.filter(({ receivedAt }) => receivedAt === null).length },
    maySend: row.state === 'open' && reaches(ctx.actor, may.sort, { branchId: row.fromBranchId }),
    mayReceive: row.state === 'on-the-way' && reaches(ctx.actor, may.sort, { branchId: row.toBranchId }),
    mayClaim: row.state === 'arrived' && reaches(ctx.actor, may.sort, { branchId: row.toBranchId }),
  }
}
export type ShownBag = NonNullable<Awaited<ReturnType<typeof bagShown>>>

const columns = ['parcels.id', 'number', 'n', 'pieceCount', 'place', 'recipientName', 'parcelPieces.grams', 'content'] as const

async function lyingIn({ db }: Ctx, bagId: string) {
  const rows = await db
    .selectFrom('parcelCustody')
    .innerJoin('parcelPieces', 'parcelPieces.id', 'parcelCustody.pieceId')
    .innerJoin('parcels', 'parcels.id', 'parcelPieces.parcelId')
    .select([...columns, sql<Date | null>`null::timestamptz`.as('receivedAt')])
    .where('until', 'is', null)
    .where('holder', '=', 'bag')
    .where('holderId', '=', bagId)
    .orderBy('since', 'desc')
    .execute()
  return rows.map(shown)
}

async function sentIn({ db }: Ctx, bagId: string) {
  const rows = await db
    .selectFrom('parcelBagPieces')
    .innerJoin('parcelPieces', 'parcelPieces.id', 'parcelBagPieces.pieceId')
    .innerJoin('parcels', 'parcels.id', 'parcelPieces.parcelId')
    .select([...columns, 'receivedAt'])
    .where('bagId', '=', bagId)
    .orderBy('number')
    .orderBy('n')
    .execute()
  return rows.map(shown)
}

const shown = <Row extends { number: string }>({ number, ...row }: Row) => ({ ...row, number: shownNumber(number) })
