import { claimNumber, claimStates } from '#areas/claims/public-ui.tsx'
import { inRials } from '#values/money.ts'
import type { ReportColumn, ReportShape } from '#values/report.ts'
import { claimKinds } from '../claims/claim.ts'
import { claimPath, rentalPath, vehiclePath } from '../paths.ts'
import { reservationSources } from '../reservations/reservation.ts'

const nameIn = (names: Readonly<Record<string, string>>, key: unknown) => (typeof key === 'string' ? (names[key] ?? null) : null)
const vehicle: ReportColumn = {
  ...{ key: 'vehicle', title: 'المركبة', as: 'text', width: 30 },
  path: ({ vehicleId }) => (typeof vehicleId === 'string' ? vehiclePath(vehicleId) : null),
}
const className = { key: 'class', title: 'الفئة', as: 'text' } as const
const contract: ReportColumn = {
  ...{ key: 'contract', title: 'العقد', as: 'code', width: 20 },
  path: ({ contractId }) => (typeof contractId === 'string' ? rentalPath(contractId) : null),
}
const days = [
  { key: 'owned', title: 'أيام الملك', as: 'count' },
  { key: 'workshop', title: 'في الورشة', as: 'count' },
  { key: 'able', title: 'متاحة للتأجير', as: 'count' },
  { key: 'out', title: 'مؤجرة', as: 'count' },
  { key: 'used', title: 'الاستغلال', as: 'percent', part: 'out', whole: 'able' },
] as const
/** One amount for each of something: it comes to no sum. */
const per = (key: string, title: string, { amount, of }: { amount: string; of: string }): ReportColumn => ({
  ...{ key, title, as: 'text' },
  words: (row) => {
    const [whole, count] = [BigInt(row[amount] ?? 0), BigInt(row[of] ?? 0)]
    return count > 0n ? inRials(whole / count) : null
  },
})
const noVehicles = ['لا مركبات', 'لا مركبات في ما اخترت.'] as const

