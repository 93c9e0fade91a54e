import { inRials } from '#values/money.ts'
import type { ReportColumn, ReportShape } from '#values/report.ts'
import { hirePath, machinePath } from '../paths.ts'

const ofRow = (key: string, path: (id: string) => string) => (row: Readonly<Record<string, unknown>>) => {
  const id = row[key]
  return typeof id === 'string' ? path(id) : null
}
const machine: ReportColumn = { key: 'machine', title: 'المعدّة', as: 'text', width: 30, path: ofRow('machineId', machinePath) }
const kind = { key: 'kind', title: 'النوع', as: 'text', width: 24 } as const
const contract: ReportColumn = { key: 'contract', title: 'العقد', as: 'code', width: 20, path: ofRow('contractId', hirePath) }
const hirer = { key: 'hirer', title: 'المستأجر', as: 'party', width: 28 } as const
const site = { key: 'site', title: 'الموقع', as: 'text', width: 28 } as const
const machines = { key: 'machines', title: 'المعدات', as: 'count' } as const

/** One amount for each of something: it comes to no sum. */
const each = (key: string, title: string, say: (row: Parameters<typeof ofFigures>[0]) => string | null): ReportColumn => ({
  ...{ key, title, as: 'text' },
  words: say,
})
const ofFigures = (row: Readonly<Record<string, unknown>>, ...keys: string[]) => keys.map((key) => Number(row[key] ?? 0))

const time = [
  { key: 'able', title: 'أيام العمل', as: 'count' },
  { key: 'worked', title: 'أيام عملت فيها', as: 'count' },
  { key: 'hours', title: 'ساعات العمل', as: 'count' },
  { key: 'used', title: 'الاستغلال', as: 'percent', part: 'worked', whole: 'able' },
] as const
const money = [
  { key: 'able', title: 'أيام العمل', as: 'count' },
  { key: 'income', title: 'الإيراد', as: 'money' },
  { key: 'card', title: 'بسعر القائمة كلها', as: 'money' },
  { key: 'earned', title: 'المحقق', as: 'percent', part: 'income', whole: 'card' },
] as const
const noMachines = ['لا معدات', 'لا معدات في ما اخترت.'] as const
const noHires = ['لا شيء في المدة', 'لم يحدث ذلك في المدة التي اخترتها.'] as const

type Shape = ReportShape & {
  /** It shows what we earn or pay. */
  costs: boolean
  /** What it can be narrowed to besides the branch. */
  byKind: boolean
}

