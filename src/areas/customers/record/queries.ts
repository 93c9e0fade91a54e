import { z } from 'zod'
import { branches, branchNamed } from '#areas/company/public.ts'
import { customerNumber, documentState, riskToday } from '#areas/customers/customer.ts'
import { customerMoved } from '#areas/customers/facts.ts'
import { customersPermissions } from '#areas/customers/permissions.ts'
import { trail } from '#platform/audit/explore.ts'
import type { Ctx } from '#platform/context.ts'
import { maskedFor } from '#platform/field-mask.ts'
import { isUuid } from '#platform/ids.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { branchesOf, isEverywhere } from '#platform/reach.ts'
import { dayOf } from '#values/days.ts'
import { recordOf } from './record.ts'
import { recordColumns } from './record-columns.ts'
import { sees } from './seen.ts'

type Reader = Pick<Ctx, 'db' | 'actor' | 'now'>

/** One customer with all that the first page says; null where this person sees none. Whoever was merged away is found at the other. */
export async function customer(ctx: Reader, id: string | undefined) {
  const party = await partyInReach(ctx, id)
  if (!party) return null
  const { sequence, search: _, foldedName: __, ...row } = party
  const [roles, documents, account] = await Promise.all([
    rolesOf(ctx, party.id),
    documentsOf(ctx, party.id),
    ctx.db.selectFrom('customerAccounts').select('joinedAt').where('partyId', '=', party.id).executeTakeFirst(),
  ])
  const today = dayOf(ctx.now())
  return {
    ...row,
    ...maskedNumbers(ctx, row),
    number: customerNumber(sequence),
    risk: riskToday(row, today),
    roles,
    documents,
    joinedAt: account?.joinedAt ?? null,
  }
}

/** A record as its form shows it; whoever may not see a card's number leaves it as it is. */
export async function recordToCorrect(ctx: Reader, id: string | undefined) {
  const party = await partyInReach(ctx, id)
  if (!party || party.mergedInto) return null
  const record = recordOf(party)
  return { ...record, ...maskedNumbers(ctx, record), number: customerNumber(party.sequence), version: party.version }
}

export async function partyInReach({ db, actor }: Reader, id: string | undefined) {
  if (!isUuid(id)) return null
  const party = await db.selectFrom('parties').selectAll().where('id', '=', id).executeTakeFirst()
  if (!party) return null
  return sees(actor, party) ? party : null
}

type Numbers = { civilNumber: string | null; passportNumber: string | null }

/** Numbers of cards in full for whoever may see them; else their last four. */
function maskedNumbers({ actor }: Reader, { civilNumber, passportNumber }: Numbers): Numbers {
  const masked = (number: string | null) => maskedFor(actor, customersPermissions.viewNumbers, number)
  return { civilNumber: masked(civilNumber), passportNumber: masked(passportNumber) }
}

function rolesOf({ db }: Reader, partyId: string) {
  return db
    .selectFrom('partyRoles')
    .select(['id', 'role', 'since', 'until'])
    .where('partyId', '=', partyId)
    .orderBy('since')
    .orderBy('until', (order) => order.asc().nullsLast())
    .orderBy('role')
    .execute()
}

export async function documentsOf({ db, actor, now }: Reader, partyId: string) {
  const rows = await db
    .selectFrom('identityDocuments')
    .select(['id', 'kind', 'number', 'issuedOn', 'expiresOn', 'fileId', 'status', 'refusal', 'addedAt'])
    .where('partyId', '=', partyId)
    .where('status', '<>', 'replaced')
    .orderBy('addedAt', 'desc')
    .execute()
  const today = dayOf(now())
  return rows.map(({ number, status, ...row }) => ({
    ...row,
    state: documentState({ status, expiresOn: row.expiresOn }, today),
    number: maskedFor(actor, customersPermissions.viewNumbers, number),
  }))
}

/** Further people and numbers, and where money to this customer goes. */
export async function contactsOf({ db, actor }: Reader, partyId: string) {
  const [contacts, accounts] = await Promise.all([
    db
      .selectFrom('partyContacts')
      .select(['id', 'name', 'position', 'phone', 'email'])
      .where('partyId', '=', partyId)
      .where('removedAt', 'is', null)
      .orderBy('addedAt')
      .execute(),
    db
      .selectFrom('bankAccounts')
      .select(['id', 'iban', 'holder', 'bank'])
      .where('partyId', '=', partyId)
      .where('removedAt', 'is', null)
      .orderBy('addedAt')
      .execute(),
  ])
  const masked = (iban: string) => maskedFor(actor, customersPermissions.viewBankAccounts, iban)
  return { contacts, bankAccounts: accounts.map(({ iban, ...row }) => ({ ...row, iban: masked(iban) })) }
}

