import { z } from 'zod'
import type { Weekday } from './opening-hours.ts'
import { type SettingKey, settings } from './settings.ts'

export type FieldKind =
  | 'line'
  | 'text'
  | 'lines'
  | 'phone'
  | 'email'
  | 'number'
  | 'money'
  | 'day'
  | 'time'
  | 'yes-or-no'
  | 'hours'
  | 'numerals'

/** What is not a line of text. */
const kinds: Partial<Record<SettingKey, FieldKind>> = {
  licences: 'lines',
  phones: 'lines',
  whatsapp: 'phone',
  email: 'email',
  openingHours: 'hours',
  seasonFrom: 'day',
  seasonUntil: 'day',
  seasonHours: 'hours',
  responseHours: 'number',
  numerals: 'numerals',
  hijriBeside: 'yes-or-no',
  quietFrom: 'time',
  quietUntil: 'time',
  noticeFrom: 'day',
  noticeUntil: 'day',
  about: 'text',
  mission: 'text',
  vision: 'text',
  responsibleEmployee: 'yes-or-no',
  vatRate: 'number',
  rentRegistration: 'yes-or-no',
  rentCommissionIsShare: 'yes-or-no',
  rentCommission: 'number',
  metrePriceFrom: 'money',
  metrePriceTo: 'money',
  parcelProhibited: 'text',
  dataOfficerEmail: 'email',
  dataOfficerPhone: 'phone',
  processors: 'text',
  privacyDays: 'number',
  refundDays: 'number',
}

/** Whoever does not know these does not know whom he deals with. */
const wanted: SettingKey[] = ['legalName', 'commercialRegister', 'vatin', 'phones', 'email', 'address', 'openingHours']

const help: Partial<Record<SettingKey, string>> = {
  licences: 'ترخيص في كل سطر.',
  phones: 'رقم في كل سطر، والأول يظهر في أعلى الموقع.',
  vatin: 'يبدأ بـ OM ويليه 10 أرقام.',
  vatRate: 'ما يختلف فيه المحاسبون من غرامات وتعويضات في «المالية، إعدادات المحاسبة».',
  seasonName: 'يظهر مع ساعاته في الموقع، في أيامه وحدها. إن تركته فارغًا فهو: رمضان',
  numerals: 'في الموقع والإدارة والمستندات، ولكل شخص أن يختار غيرها في تفضيلاته. الرموز وأرقام الهواتف تبقى لاتينية.',
  hijriBeside: 'مع كل تاريخ يُكتب بيومه، وفي رأس المستندات.',
  noticeText: 'يظهر أعلى كل صفحة من الموقع، في المدة التي تحددها.',
  municipality: 'لها تُدفع رسوم توثيق العقود، ونسبتها في «المالية، إعدادات المحاسبة».',
  rentCommission: 'بالمئة، مثل 5 أو 7.5. يحسب بها المالك في الموقع ما يصله من أجرته، وتُقترح في كل اتفاقية جديدة.',
  paperFooter: 'سطر أسفل كل صفحة من كل مستند.',
}

const Week = z.record(z.string(), z.string()).catch({})

export type SettingField = ReturnType<typeof fieldOf>

/** One setting as it is asked for: typed as it was kept. */
export function fieldOf(key: SettingKey, kept: ReadonlyMap<string, unknown>) {
  const { label, standard } = settings[key]
  const value = kept.get(key)
  const kind = kinds[key] ?? 'line'
  return {
    key,
    kind,
    label,
    value: typeof value === 'string' ? value : '',
    week: (kind === 'hours' ? Week.parse(value) : {}) as Partial<Record<Weekday, string>>,
    isMissing: value === undefined && wanted.includes(key),
    help: help[key] ?? (standard ? `إن تركته فارغًا فهو: ${standard}` : undefined),
  }
}
