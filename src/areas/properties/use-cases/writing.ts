import { type Selectable, sql } from 'kysely'
import { addResources } from '#areas/calendar/public.ts'
import { giveRoles } from '#areas/customers/public.ts'
import type { Work } from '#platform/context.ts'
import type { Database } from '#platform/db/database.ts'
import { propertyAdded, sharesSet, unitAdded, unitsAdded } from '../facts.ts'
import { wordsOfProperty, wordsOfUnit } from '../found-by.ts'
import { tellOfShares } from '../mandates/money-terms.ts'
import { propertyNumber, unitName } from '../property.ts'

/** What all that add properties and units share, inside a command. */

type Kept = 'sequence' | 'words' | 'version' | 'addedBy' | 'addedAt'
export type NewProperty = Omit<Selectable<Database['properties']>, Kept>
export type NewUnit = Omit<Selectable<Database['units']>, Kept | 'id' | 'propertyId' | 'outSince' | 'outReason'>

/** A new row with its number and the fact of it. */
export async function newProperty(work: Work, property: NewProperty) {
  const { rows } = await sql<{ sequence: number }>`select nextval('property_numbers')::integer as sequence`.execute(work.tx)
  const sequence = rows[0]?.sequence ?? 0
  await work.tx
    .insertInto('properties')
    .values({ ...property, sequence, words: wordsOfProperty({ ...property, sequence }), ...newRow(work) })
    .execute()
  work.record(propertyAdded, property.id, { number: propertyNumber(sequence), name: property.name })
}

const batch = 500

/** New units of one property, each a thing the calendar can take. Their numbers are free: the caller has looked. */
export async function newUnits(work: Work, { id: propertyId, name }: { id: string; name: string }, units: readonly NewUnit[]) {
  const rows = units.map((unit) => ({
    ...{ ...unit, id: work.newId(), propertyId, outSince: null, outReason: null },
    ...{ words: wordsOfUnit(unit), ...newRow(work) },
  }))
  for (let from = 0; from < rows.length; from += batch) {
    const some = rows.slice(from, from + batch)
    await addResources(
      work,
      'unit',
      some.map(({ id }) => id),
    )
    await work.tx.insertInto('units').values(some).execute()
  }
  for (const unit of rows) work.record(unitAdded, unit.id, { property: name, unit: unitName(unit) })
  work.record(unitsAdded, propertyId, { property: name, numbers: rows.map(({ number }) => number) })
  return rows.map(({ id }) => id)
}

const newRow = (work: Work) => ({ version: 1, addedBy: work.actor.id, addedAt: work.now() })

type Owned = { id: string; sequence: number; name: string }
export type NewShares = { whole: number; since: string; shares: readonly { partyId: string; parts: number }[] }

/** Who owns how much from a day on; all the parts are the whole. */
export async function newShares(work: Work, { id: propertyId, sequence, name }: Owned, { whole, since, shares }: NewShares) {
  const setId = work.newId()
  await work.tx
    .insertInto('shareSets')
    .values({ id: setId, propertyId, whole, since, setBy: work.actor.id, setAt: work.now() })
    .execute()
  await work.tx
    .insertInto('ownershipShares')
    .values(shares.map((share, position) => ({ ...share, setId, position })))
    .execute()
  for (const { partyId } of shares) await giveRoles(work, partyId, ['owner'])
  await tellOfShares(work, propertyId)
  work.record(sharesSet, propertyId, { number: propertyNumber(sequence), name, whole, since, shares: [...shares] })
}
