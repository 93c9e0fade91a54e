import { parcelPermissions as may } from '#areas/parcels/permissions.ts'
import { addTask } from '#areas/tasks/public.ts'
import type { Work } from '#platform/context.ts'
import { often } from '#platform/db/database.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { isRefusal } from '#platform/refusal.ts'
import { inRials } from '#values/money.ts'
import { triesLeft } from '../counter/proving.ts'
import { takeMoneyAtDoor } from '../counter/taking-money.ts'
import { shownNumber } from '../journey/number.ts'
import { takeStep } from '../journey/taking-a-step.ts'
import { keepKnownPlace } from '../runs/known-places.ts'
import { mustBeWhole } from '../runs/must-be-whole.ts'
import { endStop } from '../runs/use-cases/at-the-door.ts'
import { type AtStop, asItWas, inConflict, isWithThem, stopForUpdate, timeOf } from './at-stop.ts'
import { accepted, type PhoneAnswer } from './event.ts'
import type { EventFor } from './inputs.ts'
import type { ToldDelivery } from './tables.ts'

type Delivered = EventFor<'delivered'>

const wasHeld = 'سُجّل، وكان موقوفًا.'
const codeDiffers = 'الرمز لم يطابق.'

/** Given at a door: what the courier says happened, happened; what does not prove it is asked about afterwards. */
export async function delivered(work: Work, event: Delivered) {
  const at = await stopForUpdate(work, event.stopId)
  const { parcel } = at
  if (at.stop.state === 'delivered') {
    work.repeated()
    return { ...accepted('سُجّل من قبل.'), parcelId: parcel.id }
  }
  if (!isWithThem(at)) {
    const paid = event.paid ? `، وقبض ${inRials(event.paid)}` : ''
    const answer = await inConflict(work, at, { event, said: `إنه سلّمه إلى ${event.receivedBy}${paid}` })
    return { ...answer, parcelId: parcel.id, told: toldDelivery(event) }
  }
  return { ...(await give(work, at, event)), parcelId: parcel.id }
}

const toldDelivery = ({ receivedBy, way, paid, reference, cardEnd }: Delivered): ToldDelivery => ({
  ...{ receivedBy, way, paid: paid === undefined ? null : String(paid) },
  ...{ reference: reference ?? null, cardEnd: cardEnd ?? null },
})

async function give(work: Work, at: AtStop, event: Delivered): Promise<PhoneAnswer> {
  mustBeWhole(at.parcel, event)
  const isProven = event.code !== undefined && (await isRight(work, at, event.code))
  if (!isProven && event.proofs.length === 0) return unproven(event)
  const { run, stop, parcel, heldReason } = await asItWas(work, at, event)
  await takeMoneyAtDoor(work, { courierId: run.courierId, parcel }, event)
  const note = isProven
    ? `إلى ${event.receivedBy} بالرمز`
    : `إلى ${event.receivedBy} ${event.shownBy === 'photo' ? 'بالصورة' : 'بالتوقيع'}: ${whyWithout(event)}`
  const happened = timeOf(work, event, parcel)
  await keepProof(work, parcel.id, { event, isProven, at: happened })
  await takeStep(work, parcel, { step: 'handed-over', note, at: happened })
  await endStop(work, stop.id, { state: 'delivered', pin: event.pin })
  if (isProven) await keepKnownPlace(work, parcel, event.pin)
  if (!isProven) await askAbout(work, at, event)
  const said = [heldReason !== null && wasHeld, !isProven && event.code && codeDiffers].filter(Boolean).join(' ')
  return accepted(said || null)
}

const whyWithout = ({ code, whyNoCode }: Delivered) => (code ? codeDiffers : (whyNoCode ?? 'بلا رمز'))

/** A wrong code counts; a locked one proves nothing any more, and stops nothing either. */
async function isRight(work: Work, { parcel }: AtStop, code: string) {
  try {
    return (await triesLeft(work, parcel, code)) === null
  } catch (error) {
    if (isRefusal(error) && error.code === 'parcels.code-locked') return false
    throw error
  }
}

function unproven({ code }: Delivered): PhoneAnswer {
  if (code === undefined) throw fieldFault('code', 'اكتب رمز التسليم، أو خذ توقيع المستلِم أو صورته.')
  const fields = { code: ['الرمز لا يطابق. خذ توقيع المستلِم أو صورته، أو أعد كتابة الرمز.'] }
  return { result: 'refused', code: 'parcels.unproven', sentence: null, fields }
}

type Kept = { event: Delivered; isProven: boolean; at: Date }

async function keepProof(work: Work, parcelId: string, { event, isProven, at }: Kept) {
  await work.tx
    .insertInto('parcelProofs')
    .values({
      ...{ parcelId, receivedBy: event.receivedBy, by: isProven ? 'code' : event.shownBy, fileId: null, at },
      ...{ cardEnd: isProven ? null : (event.cardEnd ?? null), reason: isProven ? null : whyWithout(event) },
      eventId: event.id,
    })
    .modifyEnd(often)
    .execute()
}

/** The supervisor asks whoever should have it; they are told with the hand-over how to say that they do not. */
const askAbout = (work: Work, { run, parcel }: AtStop, event: Delivered) =>
  addTask(work, {
    ...{ rule: 'parcels.unproved', period: event.id, subject: { kind: 'parcel', id: parcel.id }, kind: 'discrepancy' },
    ...{ title: `الطرد ${shownNumber(parcel.number)}: سلّمه ${run.courierName} بلا رمز. اسأل المرسل إليه.` },
    ...{ details: whyWithout(event), branchId: parcel.branchId, role: 'parcelsSupervisor', needs: may.correct },
  })
