import { branches } from '#areas/company/public.ts'
import { makeCustomer } from '#areas/customers/public.ts'
import { chargeCustomer } from '#areas/finance/public.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { Refusal } from '#platform/refusal.ts'
import { dayOf } from '#values/days.ts'
import { inRials } from '#values/money.ts'
import { folded } from '#values/text.ts'
import { codStill } from '../counter/due.ts'
import type { LoadedParcel } from '../journey/load-for-update.ts'
import { shownNumber } from '../journey/number.ts'
import { carriageKind } from '../journey/registering.ts'
import { takeStep } from '../journey/taking-a-step.ts'
import { askSender } from './asking-sender.ts'
import { placePinned, wishesKept } from './facts.ts'
import type { PinAsked, WhereAsked } from './inputs.ts'
import { dearerBy } from './quotes.ts'
import { faultOfWindow, isWindowNear, mostChanges, type WindowStart, whenInWords } from './windows.ts'

function mustBeChangeable(parcel: LoadedParcel) {
  if (parcel.endedAt) throw new Refusal('parcels.over', 'انتهى أمر هذا الطرد. حدّث الصفحة لترى ما جرى.')
  if (parcel.isReturning) throw new Refusal('parcels.returning', 'الطرد في طريق العودة إلى مرسله، فلا يتغيّر موعده ولا مكانه.')
}

/** Another day and window: so many times, and never while whoever brings it may be on the way. */
export async function reschedule(work: Work, parcel: LoadedParcel, { day, from }: { day: string; from: WindowStart }) {
  mustBeChangeable(parcel)
  if (parcel.deliverOn === day && parcel.deliverFrom === from) return work.repeated()
  if (parcel.service !== 'door' || parcel.state === 'ready-for-pickup')
    throw new Refusal('parcels.no-door', 'هذا الطرد يُستلم من الفرع في دوامه، ولا موعد لتوصيله.')
  if (parcel.rescheduled >= mostChanges)
    throw new Refusal('parcels.changes-spent', 'تغيّر الموعد ثلاث مرات. استلمه من الفرع، أو اتصل بنا.')
  if (isWindowNear(parcel, work.now()))
    throw new Refusal('parcels.window-near', 'اقترب موعدك والمندوب في طريقه، فلا يتغيّر الآن. اتصل بنا إن لم تكن هناك.')
  const fault = faultOfWindow({ day, from }, work.now())
  if (fault) throw fieldFault(fault.field, fault.text)
  await takeStep(work, parcel, { step: 'rescheduled', note: whenInWords(day, from, dayOf(work.now())) })
  await work.tx
    .updateTable('parcels')
    .set({ deliverOn: day, deliverFrom: from, rescheduled: parcel.rescheduled + 1 })
    .where('id', '=', parcel.id)
    .execute()
}

/** The office brings it on another day; that is none of the changes its recipient has. */
export async function putOff(work: Work, parcel: LoadedParcel, day: string) {
  await takeStep(work, parcel, { step: 'rescheduled', note: whenInWords(day, null, dayOf(work.now())) })
  await work.tx.updateTable('parcels').set({ deliverOn: day, deliverFrom: null }).where('id', '=', parcel.id).execute()
}

type SenderSays = { senderAgrees?: boolean }

/**
 * Somewhere else: another door, or a branch where it waits. Whoever it is for pays what a dearer zone costs more, and what is collected for
 * its sender leaves the wilayat only with their word.
 */
export async function redirect(work: Work, parcel: LoadedParcel, { senderAgrees = false, ...asked }: WhereAsked & SenderSays) {
  mustBeChangeable(parcel)
  if (parcel.state === 'out-for-delivery')
    throw new Refusal('parcels.out', 'خرج الطرد مع المندوب. غيّر مكانه بعد أن يعود، أو اتصل بنا.')
  if (parcel.redirected >= mostChanges) throw new Refusal('parcels.changes-spent', 'تغيّر مكانه ثلاث مرات. اتصل بنا إن أردت غيره.')
  if (parcel.state === 'ready-for-pickup' && asked.to === 'door')
    throw new Refusal('parcels.waits', 'الطرد بانتظارك في الفرع. استلمه منه، أو اتصل بنا لنوصله.')
  const to = asked.to === 'branch' ? await branchGoal(work, asked) : doorGoal(asked)
  const quote = (await dearerBy(work.tx, parcel)).find(({ place }) => place === to.place)
  if (!quote && to.place !== parcel.place)
    throw fieldFault(asked.to === 'branch' ? 'branchId' : 'place', `لا توصيل إلى ${to.place} بتعرفة هذا الطرد.`)
  const more = quote?.more ?? 0n
  if (more > 0n) mustAgree(parcel, asked, more)
  if (!senderAgrees && to.place !== parcel.place && (await codStill(work, parcel)) > 0n) {
    await askSender(work, parcel, { asked, place: to.place })
    return { isAsked: true }
  }
  await takeStep(work, parcel, { step: 'redirected', note: to.words })
  const invoiceId = more > 0n ? await chargeMore(work, parcel, { more, place: to.place }) : null
  const { words: _, branchId, ...address } = to
  await work.tx
    .updateTable('parcels')
    .set({
      ...{ ...address, service: asked.to, zoneId: quote?.zoneId ?? parcel.zoneId },
      ...{ toBranchId: branchId ?? quote?.branchId ?? parcel.toBranchId, redirected: parcel.redirected + 1 },
      ...{ words: folded(`${parcel.words} ${to.words}`), relabelSince: parcel.relabelSince ?? work.now() },
      ...noPin,
      ...(asked.to === 'branch' && { deliverOn: null, deliverFrom: null }),
      ...(invoiceId && { redirectInvoiceId: invoiceId, redirectFee: parcel.redirectFee + more }),
    })
    .where('id', '=', parcel.id)
    .execute()
  // It leaves the run it was planned on: whoever plans the next sees where it goes now.
  await work.tx.deleteFrom('parcelStops').where('parcelId', '=', parcel.id).where('state', '=', 'planned').execute()
  return { isAsked: false }
}

