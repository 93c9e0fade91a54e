import { addSomebody } from '#areas/customers/public.ts'
import { newShares } from '#areas/properties/use-cases/writing.ts'
import type { Work } from '#platform/context.ts'
import type { MeantProperty } from './meant-properties.ts'
import type { Owner } from './owners-meant.ts'
import type { ImportPlace } from './places.ts'

/** A property whose shares can be written: whose they are, in parts of the whole, and since when. */
export type OwnedPlace = { property: MeantProperty; whole: number; since: string; shares: { owner: Owner; parts: number }[] }

/** All of them, in the caller's transaction, with the owners who are not customers yet, each once. */
export async function takeOwners(work: Work, owned: readonly OwnedPlace[]) {
  const added = new Map<Owner, string>()
  const places: ImportPlace[] = []
  for (const { property, whole, since, shares } of owned) {
    const before = added.size
    const written = []
    for (const { owner, parts } of shares) {
      const partyId = owner.partyId ?? added.get(owner) ?? (await registered(work, owner, property.branchId))
      if (owner.partyId === null) added.set(owner, partyId)
      written.push({ partyId, parts })
    }
    await newShares(work, property, { whole, since, shares: written })
    const { id, name } = property
    places.push({ id, name, isNew: false, count: shares.length, people: added.size - before })
  }
  return places
}

async function registered(work: Work, owner: Owner, branchId: string) {
  if (owner.partyId !== null) return owner.partyId
  return (await addSomebody(work, { record: owner.record, roles: ['owner'], branchId })).id
}
