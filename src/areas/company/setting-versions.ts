import { dayInWords } from '#values/dates.ts'
import { hoursInWords } from './opening-hours.ts'
import { type CompanySettings, readSettings, type SettingKey } from './settings.ts'

/** Settings that are told to everybody together: every version of theirs is kept. */
export const versionedKeys = {
  notice: ['noticeText', 'noticeLink', 'noticeFrom', 'noticeUntil'],
  hours: ['openingHours', 'seasonName', 'seasonFrom', 'seasonUntil', 'seasonHours'],
} satisfies Record<string, SettingKey[]>

export const versionedParts = ['notice', 'hours'] as const
export type VersionedPart = (typeof versionedParts)[number]

/** As they were typed; what is not there was not set. */
export type KeptSettings = Partial<Record<SettingKey, unknown>>

/** A version as one text, a line for each thing it tells. */
export function wholeVersion(part: VersionedPart, words: KeptSettings) {
  const told = readSettings(Object.entries(words).map(([key, value]) => ({ key, value })))
  const lines = part === 'notice' ? noticeLines(told) : hoursLines(told)
  return lines.length > 0 ? lines.join('\n') : 'لا شيء.'
}

const noticeLines = ({ noticeText, noticeLink, noticeFrom, noticeUntil }: CompanySettings) => [
  ...(noticeText ? [noticeText] : []),
  // A path would be read from the right otherwise.
  ...(noticeLink ? [`\u2066${noticeLink}\u2069`] : []),
  ...(noticeFrom ? [`من ${dayInWords(noticeFrom)}`] : []),
  ...(noticeUntil ? [`حتى ${dayInWords(noticeUntil)}`] : []),
]

const hoursLines = ({ openingHours, seasonName, seasonFrom, seasonUntil, seasonHours }: CompanySettings) => [
  ...(openingHours ? hoursInWords(openingHours) : []),
  ...(seasonHours && seasonFrom && seasonUntil
    ? [`دوام ${seasonName}: من ${dayInWords(seasonFrom)} حتى ${dayInWords(seasonUntil)}`, ...hoursInWords(seasonHours)]
    : []),
]
