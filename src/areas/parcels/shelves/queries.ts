import { sql } from 'kysely'
import { parcelPermissions as may } from '#areas/parcels/permissions.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/ids.ts'
import { reaches, withinReach } from '#platform/reach.ts'
import { dayOf, daysBetween } from '#values/days.ts'
import { shownNumber } from '../journey/number.ts'
import { branchChoices } from '../journey/queries.ts'
import { parcelRulesNow } from '../rules/kept-rules.ts'
import { storageFee } from '../rules/rules.ts'
import { zonesToChoose } from '../tariff/places.ts'
import { shelfPurposes } from './shelf.ts'
import { standingOn } from './suggesting.ts'

const agedFrom = 5
const mostOnShelf = 60

/** The shelves of a branch as they stand, one of them opened, and what was just put where. */
export async function shelvesPage(ctx: Ctx, { query }: { query: URLSearchParams }) {
  const offices = await branchChoices(ctx, may.sort)
  const asked = query.get('branch')
  const branchId = offices.find(([id]) => id === asked)?.[0] ?? offices[0]?.[0]
  const rules = await parcelRulesNow(ctx.db)
  const rows = branchId ? await shelvesIn(ctx, branchId) : []
  const shown = rows.map((row) => ({ ...row, look: lookOf(row, rules.freeDays) }))
  const opened = shown.find(({ id }) => id === query.get('shelf'))
  return {
    ...{
      branchId,
      branches: offices,
      groups: grouped(shown),
      aged: shown.filter(({ look }) => look === 'near' || look === 'over').length,
    },
    standing: shown.reduce((sum, { standing }) => sum + standing, 0),
    opened: opened ? { ...opened, parcels: await standing(ctx, opened.id, rules) } : null,
    zones: (await zonesToChoose(ctx.db)).map(({ id, name }) => [id, name] as const),
    parcel: query.get('parcel') ?? '',
    formId: ctx.newId(),
    stocktakes: branchId ? await openStocktakes(ctx, branchId) : [],
    mayManage: Boolean(branchId && reaches(ctx.actor, may.manage, { branchId })),
  }
}
export type ShelvesPage = Awaited<ReturnType<typeof shelvesPage>>
export type ShownShelf = ShelvesPage['groups'][number]['shelves'][number]

const openStocktakes = ({ db }: Pick<Ctx, 'db'>, branchId: string) =>
  db
    .selectFrom('parcelStocktakes')
    .innerJoin('parcelShelves', 'parcelShelves.id', 'parcelStocktakes.shelfId')
    .select(['parcelStocktakes.id', 'code'])
    .where('parcelStocktakes.branchId', '=', branchId)
    .where('endedAt', 'is', null)
    .orderBy('begunAt')
    .execute()

/** The codes of a branch's shelves, for the labels that are stuck on them. */
export async function shelfCodes(ctx: Pick<Ctx, 'db' | 'actor' | 'known' | 'now'>, asked: string | null) {
  const offices = await branchChoices(ctx, may.sort)
  const branchId = offices.find(([id]) => id === asked)?.[0] ?? offices[0]?.[0]
  return branchId
    ? (await shelvesIn(ctx, branchId)).map(({ code, zone, purpose }) => ({ code, of: zone ?? shelfPurposes[purpose] }))
    : []
}

async function shelvesIn({ db, now }: Pick<Ctx, 'db' | 'now'>, branchId: string) {
  const today = dayOf(now())
  const rows = await db
    .selectFrom('parcelShelves')
    .leftJoin('tariffZones', 'tariffZones.id', 'parcelShelves.zoneId')
    .select(['parcelShelves.id', 'code', 'purpose', 'holds', 'name as zone'])
    .select(standingOn('parcel_shelves.id').as('standing'))
    .select(
      sql<Date | null>`(select min(since) from parcel_custody c where c.until is null and c.holder = 'shelf'
        and c.holder_id = parcel_shelves.id)`.as('oldest'),
    )
    .where('branchId', '=', branchId)
    .where('active', '=', true)
    .orderBy(sql`length(code)`)
    .orderBy('code')
    .limit(400)
    .execute()
  return rows.map(({ oldest, ...row }) => ({ ...row, days: oldest ? daysBetween(dayOf(oldest), today) : null }))
}

type Stands = { standing: number; holds: number; days: number | null }

/** Empty, full, near the end of the free days, or beyond them. */
function lookOf({ standing, holds, days }: Stands, freeDays: number) {
  if (standing === 0) return 'empty' as const
  if (days !== null && days > freeDays) return 'over' as const
  if (days !== null && days >= Math.min(agedFrom, freeDays)) return 'near' as const
  return standing >= holds ? ('full' as const) : ('usual' as const)
}

type Shown = Awaited<ReturnType<typeof shelvesIn>>[number] & { look: ReturnType<typeof lookOf> }

/** By what they are for, the zones in the order of their first shelf. */
function grouped(shelves: readonly Shown[]) {
  const groups = new Map<string, Shown[]>()
  for (const shelf of shelves) {
    const title = shelf.zone ?? shelfPurposes[shelf.purpose]
    groups.set(title, [...(groups.get(title) ?? []), shelf])
  }
  return [...groups].map(([title, of]) => ({ title, shelves: of }))
}

type Rules = Awaited<ReturnType<typeof parcelRulesNow>>

async function standing(ctx: Pick<Ctx, 'db' | 'actor' | 'now'>, shelfId: string, rules: Rules) {
  if (!isUuid(shelfId)) return []
  const today = dayOf(ctx.now())
  const rows = await ctx.db
    .selectFrom('parcelCustody')
    .innerJoin('parcelPieces', 'parcelPieces.id', 'parcelCustody.pieceId')
    .innerJoin('parcels', 'parcels.id', 'parcelPieces.parcelId')
    .select(['parcels.id', 'number', 'recipientName', 'place', 'quarter', 'since', 'storageFrom', 'n', 'pieceCount'])
    .where('until', 'is', null)
    .where('holder', '=', 'shelf')
    .where('holderId', '=', shelfId)
    .where((eb) => withinReach(eb, ctx.actor, may.view, { branch: 'parcels.branchId' }))
    .orderBy('since')
    .limit(mostOnShelf)
    .execute()
  return rows.map(({ number, since, storageFrom, ...row }) => ({
    ...{ ...row, number: shownNumber(number), days: daysBetween(dayOf(since), today) },
    fee: storageFrom ? storageFee(daysBetween(storageFrom, today), rules) : 0n,
  }))
}
