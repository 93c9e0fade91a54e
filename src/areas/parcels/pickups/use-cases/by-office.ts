import { parcelPermissions as may } from '#areas/parcels/permissions.ts'
import { command } from '#platform/command.ts'
import { courierNamed } from '../../runs/use-cases/plan-run.ts'
import { cancelPickup, endPickup, factData, loadPickupForUpdate, mustBeAhead, mustBeOpen } from '../asking.ts'
import { pickupScheduled } from '../facts.ts'
import { OfPickupInput, RefusePickupInput, SchedulePickupInput } from '../inputs.ts'

/** Who fetches them and when: its merchant hears of it. */
export const schedulePickup = command({
  name: 'parcels.schedule-pickup',
  permission: may.dispatch,
  input: SchedulePickupInput,
  async run(work, { pickupId, courierId, day, from }) {
    const one = await loadPickupForUpdate(work, pickupId)
    mustBeOpen(one)
    if (one.state === 'scheduled' && one.courierId === courierId && one.day === day && one.fromTime === from) {
      work.repeated()
      return { pickupId }
    }
    mustBeAhead(work, { day, from })
    const courierName = await courierNamed(work, courierId)
    await work.tx
      .updateTable('parcelPickups')
      .set({ state: 'scheduled', courierId, courierName, day, fromTime: from })
      .where('id', '=', pickupId)
      .execute()
    const told = await factData(work, { ...one, day, fromTime: from })
    work.record(pickupScheduled, pickupId, { ...told, courier: courierName })
    return { pickupId }
  },
})

/** They were fetched; each is taken in at the branch by its own scan and weight. */
export const notePickedUp = command({
  name: 'parcels.note-picked-up',
  permission: may.dispatch,
  input: OfPickupInput,
  async run(work, { pickupId }) {
    const one = await loadPickupForUpdate(work, pickupId)
    if (one.state === 'collected') {
      work.repeated()
      return { pickupId }
    }
    mustBeOpen(one)
    await endPickup(work, one)
    return { pickupId }
  },
})

export const refusePickup = command({
  name: 'parcels.refuse-pickup',
  permission: may.dispatch,
  input: RefusePickupInput,
  async run(work, { pickupId, reason }) {
    await cancelPickup(work, await loadPickupForUpdate(work, pickupId), { byOffice: true, reason })
    return { pickupId }
  },
})
