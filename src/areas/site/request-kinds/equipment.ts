import type { RequestKindDeclaration } from './fields.ts'

export const machineKinds = {
  wheelLoader: 'شيول',
  excavator: 'حفارة (بوكلين)',
  backhoeLoader: 'بكهو لودر (جي سي بي)',
  bulldozer: 'بلدوزر',
  grader: 'قريدر',
  roller: 'رولر (مدحلة)',
  tipper: 'قلاب',
  crane: 'كرين',
  forklift: 'رافعة شوكية',
  telehandler: 'تلهاندلر',
  waterTanker: 'تنكر مياه',
  compressor: 'كمبريسور',
  generator: 'مولد',
  lightTower: 'برج إنارة',
  concreteMixer: 'خلاطة خرسانة',
  scaffolding: 'سقالات',
  other: 'معدّة أخرى',
} as const

export const operatorChoices = { with: 'بمشغّل', without: 'بدون مشغّل' } as const

export const hire = {
  service: 'equipment',
  title: 'طلب معدّة',
  fields: {
    machine: { label: 'المعدّة', options: machineKinds },
    fromOn: { label: 'من', as: 'day' },
    toOn: { label: 'إلى', as: 'day' },
    wilayat: { label: 'الولاية' },
    site: { label: 'موقع العمل' },
    operator: { label: 'المشغّل', options: operatorChoices },
    hoursPerDay: { label: 'ساعات العمل في اليوم', limits: { ask: 'اكتب ساعات العمل في اليوم، من 1 إلى 24', least: 1, most: 24 } },
  },
} as const satisfies RequestKindDeclaration
