import type { KindForm } from './kinds/inputs.ts'

type SeededKind = Omit<KindForm, 'id'> & {
  /** A day, a week and a month; an hour, an hour of overtime and a load where there are any. */
  prices: { rungs: readonly [string, string, string]; hour?: string; overtime?: string; load?: string }
  machines: readonly (readonly [code: string, model: string, made: string, meter: string])[]
}

type Common = Pick<
  SeededKind,
  | 'workGroup'
  | 'operated'
  | 'certificateNeeded'
  | 'carried'
  | 'sheetCounts'
  | 'leastHours'
  | 'leastLoads'
  | 'dayHours'
  | 'serviceHours'
  | 'turnaround'
  | 'safetyTicks'
>

const earth: Common = {
  ...{ workGroup: 'earth', operated: 'with', certificateNeeded: 'yes', carried: 'yes', sheetCounts: 'hours' },
  ...{ leastHours: '4', leastLoads: '0', dayHours: '10', serviceHours: '500', turnaround: '2' },
  safetyTicks: 'الإطفائية موجودة\nلا تسريب زيت أو ماء\nالأنوار ومنبّه الرجوع تعمل',
}

/** The card of the demonstration and the machines behind it. */
export const seededKinds: readonly SeededKind[] = [
  {
    ...{ ...earth, name: 'حفارة', tradeName: 'بوكلين', capacity: '22 طنًا', deposit: '500' },
    prices: { rungs: ['95', '513', '1900'], hour: '12', overtime: '9' },
    machines: [
      ['EX-01', 'كاتربيلر 320', '2019', '7214.5'],
      ['EX-02', 'كوماتسو PC210', '2020', '6480'],
      ['EX-03', 'هيتاشي ZX220', '2018', '9478'],
      ['EX-05', 'كاتربيلر 320', '2022', '3120.5'],
      ['EX-07', 'كاتربيلر 320', '2021', '4512'],
      ['EX-08', 'فولفو EC220', '2023', '1840'],
    ],
  },
  {
    ...{ ...earth, name: 'شيول', tradeName: 'لودر', capacity: '3 م³', deposit: '400' },
    prices: { rungs: ['75', '405', '1500'], hour: '9', overtime: '9' },
    machines: [
      ['WL-01', 'كاتربيلر 950', '2018', '8850'],
      ['WL-02', 'كوماتسو WA380', '2019', '6204.5'],
      ['WL-03', 'فولفو L110', '2021', '4010'],
      ['WL-04', 'كاتربيلر 950', '2022', '2960'],
      ['WL-05', 'كوماتسو WA380', '2023', '1402'],
      ['WL-06', 'فولفو L110', '2017', '10233'],
    ],
  },
  {
    ...{ ...earth, name: 'بكهو لودر', tradeName: 'جي سي بي', deposit: '300' },
    prices: { rungs: ['55', '297', '1100'], hour: '7', overtime: '7' },
    machines: [
      ['BH-01', 'جي سي بي 3CX', '2020', '5120'],
      ['BH-02', 'كيس 580', '2019', '6011'],
      ['BH-03', 'جي سي بي 3CX', '2022', '2204'],
      ['BH-04', 'كاتربيلر 428', '2021', '3377'],
    ],
  },
  {
    ...{ ...earth, name: 'رولر', tradeName: 'مدحلة', capacity: '10 أطنان', deposit: '300' },
    prices: { rungs: ['55', '297', '1050'], hour: '7', overtime: '7' },
    machines: [
      ['RL-01', 'بوماغ BW211', '2019', '4410'],
      ['RL-02', 'هام 3410', '2021', '2875'],
    ],
  },
  {
    ...{
      ...earth,
      name: 'كرين',
      workGroup: 'lifting',
      tradeName: 'رافعة متحركة',
      capacity: '25 طنًا',
      deposit: '500',
      leastHours: '8',
      carried: undefined,
    },
    prices: { rungs: ['100', '540', '2200'], hour: '12', overtime: '14' },
    machines: [
      ['CN-01', 'تادانو GR250', '2018', '7719'],
      ['CN-02', 'كاتو KR25', '2020', '5006'],
    ],
  },
  {
    ...{ ...earth, workGroup: 'lifting', name: 'رافعة شوكية', capacity: '5 أطنان', deposit: '200' },
    prices: { rungs: ['40', '216', '750'], hour: '5', overtime: '5' },
    machines: [
      ['FL-01', 'تويوتا 8FD50', '2021', '3310'],
      ['FL-02', 'كوماتسو FD50', '2019', '5188'],
    ],
  },
  {
    ...{
      ...earth,
      workGroup: 'haulage',
      name: 'تنكر مياه',
      tradeName: 'صهريج',
      capacity: '5,000 جالون',
      deposit: '0',
      carried: undefined,
    },
    ...{ sheetCounts: 'loads', leastLoads: '2', certificateNeeded: undefined },
    prices: { rungs: ['40', '216', '900'], hour: '5', load: '8' },
    machines: [
      ['WT-01', 'مرسيدس أكتروس', '2017', '12040'],
      ['WT-02', 'مان TGS', '2019', '8817'],
      ['WT-03', 'مرسيدس أكتروس', '2020', '7260'],
    ],
  },
  {
    ...{
      ...earth,
      workGroup: 'power',
      name: 'مولد',
      capacity: '100 ك.ف.أ',
      deposit: '200',
      operated: 'without',
      certificateNeeded: undefined,
    },
    ...{ sheetCounts: 'nothing', leastHours: '0', dayHours: '12' },
    prices: { rungs: ['25', '135', '500'], overtime: '2' },
    machines: [
      ['GN-01', 'بيركنز 100', '2020', '6205'],
      ['GN-02', 'كمنز C110', '2021', '4418'],
      ['GN-03', 'بيركنز 100', '2022', '2307'],
      ['GN-04', 'كمنز C110', '2019', '9021'],
      ['GN-05', 'فولفو بنتا 110', '2023', '1120'],
      ['GN-06', 'بيركنز 100', '2018', '10877'],
    ],
  },
]

