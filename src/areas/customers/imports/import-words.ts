import { getCountries } from 'libphonenumber-js/max'
import { channels } from '#areas/customers/customer.ts'
import { channelWords } from '#areas/customers/words.ts'
import { folded } from '#values/text.ts'
import { governorates } from '#values/wilayats.ts'
import type { ImportField } from './import-columns.ts'

function byWords(pairs: (readonly [string, string])[]) {
  return new Map(pairs.map(([word, kept]) => [folded(word), kept]))
}

/** «الهند», «India»; the nationality of the man too, for those of whom there are many. */
function namesOf(code: string) {
  const named = ['ar', 'en'].map((language) => new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code)
  return [...named, ...(nationalities[code] ?? [])]
}

const nationalities: Record<string, string[]> = {
  OM: ['عماني', 'عمانية'],
  IN: ['هندي', 'هندية'],
  BD: ['بنغلاديشي', 'بنجلاديشي', 'بنغالي'],
  PK: ['باكستاني', 'باكستانية'],
  EG: ['مصري', 'مصرية'],
  YE: ['يمني', 'يمنية'],
  SD: ['سوداني', 'سودانية'],
  PH: ['فلبيني', 'فلبينية'],
  AE: ['إماراتي', 'إماراتية', 'الإمارات'],
  SA: ['سعودي', 'سعودية', 'السعودية'],
}

/** In somebody's table stand names where ours keeps a code or a word of a list. */
const lists: Partial<Record<ImportField, Map<string, string>>> = {
  passportCountry: byWords(getCountries().flatMap((code) => [...namesOf(code)].map((name) => [name, code]))),
  preferredChannel: byWords(channels.map((channel) => [channelWords[channel], channel])),
  wilayat: byWords(
    Object.values(governorates)
      .flat()
      .flatMap((wilayat) => [wilayat, `ولاية ${wilayat}`].map((name) => [name, wilayat])),
  ),
}

/** The cell as our list has it, or as it was written. */
export const asListed = (field: string, cell: string) => new Map(Object.entries(lists)).get(field)?.get(folded(cell)) ?? cell
