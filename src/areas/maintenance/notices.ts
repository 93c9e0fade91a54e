import { notice } from '#platform/messages/notice.ts'
import { timeInWords, weekdayAndDay } from '#values/dates.ts'
import { inRials } from '#values/money.ts'
import {
  faultReported,
  maintenanceAssigned,
  maintenanceCompleted,
  maintenanceRejected,
  maintenanceReopened,
  maintenanceTriaged,
} from './facts.ts'
import { ownRequestPath } from './own-paths.ts'
import { whoSorts } from './reached.ts'
import { type Payer, payers, requestPath, whyBorne } from './request.ts'

const sampleUrl = 'https://example.om/dashboard/maintenance/01a1fa06-b267-7b4e-8fe6-eee01e92d51f'
const no = { label: 'رقم البلاغ', sample: 'W-124' }
const url = { label: 'رابط البلاغ', sample: sampleUrl }
const status = { label: 'حال البلاغ', sample: 'قيد التنفيذ', longest: 'بانتظار موافقة المالك' }
const where = { label: 'المكان', sample: 'شقة 12، برج السعادة', longest: 'شقة 12، مجمّع الحافة التجاري الكبير' }
const note = { label: 'ما يقال معه', sample: 'بُدّل محبس الماء' }

const update = {
  'in-app': 'بلاغ {no} الآن «{status}»: {note}',
  sms: 'التحالف: بلاغ الصيانة {no} الآن «{status}». {url}',
  whatsapp: 'مرحبًا، معك التحالف. بلاغ الصيانة {no} الآن «{status}»: {note}\n{url}',
  email: {
    subject: 'بلاغ الصيانة {no}',
    text: 'مرحبًا،\n\nالحالة الآن «{status}».\n{note}\n\nتابع البلاغ: {url}\n\nفريق التحالف',
  },
}
const variables = { no, status, note, url }

type Told = { number: string; state: string; partyId: string | null }

/** To whoever lives there; where nobody does there is nobody to tell. */
const toTenant = (
  { number, state, partyId }: Told,
  said: string,
  { subjectId, origin }: { subjectId: string; origin: string },
) =>
  partyId
    ? {
        to: { partyId },
        values: { no: number, status: state, note: said, url: `${origin}${ownRequestPath(subjectId)}` },
        path: ownRequestPath(subjectId),
      }
    : null

const hours = ({ visitFrom, visitUntil }: { visitFrom: string | null; visitUntil: string | null }) =>
  visitFrom && visitUntil ? `بين ${timeInWords(visitFrom)} و${timeInWords(visitUntil)}` : 'خلال اليوم'

type Borne = { payer: Payer | null; estimate: bigint | null; billed: bigint | null }

/** «حسابك، والتقدير 15.000 ر.ع.»: whoever reads it is the tenant, and pays what was billed, not what was estimated before. */
function bearer({ payer, estimate, billed }: Borne) {
  if (payer !== 'tenant') return payer ? payers[payer] : 'من تقول صفحة البلاغ'
  if (billed !== null) return `حسابك، وصدرت فاتورتها ${inRials(billed)}`
  return estimate === null ? 'حسابك' : `حسابك، والتقدير ${inRials(estimate)} قبل الضريبة`
}

/** What somebody typed, as a sentence before another. */
const ended = (note: string) => (/[.!؟?]$/.test(note) ? note : `${note}.`)

