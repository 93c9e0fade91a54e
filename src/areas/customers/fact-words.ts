import { z } from 'zod'
import type { FactLines } from '#platform/area.ts'
import { factLine } from '#platform/facts.ts'
import { inRials } from '#values/money.ts'
import { identityProofs, proofWords } from './account-words.ts'

/** A line of history for each fact. */
export const factWords: Record<string, string> = {
  'customers.registered': 'سُجّل العميل',
  'customers.account-joined': 'رُبط السجل بحساب صاحبه في الموقع',
  'customers.corrected': 'صُحّحت بيانات العميل',
  'customers.moved': 'نُقل العميل إلى فرع آخر',
  'customers.flagged': 'أُوقف التعامل مع العميل أو وُضع تحت المتابعة',
  'customers.flag-lifted': 'عاد التعامل مع العميل',
  'customers.credit-limit-set': 'حُدّد سقف الدين',
  'customers.role-given': 'أُضيفت صفة',
  'customers.role-ended': 'انتهت صفة',
  'customers.contact-added': 'أُضيفت جهة اتصال',
  'customers.contact-removed': 'أُزيلت جهة اتصال',
  'customers.bank-account-added': 'أُضيف حساب بنكي',
  'customers.bank-account-removed': 'أُزيل حساب بنكي',
  'customers.delegate-appointed': 'أُضيف مفوَّض',
  'customers.relation-ended': 'انتهى تفويض',
  'customers.document-added': 'أُضيفت وثيقة',
  'customers.document-verified': 'تُحقق من الوثيقة',
  'customers.document-refused': 'لم تُقبل الوثيقة',
  'customers.merged': 'دُمج السجلان',
  'customers.merge-undone': 'فُصل السجلان',
  'customers.name-change-asked': 'طلب العميل تغيير اسمه',
  'customers.name-change-accepted': 'تغيّر اسم العميل بعد المراجعة',
  'customers.name-change-refused': 'رُفض تغيير الاسم',
  'customers.account-suspended': 'أُوقف حساب العميل في الموقع',
  'customers.account-reactivated': 'أُعيد تفعيل حساب العميل في الموقع',
  'customers.second-factor-reset': 'أُعيد ضبط التحقق بخطوتين لحساب العميل',
  'customers.sessions-ended': 'أُنهيت جلسات العميل كلها',
  'customers.seen-as': 'عُرض النظام كما يراه العميل',
  'customers.portal-invited': 'أُرسل إلى العميل رابط فتح حسابه',
  'customers.view-saved': 'حُفظ عرض لقائمة العملاء',
  'customers.view-renamed': 'غُيّر اسم عرض محفوظ لقائمة العملاء',
  'customers.view-forgotten': 'أُزيل عرض محفوظ',
  'customers.import-uploaded': 'رُفع ملف عملاء',
  'customers.import-checked': 'فُحص ملف عملاء',
  'customers.imported': 'استُورد ملف عملاء',
  'customers.import-refused': 'تُرك ملف عملاء دون استيراد',
}

const Registered = z.object({ cameBy: z.string(), fileName: z.string().nullish() })
const LimitSet = z.object({ before: z.coerce.bigint().nullable(), after: z.coerce.bigint().nullable() })
const Moved = z.object({ changes: z.array(z.object({ before: z.string().nullable(), after: z.string() })) })

const Why = z.object({ reason: z.string() })
const Reset = z.object({ reason: z.string(), proof: z.enum(identityProofs) })
const Ended = z.object({ device: z.string() })

/** What was done to the account, and why. */
const withReason = (name: string) => factLine(Why, (why) => `${factWords[name]}. السبب: ${why.reason}`)

/** Where a line of a customer's history says more: how the customer came, and where the record went. */
export const factLines: FactLines = {
  'customers.registered': (data) => {
    const came = Registered.safeParse(data).data
    if (came?.cameBy === 'import') return `سُجّل العميل من الملف «${came.fileName ?? ''}»`
    return came?.cameBy === 'account' ? 'سُجّل العميل حين فتح حسابه في الموقع' : null
  },
  'customers.credit-limit-set': (data) => {
    const limit = LimitSet.safeParse(data).data
    if (!limit) return null
    const { before, after } = limit
    const was = before === null ? '' : `، وكان ${inRials(before)}`
    return after === null ? `رُفع سقف الدين${was}` : `حُدّد سقف الدين بـ ${inRials(after)}${was}`
  },
  'customers.account-suspended': withReason('customers.account-suspended'),
  'customers.account-reactivated': withReason('customers.account-reactivated'),
  'customers.seen-as': withReason('customers.seen-as'),
  'customers.second-factor-reset': factLine(
    Reset,
    (reset) => `${factWords['customers.second-factor-reset']}. ${proofWords[reset.proof]}. السبب: ${reset.reason}`,
  ),
  'customers.sessions-ended': factLine(Ended, (ended) => `أُنهيت جلسة العميل على ${ended.device}`),
  'customers.moved': (data) => {
    const [change] = Moved.safeParse(data).data?.changes ?? []
    return change ? `نُقل العميل ${change.before ? `من ${change.before} ` : ''}إلى ${change.after}` : null
  },
}
