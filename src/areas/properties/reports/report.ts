import type { ReportColumn, ReportShape } from '#values/report.ts'
import { leasePath } from '../leases/lease.ts'
import { propertyPath, type UnitKind, unitKinds, unitName, unitPath } from '../property.ts'

const property: ReportColumn = {
  ...{ key: 'property', title: 'العقار', as: 'text', width: 28 },
  path: ({ propertyId }) => propertyPath(String(propertyId)),
}
const isUnitKind = (kind: unknown): kind is UnitKind => typeof kind === 'string' && kind in unitKinds
const unit: ReportColumn = {
  ...{ key: 'unit', title: 'الوحدة', as: 'text' },
  words: ({ kind, number }) => (isUnitKind(kind) && number ? unitName({ kind, number: String(number) }) : null),
  path: ({ unitId }) => (unitId ? unitPath(String(unitId)) : null),
}
const tenant = { key: 'tenant', title: 'المستأجر', as: 'party', width: 28 } as const
const lease: ReportColumn = {
  ...{ key: 'lease', title: 'العقد', as: 'code', width: 20 },
  path: ({ leaseId }) => (typeof leaseId === 'string' ? leasePath(leaseId) : null),
}
const ages = [
  { key: 'ahead', title: 'لم يستحق', as: 'money' },
  { key: 'month', title: 'حتى 30 يومًا', as: 'money' },
  { key: 'two', title: '31 إلى 60', as: 'money' },
  { key: 'three', title: '61 إلى 90', as: 'money' },
  { key: 'older', title: 'فوق 90', as: 'money' },
  { key: 'late', title: 'المتأخر', as: 'money' },
  { key: 'covered', title: 'مغطى بشيكات', as: 'money' },
  { key: 'open', title: 'كل المستحق', as: 'money' },
] as const
const nothingOwed = ['لا مستحقات', 'لا شيء مستحق على مستأجر في ما اخترت.'] as const

/** What becomes of a lease whose end is near, or past. */
const outcomes = {
  ...{ renewed: 'جُدّد', 'renewal-drafted': 'مسودة تجديد', 'renewal-sent': 'تجديد بانتظار التوقيع' },
  ...{ leaving: 'يغادر', left: 'غادر', undecided: 'لم يُبتّ' },
} as const
type Outcome = keyof typeof outcomes
const isOutcome = (name: unknown): name is Outcome => typeof name === 'string' && name in outcomes

