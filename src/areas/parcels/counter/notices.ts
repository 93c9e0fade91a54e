import { notice } from '#platform/messages/notice.ts'
import { dayInWords } from '#values/dates.ts'
import { dayOf, daysAfter } from '#values/days.ts'
import { stepFacts } from '../journey/facts.ts'
import { codeOf } from '../journey/hand-over-code.ts'
import { readNumber } from '../journey/number.ts'
import { linkToken } from '../journey/registering.ts'
import { recipientPath } from '../paths.ts'
import { parcelRulesNow } from '../rules/kept-rules.ts'
import { codeSent } from './facts.ts'

const no = { label: 'رقم الطرد', sample: 'TSL2611-0418736-2' }
const code = { label: 'رمز التسليم', sample: '4821' }
const url = { label: 'رابط الطرد', sample: `https://example.om${recipientPath('mV5kq0yT8nB2sXw7cR4eJd')}` }

export const counterNotices = [
  notice({
    name: 'parcels.tell-accepted',
    label: 'استُلم طرد من مرسله',
    on: stepFacts.accepted,
    atAnyHour: true,
    variables: { no, sender: { label: 'المرسل', sample: 'متجر لبان ظفار', longest: 'متجر لبان ظفار الإلكتروني للعطور' }, url },
    templates: {
      sms: 'التحالف: لك طرد من {sender}. حدّد موقعك ووقتك: {url}',
      whatsapp: 'السلام عليكم، لك طرد من {sender} برقم {no}. حدّد موقعك ووقتك: {url}',
    },
    tell: async ({ number, recipientPhone, sender }, { tx, subjectId, origin }) => ({
      to: { phone: recipientPhone },
      values: { no: number, sender, url: origin + recipientPath(await linkToken(tx, subjectId)) },
    }),
  }),
  notice({
    name: 'parcels.tell-ready',
    label: 'طرد بانتظار صاحبه في الفرع',
    on: stepFacts.ready,
    category: 'code',
    atAnyHour: true,
    variables: {
      ...{ no, code, branch: { label: 'الفرع', sample: 'صلالة', longest: 'صلالة الجديدة' } },
      day: { label: 'آخر يوم بلا رسم', sample: '6 ديسمبر', longest: '29 سبتمبر 2027' },
    },
    templates: { sms: 'التحالف: طردك {no} بانتظارك في {branch}. الرمز {code}، ولا رسم حتى {day}.' },
    tell: async ({ number, recipientPhone, branch }, { tx, subjectId, now }) => {
      const row = await tx
        .selectFrom('parcels')
        .select(['codeNumber', 'storageFrom'])
        .where('id', '=', subjectId)
        .executeTakeFirst()
      if (!row) return null
      const { freeDays } = await parcelRulesNow(tx)
      return {
        to: { phone: recipientPhone },
        values: {
          ...{ no: number, branch, code: await codeOf(tx, subjectId, row.codeNumber) },
          day: dayInWords(daysAfter(row.storageFrom ?? dayOf(now()), freeDays)),
        },
      }
    },
    stillTrue: async (tx, { number }) => {
      const read = readNumber(number)
      if (!read || read === 'wrong') return false
      const row = await tx.selectFrom('parcels').select('state').where('number', '=', read.number).executeTakeFirst()
      return row?.state === 'ready-for-pickup'
    },
  }),
  notice({
    name: 'parcels.tell-dispatched',
    label: 'خرج طرد للتوصيل',
    on: stepFacts.dispatched,
    category: 'code',
    atAnyHour: true,
    variables: { no, code },
    templates: { sms: 'التحالف: طردك {no} يصلك اليوم. رمز التسليم {code}، ولا تعطه قبل أن ترى الطرد.' },
    tell: async ({ number, recipientPhone }, { tx, subjectId }) => {
      const row = await tx.selectFrom('parcels').select(['codeNumber', 'state']).where('id', '=', subjectId).executeTakeFirst()
      if (row?.state !== 'out-for-delivery') return null
      return { to: { phone: recipientPhone }, values: { no: number, code: await codeOf(tx, subjectId, row.codeNumber) } }
    },
  }),
  notice({
    name: 'parcels.tell-attempt',
    label: 'محاولة توصيل لم تنجح',
    on: stepFacts['attempt-failed'],
    variables: { no, reason: { label: 'السبب', sample: 'لا يجيب', longest: 'العنوان ناقص أو خاطئ' }, url },
    templates: {
      sms: 'التحالف: لم يُسلَّم طردك {no}: {reason}. اختر موعدًا، أو أخبرنا إن لم يأتِ أحد: {url}',
      whatsapp: 'السلام عليكم، لم يُسلَّم طردك {no}: {reason}. اختر موعدًا، أو أخبرنا إن لم يأتِ أحد: {url}',
    },
    tell: async ({ number, recipientPhone, reason }, { tx, subjectId, origin }) => ({
      to: { phone: recipientPhone },
      values: { no: number, reason: reason ?? '', url: origin + recipientPath(await linkToken(tx, subjectId)) },
    }),
  }),
  notice({
    name: 'parcels.tell-code',
    label: 'طُلب رمز تسليم جديد',
    on: codeSent,
    category: 'code',
    atAnyHour: true,
    variables: { no, code },
    templates: { sms: '{code} رمز تسليم طردك {no}. لا يُعطى قبل رؤية الطرد.' },
    tell: async ({ number, recipientPhone, codeNumber }, { tx, subjectId }) => ({
      to: { phone: recipientPhone },
      values: { no: number, code: await codeOf(tx, subjectId, codeNumber) },
    }),
    stillTrue: async (tx, { codeNumber }, { subjectId }) => {
      const row = await tx.selectFrom('parcels').select('codeNumber').where('id', '=', subjectId).executeTakeFirst()
      return row?.codeNumber === codeNumber
    },
  }),
  notice({
    name: 'parcels.tell-handed-over',
    label: 'سُلّم طرد',
    on: stepFacts['handed-over'],
    atAnyHour: true,
    variables: {
      no,
      whom: {
        label: 'المستلِم وكيف',
        sample: 'إلى سالم بن علي بالرمز',
        longest: 'إلى سالم بن علي بن سعيد المعشني بالتوقيع والبطاقة',
      },
      url,
    },
    templates: {
      sms: 'التحالف: سُلّم طردك {no} {whom}. لم يصلك؟ {url}',
      whatsapp: 'السلام عليكم، سُلّم طردك {no} {whom}. لم يصلك؟ {url}',
    },
    tell: async ({ number, recipientPhone, note }, { tx, subjectId, origin }) => ({
      to: { phone: recipientPhone },
      values: { no: number, whom: note ?? '', url: origin + recipientPath(await linkToken(tx, subjectId)) },
    }),
  }),
  notice({
    name: 'parcels.tell-returning',
    label: 'طرد يعود إلى مرسله',
    on: stepFacts.returning,
    variables: {
      no,
      reason: { label: 'السبب', sample: 'لم يُستلم في موعده', longest: 'رفض المرسل إليه استلامه ولم يطلب موعدًا آخر' },
    },
    templates: {
      'in-app': 'طردك {no} يعود إليك: {reason}',
      sms: 'التحالف: طردك {no} يعود إليك: {reason}',
      whatsapp: 'السلام عليكم، طردك {no} يعود إليك: {reason}',
    },
    tell: ({ number, senderId, reason }) => ({ to: { partyId: senderId }, values: { no: number, reason: reason ?? '' } }),
  }),
]