/** What goes with the machines, by the names of the kinds it fits; without a price it is within that of the machine. */
export const seededImplements = [
  { name: 'شاكوش هيدروليكي', code: 'HB-01', fits: ['حفارة'], dayPrice: '25', monthPrice: '500' },
  { name: 'دلو تنظيف عريض', code: 'BK-01', fits: ['حفارة', 'بكهو لودر'], dayPrice: '', monthPrice: '' },
  { name: 'شوكة تحميل', code: 'FK-01', fits: ['شيول'], dayPrice: '8', monthPrice: '160' },
] as const

type SeededOperator = { name: string; phone: string; account?: string; kinds: readonly string[] }

export const seededOperators: readonly SeededOperator[] = [
  { name: 'راجيش كومار', phone: '99410021', account: 'rajesh', kinds: ['حفارة', 'بكهو لودر'] },
  { name: 'كمال الشجيبي', phone: '99410022', account: 'kamal', kinds: ['شيول', 'حفارة'] },
  { name: 'بيجو توماس', phone: '99410023', kinds: ['حفارة', 'رولر'] },
  { name: 'أنور خان', phone: '99410024', kinds: ['تنكر مياه'] },
  { name: 'سعيد العمري', phone: '99410025', kinds: ['كرين', 'رافعة شوكية'] },
  { name: 'محمد إقبال', phone: '99410026', kinds: ['بكهو لودر'] },
  { name: 'عبدالله جداد', phone: '99410027', kinds: ['شيول'] },
  { name: 'سونيل ناير', phone: '99410028', kinds: ['حفارة', 'شيول'] },
  { name: 'طارق محمود', phone: '99410029', kinds: ['رولر', 'بكهو لودر'] },
  { name: 'حمد الكثيري', phone: '99410030', kinds: ['تنكر مياه'] },
  { name: 'جوزيف ماثيو', phone: '99410031', kinds: ['كرين'] },
  { name: 'عارف حسين', phone: '99410032', kinds: ['حفارة'] },
  { name: 'سالم قطن', phone: '99410033', kinds: ['رافعة شوكية', 'شيول'] },
  { name: 'رافي شانكر', phone: '99410034', kinds: ['بكهو لودر', 'رولر'] },
]

/** A certificate that soon ends, and one in the workshop. */
export const particularMachines: Record<string, { certificateDays?: number; readiness?: 'maintenance' | 'awaiting-inspection' }> =
  {
    'CN-01': { certificateDays: 4 },
    'WL-06': { readiness: 'maintenance' },
    'GN-06': { readiness: 'maintenance' },
    'EX-03': { readiness: 'awaiting-inspection' },
  }

/** What of it is charged when it does not come back whole. */
export const scaffolding = {
  ...{ name: 'سقالات', unit: 'm2' as const, monthPrice: '0.600', deposit: '1', total: '4200' },
  ...{ piece1: 'إطار', lost1: '8.500', damaged1: '3', piece2: 'وصلة عرضية', lost2: '2.200', damaged2: '0.800' },
  ...{ piece3: 'لوح خشب', lost3: '4.500', damaged3: '1.500', piece4: 'قاعدة', lost4: '1.800', damaged4: '0.600' },
}
