import { propertyNumber } from '#areas/properties/property.ts'
import type { Permission } from '#platform/permissions.ts'
import { withinReach } from '#platform/reach.ts'
import { folded } from '#values/text.ts'
import type { Asked } from './judging.ts'

export type MeantProperty = { id: string; sequence: number; name: string; branchId: string }

/** Which property is meant by what a row calls it, by its number or its name; none is null, and of several nobody can say. */
export async function propertiesMeant(asked: Asked, permission: Permission) {
  const rows = await ('tx' in asked ? asked.tx : asked.db)
    .selectFrom('properties')
    .select(['id', 'sequence', 'name', 'branchId'])
    .where((eb) => withinReach(eb, asked.actor, permission, { branch: 'branchId' }))
    .orderBy('sequence')
    .execute()
  const byNumber = new Map(rows.map((one) => [propertyNumber(one.sequence), one]))
  const byName = new Map<string, MeantProperty[]>()
  for (const one of rows) byName.set(folded(one.name), [...(byName.get(folded(one.name)) ?? []), one])
  return (typed: string): MeantProperty | { no: string } | null => {
    const [one, other] = byName.get(folded(typed)) ?? []
    if (other) return { no: 'بهذا الاسم أكثر من عقار. اكتب رقمه، مثل PR-104.' }
    if (one) return one
    const digits = /^(?:pr)?[\s-]*(\d{3,9})$/i.exec(typed)?.[1]
    if (!digits) return null
    return byNumber.get(propertyNumber(Number(digits))) ?? { no: 'لا عقار بهذا الرقم. راجعه في «العقارات».' }
  }
}
