import { contractsNamed } from '#areas/contracts/public.ts'
import { partiesOnPaper } from '#areas/customers/public.ts'
import { mandateOn } from '#areas/properties/mandates/authority.ts'
import type { UnitUse } from '#areas/properties/property.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { type RentTax, taxOfRent } from './rent-tax.ts'

type Asked = { db: Ctx['db'] } | { tx: Work['tx'] }
type Rented = { id: string; use: UnitUse; startsOn: string; endsOn: string; mandateId: string | null }

const taxed = ({ use, startsOn, endsOn }: Rented, ownersVatin: string | null) =>
  taxOfRent({ use, from: startsOn, until: endsOn, ownersVatin })

/** How the rent of each of these leases is taxed: by whom its mandate is with, whoever asks and wherever they work. */
export async function taxesOfLeases(asked: Asked, leases: readonly Rented[]): Promise<ReadonlyMap<string, RentTax>> {
  // Most rents are of dwellings: whoever owns those, none of them is taxed, and nobody is looked for.
  const ofOwner = leases.filter((one) => taxed(one, 'any').rate > 0)
  if (ofOwner.length === 0) return new Map(leases.map((one) => [one.id, taxed(one, null)]))
  const mandates = await contractsNamed(asked, [...new Set(ofOwner.flatMap((one) => one.mandateId ?? []))])
  const owners = await partiesOnPaper(
    asked,
    mandates.map(({ partyId }) => partyId),
  )
  const vatinOf = new Map(mandates.map(({ id, partyId }) => [id, owners.get(partyId)?.vatin ?? null]))
  return new Map(leases.map((one) => [one.id, taxed(one, vatinOf.get(one.mandateId ?? '') ?? null)]))
}

/** The same of one, which as a draft has no mandate yet: by the one its property has on its first day. */
export async function taxOfLease(asked: Asked, { propertyId, ...one }: Rented & { propertyId: string }): Promise<RentTax> {
  const mandateId = one.mandateId ?? (await mandateOn(asked, { propertyId, on: one.startsOn }))?.contractId ?? null
  const [tax] = (await taxesOfLeases(asked, [{ ...one, mandateId }])).values()
  return tax ?? taxed(one, null)
}
