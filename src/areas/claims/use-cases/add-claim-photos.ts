import { command } from '#platform/command.ts'
import type { ClaimKind } from '../claim-kind.ts'
import { ClaimPhotosInput } from '../inputs.ts'
import { loadClaimForUpdate, mustBeUndecided, toldOf } from '../load-for-update.ts'
import { keepPhotos } from '../opening.ts'

/** What was photographed later goes to the others. */
export const addClaimPhotos = (kind: ClaimKind) =>
  command({
    name: `${kind.area}.add-claim-photos`,
    permission: kind.may.record,
    input: ClaimPhotosInput,
    async run(work, { claimId: id, photos }) {
      const claim = await loadClaimForUpdate(work, kind, { claimId: id, permission: kind.may.record })
      mustBeUndecided(claim, kind)
      await keepPhotos(work, id, photos)
      work.record(kind.facts.claimPictured, id, { ...toldOf(claim), pictures: photos.length })
      return { id }
    },
  })
