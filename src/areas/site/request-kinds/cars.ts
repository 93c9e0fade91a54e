import type { RequestKindDeclaration } from './fields.ts'

export const vehicleClasses = {
  small: 'صغيرة',
  saloon: 'سيدان',
  fourByFour: 'دفع رباعي',
  pickup: 'بيك أب',
  family: 'عائلية',
  minibus: 'حافلة صغيرة',
} as const

export const car = {
  service: 'cars',
  title: 'طلب سيارة',
  fields: {
    fromOn: { label: 'من', as: 'day' },
    toOn: { label: 'إلى', as: 'day' },
    fromAt: { label: 'ساعة التسليم', as: 'time' },
    toAt: { label: 'ساعة الإعادة', as: 'time' },
    handOverPlace: { label: 'مكان التسليم' },
    returnPlace: { label: 'مكان الإعادة' },
    driverAge: { label: 'عمر السائق', limits: { ask: 'اكتب عمر السائق بالسنوات، مثل 29', least: 1, most: 120 } },
    licenceCountry: { label: 'بلد إصدار الرخصة' },
    vehicleClass: { label: 'الفئة', options: vehicleClasses },
  },
} as const satisfies RequestKindDeclaration