/** The reports of cars, by the name each has in its address. */
export const reports = {
  utilisation: {
    ...{ title: 'استغلال المركبات', about: 'أيام كل مركبة مؤجرة من الأيام التي كانت لنا وليست في الورشة.', days: 'quarter' },
    columns: [vehicle, className, ...days],
    empty: noVehicles,
  },
  'utilisation-classes': {
    ...{ title: 'استغلال الفئات', about: 'أيام كل فئة مؤجرة من أيام مركباتها التي كانت لنا وليست في الورشة.', days: 'quarter' },
    columns: [className, { key: 'vehicles', title: 'المركبات', as: 'count' }, ...days],
    empty: noVehicles,
  },
  revenue: {
    ...{
      title: 'الإيراد لكل مركبة ويوم',
      about: 'ما قُيّد من إيراد كل مركبة في المدة، ومعدله لكل يوم كانت فيه مؤجرة.',
      days: 'quarter',
    },
    columns: [
      ...[vehicle, className],
      { key: 'out', title: 'أيام مؤجرة', as: 'count' },
      { key: 'income', title: 'الإيراد', as: 'money' },
      per('daily', 'لليوم', { amount: 'income', of: 'out' }),
    ],
    empty: noVehicles,
  },
  profit: {
    ...{
      title: 'ربح كل مركبة',
      about: 'إيراد كل مركبة وتكاليفها في الدفاتر منذ أن صارت لنا، مع ثمن شرائها وبيعها.',
      days: 'none',
    },
    columns: [
      ...[vehicle, className],
      { key: 'income', title: 'الإيراد', as: 'money' },
      { key: 'cost', title: 'التكاليف', as: 'money' },
      { key: 'profit', title: 'الربح', as: 'money' },
      { key: 'bought', title: 'ثمن الشراء', as: 'money' },
      { key: 'sold', title: 'ثمن البيع', as: 'money' },
    ],
    empty: noVehicles,
  },
  damage: {
    ...{
      title: 'الأضرار ومن يتحملها',
      about: 'ما قُدّر من أضرار المدة، وما أُضيف على المستأجرين وشركات التأمين منها.',
      days: 'quarter',
    },
    columns: [
      {
        key: 'number',
        title: 'الملف',
        as: 'text',
        words: ({ sequence, reported }) =>
          claimNumber('DC', { sequence: Number(sequence), reportedAt: new Date(Number(reported)) }),
        path: ({ claimId }) => (typeof claimId === 'string' ? claimPath(claimId) : null),
      },
      vehicle,
      { key: 'kind', title: 'النوع', as: 'text', words: ({ kind }) => nameIn(claimKinds, kind) },
      { key: 'state', title: 'الحال', as: 'text', words: ({ state }) => nameIn(claimStates, state) },
      { key: 'cost', title: 'التقدير', as: 'money' },
      { key: 'renter', title: 'على المستأجر', as: 'money' },
      { key: 'insurer', title: 'على شركة التأمين', as: 'money' },
      { key: 'borne', title: 'تحملته الشركة', as: 'money' },
      { key: 'share', title: 'على غيرنا', as: 'percent', part: 'recovered', whole: 'cost' },
    ],
    empty: ['لا أضرار', 'لم يُفتح ملف ضرر في المدة التي اخترتها.'],
  },
  fines: {
    ...{
      title: 'المخالفات المرورية',
      about: 'مخالفات كل شهر: ما أُضيف على المستأجرين وما تحملته الشركة وما لم يُبتّ.',
      days: 'year',
    },
    columns: [
      { key: 'month', title: 'الشهر', as: 'text' },
      { key: 'fines', title: 'المخالفات', as: 'count' },
      { key: 'amount', title: 'القيمة', as: 'money' },
      { key: 'charged', title: 'على المستأجرين', as: 'money' },
      { key: 'fees', title: 'رسوم المعاملة', as: 'money' },
      { key: 'absorbed', title: 'على الشركة', as: 'money' },
      { key: 'undecided', title: 'لم يُبتّ', as: 'money' },
    ],
    empty: ['لا مخالفات', 'لم تُسجّل مخالفة في المدة التي اخترتها.'],
  },
  deposits: {
    ...{ title: 'التأمينات المستردة المحفوظة', about: 'ما نحفظه من تأمينات السيارات حسب عمره، ومتى يُردّ.', days: 'none' },
    columns: [
      { key: 'contract', title: 'العقد', as: 'code', width: 20 },
      { key: 'renter', title: 'المستأجر', as: 'party', width: 28 },
      { key: 'askedOn', title: 'منذ', as: 'day' },
      { key: 'releaseOn', title: 'يُردّ', as: 'day' },
      { key: 'month', title: 'حتى 30 يومًا', as: 'money' },
      { key: 'two', title: '31 إلى 60', as: 'money' },
      { key: 'three', title: '61 إلى 90', as: 'money' },
      { key: 'older', title: 'فوق 90', as: 'money' },
      { key: 'held', title: 'المحفوظ', as: 'money' },
    ],
    empty: ['لا تأمينات محفوظة', 'رُدّت تأمينات السيارات كلها أو استُعملت.'],
  },
  late: {
    ...{ title: 'الإعادة المتأخرة', about: 'ما أُعيد في المدة بعد موعده، وما لم يُعد بعد وقد مضى موعده.', days: 'quarter' },
    columns: [
      ...[contract, { key: 'renter', title: 'المستأجر', as: 'party', width: 28 } as const, vehicle],
      { key: 'plannedOn', title: 'الموعد', as: 'day' },
      { key: 'returnedOn', title: 'أُعيدت', as: 'day' },
      { key: 'hours', title: 'التأخر، ساعة', as: 'count' },
    ],
    empty: ['لا تأخر', 'أُعيدت السيارات كلها في موعدها في المدة التي اخترتها.'],
  },
  lengths: {
    ...{
      title: 'مدد التأجير ومصادرها',
      about: 'عقود المدة حسب مصدر الحجز: كم منها بالأيام وبالأسابيع وبالشهور، ومعدل أيامها.',
      days: 'quarter',
    },
    columns: [
      { key: 'source', title: 'المصدر', as: 'text', words: ({ source }) => nameIn(reservationSources, source) },
      { key: 'rentals', title: 'العقود', as: 'count' },
      { key: 'short', title: 'دون أسبوع', as: 'count' },
      { key: 'weeks', title: 'أسبوع إلى شهر', as: 'count' },
      { key: 'months', title: 'شهر فأكثر', as: 'count' },
      { key: 'days', title: 'الأيام', as: 'count' },
      {
        ...{ key: 'average', title: 'معدل الأيام', as: 'text' },
        words: ({ days: all, rentals }) => (Number(rentals) > 0 ? (Number(all) / Number(rentals)).toFixed(1) : null),
      },
    ],
    empty: ['لا عقود', 'لم يبدأ تأجير في المدة التي اخترتها.'],
  },
  'none-free': {
    ...{
      title: 'ما طُلب ولم يتوفر',
      about: 'تواريخ بحث فيها زوار الموقع أو طلبها عملاء المكتب ولم تكن في الفئة سيارة متاحة. يُعدّ الموعد مرة في اليوم.',
      days: 'quarter',
    },
    columns: [
      className,
      { key: 'asked', title: 'المواعيد', as: 'count' },
      { key: 'web', title: 'من الموقع', as: 'count' },
      { key: 'desk', title: 'من المكتب', as: 'count' },
      { key: 'days', title: 'أيام مطلوبة', as: 'count' },
    ],
    empty: ['لم يُطلب ما لم يتوفر', 'وجد كل من طلب في المدة التي اخترتها سيارة متاحة.'],
  },
  prices: {
    ...{ title: 'السعر المحقق', about: 'ما اتُّفق عليه في عقود المدة من سعر القائمة، بعد الاتفاقيات والخصومات.', days: 'quarter' },
    columns: [
      className,
      { key: 'rentals', title: 'العقود', as: 'count' },
      { key: 'card', title: 'بسعر القائمة', as: 'money' },
      { key: 'off', title: 'ما خُصم', as: 'money' },
      { key: 'net', title: 'المتفق عليه', as: 'money' },
      { key: 'achieved', title: 'المحقق', as: 'percent', part: 'net', whole: 'card' },
    ],
    empty: ['لا عقود', 'لم يبدأ تأجير في المدة التي اخترتها.'],
  },
  kilometres: {
    ...{ title: 'تكلفة الكيلومتر', about: 'تكاليف كل مركبة في الدفاتر على ما قطعته مع المستأجرين في المدة.', days: 'quarter' },
    columns: [
      ...[vehicle, className],
      { key: 'km', title: 'الكيلومترات', as: 'count' },
      { key: 'cost', title: 'التكاليف', as: 'money' },
      per('perKm', 'للكيلومتر', { amount: 'cost', of: 'km' }),
    ],
    empty: noVehicles,
  },
} as const satisfies Record<string, ReportShape>

export type ReportName = keyof typeof reports
export const reportNames = Object.keys(reports) as ReportName[]
