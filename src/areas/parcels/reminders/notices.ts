import { notice } from '#platform/messages/notice.ts'
import { dayInWords } from '#values/dates.ts'
import { daysAfter } from '#values/days.ts'
import { inRials } from '#values/money.ts'
import { branchInNotice } from '../journey/branch-in-notice.ts'
import { linkToken } from '../journey/registering.ts'
import { recipientPath } from '../paths.ts'
import { attemptsSpent } from '../runs/facts.ts'
import { pickupReminded, returnWarned, storageBegun } from './facts.ts'
import { stillWaits } from './still-waits.ts'

const no = { label: 'رقم الطرد', sample: 'TSL2611-0418736-2' }
const branch = { label: 'الفرع', sample: 'صلالة', longest: 'صلالة الجديدة' }
const day = { label: 'اليوم', sample: '6 ديسمبر', longest: '29 سبتمبر 2027' }
const url = { label: 'رابط الطرد', sample: `https://example.om${recipientPath('mV5kq0yT8nB2sXw7cR4eJd')}` }

export const reminderNotices = [
  notice({
    name: 'parcels.remind-pickup',
    label: 'تذكير بطرد ينتظر صاحبه',
    on: pickupReminded,
    variables: { no, branch, day: { ...day, label: 'آخر يوم بلا رسم' }, url },
    templates: {
      sms: 'التحالف: طردك {no} بانتظارك في فرع {branch}، وبلا رسم حتى {day}. الرمز والتفاصيل: {url}',
      whatsapp: 'السلام عليكم، طردك {no} بانتظارك في فرع {branch}، وبلا رسم حتى {day}. الرمز والتفاصيل: {url}',
    },
    tell: async ({ number, recipientPhone, branch: name, until }, { tx, subjectId, origin }) => ({
      to: { phone: recipientPhone },
      values: {
        ...{ no: number, branch: branchInNotice(name), day: dayInWords(until) },
        url: origin + recipientPath(await linkToken(tx, subjectId)),
      },
    }),
    stillTrue: (tx, _, { subjectId }) => stillWaits(tx, subjectId),
  }),
  notice({
    name: 'parcels.tell-storage',
    label: 'بدأ رسم تخزين طرد',
    on: storageBegun,
    variables: { no, branch, amount: { label: 'رسم اليوم', sample: '0.200 ر.ع.', longest: '10.000 ر.ع.' }, day },
    templates: {
      sms: 'التحالف: رسم تخزين طردك {no} في فرع {branch} {amount} لليوم من {day}.',
      whatsapp: 'السلام عليكم، رسم تخزين طردك {no} في فرع {branch} {amount} لليوم من {day}.',
    },
    tell: ({ number, recipientPhone, branch: name, until, perDay }) => ({
      to: { phone: recipientPhone },
      values: {
        ...{ no: number, branch: branchInNotice(name), amount: inRials(perDay) },
        day: dayInWords(daysAfter(until, 1)),
      },
    }),
    stillTrue: (tx, _, { subjectId }) => stillWaits(tx, subjectId),
  }),
  notice({
    name: 'parcels.warn-of-return',
    label: 'طرد يوشك أن يعود إلى مرسله',
    on: returnWarned,
    variables: { no, branch, day },
    templates: {
      sms: 'التحالف: يعود طردك {no} إلى المرسل {day} إن لم يُستلم من فرع {branch}.',
      whatsapp: 'السلام عليكم، يعود طردك {no} إلى المرسل {day} إن لم يُستلم من فرع {branch}.',
    },
    tell: ({ number, recipientPhone, branch: name, until }) => ({
      to: { phone: recipientPhone },
      values: { no: number, branch: branchInNotice(name), day: dayInWords(until) },
    }),
    stillTrue: (tx, _, { subjectId }) => stillWaits(tx, subjectId),
  }),
  notice({
    name: 'parcels.ask-sender',
    label: 'نفدت محاولات تسليم طرد',
    on: attemptsSpent,
    variables: { no, reason: { label: 'لماذا', sample: 'نفدت محاولات تسليمه، ويعود إليك خلال يوم' }, url },
    templates: {
      'in-app': 'الطرد {no} يحتاج إلى ردك: {reason}',
      sms: 'التحالف: الطرد {no} يحتاج إلى ردك: {reason}. {url}',
      whatsapp: 'السلام عليكم، الطرد {no} يحتاج إلى ردك: {reason}. {url}',
    },
    tell: async ({ number, senderId }, { tx, subjectId, origin }) => ({
      to: { partyId: senderId },
      values: {
        ...{ no: number, reason: 'نفدت محاولات تسليمه، ويعود إليك خلال يوم' },
        url: origin + recipientPath(await linkToken(tx, subjectId)),
      },
    }),
  }),
]
