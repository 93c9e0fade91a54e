import { propertyKinds, unitKinds, unitUses } from '#areas/properties/property.ts'
import { folded } from '#values/text.ts'
import { governorates } from '#values/wilayats.ts'

type List = { kept: Map<string, string>; ask: string }

const listOf = (pairs: (readonly [word: string, kept: string])[], ask: string): List => ({
  kept: new Map(pairs.map(([word, kept]) => [folded(word), kept])),
  ask,
})

/** Our own words for the choices of a list and their codes, with what else people write. */
function choices(labels: Record<string, string>, others: Record<string, readonly string[]>) {
  const pairs = Object.entries(labels).flatMap(([kept, label]) =>
    [label, kept, ...(others[kept] ?? [])].map((word) => [word, kept] as const),
  )
  return listOf(pairs, `اكتب واحدًا من: ${Object.values(labels).join('، ')}.`)
}

const floors = [
  ...['أرضي', 'الأرضي', 'الدور الأرضي', 'الطابق الأرضي', 'ground', 'g'].map((word) => [word, '0'] as const),
  ...['قبو', 'القبو', 'السرداب', 'basement', 'b'].map((word) => [word, '-1'] as const),
  ...['أول', 'ثان', 'ثالث', 'رابع', 'خامس', 'سادس', 'سابع', 'ثامن', 'تاسع', 'عاشر'].flatMap((word, index) =>
    ['', 'ال', 'الدور ال', 'الطابق ال'].map((before) => [`${before}${word}`, String(index + 1)] as const),
  ),
  ...['ثاني', 'الثاني', 'الدور الثاني', 'الطابق الثاني'].map((word) => [word, '2'] as const),
]

/** In somebody's table stand names where ours keeps a code or a word of a list. */
const lists: Record<string, List> = {
  propertyKind: choices(propertyKinds, {
    building: ['بناية', 'عمارة', 'برج'],
    villa: ['فلة', 'بيت', 'منزل'],
    land: ['قطعة أرض', 'plot'],
    complex: ['مجمع', 'مجمع تجاري', 'mall'],
  }),
  wilayat: listOf(
    Object.values(governorates)
      .flat()
      .flatMap((wilayat) => [wilayat, `ولاية ${wilayat}`].map((word) => [word, wilayat] as const)),
    'لا ولاية بهذا الاسم. اكتبها كما هي، مثل صلالة.',
  ),
  kind: choices(unitKinds, {
    flat: ['شقه سكنية', 'apartment'],
    villa: ['فلة', 'بيت'],
    shop: ['دكان', 'محل تجاري'],
    office: ['مكتب تجاري'],
    warehouse: ['مستودع', 'warehouse'],
    land: ['plot'],
  }),
  use: choices(unitUses, { residential: ['سكن', 'سكنية'], commercial: ['تجارية'] }),
  furnished: listOf(
    [
      ...['نعم', 'مفروشة', 'مفروش', 'مؤثثة', 'yes', 'y', '1', 'furnished'].map((word) => [word, 'yes'] as const),
      ...['لا', 'غير مفروشة', 'غير مفروش', 'فارغة', 'no', 'n', '0', 'unfurnished'].map((word) => [word, ''] as const),
    ],
    'اكتب نعم أو لا.',
  ),
}

const floorsByName = new Map(floors.map(([word, kept]) => [folded(word), kept]))

/** The cell as our list has it, or what is to be said of one that is in none; what belongs to no list stays as it was written. */
export function asListed(field: string, cell: string): { kept: string } | { no: string } {
  if (field === 'floor') return { kept: floorsByName.get(folded(cell)) ?? cell }
  const list = lists[field]
  if (!list) return { kept: cell }
  const kept = list.kept.get(folded(cell))
  return kept === undefined ? { no: list.ask } : { kept }
}