/** The reports of machines, by the name each has in its address. */
export const reports = {
  utilisation: {
    ...{ title: 'استغلال المعدات', about: 'الأيام التي عملت فيها كل معدّة من أيام العمل وهي عندنا.', days: 'quarter' },
    ...{ costs: false, byKind: true, columns: [machine, kind, ...time], empty: noMachines },
  },
  'utilisation-kinds': {
    ...{ title: 'استغلال الأنواع', about: 'الأيام التي عملت فيها معدات كل نوع من أيام العمل وهي عندنا.', days: 'quarter' },
    ...{ costs: false, byKind: true, columns: [kind, machines, ...time], empty: noMachines },
  },
  earning: {
    title: 'إيراد المعدات من سعر القائمة',
    about: 'إيراد كل معدّة في المدة مما كان يأتي لو استُؤجرت كل يوم عمل بسعر الشهر.',
    ...{ days: 'quarter', costs: true, byKind: true, columns: [machine, kind, ...money], empty: noMachines },
  },
  'earning-kinds': {
    title: 'إيراد الأنواع من سعر القائمة',
    about: 'إيراد معدات كل نوع في المدة مما كان يأتي لو استُؤجرت كل يوم عمل بسعر الشهر.',
    ...{ days: 'quarter', costs: true, byKind: true, columns: [kind, machines, ...money], empty: noMachines },
  },
  standing: {
    title: 'الانتظار والعطل والتوقف',
    about: 'ساعات كل معدّة في المواقع: ما عملته وما انتظرته وما تعطلته، وأيام العمل التي بقيت فيها بلا موقع.',
    ...{ days: 'quarter', costs: false, byKind: true, empty: noMachines },
    columns: [
      ...[machine, kind],
      { key: 'onSite', title: 'ساعات الموقع', as: 'count' },
      { key: 'standby', title: 'انتظار', as: 'count' },
      { key: 'broken', title: 'عطل', as: 'count' },
      { key: 'standbyShare', title: 'نسبة الانتظار', as: 'percent', part: 'standby', whole: 'onSite' },
      { key: 'brokenShare', title: 'نسبة العطل', as: 'percent', part: 'broken', whole: 'onSite' },
      { key: 'able', title: 'أيام العمل', as: 'count' },
      { key: 'idle', title: 'أيام بلا موقع', as: 'count' },
      { key: 'idleShare', title: 'نسبة التوقف', as: 'percent', part: 'idle', whole: 'able' },
    ],
  },
  profit: {
    title: 'ربح كل معدّة',
    about: 'إيراد كل معدّة وتكاليفها في الدفاتر منذ أن صارت لنا، وثمن شرائها.',
    ...{ days: 'none', costs: true, byKind: true, empty: noMachines },
    columns: [
      ...[machine, kind],
      { key: 'income', title: 'الإيراد', as: 'money' },
      { key: 'cost', title: 'التكاليف', as: 'money' },
      { key: 'profit', title: 'الربح', as: 'money' },
      { key: 'bought', title: 'ثمن الشراء', as: 'money' },
    ],
  },
  sheets: {
    title: 'كشوف ناقصة أو متأخرة',
    about: 'أيام عمل في المواقع بلا كشف، وكشوف كُتبت بعد يومها، حسب الموقع والمشغّل.',
    ...{ days: 'quarter', costs: false, byKind: true, empty: ['لا كشوف ناقصة', 'كُتبت كشوف المدة التي اخترتها كلها في يومها.'] },
    columns: [
      ...[contract, site, machine],
      { key: 'operator', title: 'المشغّل', as: 'text', width: 24 },
      { key: 'due', title: 'أيام العمل', as: 'count' },
      { key: 'missing', title: 'بلا كشف', as: 'count' },
      { key: 'late', title: 'كُتبت متأخرة', as: 'count' },
      { key: 'missingShare', title: 'نسبة الناقص', as: 'percent', part: 'missing', whole: 'due' },
    ],
  },
  'sub-hires': {
    title: 'هامش المعدات المستأجرة من الغير',
    about: 'ما تأتي به كل معدّة لغيرنا في كل عقد وما ندفعه لصاحبها، بالكشوف المعتمدة نفسها.',
    ...{ days: 'none', costs: true, byKind: true, empty: ['لا معدات للغير', 'لم تخرج في عقد معدّة مستأجرة من الغير.'] },
    columns: [
      ...[machine, contract],
      { key: 'supplier', title: 'صاحبها', as: 'text', width: 28 },
      { key: 'days', title: 'الأيام', as: 'count' },
      { key: 'income', title: 'الإيراد', as: 'money' },
      { key: 'cost', title: 'لصاحبها', as: 'money' },
      { key: 'margin', title: 'الهامش', as: 'money' },
    ],
  },
  transport: {
    title: 'ما استُرد من النقل',
    about: 'تكلفة رحلات المدة كما كُتبت، وما صدر على المستأجرين من نقل في فواتير المدة.',
    ...{ days: 'quarter', costs: true, byKind: false, empty: ['لا رحلات', 'لم تتم رحلة ولم يصدر نقل في المدة التي اخترتها.'] },
    columns: [
      { ...contract, words: (row) => (typeof row.contract === 'string' ? row.contract : 'بين مكانين لنا') },
      ...[hirer, site],
      { key: 'jobs', title: 'الرحلات', as: 'count' },
      { key: 'cost', title: 'التكلفة', as: 'money' },
      { key: 'charged', title: 'على المستأجر', as: 'money' },
      { key: 'left', title: 'الفرق', as: 'money' },
      { key: 'recovered', title: 'المسترد', as: 'percent', part: 'charged', whole: 'cost' },
    ],
  },
  fuel: {
    title: 'الديزل لكل ساعة',
    about: 'ما زوّدنا به كل معدّة من ديزل في المدة، ومعدله لكل ساعة عملتها في الأيام نفسها.',
    ...{ days: 'quarter', costs: false, byKind: true, empty: ['لا ديزل', 'لم نزوّد معدّة بديزل في المدة التي اخترتها.'] },
    columns: [
      ...[machine, kind],
      { key: 'litres', title: 'اللترات', as: 'count' },
      { key: 'hours', title: 'ساعات العمل', as: 'count' },
      each('rate', 'لتر لكل ساعة', (row) => {
        const [tenths = 0, minutes = 0] = ofFigures(row, 'tenths', 'minutes')
        return minutes > 0 ? ((tenths * 6) / minutes).toFixed(1) : null
      }),
    ],
  },
  papers: {
    title: 'وثائق تنتهي',
    about: 'وثائق المعدات ورخص المشغّلين التي تنتهي في المدة، وما انتهى قبلها ولم يُجدَّد.',
    ...{ days: 'ahead', costs: false, byKind: true, empty: ['لا وثائق تنتهي', 'لا وثيقة تنتهي في المدة التي اخترتها.'] },
    columns: [
      { ...machine, title: 'المعدّة أو المشغّل', path: ofRow('machineId', machinePath) },
      kind,
      { key: 'paper', title: 'الوثيقة', as: 'text', width: 24 },
      { key: 'number', title: 'الرقم', as: 'code', width: 18 },
      { key: 'expiresOn', title: 'تنتهي', as: 'day' },
      { key: 'left', title: 'الأيام الباقية', as: 'days-left' },
    ],
  },
  pools: {
    title: 'السقالات عند العملاء',
    about: 'ما عند كل عميل من السقالات الآن، وما نقص منها وما تلف وما قُيّد عليه عنه.',
    ...{ days: 'none', costs: true, byKind: false, empty: ['لا سقالات عند العملاء', 'عادت السقالات كلها كاملة.'] },
    columns: [
      ...[hirer, contract],
      { key: 'pool', title: 'السقالات', as: 'text', width: 24 },
      { key: 'taken', title: 'خرج', as: 'count' },
      { key: 'back', title: 'عاد', as: 'count' },
      { key: 'out', title: 'عنده الآن', as: 'count' },
      { key: 'missing', title: 'قطع ناقصة', as: 'count' },
      { key: 'damaged', title: 'قطع تالفة', as: 'count' },
      { key: 'amount', title: 'قيمتها', as: 'money' },
    ],
  },
  prices: {
    title: 'السعر المحقق',
    about: 'ما صدرت به فواتير المدة من سعر القائمة، بعد الاتفاقيات والخصومات.',
    ...{ days: 'quarter', costs: true, byKind: true, empty: noHires },
    columns: [
      kind,
      { key: 'lines', title: 'البنود', as: 'count' },
      { key: 'card', title: 'بسعر القائمة', as: 'money' },
      { key: 'off', title: 'ما خُصم', as: 'money' },
      { key: 'net', title: 'المفوتر', as: 'money' },
      { key: 'achieved', title: 'المحقق', as: 'percent', part: 'net', whole: 'card' },
      each('daily', 'لليوم', (row) => {
        const [days = 0, net = 0] = ofFigures(row, 'days', 'net')
        return days > 0 ? inRials(BigInt(Math.round(net / days))) : null
      }),
    ],
  },
} as const satisfies Record<string, Shape>

export type ReportName = keyof typeof reports
export const reportNames = Object.keys(reports) as ReportName[]
