import { sql } from 'kysely'
import type { Ctx, Work } from '#platform/context.ts'
import { often } from '#platform/db/database.ts'
import { dayOf } from '#values/days.ts'
import { customerNumber } from './customer.ts'
import { everybodyCalled } from './list/list.ts'
import { matching } from './list/queries.ts'
import { recordsMerged, recordsTogether, togetherEach } from './merging/one-person.ts'
import { likelyPeople, madeOrKnown, phoneOnRecord, placeForPhone } from './merging/same-person.ts'
import { customersPermissions } from './permissions.ts'
import { accountsOf, type MeantCustomers } from './record/accounts-among.ts'
import { addBrought, knownByNumbers, namesOfRecord, readTyped } from './record/brought.ts'
import { customersMeantBy, sequenceIn } from './record/meant.ts'
import { identities, manyOnPaper, onPaper } from './record/on-paper.ts'
import { mergedInto, partyOf, rolesToKeep } from './record/party-of-account.ts'
import { phoneOf } from './record/phone-of.ts'
import type { CustomerRecord } from './record/record.ts'
import { searchQuery } from './record/search-words.ts'
import { isSeen, serveIn } from './record/seen.ts'
import { addRoles } from './record/use-cases/writing.ts'

/** The record of whoever is signed in; null while none has been joined to the account. */
export function partyOfAccount({ db, actor }: { db: Ctx['db'] | Work['tx']; actor: Ctx['actor'] }) {
  return db
    .selectFrom('customerAccounts')
    .innerJoin('parties', 'parties.id', 'customerAccounts.partyId')
    .select(['parties.id', 'sequence', 'name', 'kind', 'phone', 'email'])
    .where('accountId', '=', actor.id)
    .executeTakeFirst()
}

/** The records of whoever has this account, with all that were merged into one; and as what they stay when the person is forgotten. */
export async function partiesOfAccount(asked: { db: Ctx['db'] | Work['tx'] }, accountId: string) {
  const party = await partyOf(asked, accountId)
  if (!party) return { ids: [], staysAs: [] }
  const away = await mergedInto(asked, party.id)
  return { ids: [party.id, ...away.map(({ id }) => id)], staysAs: await rolesToKeep(asked, party.id) }
}

/** A customer of whoever came: whoever is known by the phone stays one record, and who may be the same is said first where that is asked. */
export const makeCustomer: typeof madeOrKnown = (work, somebody, asked) => madeOrKnown(work, somebody, asked)

/** Who may be whoever wrote; and the phone they wrote from, for their record. */
export const peopleLike: typeof likelyPeople = (ctx, wrote) => likelyPeople(ctx, wrote)
export const roomForPhone: typeof placeForPhone = (ctx, id, phone) => placeForPhone(ctx, id, phone)
export const putPhoneOnRecord: typeof phoneOnRecord = (work, id, wrote) => phoneOnRecord(work, id, wrote)
export const correctingCustomers = customersPermissions.correct

export { findParties } from './list/find-parties.ts'

/** What was typed into a search box, as words in the one spelling of search; null when it holds none. */
export const wordsTyped = (typed: string) => searchQuery(typed)

/** Who is meant by each number as it was typed: «CU-10002», or its digits. Records that were merged into others are nobody's. */
export async function customersNumbered(asked: { db: Ctx['db'] } | { tx: Work['tx'] }, typed: readonly string[]) {
  const sequences = new Map(
    typed.flatMap((number) => {
      const sequence = sequenceIn(number)
      return sequence === null ? [] : [[number, sequence] as const]
    }),
  )
  const rows = await ('tx' in asked ? asked.tx : asked.db)
    .selectFrom('parties')
    .select(['id', 'sequence', 'name'])
    .where('mergedInto', 'is', null)
    .where(({ eb, fn, val }) => eb('sequence', '=', fn.any(val([...new Set(sequences.values())]))))
    .execute()
  const found = new Map(rows.map(({ sequence, ...party }) => [sequence, party]))
  return new Map(
    [...sequences].flatMap(([number, sequence]) => {
      const party = found.get(sequence)
      return party ? [[number, party] as const] : []
    }),
  )
}

