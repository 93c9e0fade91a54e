import type { Tx } from '#platform/db/database.ts'
import { notice } from '#platform/messages/notice.ts'
import { clock, dayInWords } from '#values/dates.ts'
import { inRials } from '#values/money.ts'
import { howLong } from '#values/plural.ts'
import { ownCarsPath } from '../booking/paths.ts'
import { carHandedOver, carReturned, rentalExtended, returnDue, returnLate, type ToldRental, vehicleSwapped } from './facts.ts'

const ref = { label: 'رقم العقد', sample: 'CR-SLL26-0104' }
const car = { label: 'السيارة', sample: 'تويوتا كورولا', longest: 'تويوتا لاندكروزر' }
const plate = { label: 'اللوحة', sample: '7340 م ه', longest: '77120 م ه' }
const time = { label: 'الساعة', sample: '10:00 ص' }
const day = { label: 'اليوم', sample: '9 ديسمبر', longest: '29 سبتمبر' }
const amount = { label: 'المبلغ', sample: '47.775 ر.ع.', longest: '1,047.775 ر.ع.' }
const url = { label: 'صفحة سياراتي', sample: `https://example.om${ownCarsPath}` }

type Asking = { origin: string; subjectId: string }

const telling = <Values extends Record<string, string>>({ partyId }: ToldRental, { origin }: Asking, values: Values) => ({
  to: { partyId },
  values: { ...values, url: origin + ownCarsPath },
  path: ownCarsPath,
})

const signed = (text: string) => `مرحبًا،\n\n${text}\n\nفريق التحالف`

