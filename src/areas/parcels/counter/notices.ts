import { notice } from '#platform/messages/notice.ts'
import { clock, dayInWords } from '#values/dates.ts'
import { dayOf, daysAfter } from '#values/days.ts'
import { branchInNotice } from '../journey/branch-in-notice.ts'
import { stepFacts } from '../journey/facts.ts'
import { codeOf } from '../journey/hand-over-code.ts'
import { readNumber } from '../journey/number.ts'
import { linkToken } from '../journey/registering.ts'
import { recipientPath } from '../paths.ts'
import { parcelRulesNow } from '../rules/kept-rules.ts'
import { codeSent } from './facts.ts'

const no = { label: 'رقم الطرد', sample: 'TSL2611-0418736-2' }
const branch = { label: 'الفرع', sample: 'صلالة', longest: 'صلالة الجديدة' }
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
      sms: 'التحالف: لك طرد من {sender}. لتحديد الموقع والوقت: {url}',
      whatsapp: 'السلام عليكم، لك طرد من {sender} برقم {no}. لتحديد الموقع والوقت: {url}',
    },
    tell: async ({ number, recipientPhone, sender }, { tx, subjectId, origin }) => {
      // The old one of an exchange was theirs.
      const row = await tx.selectFrom('parcels').select('isReturning').where('id', '=', subjectId).executeTakeFirst()
      if (row?.isReturning) return null
      return {
        to: { phone: recipientPhone },
        values: { no: number, sender, url: origin + recipientPath(await linkToken(tx, subjectId)) },
      }
    },
  }),
  notice({
    name: 'parcels.tell-ready',
    label: 'طرد بانتظار صاحبه في الفرع',
    on: stepFacts.ready,
    category: 'code',
    atAnyHour: true,
    variables: {
      ...{ no, code, branch },
      day: { label: 'آخر يوم بلا رسم', sample: '6 ديسمبر', longest: '29 سبتمبر 2027' },
    },
    templates: { sms: 'التحالف: طردك {no} بانتظارك في فرع {branch}. الرمز {code}، ولا رسم حتى {day}.' },
    tell: async ({ number, recipientPhone, branch: office }, { tx, subjectId, now }) => {
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
          ...{ no: number, branch: branchInNotice(office), code: await codeOf(tx, subjectId, row.codeNumber) },
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
      receivedBy: { label: 'المستلِم', sample: 'مريم الكثيري', longest: 'عبدالرحمن بن محمد الكثيري' },
      time: { label: 'الوقت', sample: '4:20 م', longest: '12:45 م' },
      url,
    },
    templates: {
      sms: 'التحالف: سُلّم طردك إلى {receivedBy} {time}. لم يصلك؟ {url}',
      whatsapp: 'السلام عليكم، سُلّم طردك إلى {receivedBy} {time}. لم يصلك؟ {url}',
    },
    tell: async ({ recipientPhone, recipient, at }, { tx, subjectId, origin }) => {
      const proof = await tx.selectFrom('parcelProofs').select('receivedBy').where('parcelId', '=', subjectId).executeTakeFirst()
      return {
        to: { phone: recipientPhone },
        values: {
          ...{ receivedBy: proof?.receivedBy ?? recipient, time: clock(new Date(at)) },
          url: origin + recipientPath(await linkToken(tx, subjectId)),
        },
      }
    },
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
  notice({
    name: 'parcels.tell-recipient-returning',
    label: 'طرد يعود إلى مرسله، للمرسل إليه',
    on: stepFacts.returning,
    variables: { no },
    templates: {
      sms: 'التحالف: الطرد {no} في طريق العودة إلى المرسل.',
      whatsapp: 'السلام عليكم، الطرد {no} في طريق العودة إلى المرسل.',
    },
    tell: ({ number, recipientPhone }) => ({ to: { phone: recipientPhone }, values: { no: number } }),
  }),
  notice({
    name: 'parcels.tell-returned',
    label: 'أُعيد طرد إلى مرسله',
    on: stepFacts.returned,
    atAnyHour: true,
    variables: { no, time: { label: 'الوقت', sample: '4:20 م', longest: '12:45 م' } },
    templates: {
      'in-app': 'أُعيد إليك الطرد {no}',
      sms: 'التحالف: أُعيد إليك الطرد {no} {time}.',
      whatsapp: 'السلام عليكم، أُعيد إليك الطرد {no} {time}.',
    },
    tell: ({ number, senderId, at }) => ({
      to: { partyId: senderId },
      values: { no: number, time: clock(new Date(at)) },
    }),
  }),
]
