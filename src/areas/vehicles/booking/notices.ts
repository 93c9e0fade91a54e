import type { Tx } from '#platform/db/database.ts'
import { notice } from '#platform/messages/notice.ts'
import { clock, dayInWords, nearDay } from '#values/dates.ts'
import { dayOf } from '#values/days.ts'
import { inRials } from '#values/money.ts'
import {
  carComing,
  carReserved,
  reservationCancelled,
  reservationConfirmed,
  type ToldReservation,
} from '../reservations/facts.ts'
import { tokenOf } from '../reservations/link.ts'
import { agreedStates } from '../reservations/reservation.ts'
import { bookingPath } from './paths.ts'

const ref = { label: 'رقم الحجز', sample: 'CB2611-00043-7' }
const url = { label: 'رابط الحجز', sample: `https://example.om${bookingPath('Xk3v'.repeat(11).slice(0, 43))}` }
const booked = {
  ref,
  url,
  class: { label: 'الفئة', sample: 'سيدان', longest: 'حافلة صغيرة' },
  day: { label: 'يوم التسليم', sample: '5 ديسمبر' },
  time: { label: 'ساعة التسليم', sample: '10:00 ص' },
  place: { label: 'مكان التسليم', sample: 'مطار صلالة', longest: 'مكتب صلالة، السعادة' },
}

type Asking = { tx: Tx; origin: string }

const recipient = ({ partyId, phone }: ToldReservation) => (partyId ? { partyId } : { phone })

async function tellBooked(told: ToldReservation, { tx, origin }: Asking) {
  const at = new Date(told.startsAt)
  const path = bookingPath(await tokenOf(tx, told.reservationId))
  const values = { ref: told.number, class: told.className, day: dayInWords(at), time: clock(at), place: told.place }
  return { to: recipient(told), values: { ...values, url: origin + path }, path, dedupe: `car-booked ${told.reservationId}` }
}

async function tellComing(told: ToldReservation, { tx, origin, now }: Asking & { now: () => Date }) {
  const at = new Date(told.startsAt)
  const path = bookingPath(await tokenOf(tx, told.reservationId))
  const values = {
    when: nearDay(dayOf(at), dayOf(now())) ?? dayInWords(at),
    time: clock(at),
    place: told.place,
    url: origin + path,
  }
  return { to: recipient(told), values, path }
}

/** Cancelled or moved meanwhile, nobody is told to come. */
async function isStillComing(tx: Tx, { reservationId, startsAt }: ToldReservation, now: Date) {
  const row = await tx
    .selectFrom('carReservations')
    .select(['state', 'startsAt'])
    .where('id', '=', reservationId)
    .executeTakeFirst()
  const isAgreed = agreedStates.some((state) => state === row?.state)
  return isAgreed && row?.startsAt.toISOString() === startsAt && row.startsAt > now
}

const telling = {
  label: 'تأكد حجز سيارة',
  atAnyHour: true,
  variables: booked,
  templates: {
    'in-app': 'تأكد حجزك {ref}: {class}، {day} {time}، {place}',
    sms: 'التحالف: تأكد حجزك {ref}: {class}، {day} {time}، {place}. {url}',
    whatsapp: 'السلام عليكم، تأكد حجزك {ref}: {class}، {day} {time}، {place}. التفاصيل: {url}',
    email: {
      subject: 'تأكد حجزك {ref}',
      text: 'مرحبًا،\n\nتأكد حجزك {ref}: {class}، {day} {time}، {place}.\n\nتفاصيل الحجز وإلغاؤه: {url}\n\nفريق التحالف',
    },
  },
}

export const bookingNotices = [
  notice({ ...telling, name: 'vehicles.tell-booked', on: reservationConfirmed, tell: tellBooked }),
  notice({ ...telling, name: 'vehicles.tell-reserved', label: 'حُجزت سيارة في المكتب', on: carReserved, tell: tellBooked }),
  notice({
    name: 'vehicles.tell-coming',
    label: 'تذكير بموعد تسليم سيارة',
    on: carComing,
    variables: { url, when: { label: 'متى', sample: 'غدًا', longest: '29 سبتمبر' }, time: booked.time, place: booked.place },
    templates: {
      'in-app': 'تسليم سيارتك {when} {time} في {place}، ويلزم إحضار الرخصة والبطاقة',
      sms: 'التحالف: تسليم سيارتك {when} {time} في {place}، ويلزم إحضار الرخصة والبطاقة. {url}',
      whatsapp: 'السلام عليكم، تسليم سيارتك {when} {time} في {place}. التفاصيل: {url}',
      email: {
        subject: 'تسليم سيارتك {when} {time}',
        text: 'مرحبًا،\n\nتسليم سيارتك {when} {time} في {place}، ويلزم إحضار الرخصة والبطاقة.\n\nالتفاصيل: {url}\n\nفريق التحالف',
      },
    },
    tell: tellComing,
    stillTrue: async (tx, told, { now }) => isStillComing(tx, told, now()),
  }),
  notice({
    name: 'vehicles.tell-cancelled',
    label: 'أُلغي حجز سيارة',
    on: reservationCancelled,
    variables: { ref, kept: { label: 'ما يُحسب من الحجز', sample: '15.750 ر.ع.', longest: '1,015.750 ر.ع.' } },
    templates: {
      'in-app': 'أُلغي حجزك {ref}. المحسوب عليه: {kept}',
      sms: 'التحالف: أُلغي حجز سيارتك {ref}. المحسوب عليه: {kept}',
      whatsapp: 'السلام عليكم، أُلغي حجز سيارتك {ref}. المحسوب عليه: {kept}',
      email: { subject: 'أُلغي حجزك {ref}', text: 'مرحبًا،\n\nأُلغي حجز سيارتك {ref}. المحسوب عليه: {kept}\n\nفريق التحالف' },
    },
    tell: (told) => ({ to: recipient(told), values: { ref: told.number, kept: inRials(told.kept) } }),
  }),
]