/** The reports of what is let, by the name each has in its address. */
export const reports = {
  'rent-roll': {
    ...{ title: 'كشف الإيجارات', about: 'كل وحدة ومستأجرها وعقدها وإيجارها الشهري وما عليها.', days: 'none' },
    columns: [
      ...[property, unit, tenant, lease],
      { key: 'startsOn', title: 'من', as: 'day' },
      { key: 'endsOn', title: 'إلى', as: 'day' },
      { key: 'monthRent', title: 'إيجار الشهر', as: 'money' },
      { key: 'asking', title: 'أجرة الشاغر', as: 'money' },
      { key: 'held', title: 'التأمين', as: 'money' },
      { key: 'late', title: 'المتأخر', as: 'money' },
      { key: 'open', title: 'كل المستحق', as: 'money' },
    ],
    empty: ['لا وحدات', 'أضف عقارًا ووحداته ليظهر كشفه هنا.'],
  },
  arrears: {
    ...{
      title: 'المتأخرات حسب العمر',
      about: 'ما على كل مستأجر من إيجار وغيره لعقده، ومنذ متى استحق، قبل رصيده إن كان له رصيد.',
      days: 'none',
    },
    columns: [property, unit, tenant, lease, ...ages],
    empty: nothingOwed,
  },
  collectors: {
    ...{ title: 'المتأخرات حسب المحصّل', about: 'ما على من يتابعه كل محصّل قبل أرصدتهم، حسب آخر متابعة سُجّلت.', days: 'none' },
    columns: [
      { key: 'collector', title: 'المحصّل', as: 'staff', width: 24, none: 'لم يتابعهم أحد' },
      { key: 'tenants', title: 'المستأجرون', as: 'count' },
      ...ages,
    ],
    empty: nothingOwed,
  },
  collection: {
    ...{ title: 'نسبة التحصيل', about: 'ما طُلب من إيجار وضريبته في مدة، وما دُفع منه في موعده وخلال 30 يومًا.', days: 'year' },
    columns: [
      property,
      { key: 'demands', title: 'الأقساط', as: 'count' },
      { key: 'billed', title: 'المطلوب', as: 'money' },
      { key: 'timely', title: 'دُفع في موعده', as: 'money' },
      { key: 'timelyRate', title: 'في موعده', as: 'percent', part: 'timely', whole: 'billed' },
      { key: 'soon', title: 'دُفع خلال 30 يومًا', as: 'money' },
      { key: 'soonRate', title: 'خلال 30 يومًا', as: 'percent', part: 'soon', whole: 'billed' },
      { key: 'paid', title: 'دُفع حتى اليوم', as: 'money' },
      { key: 'paidRate', title: 'حتى اليوم', as: 'percent', part: 'paid', whole: 'billed' },
      { key: 'waived', title: 'شُطب', as: 'money' },
      { key: 'open', title: 'لم يُدفع', as: 'money' },
    ],
    empty: ['لا أقساط في هذه الأيام', 'غيّر الأيام لترى ما طُلب وما دُفع.'],
  },
  vacancy: {
    ...{
      title: 'الشواغر',
      about: 'الوحدات التي خلت في مدة، منذ أول يوم لإدارتنا وحتى اليوم، وكم يومًا، وما فات من إيجارها.',
      days: 'quarter',
    },
    columns: [
      ...[property, unit],
      { key: 'asking', title: 'أجرة الشهر', as: 'money' },
      { key: 'days', title: 'أيام المدة', as: 'count' },
      { key: 'empty', title: 'أيام شاغرة', as: 'count' },
      { key: 'emptyRate', title: 'نسبة الشغور', as: 'percent', part: 'empty', whole: 'days' },
      { key: 'lost', title: 'الإيجار الفائت', as: 'money' },
    ],
    empty: ['لا شواغر في هذه الأيام', 'كانت كل الوحدات مؤجرة أو خارج الخدمة.'],
  },
  cheques: {
    ...{ title: 'الشيكات حسب الأسبوع', about: 'شيكات المستأجرين حسب أسبوع استحقاقها، وأين صارت.', days: 'ahead' },
    columns: [
      { key: 'week', title: 'الأسبوع من', as: 'day' },
      { key: 'until', title: 'إلى', as: 'day' },
      { key: 'cheques', title: 'الشيكات', as: 'count' },
      { key: 'inSafe', title: 'في الحافظة', as: 'money' },
      { key: 'atBank', title: 'مودَع', as: 'money' },
      { key: 'cleared', title: 'محصَّل', as: 'money' },
      { key: 'bounced', title: 'مرتجع', as: 'money' },
      { key: 'amount', title: 'المجموع', as: 'money' },
    ],
    empty: ['لا شيكات في هذه الأيام', 'ما يُستلم من شيكات المستأجرين يظهر في أسبوع استحقاقه.'],
  },
  commissions: {
    ...{ title: 'عمولاتنا', about: 'ما حُصّل من إيجار لكل اتفاقية إدارة في مدة، وما فُوتر من عمولته.', days: 'year' },
    columns: [
      { key: 'owner', title: 'المالك', as: 'party', width: 28 },
      { key: 'title', title: 'الاتفاقية', as: 'text', width: 28 },
      { key: 'collected', title: 'إيجار حُصّل في المدة قبل الضريبة', as: 'money' },
      { key: 'net', title: 'عمولة فُوترت في المدة', as: 'money' },
      { key: 'vat', title: 'ضريبة ما فُوتر', as: 'money' },
      { key: 'open', title: 'مما فُوتر ولم يُسدَّد', as: 'money' },
    ],
    empty: ['لا تحصيل ولا عمولة في هذه الأيام', 'غيّر الأيام لترى ما حُصّل وما فُوتر.'],
  },
  renewals: {
    ...{ title: 'العقود المنتهية', about: 'ما ينتهي خلال 30 و60 و90 و120 يومًا، وما جُدّد ومن يغادر.', days: 'ahead' },
    columns: [
      ...[property, unit, tenant, lease],
      { key: 'endsOn', title: 'آخر يوم', as: 'day' },
      { key: 'left', title: 'بقي من الأيام', as: 'days-left' },
      { key: 'monthRent', title: 'إيجار الشهر', as: 'money' },
      { key: 'outcome', title: 'ما صار', as: 'text', words: ({ outcome }) => (isOutcome(outcome) ? outcomes[outcome] : null) },
    ],
    empty: ['لا عقد ينتهي في هذه الأيام', 'وسّع الأيام لترى ما ينتهي بعدها.'],
  },
  owners: {
    ...{ title: 'أرصدة الملّاك', about: 'ما في أماناتنا لكل مالك، وما سُوّي معه ولم يُصرف.', days: 'none' },
    columns: [
      { key: 'owner', title: 'المالك', as: 'party', width: 28 },
      { key: 'mandates', title: 'الاتفاقيات', as: 'count' },
      { key: 'part', title: 'في الأمانات', as: 'money' },
      { key: 'owed', title: 'مستحق الصرف', as: 'money' },
      { key: 'balance', title: 'المجموع', as: 'money' },
    ],
    empty: ['لا أمانات بعد', 'ما يُحصّل من إيجار لمالك يحفظ هنا حتى يُسوّى معه.'],
  },
} as const satisfies Record<string, ReportShape>
export type ReportName = keyof typeof reports
export const reportNames = Object.keys(reports) as ReportName[]

/** Within so many days leases are watched. */
export const rings = [30, 60, 90, 120] as const
