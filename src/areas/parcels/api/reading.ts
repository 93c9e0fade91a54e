import { sql } from 'kysely'
import { recordsOf } from '#areas/customers/public.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { piecesOf } from '../journey/load-for-update.ts'
import { readNumber } from '../journey/number.ts'
import { merchantTermsOf } from '../merchants/terms-of.ts'
import type { Caller } from './caller.ts'
import type { Problem } from './problem.ts'

export const notThere: Problem = { status: 404, code: 'not-found', detail: 'لا طرد لك بهذا الرقم.' }
export const perPage = 100

/** Everything a merchant sent, and nothing of anybody else. */
export const sentBy = (db: Ctx['db'] | Work['tx'], { partyId }: Pick<Caller, 'partyId'>) =>
  db.selectFrom('parcels').where('senderId', 'in', recordsOf(partyId))

export async function oneSent({ db }: Pick<Ctx, 'db'>, caller: Caller, typed: string | undefined) {
  const read = readNumber(typed ?? '')
  if (!read || read === 'wrong') throw notThere
  const row = await sentBy(db, caller).selectAll().where('number', '=', read.number).executeTakeFirst()
  if (!row) throw notThere
  return row
}

/** The same to change: nobody else writes it meanwhile. */
export async function oneSentForUpdate({ tx }: Pick<Work, 'tx'>, caller: Caller, typed: string | undefined) {
  const { id } = await oneSent({ db: tx }, caller, typed)
  const row = await tx.selectFrom('parcels').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
  return { ...row, pieces: await piecesOf(tx, id) }
}

/** By which terms he sends: without a contract in force nothing new is taken. */
export async function termsOfCaller(asked: Parameters<typeof merchantTermsOf>[0], { partyId }: Caller) {
  const terms = await merchantTermsOf(asked, partyId)
  if (!terms) throw noContract
  return terms
}

const noContract: Problem = { status: 403, code: 'no-contract', detail: 'لا عقد ساري لهذا التاجر اليوم. اتصل بالفرع.' }

/** Where a page ended: the moment and the id of its last row. */
export const cursorOf = ({ at, id }: { at: Date; id: string }) => Buffer.from(`${at.toISOString()} ${id}`).toString('base64url')

export function cursorRead(cursor: string) {
  const [at = '', id = ''] = Buffer.from(cursor, 'base64url').toString().split(' ')
  if (Number.isNaN(Date.parse(at)) || !/^[\da-f-]{36}$/.test(id)) throw badCursor
  return { at: new Date(at), id }
}

export function afterCursor(cursor: string) {
  const { at, id } = cursorRead(cursor)
  return sql<boolean>`(parcels.registered_at, parcels.id) < (${at}::timestamptz, ${id}::uuid)`
}

export const badCursor: Problem = { status: 422, code: 'invalid', detail: 'المؤشر غير معروف. ابدأ من أول صفحة.' }
