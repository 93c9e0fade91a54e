import { parcelPermissions as may } from '#areas/parcels/permissions.ts'
import { addTask } from '#areas/tasks/public.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { mustReach } from '#platform/reach.ts'
import { Refusal } from '#platform/refusal.ts'
import { howMany } from '#values/plural.ts'
import { heldParcel, loadParcelForUpdate } from '../../journey/load-for-update.ts'
import { shownNumber } from '../../journey/number.ts'
import { mayFollow } from '../../journey/parcel.ts'
import { takeStep } from '../../journey/taking-a-step.ts'
import { seenThere, stocktakeBegun, stocktakeEnded } from '../facts.ts'
import { BeginStocktakeInput, EndStocktakeInput, SeeOnShelfInput } from '../inputs.ts'
import { seenOnShelf, standingOnShelf } from '../standing.ts'

/** Begun once a shelf: whoever begins it again goes on with the one that is open. */
export const beginStocktake = command({
  name: 'parcels.begin-stocktake',
  permission: may.sort,
  input: BeginStocktakeInput,
  async run(work, { id, shelfId }) {
    const shelf = await work.tx
      .selectFrom('parcelShelves')
      .select(['code', 'branchId'])
      .where('id', '=', shelfId)
      .forUpdate()
      .executeTakeFirst()
    mustReach(work.actor, may.sort, shelf)
    const open = await work.tx
      .selectFrom('parcelStocktakes')
      .select('id')
      .where('shelfId', '=', shelfId)
      .where('endedAt', 'is', null)
      .executeTakeFirst()
    if (open) {
      work.repeated()
      return { stocktakeId: open.id }
    }
    const begun = { begunBy: work.actor.id, begunAt: work.now() }
    await work.tx
      .insertInto('parcelStocktakes')
      .values({ id, shelfId, branchId: shelf.branchId, ...begun })
      .execute()
    work.record(stocktakeBegun, shelfId, { shelf: shelf.code })
    return { stocktakeId: id }
  },
})

/** A scan says that it is there; nothing else changes until the end. */
export const seeOnShelf = command({
  name: 'parcels.see-on-shelf',
  permission: may.sort,
  input: SeeOnShelfInput,
  async run(work, { stocktakeId, parcel: scanned }) {
    const one = await openStocktake(work, stocktakeId)
    const found = await heldParcel(work, scanned.number)
    if (!found) throw fieldFault('parcel', 'لا طرد بهذا الرقم. افحص البوليصة وامسحها من جديد.')
    const number = shownNumber(found.number)
    if (found.branchId !== one.branchId) throw fieldFault('parcel', `الطرد ${number} مسجَّل في فرع آخر. أخبر المشرف.`)
    if (!scanned.piece && found.pieceCount > 1) throw fieldFault('parcel', 'الطرد أكثر من قطعة. امسح بوليصة القطعة نفسها.')
    const pieces = found.pieces.filter(({ n }) => n === (scanned.piece ?? 1))
    const added = await work.tx
      .insertInto('parcelStocktakePieces')
      .values(pieces.map(({ id: pieceId }) => ({ stocktakeId, pieceId, seenAt: work.now() })))
      .onConflict((conflict) => conflict.doNothing())
      .returning('pieceId')
      .execute()
    if (added.length === 0) work.repeated()
    else work.record(seenThere, found.id, { shelf: one.code, number })
    return { stocktakeId, number }
  },
})

/** What was seen here and stands elsewhere in the books is put here; what was not seen is looked for. */
export const endStocktake = command({
  name: 'parcels.end-stocktake',
  permission: may.sort,
  input: EndStocktakeInput,
  async run(work, { stocktakeId }) {
    const one = await openStocktake(work, stocktakeId)
    const [standing, seen] = [await standingOnShelf(work.tx, one.shelfId), await seenOnShelf(work.tx, stocktakeId)]
    const [here, there] = [new Set(seen.map(({ pieceId }) => pieceId)), new Set(standing.map(({ pieceId }) => pieceId))]
    const missing = standing.filter(({ pieceId }) => !here.has(pieceId))
    const planted = seen.filter(({ pieceId }) => !there.has(pieceId))
    for (const piece of planted) await putHere(work, one, piece)
    const named = (pieces: readonly Named[]) => pieces.map(nameOf)
    if (missing.length > 0)
      await addTask(work, {
        ...{ rule: 'parcels.stocktake-short', period: stocktakeId, subject: { kind: 'parcel-shelf', id: one.shelfId } },
        ...{ title: `لم يوجد على الرف ${one.code}: ${howMany(missing.length, 'piece')}`, details: named(missing).join('، ') },
        ...{ kind: 'discrepancy', branchId: one.branchId, role: 'parcelsSupervisor', needs: may.hold },
      })
    await work.tx
      .updateTable('parcelStocktakes')
      .set((eb) => ({
        ...{ endedAt: work.now(), missing: missing.length, moved: planted.length },
        version: eb('version', '+', 1),
      }))
      .where('id', '=', stocktakeId)
      .execute()
    work.record(stocktakeEnded, one.shelfId, { shelf: one.code, missing: named(missing), moved: named(planted) })
    return { shelfId: one.shelfId, missing: missing.length, moved: planted.length }
  },
})

type Named = { number: string; n: number; pieceCount: number }
const nameOf = ({ number, n, pieceCount }: Named) => shownNumber(number) + (pieceCount > 1 ? `، القطعة ${n}` : '')

type One = Awaited<ReturnType<typeof openStocktake>>

/** Where it cannot stand by the books, as it is said to be in a bag, the books are not bent: somebody has to look. */
async function putHere(work: Work, one: One, { id, n }: { id: string; n: number }) {
  const parcel = await loadParcelForUpdate(work, id, may.sort)
  const piece = parcel.pieces.find((each) => each.n === n)
  const step = (['shelved', 'moved'] as const).find((name) => piece && mayFollow(piece.state, name))
  if (!step || parcel.heldReason !== null)
    throw new Refusal(
      'parcels.cannot-stand',
      `الطرد ${shownNumber(parcel.number)} على الرف، وسجلّه يقول غير ذلك. أخرجه من الرف، أو صحّح حاله أولًا.`,
    )
  await takeStep(work, parcel, { step, pieces: [n], holderId: one.shelfId, note: `${one.code}، جرد` })
}

async function openStocktake(work: Work, stocktakeId: string) {
  const row = await work.tx
    .selectFrom('parcelStocktakes')
    .innerJoin('parcelShelves', 'parcelShelves.id', 'parcelStocktakes.shelfId')
    .select(['parcelStocktakes.id', 'shelfId', 'parcelStocktakes.branchId', 'endedAt', 'code'])
    .where('parcelStocktakes.id', '=', stocktakeId)
    .forUpdate('parcelStocktakes')
    .executeTakeFirst()
  mustReach(work.actor, may.sort, row)
  if (row.endedAt) throw new Refusal('parcels.stocktake-over', 'انتهى هذا الجرد. ابدأ جردًا جديدًا من خريطة الرفوف.')
  return row
}
