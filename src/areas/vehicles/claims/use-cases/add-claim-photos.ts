import { vehiclesPermissions } from '#areas/vehicles/permissions.ts'
import { command } from '#platform/command.ts'
import { claimPictured } from '../facts.ts'
import { ClaimPhotosInput } from '../inputs.ts'
import { factData, loadClaimForUpdate, mustBeUndecided } from '../load-for-update.ts'
import { keepPhotos } from '../opening.ts'

const may = vehiclesPermissions.handOver

/** What was photographed later goes to the others. */
export const addClaimPhotos = command({
  name: 'vehicles.add-claim-photos',
  permission: may,
  input: ClaimPhotosInput,
  async run(work, { claimId: id, photos }) {
    const claim = await loadClaimForUpdate(work, id, may)
    mustBeUndecided(claim)
    await keepPhotos(work, id, photos)
    work.record(claimPictured, id, { ...factData(claim), pictures: photos.length })
    return { id }
  },
})
