import { draftContract } from '#areas/contracts/public.ts'
import { addSomebody, giveRoles } from '#areas/customers/public.ts'
import { leaseDrafted } from '#areas/properties/leases/facts.ts'
import { leaseKind } from '#areas/properties/leases/lease.ts'
import { writeInstalments } from '#areas/properties/leases/lease-held.ts'
import { scheduleOf, totalOf } from '#areas/properties/leases/schedule.ts'
import type { Frequency } from '#areas/properties/leases/terms.ts'
import { usualLease } from '#areas/properties/leases/use-cases/start-lease.ts'
import type { Work } from '#platform/context.ts'
import type { MeantProperty } from './meant-properties.ts'
import type { Owner } from './owners-meant.ts'
import type { ImportPlace } from './places.ts'

/** A row that can be taken: which unit, who has it, from when until when, and for how much. */
export type LeaseRow = {
  row: number
  unit: { id: string; called: string; property: MeantProperty }
  tenant: Owner
  startsOn: string
  endsOn: string
  rent: bigint
  deposit: bigint
  frequency: Frequency
}

/** All of them as drafts, in the caller's transaction, with the tenants who are not customers yet, each once. */
export async function takeLeases(work: Work, rows: readonly LeaseRow[]) {
  const added = new Map<Owner, string>()
  const places: ImportPlace[] = []
  for (const [{ id, name, branchId }, of] of Map.groupBy(rows, ({ unit }) => unit.property)) {
    const before = added.size
    for (const row of of) {
      const { tenant } = row
      const partyId = tenant.partyId ?? added.get(tenant) ?? (await registered(work, tenant, branchId))
      if (tenant.partyId === null) added.set(tenant, partyId)
      else await giveRoles(work, partyId, ['tenant'])
      await drafted(work, row, partyId)
    }
    places.push({ id, name, isNew: false, count: of.length, people: added.size - before })
  }
  return places
}

async function registered(work: Work, tenant: Owner, branchId: string) {
  if (tenant.partyId !== null) return tenant.partyId
  return (await addSomebody(work, { record: tenant.record, roles: ['tenant'], branchId })).id
}

async function drafted(work: Work, { unit, startsOn, endsOn, rent, deposit, frequency }: LeaseRow, partyId: string) {
  const rented = { rent, rentFor: 'month', frequency, paid: 'in-advance', dueDay: null } as const
  const schedule = scheduleOf({ from: startsOn, until: endsOn, ...rented, starts: 'lease-day', free: [], steps: [] })
  const id = work.newId()
  const { number } = await draftContract(work, {
    ...{ id, kind: leaseKind, branchId: unit.property.branchId, title: unit.called, startsOn, endsOn },
    ...{ value: totalOf(schedule), noticeDays: 90, autoRenew: false },
    ...{ parties: [{ partyId, role: 'tenant' }], resourceIds: [unit.id] },
  })
  await work.tx
    .insertInto('leases')
    .values({ contractId: id, unitId: unit.id, deposit, ...rented, ...usualLease })
    .execute()
  await writeInstalments(work.tx, id, schedule)
  work.record(leaseDrafted, id, { number, unit: unit.called, partyId })
}
