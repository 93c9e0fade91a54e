import type { VatCategory } from '#areas/finance/vat.ts'
import { vatCategories } from '#areas/finance/vat.ts'

/** What stands beside the Arabic of a paper of two languages. */
const papers = {
  فاتورة: 'Invoice',
  'فاتورة ضريبية': 'Tax Invoice',
  'فاتورة ضريبية مبسطة': 'Simplified Tax Invoice',
  'إشعار مدين': 'Debit Note',
  'مطالبة تأمين مسترد': 'Deposit demand',
  'مطالبة إيجار': 'Rent demand',
  'مطالبة تعويض ضرر في العقار': 'Damage demand',
  'مطالبة كهرباء ومياه': 'Utilities demand',
  'مطالبة غرامة تأخر في الإيجار': 'Late rent fee demand',
  'مطالبة تأمين يحفظه المالك': 'Owner deposit demand',
  مطالبة: 'Demand',
  'تأمين مسترد': 'Refundable deposit',
  'تأمين مصادر': 'Forfeited deposit',
  'رسم حكومي بالنيابة': 'Government fee paid on behalf',
  'إشعار دائن': 'Credit Note',
  'سند قبض': 'Receipt',
  'بيانات الوثيقة': 'Document',
  رقم: 'No.',
  'رقم الكشف': 'Statement no.',
  'كشف حساب': 'Statement of account',
  'فاتورة سابقة': 'Earlier invoice',
  'تأمين مسترد سابق': 'Earlier deposit',
  'رصيد دائن سابق': 'Earlier credit',
  'رصيد محوّل إليه': 'Credit transferred in',
  'سند صرف': 'Payment voucher',
  'تحويل رصيد': 'Credit transfer',
  شطب: 'Write-off',
  قيد: 'Journal entry',
  'قيد عكسي': 'Reversal entry',
}
const reversals = Object.fromEntries(Object.entries(papers).map(([ar, en]) => [`عكس ${ar}`, `Reversal: ${en}`]))
const statements = {
  'لم يحن': 'Not yet due',
  '1 – 30 يومًا': '1 – 30 days',
  'أكثر من 180 يومًا': 'Over 180',
  'مستحق حتى اليوم': 'Due today',
  'منه مغطى بشيكات لم تُحصَّل': 'Covered by cheques not cleared',
  'يبقى للدفع الآن': 'To pay now',
  البنك: 'Bank',
  'رقم الشيك': 'Cheque no.',
  يستحق: 'Due',
  الحالة: 'Status',
  'في الحافظة': 'In our safe',
  مودَع: 'At the bank',
  'أُعيد إيداعه': 'At the bank again',
  له: 'Cr',
  'رصيد دائن له': 'Credit in your favour',
  'دون خدمة بعينها': 'No single service',
  'يُعد الكشف صحيحًا ما لم يُعترض عليه خلال 15 يومًا.': 'This statement is deemed correct unless it is disputed within 15 days.',
}
const lines = {
  'تحصيل الإيجارات': 'Rent collection',
  'مقاولات البناء': 'Construction',
  'تأجير معدات البناء': 'Equipment hire',
  'تأجير السيارات': 'Car rental',
  'إدارة الطرود البريدية': 'Parcels',
}
const banks = {
  'بنك مسقط': 'Bank Muscat',
  'بنك ظفار': 'Bank Dhofar',
  'البنك الوطني العُماني': 'National Bank of Oman',
  'صحار الدولي': 'Sohar International',
  'بنك عُمان العربي': 'Oman Arab Bank',
  'البنك الأهلي': 'Ahli Bank',
  'بنك نزوى': 'Bank Nizwa',
  'بنك العز الإسلامي': 'Alizz Islamic Bank',
  'بنك أبوظبي الأول': 'First Abu Dhabi Bank',
  'بنك قطر الوطني': 'Qatar National Bank',
  'بنك ستاندرد تشارترد': 'Standard Chartered Bank',
  'بنك بيروت': 'Bank of Beirut',
  'حبيب بنك': 'Habib Bank',
  'بنك ملي إيران': 'Bank Melli Iran',
  'بنك بارودا': 'Bank of Baroda',
}
const sides = {
  البائع: 'Seller',
  'لحساب المالك': 'For the owner',
  المالك: 'Owner',
  'يحصّلها نيابة عنه': 'Collected on their behalf by',
  المستأجر: 'Tenant',
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
  'عن المدة': 'Period',
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
  شيك: 'Cheque',
  'دفع إلكتروني': 'Online payment',
  'من الدفاتر السابقة': 'From the earlier books',
  'من رصيد عميل آخر': 'From another customer’s credit',
  'نقدًا مع المندوب': 'Cash to the courier',
  'جهاز البطاقات': 'Card machine',
  'مزوّد الدفع الإلكتروني': 'Online payment provider',
  'الدفاتر السابقة': 'Earlier books',
  'أرصدة العملاء': 'Customers’ credit',
  'مقبوض لم يكن معرّفًا': 'Received unidentified',
  معكوس: 'REVERSED',
}
const taxes = {
  أساسية: 'Standard',
  صفرية: 'Zero-rated',
  معفاة: 'Exempt',
  'خارج النطاق': 'Out of scope',
  'نقل دولي للبضائع': 'International carriage of goods',
  'خدمة مرتبطة بالنقل الدولي': 'Services related to international carriage',
  'خدمة لعميل خارج دول مجلس التعاون': 'Services to a customer outside the GCC',
  'تصدير سلع مباشر': 'Direct export of goods',
  'توريد إلى منطقة خاصة': 'Supply to a special zone',
  'تعويض وليس مقابل توريد': 'Compensation, not consideration for a supply',
  'رسم جهة يُدفع باسم العميل ولحسابه': 'Fee of an authority paid in the customer’s name and for their account',
  'المنشأة غير مسجلة في ضريبة القيمة المضافة': 'The seller is not registered for VAT',
  'إيجار سكني': 'Residential rent',
  'المالك غير مسجل في ضريبة القيمة المضافة': 'The owner is not registered for VAT',
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
  'رسم إلغاء أو عدم حضور': 'Cancellation or no-show fee',
  'غرامة تأخير': 'Late fee',
  'تعويض ضرر مركبة أو معدّة': 'Compensation for damage',
  'عمولة تحصيل إيجارات': 'Rent collection commission',
  إيجار: 'Rent',
  'غرامة تأخر في الإيجار': 'Late rent fee',
  'تعويض ضرر في العقار': 'Compensation for damage to the property',
}
const scanning = {
  'امسح الرمز للتحقق من هذه الوثيقة.': 'Scan to verify this document.',
  'امسح الرمز للتحقق.': 'Scan to verify.',
}

export const english: Record<string, string> = {
  ...{ ...papers, ...reversals, ...sides, ...abouts, ...statements, ...lines, ...banks },
  ...{ ...sums, ...payments, ...taxes, ...charges, ...scanning },
}

/** A word in both languages, where it is one of ours; what somebody typed stays as it is. */
export const inBoth = (ar: string) => {
  const en = english[ar]
  return en ? { ar, en } : ar
}

type Taxed = { vatCategory: VatCategory; vatRate: number; vatReason: string | null }

/** «Standard 5%», «Zero-rated: International carriage of goods» */
export function vatInEnglish({ vatCategory, vatRate, vatReason }: Taxed) {
  const reason = vatReason && english[vatReason]
  return `${english[vatCategories[vatCategory]]}${vatRate > 0 ? ` ${vatRate}%` : ''}${reason ? `: ${reason}` : ''}`
}
