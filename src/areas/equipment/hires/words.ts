import { z } from 'zod'
import type { FactLines } from '#platform/area.ts'
import { factLine } from '#platform/facts.ts'
import { dayInWords, momentInWords } from '#values/dates.ts'
import { inRials } from '#values/money.ts'
import { baisa } from '#values/shapes.ts'

export const hireFactWords = {
  'equipment.quoted': 'أُعد عرض سعر معدات',
  'equipment.hire-changed': 'تغيّر عرض سعر معدات',
  'equipment.line-added': 'أُضيفت معدّة إلى العرض',
  'equipment.line-struck': 'حُذفت معدّة من العرض',
  'equipment.hire-discounted': 'خُصم من عرض سعر معدات',
  'equipment.hire-discount-asked': 'طُلب خصم فوق الحد على عرض سعر معدات',
  'equipment.dispatched': 'أُرسلت المعدّة',
  'equipment.exchanged': 'استُبدلت المعدّة',
  'equipment.off-hire-requested': 'طُلب إنهاء التأجير',
  'equipment.taken-back': 'أُعيدت المعدّة',
  'equipment.hire-extended': 'مُدّد تأجير المعدّة',
  'equipment.line-given-up': 'أُلغيت معدّة قبل إرسالها',
  'equipment.deposit-waived': 'أُعفي من التأمين المسترد',
  'equipment.hire-due': 'اقتربت نهاية تأجير معدّة',
  'equipment.hire-over': 'انتهت مدة تأجير معدّة',
  'equipment.quote-ending': 'اقتربت نهاية صلاحية عرض سعر معدات',
  'equipment.quote-expired': 'انتهت صلاحية عرض سعر معدات',
}

const Hire = z.object({ number: z.string(), name: z.string(), site: z.string() })
const Line = z.object({ number: z.string(), kind: z.string() })
const Machine = Hire.extend({ kind: z.string(), code: z.string() })

const Discount = z.object({ number: z.string(), percent: z.number(), why: z.string() })
const Due = z.object({ kind: z.string(), until: z.string() })

export const hireFactLines: FactLines = {
  'equipment.quoted': factLine(Hire, ({ number, name, site }) => `أُعد عرض السعر ${number} للعميل ${name} في ${site}`),
  'equipment.hire-changed': factLine(
    z.object({ number: z.string(), changed: z.array(z.string()) }),
    ({ number, changed }) => `تغيّر العرض ${number}: ${changed.join('، ')}`,
  ),
  'equipment.line-added': factLine(Line, ({ number, kind }) => `أُضيف إلى العرض ${number}: ${kind}`),
  'equipment.quote-ending': factLine(
    Hire.extend({ until: z.string() }),
    ({ number, name, until }) => `تنتهي صلاحية العرض ${number} للعميل ${name} في ${dayInWords(until)}`,
  ),
  'equipment.line-given-up': factLine(
    Hire.extend({ kind: z.string(), why: z.string() }),
    ({ number, kind, why }) => `أُلغيت من العقد ${number} قبل إرسالها: ${kind}، ${why}`,
  ),
  'equipment.hire-discounted': factLine(Discount, ({ number, percent, why }) =>
    percent > 0 ? `خُصم ${percent}% من أسعار العرض ${number}: ${why}` : `رُفع الخصم عن العرض ${number}: ${why}`,
  ),
  'equipment.hire-discount-asked': factLine(
    Discount,
    ({ number, percent, why }) => `طُلب خصم ${percent}% على العرض ${number}: ${why}`,
  ),
  'equipment.line-struck': factLine(Line, ({ number, kind }) => `حُذف من العرض ${number}: ${kind}`),
  'equipment.dispatched': factLine(
    Machine.extend({ operator: z.string().nullable(), promised: z.string().nullable(), left: z.string().nullish() }),
    ({ code, site, operator, promised, left }) =>
      `أُرسلت ${code} إلى ${site}${operator ? `، والمشغّل ${operator}` : ''}${promised ? `، بتعهّد: ${promised}` : ''}${left ? `، من دون ${left}` : ''}`,
  ),
  'equipment.exchanged': factLine(
    Machine.extend({ before: z.string(), why: z.string() }),
    ({ code, before, why }) => `استُبدلت ${before} بـ${code}: ${why}`,
  ),
  'equipment.off-hire-requested': factLine(
    Machine.extend({ offHire: z.string(), endsAt: z.string(), by: z.string() }),
    ({ code, offHire, endsAt, by }) =>
      `طلب ${by} إنهاء تأجير ${code} برقم ${offHire}، ويقف الحساب ${momentInWords(new Date(endsAt))}`,
  ),
  'equipment.taken-back': factLine(
    Machine.extend({ note: z.string().nullish() }),
    ({ code, site, note }) => `أُعيدت ${code} من ${site}${note ? `، والعداد فوق الكشوف: ${note}` : ''}`,
  ),
  'equipment.hire-extended': factLine(
    Machine.extend({ until: z.string(), amount: baisa }),
    ({ kind, until, amount }) => `مُدّد تأجير ${kind} حتى ${dayInWords(until)}، والمتوقع ${inRials(amount)}`,
  ),
  'equipment.deposit-waived': factLine(
    z.object({ number: z.string(), why: z.string() }),
    ({ number, why }) => `أُعفي العقد ${number} من التأمين المسترد: ${why}`,
  ),
  'equipment.hire-due': factLine(Due, ({ kind, until }) => `ينتهي تأجير ${kind} في ${dayInWords(until)}`),
  'equipment.hire-over': factLine(Due, ({ kind, until }) => `انتهت مدة تأجير ${kind} في ${dayInWords(until)}، والحساب مستمر`),
  'equipment.quote-expired': factLine(Hire, ({ number, name }) => `انتهت صلاحية العرض ${number} للعميل ${name}`),
}
