import type { ClassForm } from './classes/inputs.ts'

const common = {
  bags: '2',
  gearbox: 'automatic',
  minAge: '21',
  licenceYears: '1',
  kmDay: '200',
  kmWeek: '1200',
  kmMonth: '4000',
  border: 'الإمارات',
} as const

export type SeededClass = Omit<ClassForm, 'id'> & { price: readonly string[]; khareef: readonly string[]; hour: string }

/** The card of the demonstration: a day, a week and a month, and the same in khareef. */
export const seededClasses: readonly SeededClass[] = [
  {
    ...{ ...common, name: 'صغيرة', example: 'هيونداي i10 أو مثلها', plan: 'saloon', seats: '4', drive: 'two', bags: '1' },
    ...{ depositResident: '50', depositVisitor: '50', excess: '75', eighthPrice: '1.5', extraKm: '0.05', turnaround: '120' },
    ...{ price: ['10', '63', '210'], khareef: ['15', '94.5', '315'], hour: '2' },
  },
  {
    ...{ ...common, name: 'سيدان', example: 'تويوتا كورولا أو مثلها', plan: 'saloon', seats: '5', drive: 'two' },
    ...{ depositResident: '50', depositVisitor: '50', excess: '75', eighthPrice: '1.75', extraKm: '0.05', turnaround: '120' },
    ...{ price: ['15', '94.5', '315'], khareef: ['22', '138.6', '462'], hour: '3' },
  },
  {
    ...{ ...common, name: 'عائلية', example: 'تويوتا إنوفا أو مثلها', plan: 'tall', seats: '7', drive: 'two', bags: '3' },
    ...{ depositResident: '100', depositVisitor: '100', excess: '100', eighthPrice: '2.25', extraKm: '0.075', turnaround: '120' },
    ...{ price: ['25', '157.5', '525'], khareef: ['40', '252', '840'], hour: '5' },
  },
  {
    ...{ ...common, name: 'بيك أب', example: 'تويوتا هايلوكس أو مثلها', plan: 'pickup', seats: '5', drive: 'four' },
    ...{ depositResident: '100', depositVisitor: '100', excess: '150', eighthPrice: '2.5', extraKm: '0.1', turnaround: '180' },
    ...{ price: ['28', '176.4', '588'], khareef: ['42', '264.6', '882'], hour: '6' },
  },
  {
    ...{ ...common, name: 'دفع رباعي', example: 'تويوتا برادو أو مثلها', plan: 'tall', seats: '7', drive: 'four', bags: '4' },
    ...{ depositResident: '150', depositVisitor: '150', excess: '150', eighthPrice: '2.75', extraKm: '0.1', turnaround: '180' },
    ...{ price: ['35', '220.5', '735'], khareef: ['59', '371.7', '1239'], hour: '7' },
  },
  {
    ...{ ...common, name: 'حافلة صغيرة', example: 'تويوتا هايس أو مثلها', plan: 'tall', seats: '13', drive: 'two', bags: '8' },
    ...{ depositResident: '150', depositVisitor: '150', excess: '150', eighthPrice: '2.75', extraKm: '0.1', turnaround: '180' },
    ...{ price: ['40', '252', '840'], khareef: ['60', '378', '1260'], hour: '8' },
  },
]

type Row = readonly [plate: string, className: string, model: string, made: string, colour: string, odometer: string]

const rows: readonly Row[] = [
  ['3318 ر', 'صغيرة', 'هيونداي i10', '2023', 'أحمر', '41260'],
  ['1204 س', 'صغيرة', 'كيا بيكانتو', '2024', 'أبيض', '22871'],
  ['90417 م', 'صغيرة', 'هيونداي i10', '2024', 'فضي', '19544'],
  ['7340 م ه', 'سيدان', 'تويوتا كورولا', '2024', 'أبيض', '33190'],
  ['52118 ب', 'سيدان', 'هيونداي إلنترا', '2023', 'رمادي', '18930'],
  ['40712 ب', 'سيدان', 'تويوتا كامري', '2024', 'أبيض', '27415'],
  ['18264 د', 'سيدان', 'تويوتا كورولا', '2023', 'فضي', '56820'],
  ['77120 ر', 'سيدان', 'كيا سيراتو', '2022', 'أزرق', '71034'],
  ['4120 ط', 'سيدان', 'تويوتا يارس', '2025', 'أبيض', '9871'],
  ['30915 ك', 'سيدان', 'نيسان صني', '2023', 'رمادي', '48217'],
  ['6155 ل', 'عائلية', 'تويوتا إنوفا', '2023', 'أبيض', '39102'],
  ['81240 م', 'عائلية', 'كيا كرنفال', '2024', 'أسود', '21480'],
  ['2733 و', 'عائلية', 'هيونداي ستاريا', '2024', 'فضي', '17655'],
  ['5561 س', 'بيك أب', 'تويوتا هايلوكس', '2023', 'أبيض', '61204'],
  ['2094 ط', 'بيك أب', 'نيسان نافارا', '2022', 'رمادي', '88320'],
  ['60233 د', 'بيك أب', 'تويوتا هايلوكس', '2024', 'أبيض', '30551'],
  ['8803 أ', 'دفع رباعي', 'تويوتا برادو', '2024', 'أزرق', '44019'],
  ['1177 د', 'دفع رباعي', 'نيسان باترول', '2023', 'بني', '61204'],
  ['6620 ه', 'دفع رباعي', 'تويوتا فورتشنر', '2023', 'أبيض', '52870'],
  ['9042 أ', 'دفع رباعي', 'تويوتا برادو', '2025', 'أبيض', '8120'],
  ['33871 ي', 'دفع رباعي', 'ميتسوبيشي باجيرو', '2022', 'أسود', '97430'],
  ['71209 ن', 'دفع رباعي', 'تويوتا لاندكروزر', '2024', 'أبيض', '25310'],
  ['5012 ب', 'حافلة صغيرة', 'تويوتا هايس', '2023', 'أبيض', '73550'],
  ['44190 ر', 'حافلة صغيرة', 'تويوتا هايس', '2024', 'أبيض', '40218'],
]

/** One whose licence soon runs out, one in the workshop, one to be washed, one that somebody has for a year; the others are ready. */
const particular: Record<string, { licenceDays?: number; readiness?: 'dirty' | 'maintenance'; readyIn?: number }> = {
  '6620 ه': { licenceDays: 9 },
  '2094 ط': { readiness: 'maintenance', readyIn: 4 },
  '40712 ب': { readiness: 'dirty' },
  '33871 ي': { licenceDays: 350 },
}

export const seededCars = rows.map(([plate, className, model, made, colour, odometer], at) => ({
  ...{ plate, class: className, model, made, colour, odometer },
  licenceDays: particular[plate]?.licenceDays ?? 120 + at * 9,
  readiness: particular[plate]?.readiness ?? ('ready' as const),
  /** Days until it is back from the workshop. */
  readyIn: particular[plate]?.readyIn,
}))
