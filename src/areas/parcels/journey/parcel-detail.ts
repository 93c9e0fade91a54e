import { sql } from 'kysely'
import { branches, branchNamed } from '#areas/company/public.ts'
import { invoicesNow, pathOfInvoice, receivingPayments } from '#areas/finance/public.ts'
import { nameOfAccount } from '#areas/identity/public.ts'
import { parcelPermissions as may } from '#areas/parcels/permissions.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/ids.ts'
import { reaches } from '#platform/reach.ts'
import { codPapers } from '../cod/changing-cod.ts'
import { furtherPapers } from '../weighing/further-papers.ts'
import { exchangedWith } from './exchanges.ts'
import { shownNumber } from './number.ts'
import { type Holder, holders } from './parcel.ts'
import { seenBy } from './seen-by.ts'

type Reader = Pick<Ctx, 'db' | 'actor' | 'now'>

/** One parcel with its pieces, who has them, and what happened; null where this person sees none. */
export async function parcelShown(ctx: Reader, id: string | undefined) {
  if (!id || !isUuid(id)) return null
  const row = await ctx.db
    .selectFrom('parcels')
    .innerJoin('tariffZones', 'tariffZones.id', 'parcels.zoneId')
    .innerJoin('tariffs', 'tariffs.id', 'parcels.tariffId')
    .selectAll('parcels')
    .select(['tariffZones.name as zone', 'tariffs.reference as tariff'])
    .where('parcels.id', '=', id)
    .where((eb) => seenBy(eb, ctx.actor))
    .executeTakeFirst()
  if (!row) return null
  const { words: _, linkHash: __, codeTries: ___, number, ...one } = row
  const inReach = (permission: typeof may.view) => reaches(ctx.actor, permission, { branchId: row.branchId })
  const [pieces, events, papers] = [await piecesShown(ctx.db, id), await eventsShown(ctx, id), await papersOf(ctx, row)]
  return {
    ...{ ...one, number: shownNumber(number), bare: number, pieces, events, papers },
    exchange: await exchangedWith(ctx.db, id),
    ...{ branch: await branchNamed(ctx, row.branchId), toBranch: await branchNamed(ctx, row.toBranchId) },
    fromBranch: await branchNamed(ctx, row.fromBranchId),
    may: {
      ...{ register: inReach(may.register), sort: inReach(may.sort), hold: inReach(may.hold) },
      ...{ return: inReach(may.return), handOver: inReach(may.handOver), correct: inReach(may.correct) },
      receive: reaches(ctx.actor, receivingPayments, { branchId: row.branchId }),
    },
  }
}
export type ShownParcel = NonNullable<Awaited<ReturnType<typeof parcelShown>>>

async function piecesShown(db: Ctx['db'], id: string) {
  const rows = await db
    .selectFrom('parcelPieces')
    .leftJoin('parcelCustody', (join) => join.onRef('pieceId', '=', 'parcelPieces.id').on('until', 'is', null))
    .leftJoin('parcelShelves', 'parcelShelves.id', 'parcelCustody.holderId')
    .select(['parcelPieces.id', 'n', 'grams', 'length', 'width', 'height', 'state', 'holder', 'since', 'code as shelf'])
    .where('parcelId', '=', id)
    .orderBy('n')
    .execute()
  return rows.map(({ holder, shelf, ...row }) => ({ ...row, shelf, held: holder && heldBy(holder, shelf) }))
}

const heldBy = (holder: Holder, shelf: string | null) => (shelf ? `${holders[holder]} ${shelf}` : holders[holder])

/** Who had each piece, and from when until when; the newest first. */
export async function custodyShown(db: Ctx['db'], id: string) {
  const rows = await db
    .selectFrom('parcelCustody')
    .innerJoin('parcelPieces', 'parcelPieces.id', 'pieceId')
    .leftJoin('parcelShelves', 'parcelShelves.id', 'parcelCustody.holderId')
    .select(['parcelCustody.id', 'n', 'holder', 'since', 'until', 'code as shelf'])
    .select(({ ref }) => nameOfAccount(sql`${ref('parcelCustody.holderId')}::text`).as('person'))
    .where('parcelId', '=', id)
    .orderBy('since', 'desc')
    .orderBy('until', (end) => end.desc().nullsFirst())
    .orderBy('n')
    .limit(100)
    .execute()
  return rows.map(({ holder, shelf, person, ...row }) => ({ ...row, held: person ?? heldBy(holder, shelf) }))
}
export type ShownCustody = Awaited<ReturnType<typeof custodyShown>>

async function eventsShown(ctx: Reader, id: string) {
  const rows = await ctx.db
    .selectFrom('parcelEvents')
    .innerJoin('parcelPieces', 'parcelPieces.id', 'parcelEvents.pieceId')
    .select(['parcelEvents.id', 'step', 'n', 'at', 'reason', 'note', 'branchId'])
    .select(({ ref }) => nameOfAccount(sql`${ref('parcelEvents.byId')}`).as('by'))
    .where('parcelEvents.parcelId', '=', id)
    .orderBy('sequence', 'desc')
    .limit(200)
    .execute()
  const offices = new Map((await branches(ctx)).map((one) => [one.id, one.nameAr]))
  return rows.map(({ branchId, ...row }) => ({ ...row, branch: offices.get(branchId) ?? '' }))
}

type Billed = {
  id: string
  carriageInvoiceId: string | null
  storageInvoiceId: string | null
  redirectInvoiceId: string | null
  branchId: string
}

/** The invoices it brought about, with what is still owed on each. */
async function papersOf(ctx: Reader, { id, carriageInvoiceId, storageInvoiceId, redirectInvoiceId, branchId }: Billed) {
  const further = [...(await furtherPapers(ctx.db, id)), ...(await codPapers(ctx.db, id))]
  const ids = [...new Set([carriageInvoiceId, storageInvoiceId, redirectInvoiceId, ...further].flatMap((one) => one ?? []))]
  const rows = ids.length > 0 ? await invoicesNow(ctx, ids) : []
  return rows.map((paper) => ({ ...paper, path: pathOfInvoice(ctx, { invoiceId: paper.id, branchId }) }))
}