export const rentalNotices = [
  notice({
    name: 'vehicles.tell-handed-over',
    label: 'سُلّمت سيارة',
    on: carHandedOver,
    atAnyHour: true,
    variables: { ref, car, plate, url },
    templates: {
      'in-app': 'سُلّمت {car} {plate} بالعقد {ref}',
      sms: 'التحالف: سُلّمت {car} {plate} بالعقد {ref}. {url}',
      whatsapp: 'السلام عليكم، سُلّمت {car} {plate} بالعقد {ref}. التفاصيل: {url}',
      email: { subject: 'سُلّمت {car}', text: signed('سُلّمت {car} {plate} بالعقد {ref}.\n\nالتفاصيل والتمديد: {url}') },
    },
    tell: (told, asking) => telling(told, asking, { ref: told.number, car: told.model, plate: told.plate }),
  }),
  notice({
    name: 'vehicles.tell-return-due',
    label: 'اقترب موعد إعادة سيارة',
    on: returnDue,
    variables: { car, time, place: { label: 'مكان الإعادة', sample: 'مطار صلالة', longest: 'مكتب صلالة، السعادة' }, url },
    templates: {
      'in-app': 'إعادة {car} {time} في {place}',
      sms: 'التحالف: إعادة {car} {time} في {place}. للتمديد: {url}',
      whatsapp: 'السلام عليكم، إعادة {car} {time} في {place}. للتمديد: {url}',
      email: { subject: 'إعادة {car} {time}', text: signed('إعادة {car} {time} في {place}.\n\nللتمديد: {url}') },
    },
    tell: (told, asking) => telling(told, asking, { car: told.model, time: clock(new Date(told.until)), place: told.place }),
    stillTrue: (tx, told) => isStillOut(tx, told),
  }),
  notice({
    name: 'vehicles.tell-return-late',
    label: 'تأخرت إعادة سيارة',
    on: returnLate,
    variables: { car, late: { label: 'مدة التأخر', sample: 'ساعتان', longest: '11 ساعة و59 دقيقة' }, url },
    templates: {
      'in-app': 'تأخرت إعادة {car} {late}',
      sms: 'التحالف: تأخرت إعادة {car} {late}. للتمديد: {url}',
      whatsapp: 'السلام عليكم، تأخرت إعادة {car} {late}. للتمديد: {url}',
      email: { subject: 'تأخرت إعادة {car}', text: signed('تأخرت إعادة {car} {late}.\n\nللتمديد: {url}') },
    },
    tell: (told, asking) =>
      telling(told, asking, { car: told.model, late: howLong(new Date(told.until), new Date(told.seenAt)) }),
    stillTrue: (tx, told) => isStillOut(tx, told),
  }),
  notice({
    name: 'vehicles.tell-extended',
    label: 'مُدّد تأجير سيارة',
    on: rentalExtended,
    atAnyHour: true,
    variables: { car, day, time, amount, url },
    templates: {
      'in-app': 'مُدّد تأجير {car} حتى {day} {time}، والفرق {amount}',
      sms: 'التحالف: مُدّد تأجير {car} حتى {day} {time}، والفرق {amount} التفصيل: {url}',
      whatsapp: 'السلام عليكم، مُدّد تأجير {car} حتى {day} {time}، والفرق {amount} التفصيل: {url}',
      email: { subject: 'مُدّد تأجير {car}', text: signed('مُدّد تأجير {car} حتى {day} {time}، والفرق {amount}\n\nالتفصيل: {url}') },
    },
    tell: (told, asking) => {
      const until = new Date(told.until)
      return telling(told, asking, { car: told.model, day: dayInWords(until), time: clock(until), amount: inRials(told.amount) })
    },
  }),
  notice({
    name: 'vehicles.tell-swapped',
    label: 'استُبدلت سيارة',
    on: vehicleSwapped,
    atAnyHour: true,
    variables: { ref, car, plate, url },
    templates: {
      'in-app': 'استُبدلت سيارتك بالعقد {ref}، والجديدة {car} {plate}',
      sms: 'التحالف: استُبدلت سيارتك بالعقد {ref}، والجديدة {car} {plate}. {url}',
      whatsapp: 'السلام عليكم، استُبدلت سيارتك بالعقد {ref}، والجديدة {car} {plate}. التفاصيل: {url}',
      email: {
        subject: 'استُبدلت سيارتك',
        text: signed('استُبدلت سيارتك بالعقد {ref}، والجديدة {car} {plate}.\n\nالتفاصيل: {url}'),
      },
    },
    tell: (told, asking) => telling(told, asking, { ref: told.number, car: told.model, plate: told.plate }),
  }),
  notice({
    name: 'vehicles.tell-returned',
    label: 'أُعيدت سيارة وسُوّي حسابها',
    on: carReturned,
    atAnyHour: true,
    variables: { ref, amount, used: { ...amount, label: 'ما خُصم من التأمين المسترد' }, url },
    templates: {
      'in-app': 'سُوّي العقد {ref}: أُضيف {amount}، وخُصم من تأمينك المسترد {used}',
      sms: 'التحالف: سُوّي العقد {ref}: أُضيف {amount}، وخُصم من تأمينك المسترد {used} التفصيل: {url}',
      whatsapp: 'السلام عليكم، سُوّي العقد {ref}: أُضيف {amount}، وخُصم من تأمينك المسترد {used} التفصيل: {url}',
      email: {
        subject: 'سُوّي العقد {ref}',
        text: signed('أُعيدت السيارة وسُوّي العقد {ref}: أُضيف {amount}، وخُصم من تأمينك المسترد {used}\n\nالتفصيل: {url}'),
      },
    },
    tell: (told, asking) => telling(told, asking, { ref: told.number, amount: inRials(told.charged), used: inRials(told.used) }),
  }),
]

/** Back or extended meanwhile, nobody is reminded. */
async function isStillOut(tx: Tx, told: { contractId: string; until: string }) {
  const row = await tx
    .selectFrom('carRentals')
    .select(['state', 'plannedUntil'])
    .where('contractId', '=', told.contractId)
    .executeTakeFirst()
  return row?.state === 'out' && row.plannedUntil.toISOString() === told.until
}