async function branchGoal(work: Work, { branchId }: WhereAsked) {
  const office = (await branches(work)).find(({ id }) => id === branchId)
  if (!office) throw fieldFault('branchId', 'اختر فرعًا من القائمة.')
  return { ...{ place: office.wilayat, branchId: office.id, words: `من ${office.nameAr}` }, ...nowhere }
}
const nowhere = { quarter: null, landmark: null, building: null }

function doorGoal({ place = '', quarter, landmark, building }: WhereAsked) {
  const words = [place, quarter, landmark].filter(Boolean).join('، ')
  return { ...{ place, words, branchId: null }, quarter: quarter ?? null, landmark: landmark ?? null, building: building ?? null }
}

function mustAgree(parcel: LoadedParcel, { agreed }: WhereAsked, more: bigint) {
  if (parcel.redirectInvoiceId)
    throw new Refusal('parcels.redirected-before', 'لهذا الطرد فرق توصيل من قبل. اتصل بنا لتغيير مكانه مرة أخرى.')
  if (agreed !== 'yes')
    throw fieldFault(
      'agreed',
      `التوصيل إلى هناك أغلى بقدر ${inRials(more)} قبل الضريبة، تدفعه عند الاستلام. وافق عليه لنغيّر المكان.`,
    )
}

async function chargeMore(work: Work, parcel: LoadedParcel, { more, place }: { more: bigint; place: string }) {
  const who = await makeCustomer(work, { name: parcel.recipientName, phone: parcel.recipientPhone, roles: ['recipient'] })
  const [id, today] = [work.newId(), dayOf(work.now())]
  await chargeCustomer(work, {
    ...{
      id,
      partyId: who.id,
      branchId: parcel.branchId,
      suppliedFrom: today,
      suppliedUntil: today,
      dueOn: today,
      asAgreed: true,
    },
    lines: [
      {
        ...{ kind: carriageKind(place), line: 'parcels', quantity: 1000, unitPrice: more, discount: 0n },
        description: `فرق توصيل الطرد ${shownNumber(parcel.number)} إلى ${place}`,
      },
    ],
  })
  await work.tx.updateTable('parcels').set({ recipientId: who.id }).where('id', '=', parcel.id).execute()
  return id
}

/** Who takes it for them, and what the courier should know at the door. */
export async function keepWishes(
  work: Work,
  parcel: LoadedParcel,
  asked: { collector?: string | undefined; instructions?: string | undefined },
) {
  mustBeChangeable(parcel)
  const [collector, instructions] = [asked.collector ?? null, asked.instructions ?? null]
  if (parcel.collector === collector && parcel.instructions === instructions) return work.repeated()
  await work.tx.updateTable('parcels').set({ collector, instructions }).where('id', '=', parcel.id).execute()
  work.record(wishesKept, parcel.id, { number: shownNumber(parcel.number), collector, instructions })
}

export const noPin = { pinLatitude: null, pinLongitude: null, pinAccuracy: null, pinSource: null, pinnedAt: null }

/** Beyond it a phone knows the quarter and not the door. */
const leastExact = 300

/** Where the door is on the map: the order of the stops and the courier's map go by it. */
export async function pinPlace(work: Work, parcel: LoadedParcel, { place, accuracy }: PinAsked) {
  mustBeChangeable(parcel)
  if (!isPinnable(parcel)) throw new Refusal('parcels.no-door', 'هذا الطرد يُستلم من الفرع، ولا يلزمه موقع.')
  if (accuracy !== null && accuracy > leastExact)
    throw fieldFault('place', 'لا يعرف هاتفك موقعه بدقة الآن. أعد المحاولة خارج البيت، أو الصق رابط الموقع.')
  const { latitude, longitude } = place
  if (parcel.pinLatitude === latitude && parcel.pinLongitude === longitude) return work.repeated()
  const pinSource = accuracy === null ? ('pasted' as const) : ('phone' as const)
  await work.tx
    .updateTable('parcels')
    .set({ pinLatitude: latitude, pinLongitude: longitude, pinAccuracy: accuracy, pinSource, pinnedAt: work.now() })
    .where('id', '=', parcel.id)
    .execute()
  work.record(placePinned, parcel.id, { number: shownNumber(parcel.number), source: pinSource })
}

/** Its door is still to be gone to, also by whoever is out with it. */
export const isPinnable = ({ service, state }: Pick<LoadedParcel, 'service' | 'state'>) =>
  service === 'door' && state !== 'ready-for-pickup'
