import { sql } from 'kysely'
import { branches } from '#areas/company/public.ts'
import { customerNumber, type PartyRole } from '#areas/customers/customer.ts'
import { customerRegistered } from '#areas/customers/facts.ts'
import { customersPermissions } from '#areas/customers/permissions.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { branchesOf, isEverywhere } from '#platform/reach.ts'
import { dayOf } from '#values/days.ts'
import { alike, alikeInWords } from '../likeness.ts'
import { type CustomerRecord, foundBy, recordOf } from '../record.ts'

/** What all that write in the register share, inside a command. */

/** Who writes a phone or a card's number waits for whoever is writing one: what is looked up stays true until the commit. */
export const alone = (tx: Work['tx']) => sql`select pg_advisory_xact_lock(hashtext('customers.numbers'))`.execute(tx)

/** A number belongs to one record; a name may be two people's, once somebody has looked. Each is said at its field. */
export async function refuseAlike(work: Work, record: CustomerRecord, { id, anyway }: { id?: string; anyway: boolean }) {
  const [nearest] = await alike(work, { ...record, id })
  if (!nearest || (nearest.by === 'name' && anyway)) return
  const field = nearest.by === 'name' ? 'anyway' : nearest.by
  throw fieldFault(field, alikeInWords(nearest))
}

/** The branch that was chosen, as far as one's reach goes; else one's own, so that one sees what one has just written; else the first. */
export async function branchFor(work: Work, chosen?: string) {
  const far = work.actor.reach(customersPermissions.view) ?? []
  const offices = branchesOf(far)
  const open = await branches(work)
  const near = isEverywhere(far) ? open : open.filter(({ id }) => offices.includes(id))
  const asked = near.find(({ id }) => id === chosen)
  return (asked ?? near[0])?.id ?? offices[0] ?? open[0]?.id ?? null
}

type Adding = Pick<Work, 'tx' | 'now' | 'newId' | 'record'>

/** `by` is who brought it, where it did not come across the counter. */
type Newcomer = { record: CustomerRecord; roles: readonly PartyRole[]; branchId: string | null; by: string; cameBy?: 'account' }

/** A new row of the register, with its number, its roles and the fact of it. */
export async function addParty(work: Adding, { record, roles, branchId, by, cameBy }: Newcomer) {
  const id = work.newId()
  const [sequence = 0] = await nextNumbers(work.tx, 1)
  await work.tx
    .insertInto('parties')
    .values({ ...record, ...foundBy(sequence, record), ...{ id, sequence, branchId }, ...newRow(work, by) })
    .execute()
  await addRoles(work, id, roles)
  work.record(customerRegistered, id, { ...registered(sequence, record), cameBy: cameBy ?? 'counter', fileName: null })
  return { id, number: customerNumber(sequence) }
}

export const newRow = (work: Pick<Work, 'now'>, createdBy: string) => {
  const at = work.now()
  return { risk: 'none' as const, version: 1, createdBy, createdAt: at, changedAt: at }
}

/** What the fact of a new record says of it. */
export const registered = (sequence: number, { kind, name, phone }: CustomerRecord) => ({
  number: customerNumber(sequence),
  ...{ kind, name, phone },
})

export async function nextNumbers(tx: Work['tx'], count: number) {
  const { rows } = await sql<{ sequence: number }>`
    select nextval('customer_numbers')::integer as sequence from generate_series(1, ${count})`.execute(tx)
  return rows.map(({ sequence }) => sequence)
}

/** A role somebody has already is not given twice; says how many are new. */
export async function addRoles(work: Pick<Work, 'tx' | 'newId' | 'now'>, partyId: string, roles: readonly PartyRole[]) {
  if (roles.length === 0) return 0
  const since = dayOf(work.now())
  const added = await work.tx
    .insertInto('partyRoles')
    .values(roles.map((role) => ({ id: work.newId(), partyId, role, since })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute()
  return added.length
}

/** After what a customer is found by has changed beside the row. */
export async function findAgain(tx: Work['tx'], id: string) {
  const party = await tx.selectFrom('parties').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const contacts = await tx
    .selectFrom('partyContacts')
    .select(['name', 'phone', 'email'])
    .where('partyId', '=', id)
    .where('removedAt', 'is', null)
    .execute()
  await tx
    .updateTable('parties')
    .set(foundBy(party.sequence, recordOf(party), contacts))
    .where('id', '=', id)
    .execute()
}
