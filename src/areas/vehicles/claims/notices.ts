import { notice } from '#platform/messages/notice.ts'
import { dayInWords } from '#values/dates.ts'
import { inRials } from '#values/money.ts'
import { ownCarPath } from '../booking/paths.ts'
import { claimPath } from '../paths.ts'
import { vehiclesPermissions as may } from '../permissions.ts'
import { claimKinds } from './claim.ts'
import { claimCharged, claimOpened, policeReportMissing } from './facts.ts'

const number = { label: 'رقم الملف', sample: 'DC2611-00007-5' }
const car = { label: 'السيارة', sample: 'تويوتا كورولا', longest: 'تويوتا لاندكروزر' }
const plate = { label: 'اللوحة', sample: '7340 م ه', longest: '77120 م ه' }
const ref = { label: 'رقم العقد', sample: 'CR-SLL26-0104' }
const amount = { label: 'ما على المستأجر', sample: '75.000 ر.ع.', longest: '1,075.000 ر.ع.' }

export const claimNotices = [
  notice({
    name: 'vehicles.tell-claim-charged',
    label: 'أُضيف ضرر على مستأجر السيارة',
    on: claimCharged,
    variables: {
      ...{ number, ref, amount, used: { ...amount, label: 'ما خُصم من التأمين المسترد', sample: '50.000 ر.ع.' } },
      date: { label: 'يوم الحادث أو الإعادة', sample: '9 ديسمبر', longest: '29 سبتمبر 2026' },
      url: { label: 'صفحة السيارة', sample: `https://example.om${ownCarPath('…')}` },
    },
    templates: {
      'in-app': 'ضرر {date} على عقدك {ref}: {amount}، خُصم منها من تأمينك المسترد {used}',
      sms: 'التحالف: ضرر {date} على عقدك {ref}: {amount}، خُصم منها من تأمينك المسترد {used} الصور والتفصيل: {url}',
      whatsapp: 'السلام عليكم، ضرر {date} على عقدك {ref}: {amount}، خُصم منها من تأمينك المسترد {used} الصور والتفصيل: {url}',
      email: {
        subject: 'ملف الضرر {number} على عقدك {ref}',
        text: 'مرحبًا،\n\nأُضيف على عقدك {ref} ضرر السيارة بتاريخ {date}: {amount}، خُصم منها من تأمينك المسترد {used}\n\nالصور والتفصيل: {url}\n\nفريق التحالف',
      },
    },
    tell: (told, { origin }) =>
      told.renter === 0n
        ? null
        : {
            to: { partyId: told.partyId },
            values: {
              ...{ number: told.number, ref: told.contract, amount: inRials(told.renter), used: inRials(told.used) },
              ...{ date: dayInWords(new Date(told.at)), url: origin + ownCarPath(told.contractId) },
            },
            path: ownCarPath(told.contractId),
          },
  }),
  notice({
    name: 'vehicles.tell-claim-opened',
    label: 'فُتح ملف ضرر',
    on: claimOpened,
    atAnyHour: true,
    variables: { number, car, plate, kind: { label: 'النوع', sample: claimKinds.accident, longest: claimKinds.damage } },
    templates: { 'in-app': '{kind}: {car} {plate}، الملف {number}' },
    tell: (told, { subjectId }) => ({
      to: { holdersOf: may.assess, branchId: told.branchId },
      values: { number: told.number, car: told.model, plate: told.code, kind: claimKinds[told.kind] },
      path: claimPath(subjectId),
    }),
  }),
  notice({
    name: 'vehicles.tell-police-report-missing',
    label: 'انتهت مهلة بلاغ الشرطة عن حادث',
    on: policeReportMissing,
    variables: { number, car, plate },
    templates: { 'in-app': 'لا بلاغ شرطة في المهلة عن حادث {car} {plate}، الملف {number}' },
    tell: (told, { subjectId }) => ({
      to: { holdersOf: may.assess, branchId: told.branchId },
      values: { number: told.number, car: told.model, plate: told.code },
      path: claimPath(subjectId),
    }),
  }),
]
