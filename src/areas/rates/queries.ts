import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Ctx, Work } from '#platform/context.ts'
import type { CardSnapshot } from './card.ts'

type Db = Ctx['db'] | Work['tx']

/** The number of the list that was published last, whenever it holds from; 0 before the first. */
export async function newestNumber(db: Db, line: string) {
  const row = await db
    .selectFrom('rateLists')
    .select('number')
    .where('line', '=', line)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.number ?? 0
}

/** Every list of a line, the newest first. */
export const listsOf = (db: Db, line: string) =>
  db
    .selectFrom('rateLists')
    .select(['id', 'number', 'validFrom', 'publishedAt', 'publishedBy'])
    .where('line', '=', line)
    .orderBy('number', 'desc')
    .limit(50)
    .execute()

/** The list that holds on a day: of those that hold by then, the one published last. */
const listOn = (db: Db, line: string, day: string) =>
  db
    .selectFrom('rateLists')
    .where('line', '=', line)
    .where('validFrom', '<=', day)
    .orderBy('validFrom', 'desc')
    .orderBy('number', 'desc')
    .limit(1)

/** The cards of all classes on a day; a class that the list does not name has none. */
export const cardsOn = (db: Db, { line, day }: { line: string; day: string }) =>
  cardsOfLists(db, listOn(db, line, day).select('rateLists.id'))

/** The cards of a list by its number: what was quoted is priced again from the same list. */
export const cardsOfNumber = (db: Db, { line, number }: { line: string; number: number }) =>
  cardsOfLists(db, idsOfLists(db).where('line', '=', line).where('number', '=', number))

export const cardsOfList = (db: Db, listId: string) =>
  cardsOfLists(db, db.selectFrom('rateLists').select('rateLists.id').where('rateLists.id', '=', listId))

async function cardsOfLists(db: Db, lists: ReturnType<typeof idsOfLists>): Promise<CardSnapshot[]> {
  const rows = await db
    .selectFrom('rateCards')
    .innerJoin('rateLists', 'rateLists.id', 'rateCards.listId')
    .where('rateCards.listId', 'in', lists)
    .select((eb) => [
      ...(['listId', 'classId', 'number', 'hour'] as const),
      jsonArrayFrom(
        eb
          .selectFrom('rateSeasons')
          .select(['name', 'fromDay as from', 'toDay as to'])
          .whereRef('rateSeasons.listId', '=', 'rateCards.listId')
          .orderBy('fromDay'),
      ).as('seasons'),
      jsonArrayFrom(
        eb
          .selectFrom('rateRows')
          .select(['season', 'days', 'price'])
          .whereRef('rateRows.listId', '=', 'rateCards.listId')
          .whereRef('rateRows.classId', '=', 'rateCards.classId')
          .orderBy('season')
          .orderBy('days'),
      ).as('rows'),
      jsonArrayFrom(
        eb
          .selectFrom('rateExtras')
          .select(['name', 'price'])
          .whereRef('rateExtras.listId', '=', 'rateCards.listId')
          .whereRef('rateExtras.classId', '=', 'rateCards.classId'),
      ).as('extras'),
    ])
    .execute()
  return rows.map(({ hour, rows: prices, extras, ...row }) => ({
    ...row,
    ...{ hour: String(hour), percentOff: 0 },
    rows: prices.map(({ price, ...one }) => ({ ...one, price: String(price) })),
    ...(extras.length > 0 && { extras: Object.fromEntries(extras.map(({ name, price }) => [name, String(price)])) }),
  }))
}

const idsOfLists = (db: Db) => db.selectFrom('rateLists').select('rateLists.id')
