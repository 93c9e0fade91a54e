import { chargesOpenOn } from '#areas/finance/public.ts'
import { receiveAtDoor } from '#areas/finance/public-cod.ts'
import { parcelPermissions as may } from '#areas/parcels/permissions.ts'
import { command } from '#platform/command.ts'
import { Refusal } from '#platform/refusal.ts'
import { loadParcelForUpdate } from '../../journey/load-for-update.ts'
import { isAgents } from '../agents.ts'
import { OfParcelInput } from '../inputs.ts'

/** A sender pays at an agent's shop: the cash is in the custody of who stands there. */
export const takeFromSender = command({
  name: 'parcels.take-from-sender',
  permission: may.handOver,
  input: OfParcelInput,
  async run(work, { parcelId }) {
    const parcel = await loadParcelForUpdate(work, parcelId, may.handOver)
    if (!(await isAgents(work, parcel.fromBranchId))) throw new Refusal('parcels.no-agent', 'هذا فرع للشركة: اقبض في صندوقك.')
    const papers = parcel.payer === 'sender' && parcel.carriageInvoiceId ? [parcel.carriageInvoiceId] : []
    const charges = (await chargesOpenOn(work, papers)).filter(({ open }) => open > 0n)
    if (charges.length === 0) {
      work.repeated()
      return { parcelId }
    }
    await receiveAtDoor(work, {
      ...{ id: work.newId(), partyId: parcel.senderId, phone: parcel.senderPhone, branchId: parcel.fromBranchId },
      ...{ courierId: work.actor.id, reference: undefined, charges },
    })
    return { parcelId }
  },
})
