/** Whether somebody of ours works it. */
export const operations = { with: 'بمشغّل', without: 'بدون مشغّل', either: 'بمشغّل أو بدونه' } as const
export type Operation = keyof typeof operations
export const operationNames = Object.keys(operations) as [Operation, ...Operation[]]

export const sheetCounts = { hours: 'الساعات', loads: 'النقلات', nothing: 'لا كشوف لها' } as const
export type SheetCount = keyof typeof sheetCounts
export const sheetCountNames = Object.keys(sheetCounts) as [SheetCount, ...SheetCount[]]

/** Under which heading customers look for it. */
export const kindGroups = {
  earth: 'حفر وتحميل',
  lifting: 'رفع',
  haulage: 'نقل ومياه',
  power: 'كهرباء',
  scaffolding: 'سقالات',
} as const
export type KindGroup = keyof typeof kindGroups
export const kindGroupNames = Object.keys(kindGroups) as [KindGroup, ...KindGroup[]]

/** Hires are of whole days: what a night is enough for keeps nobody waiting. Minutes. */
export const waitAfterNight = (turnaround: number) => Math.max(0, turnaround - 12 * 60)

/** What is written one a line. */
export const linesIn = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** What the fields are called, on forms and in the history. */
export const kindWords = {
  name: 'النوع',
  tradeName: 'اسمه في السوق',
  capacity: 'السعة أو الوزن',
  workGroup: 'مجموعته في صفحة العملاء',
  operated: 'التشغيل',
  certificateNeeded: 'لا يعمل إلا بشهادة فحص سارية',
  sheetCounts: 'ما تعدّه كشوفه',
  fuelIncluded: 'السعر شامل الديزل',
  carried: 'تُنقل إلى الموقع على شاحنة',
  leastHours: 'الحد الأدنى للطلب بالساعة',
  leastLoads: 'الحد الأدنى من النقلات في اليوم',
  dayHours: 'ساعات اليوم',
  deposit: 'التأمين المسترد',
  serviceHours: 'الصيانة كل',
  turnaround: 'مدة التجهيز',
  safetyTicks: 'فحوص السلامة قبل العمل',
} as const
