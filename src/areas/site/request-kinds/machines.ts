import { hire, operatorChoices } from './equipment.ts'
import type { RequestKindDeclaration } from './fields.ts'

/** Machines that were chosen by their prices, several in one request. */
export const machines = {
  service: 'equipment',
  title: 'طلب معدات بأسعارها',
  fields: {
    machines: { label: 'المعدات' },
    fromOn: hire.fields.fromOn,
    toOn: hire.fields.toOn,
    wilayat: hire.fields.wilayat,
    site: hire.fields.site,
    km: { label: 'بُعد الموقع بالكيلومترات', limits: { ask: 'المسافة بالكيلومترات، من 0 إلى 2000', least: 0, most: 2_000 } },
    operator: { label: 'المشغّل', options: operatorChoices },
    hoursPerDay: { label: 'ساعات العمل في اليوم', limits: { ask: 'اكتب ساعات العمل في اليوم، من 1 إلى 24', least: 1, most: 24 } },
    company: { label: 'الشركة' },
    total: { label: 'الإجمالي شاملًا الضريبة كما ظهر', as: 'money' },
  },
} as const satisfies RequestKindDeclaration
