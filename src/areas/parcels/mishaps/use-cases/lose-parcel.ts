import { parcelPermissions as may } from '#areas/parcels/permissions.ts'
import { command } from '#platform/command.ts'
import { mustReach, reaches } from '#platform/reach.ts'
import { Refusal } from '#platform/refusal.ts'
import { loadParcelForUpdate, piecesOf } from '../../journey/load-for-update.ts'
import { mayFollow } from '../../journey/parcel.ts'
import { takeStep } from '../../journey/taking-a-step.ts'
import { FindParcelInput, LoseParcelInput } from '../inputs.ts'
import { searchedPlaces } from '../mishap.ts'
import { takeOffItsRun } from '../off-its-run.ts'

/** Looked for and not found: nobody has it, and both sides are told. */
export const loseParcel = command({
  name: 'parcels.lose',
  permission: may.sort,
  input: LoseParcelInput,
  async run(work, { parcelId, searched, note }) {
    const parcel = await loadParcelForUpdate(work, parcelId, may.sort)
    if (parcel.state === 'lost') {
      work.repeated()
      return { parcelId }
    }
    const pieces = parcel.pieces.filter(({ state }) => mayFollow(state, 'lost')).map(({ n }) => n)
    const where = searched.map((place) => searchedPlaces[place]).join('، ')
    await takeStep(work, parcel, { step: 'lost', reason: `بُحث في: ${where}`, note, ...(pieces.length > 0 && { pieces }) })
    await takeOffItsRun(work, parcelId, 'لم يُعثر عليه')
    return { parcelId }
  },
})

/** Found wherever it turned up: it lies there now, and goes on as what arrived. */
export const findParcel = command({
  name: 'parcels.find-lost',
  permission: may.sort,
  input: FindParcelInput,
  async run(work, { parcelId, branchId }) {
    const row = await work.tx.selectFrom('parcels').selectAll().where('id', '=', parcelId).forUpdate().executeTakeFirst()
    const offices = row ? [row.branchId, row.fromBranchId, row.toBranchId] : []
    const near = offices.find((id) => reaches(work.actor, may.sort, { branchId: id }))
    const found = row && { ...row, branchId: near ?? row.branchId }
    mustReach(work.actor, may.sort, found)
    mustReach(work.actor, may.sort, { branchId })
    if (found.state !== 'lost') throw new Refusal('parcels.not-lost', 'ليس هذا الطرد مفقودًا. حدّث الصفحة لترى أين هو.')
    const parcel = { ...found, pieces: await piecesOf(work.tx, parcelId) }
    const pieces = parcel.pieces.filter(({ state }) => state === 'lost').map(({ n }) => n)
    await takeStep(work, parcel, { step: 'found', pieces, branchId })
    return { parcelId }
  },
})
