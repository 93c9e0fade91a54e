import type { Clause } from './clauses.ts'

/** The rules of cars, machines and parcels are the company's to set; until it has, those clauses are not shown. */
export const cancellation: readonly Clause[] = [
  {
    heading: 'السيارات',
    sentences: ['قبل التسليم: {carCancelRule}.', 'بعد التسليم: {carEarlyReturnRule}.', 'عدم الحضور: {carNoShowRule}.'],
  },
  {
    heading: 'المعدات',
    sentences: [
      ['قبل خروج المعدّة: {hireCancelRule}. بعده: الحد الأدنى المتفق عليه.', 'بعد خروج المعدّة: الحد الأدنى المتفق عليه.'],
    ],
  },
  {
    heading: 'الطرود',
    sentences: ['قبل الاستلام من المرسل: {parcelCancelRule}.', 'بعد الاستلام من المرسل: {parcelReturnRule} والإعادة بتعرفتها.'],
  },
  { heading: 'المقاولات', sentences: ['بحسب عقد المقاولة، وتُسوّى قيمة المنجز بشهادة دفع.'] },
  { heading: 'الإيجار', sentences: ['بحسب عقد الإيجار ومدة الإخطار، وتُجرى تسوية إخلاء.'] },
  {
    heading: 'كيف تُردّ المبالغ',
    sentences: [
      [
        'إلى حسابك البنكي أو البطاقة التي دفعت بها، خلال {refundDays} من اعتماد الرد، ويصلك سند الرد.',
        'إلى حسابك البنكي أو البطاقة التي دفعت بها، ويصلك سند الرد.',
      ],
    ],
  },
  {
    heading: 'التأمين المسترد',
    sentences: ['يُردّ بعد الفحص والمخالفات في موعده المكتوب، ويُذكر كل خصم بسببه وإثباته.'],
  },
]
