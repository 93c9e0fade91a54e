import { dayParts, placeFields, type RequestKindDeclaration } from './fields.ts'

export const ownerRoles = { owner: 'مالك', partner: 'شريك', attorney: 'وكيل بوكالة', heir: 'وارث' } as const

export const propertyKinds = {
  building: 'بناية',
  villa: 'فيلا',
  flat: 'شقة',
  shop: 'محل',
  office: 'مكتب',
  warehouse: 'مخزن',
  complex: 'مجمع',
  land: 'أرض',
} as const

export const unitKinds = {
  flat: 'شقة',
  villa: 'فيلا',
  room: 'غرفة',
  shop: 'محل',
  office: 'مكتب',
  warehouse: 'مخزن',
  land: 'أرض',
} as const

export const property = {
  service: 'rent',
  title: 'إضافة عقار للتحصيل',
  fields: {
    role: { label: 'صفتك', options: ownerRoles },
    propertyKind: { label: 'نوع العقار', options: propertyKinds },
    ...placeFields,
    units: { label: 'عدد الوحدات', limits: { ask: 'اكتب عدد الوحدات، من 1 إلى 500', least: 1, most: 500 } },
    rented: { label: 'عدد المؤجر منها', limits: { ask: 'اكتب عدد المؤجر منها، أو 0', least: 0, most: 500 } },
    monthlyRent: { label: 'مجموع الإيجار الشهري تقريبًا', as: 'money' },
    deedNumber: { label: 'رقم سند الملكية' },
  },
} as const satisfies RequestKindDeclaration

export const viewing = {
  service: 'rent',
  title: 'طلب معاينة وحدة',
  fields: {
    unitKind: { label: 'ما الذي تبحث عنه؟', options: unitKinds },
    ...placeFields,
    rooms: { label: 'عدد الغرف', limits: { ask: 'اكتب عدد الغرف، من 1 إلى 20', least: 1, most: 20 } },
    rentUpTo: { label: 'الإيجار الشهري حتى', as: 'money' },
    viewingOn: { label: 'متى يناسبك؟', as: 'day' },
    dayPart: { label: 'الوقت', options: dayParts },
  },
} as const satisfies RequestKindDeclaration
