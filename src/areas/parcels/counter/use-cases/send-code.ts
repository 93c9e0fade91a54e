import { parcelPermissions as may } from '#areas/parcels/permissions.ts'
import { command } from '#platform/command.ts'
import { loadParcelForUpdate } from '../../journey/load-for-update.ts'
import { freshCode } from '../fresh-code.ts'
import { OfParcelInput } from '../inputs.ts'

export const sendNewCode = command({
  name: 'parcels.send-code',
  permission: may.handOver,
  input: OfParcelInput,
  async run(work, { parcelId }) {
    await freshCode(work, await loadParcelForUpdate(work, parcelId, may.handOver))
    return { parcelId }
  },
})