/** To tenants, to whoever sorts what comes in, and to whom it was given. */
export const maintenanceNotices = [
  notice({
    name: 'properties.tell-fault-reported',
    label: 'وصل بلاغ صيانة',
    on: faultReported,
    variables: { no, where, title: { label: 'العطل', sample: 'سباكة' } },
    templates: { 'in-app': 'بلاغ صيانة {no}: {title}، {where}' },
    tell: async ({ number, where: place, title }, { tx, subjectId }) => ({
      to: await whoSorts(tx, subjectId),
      values: { no: number, where: place, title },
      path: requestPath(subjectId),
    }),
  }),
  notice({
    name: 'properties.tell-tenant-received',
    label: 'وصل بلاغ المستأجر',
    on: faultReported,
    variables: { no, url },
    templates: {
      'in-app': 'وصلنا بلاغك {no}، ونحدد لك موعدًا قريبًا',
      sms: 'التحالف: وصلنا بلاغك {no}، ونحدد لك موعدًا قريبًا: {url}',
      whatsapp: 'مرحبًا، معك التحالف. وصلنا بلاغك {no}، ونحدد لك موعدًا قريبًا: {url}',
      email: {
        subject: 'وصلنا بلاغك {no}',
        text: 'مرحبًا،\n\nوصلنا بلاغك {no}، ونحدد لك موعدًا قريبًا.\n\nتابع البلاغ: {url}\n\nفريق التحالف',
      },
    },
    tell: ({ number, partyId }, { subjectId, origin }) =>
      partyId
        ? {
            to: { partyId },
            values: { no: number, url: `${origin}${ownRequestPath(subjectId)}` },
            path: ownRequestPath(subjectId),
          }
        : null,
  }),
  notice({
    name: 'properties.tell-tenant-bears',
    label: 'تكلفة الإصلاح على المستأجر',
    on: maintenanceTriaged,
    variables: {
      ...{ no, url },
      why: { label: 'السبب', sample: 'العطل من سوء الاستعمال', longest: 'العطل في أصل المبنى أو تمديداته، كسره أطفال الدار' },
      estimate: { label: 'التقدير', sample: '15.000 ر.ع. قبل الضريبة', longest: 'يُعرف بعد الإصلاح' },
    },
    templates: {
      'in-app': 'تكلفة البلاغ {no} عليك: {why}. التقدير: {estimate}',
      sms: 'التحالف: تكلفة بلاغ الصيانة {no} عليك: {why}. التقدير: {estimate} {url}',
      whatsapp: 'مرحبًا، معك التحالف. تكلفة بلاغ الصيانة {no} عليك: {why}.\nالتقدير: {estimate}\n{url}',
      email: {
        subject: 'تكلفة بلاغ الصيانة {no}',
        text: 'مرحبًا،\n\nتكلفة بلاغ الصيانة {no} عليك: {why}.\nالتقدير: {estimate}\n\nتابع البلاغ: {url}\n\nفريق التحالف',
      },
    },
    tell: ({ number, partyId, payer, estimate, ...sorted }, { subjectId, origin }) =>
      partyId && payer === 'tenant'
        ? {
            to: { partyId },
            values: {
              ...{ no: number, why: whyBorne(sorted), url: `${origin}${ownRequestPath(subjectId)}` },
              estimate: estimate === null ? 'يُعرف بعد الإصلاح' : `${inRials(estimate)} قبل الضريبة`,
            },
            path: ownRequestPath(subjectId),
          }
        : null,
  }),
  notice({
    name: 'properties.tell-visit',
    label: 'موعد زيارة الفني للمستأجر',
    on: maintenanceAssigned,
    variables: {
      ...{ no, url },
      technician: { label: 'الفني', sample: 'خالد الشنفري' },
      day: { label: 'اليوم', sample: 'الأحد 9 أغسطس' },
      time: { label: 'الوقت', sample: 'بين 4:00 م و6:00 م' },
      payer: { label: 'من يتحمل التكلفة', sample: 'المالك', longest: 'حسابك، والتقدير 15.000 ر.ع. قبل الضريبة' },
    },
    templates: {
      'in-app': 'موعد بلاغ {no}: {day} {time}. المكلّف: {technician}. التكلفة على {payer}',
      sms: 'التحالف: موعد بلاغ {no}: {day} {time}. المكلّف: {technician}. التكلفة على {payer}',
      whatsapp: 'مرحبًا، معك التحالف. موعد بلاغ الصيانة {no}: {day} {time}.\nالمكلّف: {technician}.\nالتكلفة على {payer}\n{url}',
      email: {
        subject: 'موعد زيارتنا لبلاغ {no}',
        text: 'مرحبًا،\n\nموعد بلاغ الصيانة {no}: {day} {time}.\nالمكلّف: {technician}.\nالتكلفة على {payer}\n\nتابع البلاغ: {url}\n\nفريق التحالف',
      },
    },
    tell: ({ number, partyId, who, visitOn, payer, estimate, billed, ...visit }, { subjectId, origin }) =>
      partyId
        ? {
            to: { partyId },
            values: {
              ...{ no: number, technician: who, day: weekdayAndDay(visitOn), time: hours(visit) },
              ...{ payer: bearer({ payer, estimate, billed }), url: `${origin}${ownRequestPath(subjectId)}` },
            },
            path: ownRequestPath(subjectId),
          }
        : null,
  }),
  notice({
    name: 'properties.tell-technician',
    label: 'أُسند بلاغ إلى فني',
    on: maintenanceAssigned,
    variables: { no, where, day: { label: 'اليوم', sample: 'الأحد 9 أغسطس' } },
    templates: {
      'in-app': 'أُسند إليك البلاغ {no}: {where}، {day}',
      sms: 'التحالف: أُسند إليك البلاغ {no}: {where}، {day}',
      whatsapp: 'التحالف: أُسند إليك البلاغ {no}: {where}، {day}',
    },
    tell: ({ technicianId, number, where: place, visitOn }, { subjectId }) =>
      technicianId
        ? {
            to: { accountId: technicianId },
            values: { no: number, where: place, day: weekdayAndDay(visitOn) },
            path: requestPath(subjectId),
          }
        : null,
  }),
  notice({
    name: 'properties.tell-tenant-done',
    label: 'أُنجزت الصيانة للمستأجر',
    on: maintenanceCompleted,
    variables,
    templates: update,
    tell: (told, house) => toTenant(told, `${ended(told.note)} أكّد أن العطل أُصلح، أو قل لنا ما بقي.`, house),
  }),
  notice({
    name: 'properties.tell-tenant-rejected',
    label: 'رُفض بلاغ المستأجر',
    on: maintenanceRejected,
    variables,
    templates: update,
    tell: (told, house) => toTenant(told, told.reason, house),
  }),
  notice({
    name: 'properties.tell-reopened',
    label: 'أُعيد فتح بلاغ صيانة',
    on: maintenanceReopened,
    variables: { no, where, note },
    templates: { 'in-app': 'أُعيد فتح البلاغ {no}، {where}: {note}' },
    tell: async ({ number, where: place, reason, technicianId }, { tx, subjectId }) => ({
      to: [await whoSorts(tx, subjectId), ...(technicianId ? [{ accountId: technicianId }] : [])],
      values: { no: number, where: place, note: reason },
      path: requestPath(subjectId),
    }),
  }),
]
