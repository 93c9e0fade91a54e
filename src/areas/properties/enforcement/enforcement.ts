import { propertiesPath } from '#areas/properties/property.ts'
import { dayInWords } from '#values/dates.ts'

export const enforcementPath = (contractId: string) => `${propertiesPath}/enforcement/${contractId}`

/** What belongs into the file of a lease that is taken to the court. */
export const enforcementParts = {
  signed: 'نسخة العقد الموقّعة',
  registered: 'توثيق العقد لدى البلدية',
  arrears: 'متأخر لا يغطيه شيك أو وعد قائم أو تحويل بانتظار التأكيد',
  notice: 'إنذار نهائي ثبت وصوله إلى المستأجر',
  days: 'انقضاء مهلة الإنذار النهائي',
  paper: 'العقد كما أُرسل للتوقيع',
} as const
export type EnforcementPart = keyof typeof enforcementParts
export const enforcementPartNames = Object.keys(enforcementParts) as EnforcementPart[]

/** Without these nobody takes it: the others are said, and may stay out. */
const needed: readonly EnforcementPart[] = ['signed', 'registered', 'arrears', 'notice', 'days']
export const isNeeded = (part: EnforcementPart) => needed.includes(part)

const named = (parts: readonly EnforcementPart[]) => parts.map((part) => enforcementParts[part]).join('، ')

/** Why there is no file yet; `overOn` is the last day that the final warning gives, as long as it is not over. */
export const whyNotYet = ({ stops, overOn }: { stops: readonly EnforcementPart[]; overOn: string | null }) =>
  `ينقص الملف: ${named(stops)}. ${overOn ? `تنقضي مهلته بنهاية ${dayInWords(overOn)}. ` : ''}أكملها ثم أعد التجهيز.`
