/** What a customer books; which car it becomes is decided later. */
export const plans = { saloon: 'سيدان', tall: 'مرتفعة', pickup: 'بيك أب' } as const
export type Plan = keyof typeof plans
export const planNames = Object.keys(plans) as [Plan, ...Plan[]]

export const gearboxes = { automatic: 'أوتوماتيك', manual: 'عادي' } as const
export type Gearbox = keyof typeof gearboxes
export const gearboxNames = Object.keys(gearboxes) as [Gearbox, ...Gearbox[]]

export const drives = { two: 'دفع ثنائي', four: 'دفع رباعي' } as const
export type Drive = keyof typeof drives
export const driveNames = Object.keys(drives) as [Drive, ...Drive[]]

/** What the fields are called, on forms and in the history. */
export const classWords = {
  name: 'اسم الفئة',
  example: 'مثال منها',
  plan: 'شكلها على المحضر',
  seats: 'المقاعد',
  bags: 'الحقائب',
  gearbox: 'ناقل الحركة',
  drive: 'الدفع',
  minAge: 'أقل عمر للسائق',
  licenceYears: 'أقل مدة للرخصة',
  depositResident: 'التأمين المسترد للمقيم',
  depositVisitor: 'التأمين المسترد للزائر',
  excess: 'مبلغ التحمّل',
  eighthPrice: 'سعر ثُمن الوقود',
  kmDay: 'كيلومترات اليوم',
  kmWeek: 'كيلومترات الأسبوع',
  kmMonth: 'كيلومترات الشهر',
  extraKm: 'سعر الكيلومتر الإضافي',
  turnaround: 'مدة التجهيز',
  border: 'دول تعبر إليها',
} as const
