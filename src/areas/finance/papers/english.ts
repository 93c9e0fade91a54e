import type { VatCategory } from '#areas/finance/invoices/vat.ts'
import { vatCategories } from '#areas/finance/invoices/vat.ts'

/** What stands beside the Arabic of a paper of two languages. */
const papers = {
  فاتورة: 'Invoice',
  'فاتورة ضريبية': 'Tax Invoice',
  'فاتورة ضريبية مبسطة': 'Simplified Tax Invoice',
  'إشعار مدين': 'Debit Note',
  'مطالبة تأمين مسترد': 'Deposit demand',
  'تأمين مسترد': 'Refundable deposit',
  'تأمين مصادر': 'Forfeited deposit',
  'إشعار دائن': 'Credit Note',
  'سند قبض': 'Receipt',
  'بيانات الوثيقة': 'Document',
  رقم: 'No.',
  'رقم الكشف': 'Statement no.',
}
const sides = {
  البائع: 'Seller',
  العميل: 'Customer',
  الاسم: 'Name',
  'الرقم الضريبي': 'VATIN',
  'السجل التجاري': 'CR',
  العنوان: 'Address',
  الهاتف: 'Phone',
  'رقم العميل': 'Customer no.',
}
const abouts = {
  'تاريخ الإصدار': 'Issued',
  'تاريخ التوريد': 'Supplied',
  'تاريخ الاستحقاق': 'Due',
  'عن الفاتورة': 'Invoice',
  'تاريخ الفاتورة': 'Dated',
  السبب: 'Reason',
  التاريخ: 'Date',
  الفرع: 'Branch',
  ملاحظة: 'Note',
  عُكس: 'Reversed',
  'سبب العكس': 'Reason',
}
const sums = {
  'الإجمالي المستحق': 'Total due',
  'المبلغ الملغى': 'Amount credited',
  م: '#',
  البيان: 'Description',
  الكمية: 'Qty',
  'سعر الوحدة': 'Unit price',
  الخصم: 'Discount',
  الخاضع: 'Taxable',
  الضريبة: 'VAT',
  الإجمالي: 'Total',
  'المبلغ الخاضع': 'Taxable amount',
  'قيمة الضريبة': 'VAT amount',
}
const payments = {
  'استلمنا من': 'Received from',
  'طريقة الدفع': 'Payment',
  الطريقة: 'Method',
  أين: 'Where',
  المرجع: 'Reference',
  المبلغ: 'Amount',
  'وذلك عن': 'For',
  المستحق: 'Charge',
  الفاتورة: 'Invoice',
  قبضه: 'Received by',
  الختم: 'Stamp',
  'بقي رصيدًا دائنًا للعميل': 'Left as the customer’s credit',
  'قُرّب النقد لصالح العميل': 'Cash rounded in the customer’s favour',
  'دفعة تحت الحساب.': 'Payment on account.',
  نقدًا: 'Cash',
  بطاقة: 'Card',
  'تحويل بنكي': 'Bank transfer',
  معكوس: 'REVERSED',
}
const taxes = {
  أساسية: 'Standard',
  صفرية: 'Zero-rated',
  معفاة: 'Exempt',
  'خارج النطاق': 'Out of scope',
  'نقل دولي للبضائع': 'International carriage of goods',
  'تعويض وليس مقابل توريد': 'Compensation, not consideration for a supply',
  'المنشأة غير مسجلة في ضريبة القيمة المضافة': 'The seller is not registered for VAT',
}
const charges = {
  'رسم تأجير وتوثيق': 'Letting and registration fee',
  'أعمال بناء': 'Building works',
  'تأجير معدّة': 'Equipment hire',
  'نقل معدّة وتشغيلها': 'Equipment transport and operation',
  'تأجير سيارة': 'Car rental',
  'كيلومترات إضافية أو تغطية': 'Extra kilometres or cover',
  'توصيل طرد داخل عُمان': 'Parcel delivery within Oman',
  'توصيل طرد إلى خارج عُمان': 'Parcel delivery abroad',
  'تخزين طرد': 'Parcel storage',
  'رسم إداري': 'Administration fee',
  'غرامة تأخير': 'Late fee',
  'تعويض ضرر مركبة أو معدّة': 'Compensation for damage',
}
const scanning = {
  'امسح الرمز للتحقق من هذه الوثيقة.': 'Scan to verify this document.',
  'امسح الرمز للتحقق.': 'Scan to verify.',
}

export const english: Record<string, string> = {
  ...{ ...papers, ...sides, ...abouts, ...sums },
  ...{ ...payments, ...taxes, ...charges, ...scanning },
}

type Taxed = { vatCategory: VatCategory; vatRate: number; vatReason: string | null }

/** «Standard 5%», «Zero-rated: International carriage of goods» */
export function vatInEnglish({ vatCategory, vatRate, vatReason }: Taxed) {
  const reason = vatReason && english[vatReason]
  return `${english[vatCategories[vatCategory]]}${vatRate > 0 ? ` ${vatRate}%` : ''}${reason ? `: ${reason}` : ''}`
}

const days = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Muscat', day: 'numeric', month: 'short', year: 'numeric' })
const hours = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Muscat', hour: '2-digit', minute: '2-digit' })

export const dayInEnglish = (day: string | Date) => days.format(typeof day === 'string' ? new Date(`${day}T12:00:00+04:00`) : day)
export const momentInEnglish = (moment: Date) => `${dayInEnglish(moment)}, ${hours.format(moment)}`
