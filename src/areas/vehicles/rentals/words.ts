import { z } from 'zod'
import type { FactLines } from '#platform/area.ts'
import { factLine } from '#platform/facts.ts'
import { dayInWords, momentInWords, monthInWords } from '#values/dates.ts'
import { inRials } from '#values/money.ts'
import { howMany } from '#values/plural.ts'
import { baisa } from '#values/shapes.ts'

export const rentalFactWords = {
  'vehicles.rental-opened': 'فُتح عقد تأجير',
  'vehicles.rental-brought': 'أُدخل تأجير قائم',
  'vehicles.handed-over': 'سُلّمت السيارة',
  'vehicles.driver-named': 'سُمّي سائق آخر',
  'vehicles.driver-struck': 'أُزيل سائق من العقد',
  'vehicles.going-out-noted': 'سُجّلت رخصة المستأجر',
  'vehicles.card-held': 'حُجز التأمين على البطاقة',
  'vehicles.hold-captured': 'حُصّل المحجوز على البطاقة',
  'vehicles.hold-released': 'رُفع المحجوز عن البطاقة',
  'vehicles.return-noted': 'سُجّل وقت الإعادة وما معها',
  'vehicles.rental-called-off': 'أُلغي تأجير قبل التسليم',
  'vehicles.returned': 'أُعيدت السيارة',
  'vehicles.swapped': 'استُبدلت السيارة',
  'vehicles.cycle-charged': 'حُسبت دورة من التأجير',
  'vehicles.return-due': 'ذُكّر العميل بموعد الإعادة',
  'vehicles.return-late': 'نُبّه العميل إلى تأخر الإعادة',
  'vehicles.rental-extended': 'مُدّد التأجير',
  'vehicles.month-billed': 'فُوترت سيارات شركة عن شهر',
}

const Told = z.object({ number: z.string(), model: z.string(), plate: z.string() })

const Held = z.object({ number: z.string(), amount: baisa })

export const rentalFactLines: FactLines = {
  'vehicles.month-billed': factLine(
    z.object({ month: z.string(), number: z.string().nullable(), total: baisa, cars: z.number() }),
    ({ month, number, total, cars }) =>
      number
        ? `صدرت ${number} عن ${monthInWords(month)} لسيارات الشركة، ${howMany(cars, 'car')}، ${inRials(total)}`
        : `لا فاتورة عن ${monthInWords(month)}، رُدّ كل ما فيه`,
  ),
  'vehicles.rental-opened': factLine(
    Told.extend({ reservation: z.string() }),
    ({ number, reservation }) => `فُتح العقد ${number} للحجز ${reservation}`,
  ),
  'vehicles.rental-brought': factLine(
    Told.extend({ from: z.string(), until: z.string(), charged: baisa }),
    ({ number, model, plate, from, until, charged }) =>
      `أُدخل العقد ${number}: ${model} ${plate} لدى العميل منذ ${momentInWords(new Date(from))} حتى ${momentInWords(new Date(until))}، وفُوتر منه من قبل ${inRials(charged)}`,
  ),
  'vehicles.handed-over': factLine(
    Told.extend({ until: z.string(), waived: z.string().nullable() }),
    ({ number, model, plate, until, waived }) =>
      `سُلّمت ${model} ${plate} بالعقد ${number} حتى ${momentInWords(new Date(until))}${waived ? `، بلا تأمين مسترد: ${waived}` : ''}`,
  ),
  'vehicles.driver-named': factLine(
    z.object({ number: z.string(), name: z.string(), licenceUntil: z.string() }),
    ({ number, name, licenceUntil }) => `سُمّي ${name} سائقًا في العقد ${number}، ورخصته سارية حتى ${dayInWords(licenceUntil)}`,
  ),
  'vehicles.driver-struck': factLine(
    z.object({ number: z.string(), name: z.string() }),
    ({ number, name }) => `أُزيل السائق ${name} من العقد ${number}`,
  ),
  'vehicles.going-out-noted': factLine(
    z.object({ number: z.string(), licenceUntil: z.string(), waived: z.string().nullable() }),
    ({ number, licenceUntil, waived }) =>
      `سُجّلت رخصة المستأجر في العقد ${number}، سارية حتى ${dayInWords(licenceUntil)}${waived ? `، وأُعفي من التأمين المسترد: ${waived}` : ''}`,
  ),
  'vehicles.card-held': factLine(
    Held.extend({ card: z.string(), expiresOn: z.string() }),
    ({ number, amount, card, expiresOn }) =>
      `حُجز ${inRials(amount)} على البطاقة ${card} للعقد ${number} حتى ${dayInWords(expiresOn)}`,
  ),
  'vehicles.hold-captured': factLine(
    Held.extend({ receipt: z.string() }),
    ({ number, amount, receipt }) => `حُصّل ${inRials(amount)} من المحجوز على البطاقة للعقد ${number} بالسند ${receipt}`,
  ),
  'vehicles.hold-released': factLine(Held, ({ number, amount }) => `رُفع ${inRials(amount)} عن البطاقة، العقد ${number}`),
  'vehicles.return-noted': factLine(
    z.object({ number: z.string(), backAt: z.string(), damage: baisa }),
    ({ number, backAt, damage }) =>
      `سُجّل للعقد ${number} أن السيارة أُعيدت ${momentInWords(new Date(backAt))}${damage > 0n ? `، وعليها ضرر ${inRials(damage)}` : ''}`,
  ),
  'vehicles.rental-called-off': factLine(
    z.object({ number: z.string(), credited: baisa, kept: baisa, why: z.string() }),
    ({ number, credited, kept, why }) =>
      `أُلغي التأجير ${number} قبل التسليم: ${why}، وعاد إلى رصيد العميل ${inRials(credited)}${kept > 0n ? `، وأُبقي ${inRials(kept)}` : ''}`,
  ),
  'vehicles.returned': factLine(
    Told.extend({ charged: baisa, used: baisa, credited: baisa }),
    ({ number, model, plate, charged, used, credited }) =>
      `أُعيدت ${model} ${plate}، ${number}${charged > 0n ? `: أُضيف ${inRials(charged)} وخُصم من التأمين المسترد ${inRials(used)}` : ''}${credited > 0n ? `، ورُدّ عن الأيام الباقية ${inRials(credited)}` : ''}`,
  ),
  'vehicles.swapped': factLine(
    Told.extend({ from: z.string(), why: z.string(), paid: baisa.default(0n) }),
    ({ number, model, plate, from, why, paid }) =>
      `استُبدلت السيارة ${from} بـ${model} ${plate} في العقد ${number}: ${why}${paid > 0n ? `، وفرق الفئة ${inRials(paid)}` : ''}`,
  ),
  'vehicles.rental-extended': factLine(
    Told.extend({ until: z.string(), amount: baisa }),
    ({ number, until, amount }) => `مُدّد العقد ${number} حتى ${momentInWords(new Date(until))}، والفرق ${inRials(amount)}`,
  ),
}
