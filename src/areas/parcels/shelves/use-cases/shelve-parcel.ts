import { parcelPermissions as may } from '#areas/parcels/permissions.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { reaches } from '#platform/reach.ts'
import { loadParcelForUpdate } from '../../journey/load-for-update.ts'
import { shownNumber } from '../../journey/number.ts'
import { mayFollow } from '../../journey/parcel.ts'
import { takeStep } from '../../journey/taking-a-step.ts'
import { ShelveParcelInput } from '../inputs.ts'
import { purposeFor } from '../shelf.ts'
import { standingOn } from '../suggesting.ts'

/** A piece and the shelf it was put on: two scans. A full shelf and another zone are said, and do not stop anybody. */
export const shelveParcel = command({
  name: 'parcels.shelve',
  permission: may.sort,
  input: ShelveParcelInput,
  async run(work, { parcel: scanned, shelf: code }) {
    const found = await work.tx.selectFrom('parcels').select('id').where('number', '=', scanned.number).executeTakeFirst()
    if (!found) throw fieldFault('parcel', 'لا طرد بهذا الرقم. افحص البوليصة وامسحها من جديد.')
    const parcel = await loadParcelForUpdate(work, found.id, may.sort)
    const shelf = await shelfNamed(work, parcel.branchId, code)
    const pieces = scanned.piece ? [scanned.piece] : parcel.pieces.map(({ n }) => n)
    const said = { parcelId: parcel.id, number: shownNumber(parcel.number), shelf: shelf.code }
    if (await standsThere(work, parcel, { pieces, shelfId: shelf.id })) {
      work.repeated()
      return { ...said, warning: null }
    }
    const waits = parcel.pieces.some(({ n, state }) => pieces.includes(n) && mayFollow(state, 'moved'))
    await takeStep(work, parcel, { step: waits ? 'moved' : 'shelved', pieces, holderId: shelf.id, note: shelf.code })
    return { ...said, warning: warningFor(parcel, shelf) }
  },
})

type Loaded = Awaited<ReturnType<typeof loadParcelForUpdate>>

async function shelfNamed({ tx, actor }: Work, branchId: string, code: string) {
  const row = await tx
    .selectFrom('parcelShelves')
    .select(['id', 'code', 'branchId', 'purpose', 'zoneId', 'holds'])
    .select(standingOn('parcel_shelves.id').as('standing'))
    .where('code', '=', code)
    .where('branchId', '=', branchId)
    .where('active', '=', true)
    .executeTakeFirst()
  if (row && reaches(actor, may.sort, { branchId: row.branchId })) return row
  throw fieldFault('shelf', `لا رف بالرمز ${code} في الفرع الذي فيه الطرد. امسح رمز الرف من جديد.`)
}
type Shelf = Awaited<ReturnType<typeof shelfNamed>>

async function standsThere({ tx }: Work, parcel: Loaded, { pieces, shelfId }: { pieces: readonly number[]; shelfId: string }) {
  const ids = parcel.pieces.filter(({ n }) => pieces.includes(n)).map(({ id }) => id)
  if (ids.length === 0) return false
  const rows = await tx
    .selectFrom('parcelCustody')
    .select('pieceId')
    .where('pieceId', 'in', ids)
    .where('until', 'is', null)
    .where('holder', '=', 'shelf')
    .where('holderId', '=', shelfId)
    .execute()
  return rows.length === ids.length
}

function warningFor(parcel: Loaded, { code, purpose, zoneId, standing, holds }: Shelf) {
  const belongs = purposeFor(parcel)
  if (purpose !== belongs || (purpose === 'zone' && zoneId !== parcel.zoneId))
    return `الرف ${code} ليس لهذا الطرد: هو إلى ${parcel.place}. انقله إن كان سهوًا.`
  if (standing >= holds) return `الرف ${code} ممتلئ: عليه ${standing} وسعته ${holds}.`
  return null
}
