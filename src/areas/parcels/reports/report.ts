import { monthInWords } from '#values/dates.ts'
import type { ReportShape } from '#values/report.ts'

const zone = { key: 'zone', title: 'المنطقة', as: 'text' } as const
const courier = { key: 'courier', title: 'المندوب', as: 'text', width: 28 } as const
const nothing = ['لا شيء في هذه المدة', 'لم يحدث شيء من ذلك في ما اخترت.'] as const

/** So many in a thousand, with one digit behind the point. */
const perThousand = (part: string) => ({
  ...{ key: `${part}Share`, title: 'في الألف', as: 'text' as const },
  words: (row: { readonly [key: string]: string | number | bigint | null | undefined }) => {
    const [some, all] = [Number(row[part] ?? 0), Number(row.accepted ?? 0)]
    return all === 0 ? null : (Math.round((some * 10_000) / all) / 10).toFixed(1)
  },
})

/** The reports of parcels, by the name each has in its address. */
export const reports = {
  'on-time': {
    ...{ title: 'التسليم في الموعد', about: 'ما سُلّم في المدة، وكم منه حتى يوم وعده.', days: 'quarter' },
    columns: [
      ...[zone, { key: 'delivered', title: 'سُلّم', as: 'count' } as const],
      { key: 'onTime', title: 'في موعده', as: 'count' },
      { key: 'share', title: 'النسبة', as: 'percent', part: 'onTime', whole: 'delivered' },
    ],
    empty: nothing,
  },
  'first-attempt': {
    ...{ title: 'التسليم من أول محاولة', about: 'ما سُلّم عند الباب في المدة، وكم منه من أول محاولة.', days: 'quarter' },
    columns: [
      ...[zone, { key: 'delivered', title: 'سُلّم عند الباب', as: 'count' } as const],
      { key: 'first', title: 'من أول محاولة', as: 'count' },
      { key: 'share', title: 'النسبة', as: 'percent', part: 'first', whole: 'delivered' },
    ],
    empty: nothing,
  },
  reasons: {
    ...{ title: 'أسباب المحاولات التي لم تنجح', about: 'محاولات المدة حسب ما سجّله المندوبون.', days: 'quarter' },
    columns: [
      { key: 'reason', title: 'السبب', as: 'text', width: 30 },
      { key: 'attempts', title: 'المحاولات', as: 'count' },
      { key: 'parcels', title: 'الطرود', as: 'count' },
    ],
    empty: nothing,
  },
  ageing: {
    ...{ title: 'أعمار المخزَّن', about: 'ما في الفروع الآن حسب أيامه منذ استلامه.', days: 'none' },
    columns: [
      zone,
      { key: 'two', title: 'حتى يومين', as: 'count' },
      { key: 'four', title: '3 – 4 أيام', as: 'count' },
      { key: 'week', title: '5 – 7 أيام', as: 'count' },
      { key: 'fortnight', title: '8 – 14 يومًا', as: 'count' },
      { key: 'older', title: '15 فأكثر', as: 'count' },
      { key: 'stored', title: 'كلها', as: 'count' },
    ],
    empty: ['لا مخزَّن', 'لا طرود في الفروع الآن.'],
  },
  couriers: {
    ...{ title: 'طرود كل مندوب في اليوم', about: 'جولات المدة: أيام كل مندوب وما حمله وما سلّمه.', days: 'quarter' },
    columns: [
      ...[
        courier,
        { key: 'days', title: 'الأيام', as: 'count' } as const,
        { key: 'carried', title: 'حمل', as: 'count' } as const,
      ],
      { key: 'delivered', title: 'سلّم', as: 'count' },
      { key: 'share', title: 'سلّم مما حمل', as: 'percent', part: 'delivered', whole: 'carried' },
      {
        ...{ key: 'daily', title: 'في اليوم', as: 'text' },
        words: ({ delivered, days }) => (Number(days) > 0 ? (Number(delivered) / Number(days)).toFixed(1) : null),
      },
    ],
    empty: nothing,
  },
  lost: {
    ...{ title: 'المفقود والمتضرر', about: 'ما استُلم كل شهر، وما فُقد منه أو تضرر.', days: 'year' },
    columns: [
      {
        ...{ key: 'month', title: 'الشهر', as: 'text' },
        words: ({ month }) => `${monthInWords(`${month}-01`)} ${String(month).slice(0, 4)}`,
      },
      { key: 'accepted', title: 'استُلم', as: 'count' },
      ...[{ key: 'lost', title: 'فُقد', as: 'count' } as const, perThousand('lost')],
      ...[{ key: 'damaged', title: 'تضرر', as: 'count' } as const, perThousand('damaged')],
    ],
    empty: nothing,
  },
  unproved: {
    ...{
      title: 'التسليم بلا رمز والتعارض، لكل مندوب',
      about: 'ما سلّمه كل مندوب في المدة، وكم منه بالتوقيع بلا رمز أو خالف مسح غيره، وكم قال أصحابه إنه لم يصلهم.',
      days: 'quarter',
    },
    columns: [
      ...[courier, { key: 'delivered', title: 'سلّم', as: 'count' } as const],
      { key: 'unproved', title: 'بلا رمز', as: 'count' },
      { key: 'share', title: 'النسبة', as: 'percent', part: 'unproved', whole: 'delivered' },
      { key: 'missed', title: 'لم يصل صاحبه', as: 'count' },
      { key: 'conflicts', title: 'تعارض', as: 'count' },
    ],
    empty: nothing,
  },
  custody: {
    ...{ title: 'العهد بأعمارها', about: 'النقد الذي مع المندوبين الآن، ومنذ متى.', days: 'none' },
    columns: [
      { key: 'courier', title: 'المندوب', as: 'staff', width: 28 },
      { key: 'sums', title: 'المبالغ', as: 'count' },
      { key: 'today', title: 'من اليوم', as: 'money' },
      { key: 'yesterday', title: 'من أمس', as: 'money' },
      { key: 'days', title: 'من يومين أو ثلاثة', as: 'money' },
      { key: 'older', title: 'أقدم', as: 'money' },
      { key: 'held', title: 'كله', as: 'money' },
    ],
    empty: ['لا نقد مع المندوبين', 'كل ما قُبض عند الأبواب وصل الصندوق.'],
  },
  remittances: {
    ...{ title: 'أيام التسوية', about: 'ما حُوّل إلى التجّار في المدة، وبعد كم يوم من قبضه.', days: 'quarter' },
    columns: [
      { key: 'merchant', title: 'التاجر', as: 'party', width: 28 },
      { key: 'parcels', title: 'الطرود', as: 'count' },
      { key: 'paid', title: 'المحوَّل', as: 'money' },
      { key: 'average', title: 'متوسط الأيام', as: 'text' },
      { key: 'longest', title: 'أطولها بالأيام', as: 'text' },
    ],
    empty: nothing,
  },
  merchants: {
    ...{
      title: 'الربح من كل مرسل',
      about: 'أجرة ما استُلم من كل مرسل في المدة ورسم تحصيله قبل الضريبة، بعد ما عُوّض عنه.',
      days: 'quarter',
    },
    columns: [
      { key: 'merchant', title: 'المرسل', as: 'party', width: 28 },
      { key: 'parcels', title: 'الطرود', as: 'count' },
      { key: 'carriage', title: 'التوصيل', as: 'money' },
      { key: 'fees', title: 'رسم التحصيل', as: 'money' },
      { key: 'claims', title: 'التعويضات', as: 'money' },
      { key: 'profit', title: 'ما بقي', as: 'money' },
    ],
    empty: nothing,
  },
} as const satisfies Record<string, ReportShape>

export type ReportName = keyof typeof reports
export const reportNames = Object.keys(reports) as ReportName[]
