import { customerNumber, type PartyRole } from '#areas/customers/customer.ts'
import { contactAdded } from '#areas/customers/facts.ts'
import { customersPermissions } from '#areas/customers/permissions.ts'
import { type Alike, alike, alikeInWords } from '#areas/customers/record/likeness.ts'
import { recordOf } from '#areas/customers/record/record.ts'
import { isSeen } from '#areas/customers/record/seen.ts'
import { partyToChange, rewrite } from '#areas/customers/record/use-cases/rewriting.ts'
import { addParty, addRoles, alone, branchFor, findAgain, refuseAlike } from '#areas/customers/record/use-cases/writing.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { reaches } from '#platform/reach.ts'
import { Refusal } from '#platform/refusal.ts'
import type { CustomerKind } from '#values/customer-kinds.ts'
import { recordsTogether } from './one-person.ts'

type Somebody = {
  name: string
  phone: string | null
  email?: string | null
  kind?: CustomerKind
  roles?: readonly PartyRole[]
  civilNumber?: string | null
}

/** Where another record may be the same person: `asking` whoever works shows them first, else a phone alone joins. */
type Asked = { joins?: boolean; apart?: boolean }

/**
 * The customer with this phone, as new as need be: whoever is known by it stays one record, as far as the reach of whoever asks
 * goes. The name that was found says to staff whether it is the same person.
 */
export async function madeOrKnown(work: Work, { email = null, kind = 'person', roles = [], ...who }: Somebody, asked?: Asked) {
  await alone(work.tx)
  const { name, phone, civilNumber = null } = who
  const record = recordOf({ kind, name, phone, email, civilNumber })
  const found = await alike(work, { phone, civilNumber, ...(asked && !asked.apart ? { name } : {}) })
  const known = sameOne(found, asked?.joins ?? false)
  if (known) {
    await addRoles(work, known.id, roles)
    return { ...known, existed: true }
  }
  const made = await addParty(work, { record, roles, branchId: await branchFor(work), by: work.actor.id })
  return { ...made, name, existed: false }
}

/** By the phone at once; by the card once somebody said so; a name is somebody's to look at. */
function sameOne(found: readonly Alike[], joins: boolean) {
  const phone = found.find(({ by }) => by === 'phone')
  if (phone && !phone.seen) throw new Refusal('customers.elsewhere', alikeInWords(phone))
  if (phone) return phone.seen
  const card = found.find(({ by }) => by === 'civilNumber')
  if (card && !card.seen) throw fieldFault('civilNumber', alikeInWords(card))
  if (card?.seen && !joins)
    throw fieldFault('joins', `هذا الرقم لـ${card.seen.name} (${card.seen.number}). اربط الطلب بسجله، أو صحّح الرقم.`)
  if (card) return card.seen
  const named = found.find(({ seen }) => seen)?.seen
  if (named)
    throw new Refusal(
      'customers.alike',
      `في السجل عميل بالاسم نفسه: ${named.name} (${named.number}). اربط الطلب بسجله، أو سجّله عميلًا جديدًا.`,
    )
  return null
}

type Wrote = { name: string; phone: string; email: string | null }

/** Who in the register may be whoever wrote, by phone, by mailbox and then by name: told to those who may see them, and to nobody else. */
export async function likelyPeople(ctx: Pick<Ctx, 'db' | 'actor'>, { name, phone, email }: Wrote) {
  if (!ctx.actor.may(customersPermissions.view)) return []
  const found = await alike(ctx, { name, phone: phone || null })
  const [numbers, names] = [found.filter(({ by }) => by !== 'name'), found.filter(({ by }) => by === 'name')]
  const people = [
    ...numbers.flatMap(({ seen, by }) => (seen ? [{ ...seen, by }] : [])),
    ...(await withMailbox(ctx, email)),
    ...names.flatMap(({ seen, by }) => (seen ? [{ ...seen, by }] : [])),
  ]
  return people.filter(({ id }, at) => people.findIndex((other) => other.id === id) === at)
}

async function withMailbox({ db, actor }: Pick<Ctx, 'db' | 'actor'>, email: string | null) {
  if (!email) return []
  const rows = await db
    .selectFrom('parties')
    .select(['id', 'sequence', 'name'])
    .where('mergedInto', 'is', null)
    .where('email', '=', email)
    .where(isSeen(actor))
    .orderBy('sequence')
    .limit(3)
    .execute()
  return rows.map(({ sequence, ...row }) => ({ ...row, number: customerNumber(sequence), by: 'email' as const }))
}

const may = customersPermissions.correct

/** Where a phone somebody wrote from would go: the record has none, or another; null where it has this one, or is not theirs to change. */
export async function placeForPhone({ db, actor }: Pick<Ctx, 'db' | 'actor'>, id: string, phone: string) {
  const [standing = id] = await recordsTogether({ db }, id)
  const party = await db
    .selectFrom('parties')
    .select(['branchId', 'createdBy', 'phone'])
    .where('id', '=', standing)
    .executeTakeFirst()
  if (!party || !phone || !reaches(actor, may, { branchId: party.branchId, ownerId: party.createdBy })) return null
  if (party.phone === phone || (await hasContact(db, standing, phone))) return null
  return party.phone ? ('contact' as const) : ('record' as const)
}

const hasContact = (db: Ctx['db'] | Work['tx'], partyId: string, phone: string) =>
  db
    .selectFrom('partyContacts')
    .select('id')
    .where('partyId', '=', partyId)
    .where('phone', '=', phone)
    .where('removedAt', 'is', null)
    .executeTakeFirst()

/** As the phone of the record where it has none, and beside it where it has another; said twice it is said once. */
export async function phoneOnRecord(work: Work, id: string, { name, phone }: { name: string; phone: string }) {
  await alone(work.tx)
  const [standing = id] = await recordsTogether(work, id)
  const party = await partyToChange(work, standing, may)
  if (party.phone === phone || (await hasContact(work.tx, standing, phone))) return work.repeated()
  if (!party.phone) {
    const record = { ...recordOf(party), phone }
    await refuseAlike(work, record, { id: standing, anyway: true })
    await rewrite(work, party, { version: party.version, record })
    return
  }
  const row = { id: work.newId(), partyId: standing, name, position: 'هاتف آخر', phone, email: null, addedAt: work.now() }
  await work.tx.insertInto('partyContacts').values(row).execute()
  await findAgain(work.tx, standing)
  work.record(contactAdded, standing, { name })
}
