import type { SheetReading, SheetShot, SheetSide, SheetWords } from '#areas/handovers/public.ts'
import { carSheetPath } from '../paths.ts'

/** The sheets of a car, by their sides: out, in, and looked at between. */
export const carSheetTitles = {
  handover: 'محضر تسليم سيارة',
  return: 'محضر إعادة سيارة',
  periodic: 'محضر معاينة سيارة',
} as const satisfies Record<SheetSide, string>

const odometer = 'عداد المسافة'
const fuel = 'مستوى الوقود'

export const carReadings = [
  {
    name: 'odometer',
    field: odometer,
    page: odometer,
    paper: odometer,
    unit: 'كم',
    meter: 'odometer',
    rising: true,
    needed: true,
    most: 2_000_000,
    fault: 'اكتب قراءة العداد بالكيلومترات، حتى 2000000.',
  },
  {
    name: 'fuel',
    field: fuel,
    page: fuel,
    paper: fuel,
    unit: 'من 8',
    meter: 'fuel',
    gauge: true,
    needed: true,
    most: 8,
    fault: 'الوقود بالأثمان، من 0 إلى 8.',
  },
] as const satisfies readonly SheetReading[]

const carShots: readonly SheetShot[] = [
  { name: 'dashboard', label: 'لوحة العدادات', required: 'both', isOfReadings: true },
  { name: 'front', label: 'من الأمام', required: 'both' },
  { name: 'left', label: 'من اليسار', required: 'both' },
  { name: 'right', label: 'من اليمين', required: 'both' },
  { name: 'rear', label: 'من الخلف', required: 'both' },
  { name: 'seats', label: 'المقاعد', required: 'both' },
  { name: 'boot', label: 'الصندوق', required: 'out' },
]

export const carSheetWords: SheetWords = {
  titles: carSheetTitles,
  subject: 'المركبة',
  party: 'مستأجر السيارة',
  looker: 'من عاين السيارة',
  follows: {
    handover: 'بالتوقيع تصبح السيارة لدى المستأجر، ولا يُغيَّر المحضر بعده.',
    return: 'بالتوقيع تعود السيارة إلينا، ولا يُغيَّر المحضر بعده.',
    periodic: 'بالتوقيع يصبح العداد والوقود كما في المحضر، ولا يُغيَّر بعده.',
  },
  readings: carReadings,
  shots: carShots,
  allSound: 'كل الملحقات موجودة وسليمة',
  path: carSheetPath,
}

/** What goes along with a car. */
export const carItems = [
  ...['الإطار الاحتياطي', 'الرافعة', 'مفتاح العجلات', 'مثلث التحذير', 'طفاية الحريق'],
  ...['الدواسات', 'رخصة المركبة', 'وثيقة التأمين'],
].map((item) => ({ room: 'الملحقات', item }))
