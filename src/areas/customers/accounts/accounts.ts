import { z } from 'zod'
import { branches } from '#areas/company/public.ts'
import { customerNumber } from '#areas/customers/customer.ts'
import { accountJoined, customerCorrected, customersMerged } from '#areas/customers/facts.ts'
import { mergeInto, mergeTold } from '#areas/customers/merging/use-cases/merging.ts'
import { recordOf } from '#areas/customers/record/record.ts'
import { addParty, alone, findAgain } from '#areas/customers/record/use-cases/writing.ts'
import { verifiedContacts } from '#areas/identity/public.ts'
import type { Work } from '#platform/context.ts'
import { type Subscriber, savedFact } from '#platform/subscribers.ts'
import { customerKinds } from '#values/customer-kinds.ts'

const Verified = z.object({
  accountId: z.string(),
  accountKind: z.enum(['staff', 'customer']),
  kind: z.enum(['phone', 'email']),
  value: z.string(),
  name: z.string(),
  partyKind: z.enum(customerKinds).optional(),
})
type Verified = z.output<typeof Verified>

type Joining = Pick<Work, 'tx' | 'now' | 'newId' | 'record'>

/**
 * Somebody has shown that a phone is theirs: their account opens the record that has it, or a new one. Nobody is told which,
 * so nobody learns who is a customer of ours. A record that another account opens already is not given to a second one:
 * numbers change hands.
 */
export const accountJoiner: Subscriber = {
  name: 'customers.join-account',
  factName: 'identity.contact-verified',
  async react(reaction, _factId, data) {
    const verified = Verified.parse(data)
    if (verified.accountKind !== 'customer') return
    await alone(reaction.tx)
    const own = await recordOfAccount(reaction, verified.accountId)
    if (own) await learn(reaction, own.partyId, verified)
    else await join(reaction, verified)
  },
}

const Changed = z.object({ kind: z.enum(['phone', 'email']), from: z.string() })

/** Whoever has left a number or an address hears from us at the new one: the old may be somebody else's by now. */
export const contactFollower: Subscriber = {
  name: 'customers.follow-contact',
  factName: 'identity.contact-changed',
  async react(reaction, factId, data) {
    const { kind, from } = Changed.parse(data)
    const { tx, now } = reaction
    const { subjectId: accountId } = await savedFact(tx, factId)
    await alone(tx)
    const own = await recordOfAccount(reaction, accountId)
    const value = (await verifiedContacts({ db: tx }, accountId))[kind]
    if (!own || !value || (kind === 'phone' && (await isTaken(reaction, value)))) return
    const followed = await tx
      .updateTable('parties')
      .set((eb) => ({ [kind]: value, version: eb('version', '+', 1), changedAt: now() }))
      .where('id', '=', own.partyId)
      .where(kind, '=', from)
      .returning(['id', 'sequence'])
      .executeTakeFirst()
    if (!followed) return
    await findAgain(tx, followed.id)
    reaction.record(customerCorrected, followed.id, changed(followed, { field: kind, before: from, after: value }))
  },
}

function recordOfAccount({ tx }: Joining, accountId: string) {
  return tx.selectFrom('customerAccounts').select('partyId').where('accountId', '=', accountId).executeTakeFirst()
}

async function join(joining: Joining, verified: Verified) {
  const { accountId, kind, value } = verified
  const known = kind === 'phone' ? await unjoinedWith(joining, value) : null
  const party = known
    ? { id: known.id, number: customerNumber(known.sequence), name: known.name }
    : await newParty(joining, verified)
  await joining.tx.insertInto('customerAccounts').values({ accountId, partyId: party.id, joinedAt: joining.now() }).execute()
  if (known) joining.record(accountJoined, party.id, { number: party.number, name: party.name })
}

/** The record with this phone, as long as no account opens it. */
async function unjoinedWith({ tx }: Joining, phone: string) {
  return tx
    .selectFrom('parties')
    .selectAll()
    .where('phone', '=', phone)
    .where('mergedInto', 'is', null)
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('customerAccounts').select('accountId').whereRef('partyId', '=', 'parties.id'))),
    )
    .forUpdate()
    .executeTakeFirst()
}

async function newParty(joining: Joining, { accountId, kind, value, name, partyKind = 'person' }: Verified) {
  const phone = kind === 'phone' && !(await isTaken(joining, value)) ? value : null
  const record = recordOf({ kind: partyKind, name, phone, email: kind === 'email' ? value : null })
  const [branch] = await branches(joining)
  const newcomer = { record, roles: [], branchId: branch?.id ?? null, by: accountId, cameBy: 'account' as const }
  return { ...(await addParty(joining, newcomer)), name }
}

async function isTaken({ tx }: Joining, phone: string) {
  const row = await tx
    .selectFrom('parties')
    .select('id')
    .where('phone', '=', phone)
    .where('mergedInto', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

/** A contact that was shown later fills its empty place; with it the record may turn out to be one we have had before. */
async function learn(joining: Joining, partyId: string, { accountId, kind, value }: Verified) {
  const { tx, now } = joining
  const own = await tx.selectFrom('parties').selectAll().where('id', '=', partyId).forUpdate().executeTakeFirstOrThrow()
  const known = kind === 'phone' ? await unjoinedWith(joining, value) : null
  if (known && own.phone === null) {
    const take = known.email === null ? (['email'] as const) : []
    await mergeInto(joining, accountId, { kept: known, merged: own, take })
    joining.record(customersMerged, known.id, mergeTold({ kept: known, merged: own, take }))
    return
  }
  if (own[kind] !== null || (kind === 'phone' && (await isTaken(joining, value)))) return
  await tx
    .updateTable('parties')
    .set({ [kind]: value, version: own.version + 1, changedAt: now() })
    .where('id', '=', partyId)
    .execute()
  await findAgain(tx, partyId)
  joining.record(customerCorrected, partyId, changed(own, { field: kind, before: null, after: value }))
}

const changed = (party: { sequence: number }, change: { field: string; before: string | null; after: string }) => ({
  number: customerNumber(party.sequence),
  changes: [change],
})
