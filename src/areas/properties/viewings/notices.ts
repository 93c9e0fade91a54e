import { publicListingPath } from '#areas/properties/listings/listing.ts'
import { propertiesPermissions as may } from '#areas/properties/permissions.ts'
import type { Tx } from '#platform/db/database.ts'
import { notice } from '#platform/messages/notice.ts'
import { clock, weekdayAndDay } from '#values/dates.ts'
import { dayOf } from '#values/days.ts'
import { unitFreeAgain, viewingCancelled, viewingReminded, viewingRequested, viewingScheduled } from './facts.ts'
import { askedViewingPath, viewingPath } from './viewing.ts'

const said = {
  no: { label: 'رقم المعاينة', sample: 'VW2611-00042-9' },
  name: { label: 'الاسم', sample: 'سالم المعشني', longest: 'عبدالرحمن بن محمد بن سعيد الشنفري' },
  unit: { label: 'الوحدة', sample: 'شقة، غرفتان' },
  url: { label: 'الرابط', sample: 'https://example.om/viewing/01a1fa06-b267-7b4e-8fe6-eee01e92d51f' },
}
const dated = {
  ...said,
  day: { label: 'اليوم', sample: 'الأحد 9 أغسطس' },
  time: { label: 'الساعة', sample: '4:30 م' },
  person: { label: 'من يلقاه', sample: 'هدى الشنفري' },
}

type Dated = { number: string; name: string; heading: string; viewingId: string; startsAt: string; guide: string }

const values = ({ number, name, heading, viewingId }: Omit<Dated, 'startsAt' | 'guide'>, origin: string) => ({
  ...{ no: number, name, unit: heading, url: `${origin}${askedViewingPath(viewingId)}` },
})

const valuesOfDay = (told: Dated, origin: string) => {
  const at = new Date(told.startsAt)
  return { ...values(told, origin), day: weekdayAndDay(dayOf(at)), time: clock(at), person: told.guide }
}

/** A day that was moved or given up in the meantime is not told any more. */
async function stillStands(tx: Tx, { viewingId, startsAt }: Pick<Dated, 'viewingId' | 'startsAt'>) {
  const row = await tx.selectFrom('viewings').select(['state', 'startsAt']).where('id', '=', viewingId).executeTakeFirst()
  return row?.state === 'scheduled' && row.startsAt?.toISOString() === startsAt
}

async function branchOf(tx: Tx, viewingId: string) {
  const viewed = tx.selectFrom('viewings').innerJoin('units', 'units.id', 'viewings.unitId')
  const placed = viewed.innerJoin('properties', 'properties.id', 'units.propertyId').select('properties.branchId')
  return (await placed.where('viewings.id', '=', viewingId).executeTakeFirstOrThrow()).branchId
}

const appointment = 'معاينة {unit} {day} الساعة {time}'

export const viewingNotices = [
  notice({
    name: 'properties.confirm-viewing-request',
    label: 'وصل طلب معاينة',
    on: viewingRequested,
    atAnyHour: true,
    variables: said,
    templates: {
      sms: 'التحالف: وصل طلب المعاينة برقم {no}. نؤكد لك الموعد. للمتابعة: {url}',
      whatsapp: 'السلام عليكم {name}، وصل طلب معاينة {unit} برقم {no}. نؤكد لك الموعد، وتتابعه هنا: {url}',
      email: {
        subject: 'طلب معاينة {no}',
        text: 'مرحبًا {name}،\n\nوصل طلب معاينة {unit}. نؤكد لك الموعد.\n\n{url}\n\nفريق التحالف',
      },
    },
    tell: (told, { origin }) =>
      told.confirm ? { to: { phone: told.phone, email: told.email }, values: values(told, origin) } : null,
  }),
  notice({
    name: 'properties.viewing-to-arrange',
    label: 'طلب معاينة جديد، للموظف',
    on: viewingRequested,
    variables: { name: said.name, unit: said.unit },
    templates: { 'in-app': 'طلب {name} معاينة {unit}' },
    tell: async ({ viewingId, name, called }, { tx }) => ({
      to: { holdersOf: may.arrangeViewings, branchId: await branchOf(tx, viewingId) },
      values: { name, unit: called },
      path: viewingPath(viewingId),
    }),
  }),
  notice({
    name: 'properties.viewing-scheduled',
    label: 'حُدّد موعد المعاينة',
    on: viewingScheduled,
    variables: dated,
    templates: {
      sms: `التحالف: ${appointment}. الموقع: {url}`,
      whatsapp: `السلام عليكم {name}، ${appointment}. الموقع: {url}`,
      email: {
        subject: 'معاينة {unit}',
        text: 'مرحبًا {name}،\n\n{day} الساعة {time}. يلقاك {person}.\n\nالموقع، أو إلغاء الموعد: {url}\n\nفريق التحالف',
      },
    },
    tell: (told, { origin }) => ({ to: { phone: told.phone, email: told.email }, values: valuesOfDay(told, origin) }),
    stillTrue: stillStands,
  }),
  notice({
    name: 'properties.viewing-reminder',
    label: 'تذكير بموعد المعاينة',
    on: viewingReminded,
    variables: dated,
    templates: {
      sms: `التحالف: نذكّرك ب${appointment}. الموقع: {url}`,
      whatsapp: `السلام عليكم {name}، نذكّرك ب${appointment}. الموقع: {url}`,
    },
    tell: (told, { origin }) => ({ to: { phone: told.phone }, values: valuesOfDay(told, origin) }),
    stillTrue: stillStands,
  }),
  notice({
    name: 'properties.viewing-cancelled',
    label: 'أُلغيت المعاينة، إلى صاحب الطلب',
    on: viewingCancelled,
    variables: { no: said.no, unit: said.unit, reason: { label: 'السبب', sample: 'أُجّرت الوحدة' } },
    templates: {
      sms: 'التحالف: أُلغيت معاينة {unit}: {reason}',
      whatsapp: 'السلام عليكم، أُلغيت معاينة {unit}: {reason}',
      email: { subject: 'أُلغيت المعاينة {no}', text: 'أُلغيت معاينة {unit}: {reason}\n\nفريق التحالف' },
    },
    tell: ({ by, number, heading, reason, phone, email }) =>
      by === 'us' ? { to: { phone, email }, values: { no: number, unit: heading, reason: reason ?? '' } } : null,
  }),
  notice({
    name: 'properties.viewing-given-up',
    label: 'ألغى العميل المعاينة، للموظف',
    on: viewingCancelled,
    variables: { name: said.name, unit: said.unit },
    templates: { 'in-app': 'ألغى {name} معاينة {unit}' },
    tell: ({ by, guideId, name, called, viewingId }) =>
      by === 'them' && guideId
        ? { to: { accountId: guideId }, values: { name, unit: called }, path: viewingPath(viewingId) }
        : null,
  }),
  notice({
    name: 'properties.unit-free-again',
    label: 'الوحدة متاحة من جديد',
    on: unitFreeAgain,
    variables: { name: said.name, unit: said.unit, url: said.url },
    templates: {
      sms: 'التحالف: {unit} متاحة من جديد: {url}',
      whatsapp: 'السلام عليكم {name}، {unit} متاحة من جديد، وتطلب معاينتها هنا: {url}',
    },
    tell: ({ phone, name, heading, listingId }, { origin }) => ({
      to: { phone },
      values: { name, unit: heading, url: `${origin}${publicListingPath(listingId)}` },
    }),
  }),
]
