import { propertiesPath } from '#areas/properties/property.ts'

export const enforcementPath = (contractId: string) => `${propertiesPath}/enforcement/${contractId}`

/** What belongs into the file of a lease that is taken to the court. */
export const enforcementParts = {
  signed: 'نسخة العقد الموقّعة',
  registered: 'توثيق العقد لدى البلدية',
  arrears: 'متأخر لا يغطيه شيك أو وعد قائم أو تحويل بانتظار التأكيد',
  notice: 'إخطار ثبت وصوله إلى المستأجر',
  paper: 'العقد كما أُرسل للتوقيع',
  final: 'الإنذار النهائي',
} as const
export type EnforcementPart = keyof typeof enforcementParts
export const enforcementPartNames = Object.keys(enforcementParts) as EnforcementPart[]

/** Without these nobody takes it: the others are said, and may stay out. */
const needed: readonly EnforcementPart[] = ['signed', 'registered', 'arrears', 'notice']
export const isNeeded = (part: EnforcementPart) => needed.includes(part)

export const inWords = (parts: readonly EnforcementPart[]) => parts.map((part) => enforcementParts[part]).join('، ')
