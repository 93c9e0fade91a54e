import type { Reply } from '#ui/form.tsx'
import { mayReach, openPage } from '#ui/offline/network.ts'
import { openOnPhone, type PhoneStamp } from '#ui/offline/phone-page.ts'
import { filesOf, isUnsent, lacksPictures, textOf } from '#ui/offline/queue.ts'
import { type PhoneAct, writeOnPhone } from '#ui/offline/write-on-phone.ts'
import { baisaIn, inRials, rialsFault } from '#values/money.ts'
import { readPin } from '#values/pins.ts'
import { latinDigits } from '#values/text.ts'
import { askParcel, readNumber, wrongNumber } from '../../journey/number.ts'
import { ownRunPath, pickupStopPath, runSyncPath, stopPath } from '../../paths.ts'
import { attemptFault } from '../../runs/attempt.ts'
import type { FailReason } from '../../runs/run.ts'
import { missingPieces, pieceOn } from '../../runs/scanned-pieces.ts'
import type { CourierDay, DayStop } from '../queries.ts'
import { phoneVersion } from '../version.ts'
import { laidOver } from './lay-over.ts'

type Loaded = CourierDay & { stamp: PhoneStamp; stopId: string | null; pickupId: string | null; act: string | null }

/** What is at which stop as far as this phone knows: kept here, or with the office. */
export type Mark = 'here' | 'arrived' | 'without-picture' | 'refused'

/** The courier's day as the phone shows it, with a network or without. */
export async function openDayOnPhone<Data extends Loaded>(read: () => Promise<Data>, url: URL) {
  const { data, phone } = await openOnPhone({
    ...{ read, url },
    lay(loaded, { isKept, operations }) {
      const { searchParams: query } = url
      const asked = { stopId: query.get('stop'), pickupId: query.get('pickup'), act: query.get('act') }
      return { ...laidOver(loaded, isKept ? operations : operations.filter(isUnsent)), ...asked }
    },
  })
  const marks = Object.fromEntries(phone.operations.map((one) => [textOf(one, 'stopId') || textOf(one, 'pickupId'), markOn(one)]))
  return { ...data, marks, onPhone: { phone, differences: [] } }
}

function markOn(one: Parameters<typeof lacksPictures>[0]): Mark {
  if (one.state === 'refused') return 'refused'
  if (one.state !== 'done') return 'here'
  return lacksPictures(one) ? 'without-picture' : 'arrived'
}

type Writing = { request: Request; url: URL; serverAction: () => Promise<Reply> }

export const writeDayOnPhone = (writing: Writing) => writeOnPhone({ ...writing, acts })

type Form = Parameters<PhoneAct['key']>[0]

const stopOf = (form: Form): DayStop | undefined =>
  (openPage.shown as Loaded | null)?.runs.flatMap(({ stops }) => stops).find(({ id }) => id === textOf(form, 'stopId'))

const named = (what: string) => (form: Form) => `${what}: ${stopOf(form)?.recipientName ?? ''}`

/** All go in one message, and what is refused holds up its own stop alone. */
function act({
  label,
  next = () => ownRunPath,
  check,
}: Pick<PhoneAct, 'label'> & Partial<Pick<PhoneAct, 'next' | 'check'>>): PhoneAct {
  const thread = (form: Form) => textOf(form, 'stopId') || textOf(form, 'parcel') || textOf(form, 'pickupId')
  return {
    ...{ turn: 1, key: (form) => `${label(form)} ${thread(form)}`, label, next, ...(check && { check }) },
    together: { address: runSyncPath, version: phoneVersion, thread },
  }
}

const pickupOf = (form: Form) => (openPage.shown as Loaded | null)?.pickups.find(({ id }) => id === textOf(form, 'pickupId'))

const toStop = ({ searchParams }: URL) => stopPath(searchParams.get('stop') ?? '')

const toPickup = ({ searchParams }: URL) => pickupStopPath(searchParams.get('pickup') ?? '')

const acts: Record<string, PhoneAct> = {
  loaded: act({ label: (form) => `تحميل ${textOf(form, 'parcel')}` }),
  moved: act({ label: named('ترتيب') }),
  called: act({ label: named('اتصال'), next: toStop }),
  'old-taken': act({ label: named('استلام القديم'), next: toStop, check: oldFaults }),
  failed: act({ label: named('لم يُسلَّم'), check: attemptFaults }),
  delivered: act({ label: named('تسليم'), check: faultsOf }),
  collected: act({ label: (form) => `استلام ${textOf(form, 'parcel')}`, next: toPickup, check: labelFaults }),
  'pickup-closed': act({ label: (form) => `إغلاق استلام: ${pickupOf(form)?.merchant ?? ''}` }),
}

function oldFaults(form: Form): Record<string, string[]> | null {
  const exchange = stopOf(form)?.exchange
  const fault = exchange && pieceOn(textOf(form, 'parcel'), { number: exchange.bare, pieceCount: 1 })
  return typeof fault === 'string' ? { parcel: [fault] } : null
}

function labelFaults(form: Form): Record<string, string[]> | null {
  const read = readNumber(textOf(form, 'parcel'))
  if (read !== null && read !== 'wrong') return null
  return { parcel: [read === null ? askParcel : wrongNumber] }
}

function attemptFaults(form: Form): Record<string, string[]> | null {
  const [reason, pin] = [textOf(form, 'reason') as FailReason | '', readPin(textOf(form, 'pin'))]
  if (!reason) return { reason: ['اختر لماذا لم يُسلَّم.'] }
  const { calls = 0, pin: place = null } = stopOf(form) ?? {}
  const tried = { calls, reason, pin, place, isPictured: filesOf(form).length > 0 }
  const [field, sentence] = attemptFault(tried) ?? []
  return field && sentence ? { [field]: [sentence] } : null
}

/** What the office would refuse as well; and without a network nobody can tell whether the code is right. */
function faultsOf(form: Form): Record<string, string[]> | null {
  const stop = stopOf(form)
  if (!stop) return null
  if (stop.exchange && !stop.exchange.isTaken) return { pieces: ['امسح القديم أولًا.'] }
  const missing = missingPieces(textOf(form, 'pieces'), { number: stop.bare, pieceCount: stop.pieceCount })
  if (missing) return { pieces: [missing] }
  const isCard = textOf(form, 'way') === 'card'
  const asked = isCard ? stop.due.card : stop.due.cash
  const typed = latinDigits(textOf(form, 'paid')).trim()
  const paid = typed === '' || rialsFault(typed) ? null : baisaIn(typed)
  if (asked > 0n && (paid === null || (isCard ? paid !== asked : paid < asked)))
    return { paid: [`المطلوب ${inRials(asked)} كاملًا، ولا يُسلَّم الطرد بغيره.`] }
  if (isCard && textOf(form, 'reference').trim() === '') return { reference: ['اكتب رقم العملية من قسيمة الجهاز.'] }
  const isSigned = filesOf(form).length > 0
  if (textOf(form, 'code') === '' && !isSigned) return { code: ['اكتب رمز التسليم، أو خذ توقيع المستلِم أو صورته.'] }
  const shown = textOf(form, 'shownBy') === 'photo' ? 'photo' : 'signature'
  if (!mayReach() && !isSigned) return { [shown]: ['بلا شبكة لا يُتحقق من الرمز. خذ التوقيع معه.'] }
  return null
}
