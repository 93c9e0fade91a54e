import type { z } from 'zod'
import { parcelPermissions as may } from '#areas/parcels/permissions.ts'
import { command } from '#platform/command.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { often } from '#platform/db/database.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { Refusal } from '#platform/refusal.ts'
import type { Pin } from '#values/pins.ts'
import { howMany } from '#values/plural.ts'
import { proofOf, triesLeft } from '../../counter/proving.ts'
import { takeMoneyAtDoor } from '../../counter/taking-money.ts'
import { mustBeExchange } from '../../exchanges/taking-old.ts'
import { shownNumber } from '../../journey/number.ts'
import { takeStep } from '../../journey/taking-a-step.ts'
import { keepPhotos } from '../../mishaps/photos.ts'
import { attemptFault } from '../attempt.ts'
import { customerCalled } from '../facts.ts'
import { DeliverInput, FailStopInput, OfStopInput } from '../inputs.ts'
import { keepKnownPlace, knownPlaces } from '../known-places.ts'
import { loadStopForUpdate } from '../load-for-update.ts'
import { mustBeWhole } from '../must-be-whole.ts'
import { pinKept } from '../pin-input.ts'
import { failReasons } from '../run.ts'

/** Given at the door to whoever has the code, or signs with a card; a wrong code is an answer, so that its count stays. */
export const deliver = command({
  name: 'parcels.deliver',
  permission: may.deliver,
  input: DeliverInput,
  async run(work, asked) {
    const { run, stop, parcel } = await loadStopForUpdate(work, asked.stopId)
    const said = { runId: run.id, number: shownNumber(parcel.number) }
    if (stop.state === 'delivered') {
      work.repeated()
      return { ...said, left: null, change: 0n }
    }
    mustBeWithThem(stop.state)
    mustBeWhole(parcel, asked)
    if (asked.code) {
      const left = await triesLeft(work, parcel, asked.code)
      if (left !== null) return { ...said, left, change: 0n }
    }
    const change = await takeMoneyAtDoor(work, { courierId: run.courierId, parcel }, asked)
    await takeStep(work, parcel, { step: 'handed-over', note: await proofOf(work, parcel.id, asked) })
    await endStop(work, stop.id, { state: 'delivered', pin: asked.pin })
    if (asked.code) await keepKnownPlace(work, parcel, asked.pin)
    return { ...said, left: null, change }
  },
})

/** As the form at the door sends it: a wrong code is told under its field. */
export const deliverAtDoor = Object.assign(
  async (ctx: Ctx, asked: z.input<typeof DeliverInput>) => {
    const { left, ...said } = await deliver(ctx, asked)
    if (left === null) return said
    const more = left > 0 ? `بقيت ${howMany(left, 'attempt')}.` : 'سلّمه بالتوقيع والبطاقة.'
    throw fieldFault('code', `الرمز لا يطابق. ${more}`)
  },
  { permission: deliver.permission, input: deliver.input },
)

/** A call is written down before it is made: who does not answer was called. */
export const noteCall = command({
  name: 'parcels.note-call',
  permission: may.deliver,
  input: OfStopInput,
  async run(work, { stopId }) {
    const { stop, parcel } = await loadStopForUpdate(work, stopId)
    mustBeWithThem(stop.state)
    const calls = stop.calls + 1
    await work.tx.updateTable('parcelStops').set({ calls }).where('id', '=', stopId).execute()
    work.record(customerCalled, parcel.id, { number: shownNumber(parcel.number), calls })
    return { stopId }
  },
})

/** Nobody took it: the reason is told to both sides, and it comes back to the branch in the evening. */
export const failStop = command({
  name: 'parcels.fail-stop',
  permission: may.deliver,
  input: FailStopInput,
  async run(work, { stopId, reason, note = null, pin = null, photo = [] }) {
    const { run, stop, parcel } = await loadStopForUpdate(work, stopId)
    if (stop.state === 'failed') {
      work.repeated()
      return { runId: run.id }
    }
    mustBeWithThem(stop.state)
    const place = (await knownPlaces(work.tx, [parcel])).get(parcel.id) ?? null
    await mustBeExchange(work, parcel.id, reason)
    const fault = attemptFault({ calls: stop.calls, reason, pin, place, isPictured: photo.length > 0 })
    if (fault) throw fieldFault(...fault)
    await takeStep(work, parcel, { step: 'attempt-failed', reason: failReasons[reason], note })
    await keepPhotos(work, { parcelId: parcel.id, ofStep: 'attempt-failed', photos: photo })
    await work.tx
      .updateTable('parcelStops')
      .set({ state: 'failed', reason, note, ...pinKept(pin) })
      .where('id', '=', stopId)
      .execute()
    return { runId: run.id }
  },
})

function mustBeWithThem(state: string) {
  if (state !== 'loaded') throw new Refusal('parcels.not-with-courier', 'ليس هذا الطرد معك. حدّث الصفحة.')
}

type Ended = { state: 'delivered'; pin: Pin | undefined }

export const endStop = ({ tx, now }: Pick<Work, 'tx' | 'now'>, stopId: string, { state, pin }: Ended) =>
  tx
    .updateTable('parcelStops')
    .set({ state, endedAt: now(), ...pinKept(pin) })
    .where('id', '=', stopId)
    .modifyEnd(often)
    .execute()
