import { notice } from '#platform/messages/notice.ts'
import { stepFacts } from '../journey/facts.ts'
import { linkToken } from '../journey/registering.ts'
import { ownParcelPath, recipientPath } from '../paths.ts'
import { redirectAnswered, redirectAsked } from './facts.ts'

const no = { label: 'رقم الطرد', sample: 'TSL2611-0418736-2' }
const url = { label: 'رابط الطرد', sample: `https://example.om${recipientPath('mV5kq0yT8nB2sXw7cR4eJd')}` }

export const redeliveryNotices = [
  notice({
    name: 'parcels.tell-rescheduled',
    label: 'تغيّر موعد تسليم طرد',
    on: stepFacts.rescheduled,
    atAnyHour: true,
    variables: {
      no,
      when: {
        label: 'الموعد',
        sample: 'الخميس 3 ديسمبر، بين 4:00 م و6:00 م',
        longest: 'الأربعاء 30 سبتمبر، بين 10:00 ص و12:00 م',
      },
      url,
    },
    templates: {
      sms: 'التحالف: موعد طردك {no}: {when}. لتغييره: {url}',
      whatsapp: 'السلام عليكم، موعد طردك {no}: {when}. لتغييره: {url}',
    },
    tell: async ({ number, recipientPhone, note }, { tx, subjectId, origin }) => ({
      to: { phone: recipientPhone },
      values: { no: number, when: note ?? '', url: origin + recipientPath(await linkToken(tx, subjectId)) },
    }),
  }),
  notice({
    name: 'parcels.tell-redirected',
    label: 'تغيّر مكان تسليم طرد',
    on: stepFacts.redirected,
    atAnyHour: true,
    variables: { no, where: { label: 'المكان', sample: 'من فرع ثمريت', longest: 'صلالة، السعادة، خلف مدرسة الأمل' }, url },
    templates: {
      'in-app': 'تغيّر مكان تسليم الطرد {no}: {where}',
      sms: 'التحالف: تغيّر مكان تسليم الطرد {no}: {where}. تفاصيله: {url}',
      whatsapp: 'السلام عليكم، تغيّر مكان تسليم الطرد {no}: {where}. تفاصيله: {url}',
    },
    tell: async ({ number, senderId, recipientPhone, note }, { tx, subjectId, origin }) => ({
      to: [{ phone: recipientPhone }, { partyId: senderId }],
      values: { no: number, where: note ?? '', url: origin + recipientPath(await linkToken(tx, subjectId)) },
    }),
  }),
  notice({
    name: 'parcels.ask-sender-where',
    label: 'طُلب تسليم طرد يُقبض عنه في ولاية أخرى',
    on: redirectAsked,
    atAnyHour: true,
    variables: {
      no,
      reason: { label: 'السؤال', sample: 'طُلب تسليمه في ثمريت', longest: 'طُلب تسليمه في شليم وجزر الحلانيات' },
      url: { label: 'صفحة الطرد في حسابه', sample: `https://example.om${ownParcelPath('0f8fad5b')}` },
    },
    templates: {
      'in-app': 'الطرد {no} يحتاج إلى ردك: {reason}',
      sms: 'التحالف: الطرد {no} يحتاج إلى ردك: {reason}. {url}',
      whatsapp: 'السلام عليكم، الطرد {no} يحتاج إلى ردك: {reason}. {url}',
    },
    tell: ({ number, senderId, place }, { subjectId, origin }) => ({
      to: { partyId: senderId },
      values: { no: number, reason: `طُلب تسليمه في ${place}`, url: origin + ownParcelPath(subjectId) },
      path: ownParcelPath(subjectId),
    }),
  }),
  notice({
    name: 'parcels.tell-redirect-refused',
    label: 'لم يوافق المرسل على مكان التسليم الجديد',
    on: redirectAnswered,
    atAnyHour: true,
    variables: { no, place: { label: 'المكان', sample: 'ثمريت', longest: 'شليم وجزر الحلانيات' }, url },
    templates: {
      sms: 'التحالف: لم يوافق مرسل طردك {no} على تسليمه في {place}، ويبقى مكانه. {url}',
      whatsapp: 'السلام عليكم، لم يوافق مرسل طردك {no} على تسليمه في {place}، ويبقى مكانه. {url}',
    },
    tell: async ({ number, recipientPhone, place, answer }, { tx, subjectId, origin }) =>
      answer === 'yes'
        ? null
        : {
            to: { phone: recipientPhone },
            values: { no: number, place, url: origin + recipientPath(await linkToken(tx, subjectId)) },
          },
  }),
]
