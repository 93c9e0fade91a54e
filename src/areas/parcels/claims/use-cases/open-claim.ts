import { parcelPermissions as may } from '#areas/parcels/permissions.ts'
import { command } from '#platform/command.ts'
import { anyone } from '#platform/permissions.ts'
import { loadParcelForUpdate } from '../../journey/load-for-update.ts'
import { parcelBehind } from '../../tracking/behind-link.ts'
import { OpenClaimInput, OpenOwnClaimInput } from '../inputs.ts'
import { openClaim } from '../opening.ts'

/** Somebody calls or stands at the counter: a colleague writes it down. */
export const openParcelClaim = command({
  name: 'parcels.open-claim',
  permission: may.hold,
  input: OpenClaimInput,
  async run(work, { parcelId, ...asked }) {
    await openClaim(work, await loadParcelForUpdate(work, parcelId, may.hold), asked)
    return { claimId: asked.id, parcelId }
  },
})

/** Whoever holds the link. */
export const openOwnClaim = command({
  name: 'parcels.open-own-claim',
  permission: anyone,
  input: OpenOwnClaimInput,
  async run(work, { parcelToken, ...asked }) {
    await openClaim(work, await parcelBehind(work, parcelToken), asked)
    return { parcelToken }
  },
})
