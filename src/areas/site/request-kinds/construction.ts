import { dayParts, placeFields, type RequestKindDeclaration } from './fields.ts'

export const workKinds = {
  villa: 'فيلا',
  commercial: 'مبنى تجاري',
  extension: 'إضافة',
  renovation: 'ترميم',
  fence: 'سور',
  other: 'أخرى',
} as const

export const permitStates = { issued: 'صادرة', applied: 'قُدّم الطلب', none: 'لم تُطلب بعد' } as const

export const budgets = {
  'up-to-25': 'حتى 25,000 ر.ع.',
  'up-to-50': 'من 25,000 إلى 50,000 ر.ع.',
  'up-to-100': 'من 50,000 إلى 100,000 ر.ع.',
  'up-to-250': 'من 100,000 إلى 250,000 ر.ع.',
  'over-250': 'أكثر من 250,000 ر.ع.',
} as const

export const starts = { month: 'خلال شهر', quarter: 'خلال 3 أشهر', half: 'خلال 6 أشهر', later: 'بعد ذلك' } as const

const land = {
  workKind: { label: 'نوع العمل', options: workKinds },
  ...placeFields,
  plotNumber: { label: 'رقم قطعة الأرض' },
  plotArea: {
    label: 'مساحة الأرض بالمتر المربع',
    as: 'square-metres',
    limits: { ask: 'اكتب مساحة الأرض بالمتر المربع، مثل 600', least: 10, most: 1000000 },
  },
  permit: { label: 'إباحة البناء', options: permitStates },
} as const

export const siteVisit = {
  service: 'construction',
  title: 'طلب معاينة موقع',
  fields: {
    ...land,
    visitOn: { label: 'متى يناسبك؟', as: 'day' },
    dayPart: { label: 'الوقت', options: dayParts },
  },
} as const satisfies RequestKindDeclaration

export const quotation = {
  service: 'construction',
  title: 'طلب عرض سعر',
  fields: {
    ...land,
    floors: { label: 'عدد الأدوار', limits: { ask: 'اكتب عدد الأدوار، من 1 إلى 40', least: 1, most: 40 } },
    builtArea: {
      label: 'مساحة البناء بالمتر المربع',
      as: 'square-metres',
      limits: { ask: 'اكتب مساحة البناء بالمتر المربع، مثل 350', least: 10, most: 1000000 },
    },
    budget: { label: 'المبلغ التقريبي', options: budgets },
    start: { label: 'متى تريد أن تبدأ؟', options: starts },
  },
} as const satisfies RequestKindDeclaration
