import { notice } from '#platform/messages/notice.ts'
import { dayInWords } from '#values/dates.ts'
import { inRials } from '#values/money.ts'
import { linkToken } from '../journey/registering.ts'
import { recipientPath } from '../paths.ts'
import { attemptsSpent } from '../runs/facts.ts'
import { pickupReminded, storageBegun } from './facts.ts'
import { stillWaits } from './still-waits.ts'

const no = { label: 'رقم الطرد', sample: 'TSL2611-0418736-2' }
const branch = { label: 'الفرع', sample: 'فرع صلالة', longest: 'فرع صلالة الجديدة' }
const url = { label: 'رابط الطرد', sample: `https://example.om${recipientPath('mV5kq0yT8nB2sXw7cR4eJd')}` }

export const reminderNotices = [
  notice({
    name: 'parcels.remind-pickup',
    label: 'تذكير بطرد ينتظر صاحبه',
    on: pickupReminded,
    variables: { no, branch, day: { label: 'آخر يوم بلا رسم', sample: '6 ديسمبر', longest: '29 سبتمبر 2027' }, url },
    templates: {
      sms: 'التحالف: طردك {no} بانتظارك في {branch}، وبلا رسم حتى {day}. الرمز والتفاصيل: {url}',
      whatsapp: 'السلام عليكم، طردك {no} بانتظارك في {branch}، وبلا رسم حتى {day}. الرمز والتفاصيل: {url}',
    },
    tell: async ({ number, recipientPhone, branch: name, until }, { tx, subjectId, origin }) => ({
      to: { phone: recipientPhone },
      values: {
        ...{ no: number, branch: name, day: dayInWords(until) },
        url: origin + recipientPath(await linkToken(tx, subjectId)),
      },
    }),
    stillTrue: (tx, _, { subjectId }) => stillWaits(tx, subjectId),
  }),
  notice({
    name: 'parcels.tell-storage',
    label: 'بدأ رسم تخزين طرد',
    on: storageBegun,
    variables: { no, branch, amount: { label: 'رسم اليوم', sample: '0.200 ر.ع.', longest: '10.000 ر.ع.' }, url },
    templates: {
      sms: 'التحالف: انتهت أيام طردك {no} بلا رسم. رسم التخزين {amount} لكل يوم حتى تستلمه من {branch}: {url}',
      whatsapp: 'السلام عليكم، انتهت أيام طردك {no} بلا رسم. رسم التخزين {amount} لكل يوم حتى تستلمه من {branch}: {url}',
    },
    tell: async ({ number, recipientPhone, branch: name, perDay }, { tx, subjectId, origin }) => ({
      to: { phone: recipientPhone },
      values: {
        ...{ no: number, branch: name, amount: inRials(perDay) },
        url: origin + recipientPath(await linkToken(tx, subjectId)),
      },
    }),
    stillTrue: (tx, _, { subjectId }) => stillWaits(tx, subjectId),
  }),
  notice({
    name: 'parcels.ask-sender',
    label: 'نفدت محاولات تسليم طرد',
    on: attemptsSpent,
    variables: { no, url },
    templates: {
      'in-app': 'نفدت محاولات تسليم طردك {no}، ويعود إليك خلال يوم',
      sms: 'التحالف: نفدت محاولات تسليم طردك {no}، ويعود إليك خلال يوم. إن أردت غير ذلك: {url}',
      whatsapp: 'السلام عليكم، نفدت محاولات تسليم طردك {no}، ويعود إليك خلال يوم. إن أردت غير ذلك: {url}',
    },
    tell: async ({ number, senderId }, { tx, subjectId, origin }) => ({
      to: { partyId: senderId },
      values: { no: number, url: origin + recipientPath(await linkToken(tx, subjectId)) },
    }),
  }),
]
