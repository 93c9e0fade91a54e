import type { SheetReading, SheetSide, SheetWords } from '#areas/handovers/public.ts'
import { propertiesPath, type UnitKind } from '#areas/properties/property.ts'

/** The sheets of a unit, by their sides. */
export const inspectionKinds = {
  handover: 'محضر تسليم وحدة',
  return: 'محضر إعادة وحدة',
  periodic: 'معاينة دورية',
} as const satisfies Record<SheetSide, string>

export const inspectionPath = (id: string) => `${propertiesPath}/inspections/${id}`

const meter = { most: 999_999_999, fault: 'اكتب القراءة كما تظهر في العداد، أرقامًا صحيحة.' }
export const unitReadings = [
  { name: 'keys', field: 'عدد المفاتيح', page: 'المفاتيح', paper: 'المفاتيح', most: 99, fault: 'عدد المفاتيح من 0 إلى 99.' },
  {
    name: 'electricityReading',
    field: 'قراءة عداد الكهرباء',
    page: 'عداد الكهرباء',
    paper: 'قراءة عداد الكهرباء',
    meter: 'electricity',
    ...meter,
  },
  { name: 'waterReading', field: 'قراءة عداد المياه', page: 'عداد المياه', paper: 'قراءة عداد المياه', meter: 'water', ...meter },
] as const satisfies readonly SheetReading[]

export const unitSheetWords: SheetWords = {
  titles: inspectionKinds,
  subject: 'الوحدة',
  party: 'المستأجر',
  follows: {
    handover: 'بالتوقيع تصبح الوحدة لدى المستأجر، ولا يُغيَّر المحضر بعده.',
    return: 'بالتوقيع تعود الوحدة إلينا وتنتهي مدة إشغالها، ولا يُغيَّر المحضر بعده.',
    periodic: 'لا يُغيَّر المحضر بعد التوقيع.',
  },
  readings: unitReadings,
  path: inspectionPath,
}

const dry = ['الجدران والدهان', 'الأرضية', 'الباب والقفل', 'النوافذ', 'الإنارة والمفاتيح', 'التكييف']
const wet = ['الجدران والأرضية', 'المغسلة والخلاط', 'المرحاض', 'السخان', 'التصريف', 'الباب والقفل']
const kitchen = ['الجدران والأرضية', 'الخزائن', 'المغسلة والخلاط', 'الإنارة والمفاتيح', 'التصريف']
const trade = ['الواجهة والباب', 'الجدران والدهان', 'الأرضية', 'الإنارة والمفاتيح', 'التكييف', 'دورة المياه']

type Built = { kind: UnitKind; bedrooms: number | null; bathrooms: number | null }

const several = (name: string, count: number) =>
  Array.from({ length: count }, (_, at) => (count > 1 ? `${name} ${at + 1}` : name))

/** The rooms a unit of its kind has, and what one looks at in each. */
export function roomsOf({ kind, bedrooms, bathrooms }: Built): [room: string, items: string[]][] {
  if (kind === 'land') return [['الأرض', ['الحدود والسور', 'البوابة', 'المخلفات']]]
  if (kind === 'shop' || kind === 'office' || kind === 'warehouse') return [['المكان', trade]]
  const rooms = several('غرفة نوم', Math.min(bedrooms ?? 1, 6)).map((room): [string, string[]] => [room, dry])
  const baths = several('دورة مياه', Math.min(bathrooms ?? 1, 4)).map((room): [string, string[]] => [room, wet])
  return kind === 'room' ? [...rooms, ...baths] : [['الصالة', dry], ...rooms, ['المطبخ', kitchen], ...baths]
}

/** What one looks at in a unit of its kind. */
export const blankItems = (unit: Built) => roomsOf(unit).flatMap(([room, items]) => items.map((item) => ({ room, item })))