/** The same by any number an old list has of them; `several` where two have it. */
export const customersMeant = (asked: { db: Ctx['db'] } | { tx: Work['tx'] }, typed: readonly string[]) =>
  customersMeantBy(asked, typed)

/** These customers by number and name, for whoever may see what names them. */
export async function customersNamed(asked: { db: Ctx['db'] } | { tx: Work['tx'] }, ids: readonly string[]) {
  const rows = await ('tx' in asked ? asked.tx : asked.db)
    .selectFrom('parties')
    .select(['id', 'sequence', 'name'])
    .where(({ eb, fn, val }) => eb('id', '=', fn.any(val([...ids]))))
    .modifyEnd(often)
    .execute()
  return rows.map(({ sequence, ...party }) => ({ ...party, number: customerNumber(sequence) }))
}

/** Their names in Latin letters, of those who have one. */
export async function latinNamesOf({ db }: Pick<Ctx, 'db'>, ids: readonly string[]) {
  const rows = await db
    .selectFrom('parties')
    .select(['id', 'latinName'])
    .where(({ eb, fn, val }) => eb('id', '=', fn.any(val([...ids]))))
    .execute()
  return new Map(rows.flatMap(({ id, latinName }) => (latinName ? [[id, latinName] as const] : [])))
}

/** How a customer is called: the area that asks decides who may. */
export const phoneOfCustomer: typeof phoneOf = (ctx, id) => phoneOf(ctx, id)
export const giveRoles: typeof addRoles = (work, partyId, roles) => addRoles(work, partyId, roles)

/** What an area asks for before it makes a customer of somebody. */
export const registeringCustomers = customersPermissions.register

/** Which customers are meant; what is null narrows nothing. */
export type CustomersMeant = MeantCustomers

/** The accounts of these customers. */
export const accountsAmong: typeof accountsOf = (tx, meant) => accountsOf(tx, meant)

/** Somebody whom a table names by their numbers, read as the counter's form would read it. */
export const readSomebody: typeof readTyped = (typed) => readTyped(typed)

/** Who is known by the numbers of these, and under which names each of them is told apart. */
export const somebodiesKnown: typeof knownByNumbers = (asked, records) => knownByNumbers(asked, records)
export const numbersOfSomebody: typeof namesOfRecord = (record) => namesOfRecord(record)

/** A new customer out of a table; the caller has looked that nobody has these numbers. */
export const addSomebody: typeof addBrought = (work, newcomer) => addBrought(work, newcomer)
export type SomebodyRead = CustomerRecord

type Reached = { accountId: string | null; phone: string | null; email: string | null }

/**
 * How a customer is reached: by what the record says, and in the bell of the account where there is one. A merged record leads
 * on to the one it became, over however many steps.
 */
export async function reachableParty(db: Ctx['db'], partyId: string) {
  const { rows } = await sql<Reached>`
    with recursive became as (
      select id, merged_into from parties where id = ${partyId}
      union select parties.id, parties.merged_into from parties join became on parties.id = became.merged_into
    )
    select account_id, phone, email
    from became join parties on parties.id = became.id
    left join customer_accounts on customer_accounts.party_id = parties.id
    where became.merged_into is null
    limit 1`.execute(db)
  return rows
}

/** The customer by this id when whoever asks may see the record; for linking what came in to it. */
export async function partyWithin({ tx, actor }: Pick<Work, 'tx' | 'actor'>, id: string) {
  const row = await tx
    .selectFrom('parties')
    .select(['id', 'sequence', 'name'])
    .where('id', '=', id)
    .where('mergedInto', 'is', null)
    .where(isSeen(actor))
    .executeTakeFirst()
  return row && { id: row.id, name: row.name, number: customerNumber(row.sequence), existed: true }
}

