import { parcelPermissions as may } from '#areas/parcels/permissions.ts'
import { command } from '#platform/command.ts'
import { Refusal } from '#platform/refusal.ts'
import { loadParcelForUpdate } from '../../journey/load-for-update.ts'
import { isAgents } from '../agents.ts'
import { TakeAtAgentInput } from '../inputs.ts'
import { dueAtDoor, takeMoneyAtDoor } from '../taking-money.ts'

/** All that is due of a parcel in an agent's shop, into the custody of whoever stands there, or by card. */
export const takeAtAgent = command({
  name: 'parcels.take-at-agent',
  permission: may.handOver,
  input: TakeAtAgentInput,
  async run(work, { parcelId, way, reference }) {
    const parcel = await loadParcelForUpdate(work, parcelId, may.handOver)
    if (parcel.state !== 'ready-for-pickup')
      throw new Refusal('parcels.not-ready', 'الطرد ليس بانتظار صاحبه في الفرع. افتحه لترى ما جرى.')
    if (!(await isAgents(work, parcel.branchId))) throw new Refusal('parcels.no-agent', 'هذا فرع للشركة: اقبض في صندوقك.')
    const due = await dueAtDoor(work, parcel)
    if (due.cod === 0n && due.ours === 0n) {
      work.repeated()
      return { parcelId }
    }
    await takeMoneyAtDoor(work, { courierId: work.actor.id, parcel }, { way, paid: due[way], reference })
    return { parcelId }
  },
})
