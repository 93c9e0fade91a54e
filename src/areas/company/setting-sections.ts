import { createHash } from 'node:crypto'
import type { VersionedPart } from './setting-versions.ts'
import type { SettingKey } from './settings.ts'

/** Of some groups it is shown how they will be told. */
type Group = { title: string; keys: SettingKey[]; shows?: VersionedPart }

/** The settings as they are set: what belongs together stands together. Every setting is in one of them. */
export const sections = {
  company: {
    label: 'الشركة',
    groups: [
      {
        title: 'الاسم والسجلات',
        keys: ['tradeName', 'legalName', 'englishName', 'commercialRegister', 'vatin', 'licences'],
      },
      { title: 'الضريبة', keys: ['vatRate'] },
      {
        title: 'وسائل التواصل',
        keys: [
          'phones',
          'whatsapp',
          'email',
          'address',
          'way',
          'building',
          'postalCode',
          'postBox',
          'mapLink',
          'complaintsPhone',
        ],
      },
      { title: 'الأرقام والتاريخ', keys: ['numerals', 'hijriBeside'] },
      { title: 'الدوام والرد', keys: ['openingHours', 'responseHours', 'quietFrom', 'quietUntil'] },
      { title: 'دوام الموسم', keys: ['seasonName', 'seasonFrom', 'seasonUntil', 'seasonHours'], shows: 'hours' },
    ],
  },
  documents: { label: 'المستندات', groups: [{ title: 'ورق الشركة', keys: ['paperFooter'] }] },
  data: {
    label: 'حماية البيانات',
    groups: [
      { title: 'مسؤول حماية البيانات', keys: ['dataOfficerName', 'dataOfficerEmail', 'dataOfficerPhone'] },
      { title: 'الحفظ والرد', keys: ['hostingPlace', 'processors', 'privacyDays'] },
    ],
  },
  site: {
    label: 'بيانات الموقع',
    groups: [
      { title: 'شريط التنبيه', keys: ['noticeText', 'noticeLink', 'noticeFrom', 'noticeUntil'], shows: 'notice' },
      { title: 'عن الشركة', keys: ['about', 'mission', 'vision', 'serviceArea', 'responsibleEmployee'] },
      {
        title: 'الإيجار والبناء',
        keys: ['rentRegistration', 'municipality', 'rentCommissionIsShare', 'rentCommission', 'metrePriceFrom', 'metrePriceTo'],
      },
      { title: 'الطرود', keys: ['parcelProhibited'] },
      {
        title: 'الإلغاء والاسترداد',
        keys: ['parcelCancelRule', 'parcelReturnRule', 'refundDays'],
      },
    ],
  },
} satisfies Record<string, { label: string; groups: Group[] }>

export type Section = keyof typeof sections

/** What these settings were, in short: a form brings it back, and it is another one when somebody saved meanwhile. */
export function editionOf(kept: ReadonlyMap<string, unknown>, keys: readonly SettingKey[]) {
  const values = keys.toSorted().map((key) => kept.get(key) ?? null)
  return createHash('sha256').update(JSON.stringify(values)).digest('base64url').slice(0, 16)
}
