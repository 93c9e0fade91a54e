import { notice } from '#platform/messages/notice.ts'
import { stepFacts } from '../journey/facts.ts'
import { linkToken } from '../journey/registering.ts'
import { recipientPath } from '../paths.ts'

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
]
