/** The kinds of record that notes, papers, tasks and history hang on. */
export const propertyKind = 'property'
export const unitKind = 'unit'

export const propertyKinds = { building: 'مبنى', villa: 'فيلا', land: 'أرض', complex: 'مجمّع محلات' } as const
export type PropertyKind = keyof typeof propertyKinds
export const propertyKindNames = Object.keys(propertyKinds) as [PropertyKind, ...PropertyKind[]]

export const unitKinds = {
  flat: 'شقة',
  villa: 'فيلا',
  shop: 'محل',
  office: 'مكتب',
  warehouse: 'مخزن',
  room: 'غرفة',
  land: 'أرض',
} as const
export type UnitKind = keyof typeof unitKinds
export const unitKindNames = Object.keys(unitKinds) as [UnitKind, ...UnitKind[]]

/** What it may be used as; it decides the tax of its rent. */
export const unitUses = { residential: 'سكني', commercial: 'تجاري' } as const
export type UnitUse = keyof typeof unitUses
export const unitUseNames = Object.keys(unitUses) as [UnitUse, ...UnitUse[]]

/** How a unit stands at this moment; it follows from the calendar and is kept nowhere. */
export const unitStates = {
  vacant: 'شاغرة',
  held: 'محجوزة',
  leased: 'مؤجرة',
  maintenance: 'تحت الصيانة',
  'out-of-service': 'خارج الخدمة',
} as const
export type UnitState = keyof typeof unitStates
/** The same in the grid of a building, which tells apart what will be free soon, and how a tenant stands with the rent. */
export const gridStates = {
  ...unitStates,
  'due-soon': 'يستحق قريبًا',
  'part-paid': 'مدفوع جزئيًا',
  overdue: 'متأخر',
  bounced: 'ارتجع شيك',
  vacating: 'تشغر قريبًا',
} as const
export type GridState = keyof typeof gridStates
export const gridStateNames = Object.keys(gridStates) as [GridState, ...GridState[]]

/** The number staff and owner say to each other: «PR-104». */
export const propertyNumber = (sequence: number) => `PR-${sequence}`

export const propertiesPath = '/admin/properties'
export const propertyPath = (id: string) => `${propertiesPath}/${id}`
export const unitPath = (id: string) => `${propertiesPath}/units/${id}`

/** «شقة 12», as it is called inside its property. */
export const unitName = ({ kind, number }: { kind: UnitKind; number: string }) => `${unitKinds[kind]} ${number}`

export const floorName = (floor: number) => {
  if (floor === 0) return 'الأرضي'
  return floor < 0 ? `القبو ${-floor}` : `الدور ${floor}`
}
