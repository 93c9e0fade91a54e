import type { SheetReading, SheetShot, SheetSide, SheetWords } from '#areas/handovers/public.ts'
import { machineSheetPath } from '../paths.ts'

export const machineSheetTitles = {
  handover: 'محضر تسليم معدّة',
  return: 'محضر إعادة معدّة',
  periodic: 'محضر معاينة معدّة',
} as const satisfies Record<SheetSide, string>

const hours = 'عداد الساعات'
const fuel = 'مستوى الوقود'

export const machineReadings = [
  {
    name: 'hours',
    field: hours,
    page: hours,
    paper: hours,
    unit: 'ساعة',
    places: 1,
    rising: true,
    needed: true,
    most: 999_999,
    fault: 'اكتب عداد الساعات كما يظهر، مثل 4812.5.',
  },
  {
    name: 'fuel',
    field: fuel,
    page: fuel,
    paper: fuel,
    unit: 'من 8',
    gauge: true,
    needed: true,
    most: 8,
    fault: 'الوقود بالأثمان، من 0 إلى 8.',
  },
] as const satisfies readonly SheetReading[]

const machineShots: readonly SheetShot[] = [
  { name: 'meter', label: 'عداد الساعات', required: 'both', isOfReadings: true },
  { name: 'front', label: 'من الأمام', required: 'both' },
  { name: 'left', label: 'من اليسار', required: 'both' },
  { name: 'right', label: 'من اليمين', required: 'both' },
  { name: 'rear', label: 'من الخلف', required: 'both' },
]

export const machineSheetWords: SheetWords = {
  titles: machineSheetTitles,
  subject: 'المعدّة',
  party: 'مستأجر المعدّة',
  looker: 'من عاين المعدّة',
  follows: {
    handover: 'بالتوقيع يقر ممثل الموقع بحال المعدّة عند وصولها، ولا يُغيَّر المحضر بعده.',
    return: 'بالتوقيع تعود المعدّة إلينا إن لم تُسجَّل إعادتها من قبل، ولا يُغيَّر المحضر بعده.',
    periodic: 'بالتوقيع يصبح العداد كما في المحضر، ولا يُغيَّر بعده.',
  },
  readings: machineReadings,
  shots: machineShots,
  allSound: 'كل ما في هذا القسم سليم',
  path: machineSheetPath,
}

const parts = {
  السلامة: ['طفاية الحريق', 'المنبه وإنذار الرجوع', 'الأضواء', 'المرايا والكاميرا', 'حزام الأمان'],
  'المحرك والهيدروليك': ['مستوى الزيت', 'ماء التبريد', 'الخراطيم والتسريب', 'الجنزير أو الإطارات'],
  'ما يرافقها': ['المفتاح', 'الملحق الأمامي', 'شهادة الفحص', 'كتيب التشغيل'],
}

export const machineItems = Object.entries(parts).flatMap(([room, items]) => items.map((item) => ({ room, item })))
