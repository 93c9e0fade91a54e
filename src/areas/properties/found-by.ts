import { folded } from '#values/text.ts'
import { type PropertyKind, propertyKinds, propertyNumber, type UnitKind, unitKinds } from './property.ts'

type Property = { sequence: number; name: string; kind: PropertyKind } & {
  [Field in (typeof searched)[number]]: string | null
}
const searched = [
  ...(['wilayat', 'quarter', 'way', 'building', 'oldAddress'] as const),
  ...(['plotNumber', 'deedNumber', 'krookiNumber', 'electricityAccount', 'waterAccount'] as const),
] as const

/** The words a property is found by. */
export const wordsOfProperty = (one: Property) =>
  folded(
    [propertyNumber(one.sequence), one.name, propertyKinds[one.kind], ...searched.map((field) => one[field] ?? '')].join(' '),
  )

type Unit = { number: string; kind: UnitKind } & { [Field in (typeof meters)[number]]?: string | null }
const meters = ['electricityAccount', 'electricityMeter', 'waterAccount', 'waterMeter'] as const

export const wordsOfUnit = (one: Unit) =>
  folded([unitKinds[one.kind], one.number, ...meters.map((field) => one[field] ?? '')].join(' '))
