import { notice } from '#platform/messages/notice.ts'
import { dayInWords } from '#values/dates.ts'
import { stepFacts } from '../journey/facts.ts'
import { linkToken } from '../journey/registering.ts'
import { recipientPath } from '../paths.ts'
import { disposalWarned } from './facts.ts'

const no = { label: 'رقم الطرد', sample: 'TSL2611-0418736-2' }
const url = { label: 'رابط الطرد', sample: `https://example.om${recipientPath('mV5kq0yT8nB2sXw7cR4eJd')}` }

export const mishapNotices = [
  notice({
    name: 'parcels.tell-damaged',
    label: 'سُجّل ضرر في طرد',
    on: stepFacts.damaged,
    variables: { no, url },
    templates: {
      'in-app': 'سُجّل ضرر في الطرد {no}',
      sms: 'التحالف: سُجّل ضرر في الطرد {no}. الصور ومطالبة التعويض: {url}',
      whatsapp: 'السلام عليكم، سُجّل ضرر في الطرد {no}. الصور ومطالبة التعويض: {url}',
    },
    tell: async ({ number, senderId }, { tx, subjectId, origin }) => ({
      to: { partyId: senderId },
      values: { no: number, url: origin + recipientPath(await linkToken(tx, subjectId)) },
    }),
  }),
  notice({
    name: 'parcels.tell-lost',
    label: 'لم يُعثر على طرد',
    on: stepFacts.lost,
    variables: { no, url },
    templates: {
      'in-app': 'لم نعثر على الطرد {no} بعد البحث عنه',
      sms: 'التحالف: لم نعثر على الطرد {no} بعد البحث عنه. التفاصيل والمطالبة: {url}',
      whatsapp: 'السلام عليكم، لم نعثر على الطرد {no} بعد البحث عنه. التفاصيل والمطالبة: {url}',
    },
    tell: async ({ number, senderId, recipientPhone }, { tx, subjectId, origin }) => ({
      to: [{ partyId: senderId }, { phone: recipientPhone }],
      values: { no: number, url: origin + recipientPath(await linkToken(tx, subjectId)) },
    }),
  }),
  notice({
    name: 'parcels.warn-of-disposal',
    label: 'إنذار بإتلاف طرد لم يُستلم',
    on: disposalWarned,
    variables: { no, day: { label: 'آخر يوم للاستلام', sample: '6 ديسمبر', longest: '29 سبتمبر 2027' }, url },
    templates: {
      'in-app': 'الطرد {no} لم يستلمه أحد، ويُتلف بعد {day}',
      sms: 'التحالف: الطرد {no} لم يستلمه أحد، ويُتلف بعد {day}. استلمه قبلها: {url}',
      whatsapp: 'السلام عليكم، الطرد {no} لم يستلمه أحد، ويُتلف بعد {day}. استلمه قبلها: {url}',
    },
    tell: async ({ number, until, senderId, recipientPhone }, { tx, subjectId, origin }) => ({
      to: [{ partyId: senderId }, { phone: recipientPhone }],
      values: { no: number, day: dayInWords(until), url: origin + recipientPath(await linkToken(tx, subjectId)) },
    }),
  }),
  notice({
    name: 'parcels.tell-disposed',
    label: 'أُتلف طرد لم يُستلم',
    on: stepFacts.disposed,
    variables: { no },
    templates: {
      'in-app': 'أُتلف الطرد {no} لأن أحدًا لم يستلمه',
      sms: 'التحالف: أُتلف الطرد {no} لأن أحدًا لم يستلمه بعد الإنذار.',
      whatsapp: 'السلام عليكم، أُتلف الطرد {no} لأن أحدًا لم يستلمه بعد الإنذار.',
    },
    tell: ({ number, senderId, recipientPhone }) => ({
      to: [{ partyId: senderId }, { phone: recipientPhone }],
      values: { no: number },
    }),
  }),
]
