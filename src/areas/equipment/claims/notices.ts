import { notice } from '#platform/messages/notice.ts'
import { dayInWords } from '#values/dates.ts'
import { inRials } from '#values/money.ts'
import { claimPath, ownHirePath } from '../paths.ts'
import { equipmentPermissions as may } from '../permissions.ts'
import { claimCharged, claimOpened } from './facts.ts'

const number = { label: 'رقم المحضر', sample: 'MD2611-00007-5' }
const item = { label: 'المعدّة', sample: 'EX-07', longest: 'GRD-1207' }
const ref = { label: 'رقم العقد', sample: 'EQ-SLL26-0018' }
const amount = { label: 'ما على المستأجر', sample: '75.000 ر.ع.', longest: '1,075.000 ر.ع.' }

export const claimNotices = [
  notice({
    name: 'equipment.tell-claim-charged',
    label: 'أُضيف ضرر على مستأجر المعدّة',
    on: claimCharged,
    variables: {
      ...{ number, item, ref, amount, used: { ...amount, label: 'ما خُصم من التأمين المسترد', sample: '50.000 ر.ع.' } },
      date: { label: 'يوم الضرر', sample: '9 ديسمبر', longest: '29 سبتمبر 2026' },
      url: { label: 'صفحة العقد', sample: `https://example.om${ownHirePath('…')}` },
    },
    templates: {
      'in-app': 'ضرر {item} يوم {date} على عقدك {ref}: {amount}، خُصم منها من تأمينك المسترد {used}',
      sms: 'التحالف: ضرر {item} يوم {date} على عقدك {ref}: {amount}، خُصم منها من تأمينك المسترد {used} الصور والتفصيل: {url}',
      whatsapp:
        'السلام عليكم، ضرر {item} يوم {date} على عقدك {ref}: {amount}، خُصم منها من تأمينك المسترد {used} الصور والتفصيل: {url}',
      email: {
        subject: 'محضر الضرر {number} على عقدك {ref}',
        text: 'مرحبًا،\n\nأُضيف على عقدك {ref} ضرر المعدّة {item} بتاريخ {date}: {amount}، خُصم منها من تأمينك المسترد {used}\n\nالصور والتفصيل: {url}\n\nفريق التحالف',
      },
    },
    tell: (told, { origin }) => ({
      to: { partyId: told.partyId },
      values: {
        ...{ number: told.number, item: told.code, ref: told.contract, amount: inRials(told.renter), used: inRials(told.used) },
        ...{ date: dayInWords(new Date(told.at)), url: origin + ownHirePath(told.contractId) },
      },
      path: ownHirePath(told.contractId),
    }),
  }),
  notice({
    name: 'equipment.tell-claim-opened',
    label: 'فُتح محضر ضرر معدّة',
    on: claimOpened,
    atAnyHour: true,
    variables: { number, item, ref },
    templates: { 'in-app': 'ضرر {item} في عقد {ref}، المحضر {number}' },
    tell: (told, { subjectId }) => ({
      to: { holdersOf: may.claims, branchId: told.branchId },
      values: { number: told.number, item: told.code, ref: told.contract },
      path: claimPath(subjectId),
    }),
  }),
]
