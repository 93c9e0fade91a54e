import type { PropertyForm, UnitsForm } from './inputs.ts'

export type Told = {
  property: Omit<PropertyForm, 'id' | 'branchId'>
  /** Which branch looks after it; the first where none is said. */
  branch?: string
  /** Whose, in parts of the whole. */
  shares: readonly (readonly [name: string, parts: number])[]
  units: readonly Omit<UnitsForm, 'propertyId'>[]
}

const [residential, commercial] = [{ use: 'residential' } as const, { use: 'commercial' } as const]
const flat = { kind: 'flat', ...residential, bedrooms: '2', bathrooms: '2' } as const
const shop = { kind: 'shop', ...commercial, floor: '0' } as const
const salalah = { wilayat: 'صلالة' } as const

/** Invented places; no plot and no deed of them is anybody's. */
export const seededProperties: Told[] = [
  {
    property: {
      ...{
        ...salalah,
        name: 'برج السعادة',
        kind: 'building',
        quarter: 'السعادة',
        way: '2240',
        building: '18',
        plotNumber: '221',
      },
      ...{ deedNumber: '4471/2016', krookiNumber: '88120', pin: '17.0389, 54.1402', electricityAccount: '20077140' },
    },
    shares: [['فاطمة بنت سعيد', 100]],
    units: [
      { ...flat, numbers: '1-4', floor: '1', rent: '275', deposit: '275', area: '110' },
      { ...flat, numbers: '5-8', floor: '2', rent: '285', deposit: '285', area: '110' },
      { ...flat, numbers: '9-12', floor: '3', rent: '295', deposit: '295', area: '110' },
      { ...flat, numbers: '13-16', floor: '4', rent: '300', deposit: '300', area: '115' },
      { ...flat, numbers: '17-20', floor: '5', rent: '310', deposit: '310', area: '115' },
      { ...shop, numbers: 'م1-م3', rent: '390', deposit: '780', area: '64' },
    ],
  },
  {
    property: { ...salalah, name: 'بناية عوقد', kind: 'building', quarter: 'عوقد', plotNumber: '1407', deedNumber: '7810/2019' },
    shares: [
      ['خالد بن سعيد', 14],
      ['منى بنت راشد', 7],
      ['زينب بنت علي', 3],
    ],
    units: [
      { ...flat, numbers: '101-104', floor: '1', rent: '230', deposit: '230' },
      { ...flat, numbers: '201-204', floor: '2', rent: '235', deposit: '235', furnished: 'yes' },
      { ...shop, numbers: 'م1-م2', rent: '260', area: '48' },
    ],
  },
  {
    property: { ...salalah, name: 'فيلا الدهاريز', kind: 'villa', quarter: 'الدهاريز', way: '812', building: '4' },
    shares: [['نورة بنت حمد', 100]],
    units: [
      { numbers: '1', kind: 'villa', ...residential, floor: '0', rent: '650', deposit: '1300', bedrooms: '5', bathrooms: '6' },
    ],
  },
  {
    property: { ...salalah, name: 'مجمّع الحافة', kind: 'complex', quarter: 'الحافة', oldAddress: 'سوق الحافة القديم' },
    shares: [
      ['شركة خور البليد', 60],
      ['فاطمة بنت سعيد', 40],
    ],
    units: [{ ...shop, numbers: '1-8', rent: '310', deposit: '620', area: '42' }],
  },
  {
    property: { ...salalah, name: 'مكاتب السلام', kind: 'building', quarter: 'صلالة الوسطى', way: '510' },
    shares: [['شركة خور البليد', 100]],
    units: [{ numbers: '11-16', kind: 'office', ...commercial, floor: '1', rent: '180', area: '55' }],
  },
  {
    property: { ...salalah, name: 'مخازن ريسوت', kind: 'complex', quarter: 'ريسوت', plotNumber: '57' },
    shares: [['نورة بنت حمد', 100]],
    units: [{ numbers: '1-4', kind: 'warehouse', ...commercial, floor: '0', rent: '420', area: '300' }],
  },
  {
    property: { wilayat: 'طاقة', name: 'بيت طاقة', kind: 'building' },
    shares: [['مبارك الشنفري', 100]],
    units: [{ ...flat, numbers: '1-4', floor: '0', rent: '160', deposit: '160' }],
  },
  {
    property: { wilayat: 'ثمريت', name: 'سكن ثمريت', kind: 'building' },
    branch: 'THM',
    shares: [['خالد بن سعيد', 100]],
    units: [{ numbers: '1-3', kind: 'room', ...residential, floor: '0', rent: '70', furnished: 'yes' }],
  },
  {
    property: { ...salalah, name: 'أرض صحلنوت', kind: 'land', quarter: 'صحلنوت', plotNumber: '903' },
    shares: [['مبارك الشنفري', 100]],
    units: [{ numbers: '1', kind: 'land', ...commercial, floor: '0', rent: '120', area: '900' }],
  },
]