/** Of these records the ones whose page is open to whoever asks. */
export async function partiesWithin({ db, actor }: Pick<Ctx, 'db' | 'actor'>, ids: readonly string[]) {
  const rows = await db
    .selectFrom('parties')
    .select('id')
    .where(({ eb, fn, val }) => eb('id', '=', fn.any(val([...ids]))))
    .where('mergedInto', 'is', null)
    .where(isSeen(actor))
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** Whom a paper is made out to, as the record has it today; a merged record is no longer written to. */
export const partyOnPaper = (asked: Pick<Ctx, 'actor'> & ({ db: Ctx['db'] } | { tx: Work['tx'] }), id: string) =>
  onPaper(asked, id)

/** The same of many, each by the record that stands for it today, for whoever does what was agreed with them before. */
export const partiesOnPaper = (asked: { db: Ctx['db'] } | { tx: Work['tx'] }, ids: readonly string[]) => manyOnPaper(asked, ids)

/** Who these are by their numbers, as a contract says it. */
export const identitiesOf: typeof identities = (asked, ids) => identities(asked, ids)

/** The driving licence they left with us that holds today: one that was checked before one that waits for it. */
export async function drivingLicenceOf({ db, now }: Pick<Ctx, 'db' | 'now'>, partyIds: readonly string[]) {
  const row = await db
    .selectFrom('identityDocuments')
    .select(['number', 'expiresOn'])
    .where(({ eb, fn, val }) => eb('partyId', '=', fn.any(val([...partyIds]))))
    .where('kind', '=', 'driving-licence')
    .where('status', 'in', ['valid', 'awaiting-check'])
    .where('expiresOn', '>=', dayOf(now()))
    .where('number', 'is not', null)
    .orderBy((eb) => eb('status', '=', 'valid'), 'desc')
    .orderBy('addedAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.number && row.expiresOn ? { number: row.number, until: row.expiresOn } : null
}

/** Whether a paper says who this is: no contract is put in force with somebody nobody could find again. */
export async function isIdentified(asked: { db: Ctx['db'] } | { tx: Work['tx'] }, id: string) {
  const numbers = ['civilNumber', 'passportNumber', 'commercialRegister'] as const
  const db = 'tx' in asked ? asked.tx : asked.db
  const row = await db.selectFrom('parties').select(numbers).where('id', '=', id).executeTakeFirst()
  return numbers.some((name) => row?.[name])
}

/** Who stands at the counter: found by the id, within the reach of whoever serves them. */
export async function partyAtCounter({ db, actor }: Pick<Ctx, 'db' | 'actor'>, id: string) {
  const row = await db
    .selectFrom('parties')
    .select(['id', 'sequence', 'name', 'kind', 'phone', 'risk', 'riskReason', 'creditLimit'])
    .where('id', '=', id)
    .where('mergedInto', 'is', null)
    .where(isSeen(actor))
    .executeTakeFirst()
  if (!row) return null
  const { sequence, ...party } = row
  return { ...party, number: customerNumber(sequence), path: `/admin/users/${row.id}` }
}

/**
 * Every record that is this person today, the one that stands first: what was merged away keeps its name in whatever was written
 * under it. None where there is no such record.
 */
export const recordsAsOne: typeof recordsTogether = (asked, id) => recordsTogether(asked, id)

/** The same as a condition: `.where('partyId', 'in', recordsOf(id))`. */
export const recordsOf = (id: string) => sql<string>`(select records_of_one(${id}))`
/** All records of several customers at once, none of them twice. */
export const recordsOfAll = (ids: readonly string[]) =>
  sql<string>`(select records_of_one(one.id) from unnest(${[...ids]}::uuid[]) as one (id))`

/** This branch serves these from now on, where they belong to another: they have a contract there. */
export const serveCustomersIn: typeof serveIn = (work, partyIds, branchId) => serveIn(work, partyIds, branchId)

/** The customers within reach of whoever asks, as they are called, for lists of other areas to join: all, or those that were typed. */
export function customersSeen(ctx: Pick<Ctx, 'db' | 'actor' | 'now'>, typed: string) {
  return matching(ctx, everybodyCalled(typed)).select(['id', 'name', 'phone', sql<string>`'CU-' || sequence`.as('number')])
}

/** Each record that was merged away, and the one that stands for it today: `id` and `one`; and all the records that each of these is today. */
export const mergedRecords = recordsMerged
export const recordsOfEach: typeof togetherEach = (asked, ids) => togetherEach(asked, ids)