/** Whom this customer has given powers, and for whom they hold them; those that are over stay to be seen. */
export async function relationsOf({ db }: Reader, partyId: string) {
  const rows = await db
    .selectFrom('partyRelations')
    .innerJoin('parties as one', 'one.id', 'partyRelations.partyId')
    .innerJoin('parties as other', 'other.id', 'partyRelations.otherId')
    .select(['partyRelations.id', 'partyRelations.kind', 'powers', 'since', 'until', 'partyId', 'otherId'])
    .select(['one.name as ofName', 'other.name as otherName', 'other.phone as otherPhone'])
    .where((eb) => eb.or([eb('partyId', '=', partyId), eb('otherId', '=', partyId)]))
    .orderBy('since', 'desc')
    .limit(100)
    .execute()
  return {
    given: rows.filter((row) => row.partyId === partyId),
    held: rows.filter((row) => row.otherId === partyId),
  }
}

/** A name this customer asks to be called by, until somebody has compared it with the card. */
export function nameChangeOf({ db }: Reader, partyId: string) {
  return db
    .selectFrom('nameChanges')
    .select(['id', 'name', 'askedAt'])
    .where('partyId', '=', partyId)
    .where('status', '=', 'pending')
    .executeTakeFirst()
}

/** What was merged into this record, and whether it can still be undone. */
export async function mergesOf({ db, now }: Reader, partyId: string) {
  const rows = await db
    .selectFrom('partyMerges')
    .innerJoin('parties', 'parties.id', 'partyMerges.mergedId')
    .select(['partyMerges.id', 'mergedId', 'name', 'sequence', 'undoUntil'])
    .where('keptId', '=', partyId)
    .where('undoneAt', 'is', null)
    .orderBy('mergedAt', 'desc')
    .execute()
  return rows.map(({ sequence, ...row }) => ({ ...row, number: customerNumber(sequence), canUndo: row.undoUntil > now() }))
}

/** Two records side by side, as far as they differ: what is chosen from before they become one. */
export async function mergePreview(ctx: Reader, ids: { id: string; otherId: string }) {
  const [kept, other] = await Promise.all([partyInReach(ctx, ids.id), partyInReach(ctx, ids.otherId)])
  if (!kept || !other || kept.id === other.id || kept.mergedInto || other.mergedInto) return null
  const [ours, theirs] = [recordOf(kept), recordOf(other)]
  const shown = [
    { ...ours, ...maskedNumbers(ctx, ours) },
    { ...theirs, ...maskedNumbers(ctx, theirs) },
  ] as const
  const differing = recordColumns.filter((field) => ours[field] !== theirs[field])
  return {
    name: kept.name,
    version: kept.version,
    other: { id: other.id, name: other.name, number: customerNumber(other.sequence), version: other.version },
    fields: differing.map((field) => ({ field, ours: shown[0][field], theirs: shown[1][field] })),
  }
}

/** The picture of a paper: to staff by their permission, and written down each time; to whose it is, always; to others it is not there. */
export async function permissionForFile({ db, actor }: Ctx, fileId: string) {
  const owner = await db
    .selectFrom('identityDocuments')
    .innerJoin('parties', 'parties.id', 'identityDocuments.partyId')
    .leftJoin('customerAccounts', (join) =>
      join.onRef('customerAccounts.partyId', '=', 'parties.id').on('accountId', '=', actor.id),
    )
    .select(['branchId', 'alsoServed', 'createdBy', 'accountId'])
    .where('fileId', '=', fileId)
    .executeTakeFirst()
  if (!owner) return null
  // Whoever sees by the owner's eyes is not the owner, and opens no papers so.
  if (owner.accountId) return actor.seenBy ? customersPermissions.viewDocuments : anyoneSignedIn
  return sees(actor, owner) ? customersPermissions.viewDocuments : null
}

/** The branches this person may register for, or where else a permission reaches. */
export async function branchesInReach(ctx: Reader, permission = customersPermissions.view) {
  const far = ctx.actor.reach(permission) ?? []
  const offices = branchesOf(far)
  const open = await branches(ctx)
  return open.filter(({ id }) => isEverywhere(far) || offices.includes(id)).map(({ id, nameAr }) => ({ id, name: nameAr }))
}

const LastMove = z.object({ fromId: z.string().nullable(), changes: z.array(z.object({ before: z.string().nullable() })) })

type Placed = { id: string; branchId: string | null; alsoServed: readonly string[] }

/** Where a customer stands and is served besides, where it stood before it was moved there, and where this person may move it. */
export async function placeOf(ctx: Reader, { id, branchId, alsoServed }: Placed) {
  const [name, besides, open, [last]] = await Promise.all([
    branchId ? branchNamed(ctx, branchId) : null,
    Promise.all(alsoServed.map((one) => branchNamed(ctx, one))),
    branchesInReach(ctx, customersPermissions.move),
    trail(ctx, { about: id, names: [customerMoved.name] }, 1),
  ])
  const others = open.filter((branch) => branch.id !== branchId)
  const standing = { branchId, name, besides: besides.filter((one) => one !== null), others }
  if (!last) return { ...standing, before: null }
  const { fromId, changes } = LastMove.parse(last.data)
  return { ...standing, before: { id: fromId, name: changes[0]?.before ?? null, until: last.happenedAt } }
}
export type Place = Awaited<ReturnType<typeof placeOf>>
