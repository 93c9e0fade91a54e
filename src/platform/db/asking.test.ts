import { sql } from 'kysely'
import { expectTypeOf, test } from 'vitest'
import type { Asking } from './asking.ts'
import type { Db, Tx } from './database.ts'

interface Books {
  testPages: { id: string; title: string; bookId: string }
  testBooks: { id: string; pages: number | null }
}

// Nothing in here is run: the compiler refuses a line that ought to be wrong and is not.
const misspelt = (db: Asking<Books>) => {
  const pages = db.selectFrom('testPages')

  /** A misspelt table. */
  // @ts-expect-error
  db.selectFrom('testPage')
  // @ts-expect-error
  db.selectFrom('testPage as page')
  // @ts-expect-error
  db.insertInto('testPage')
  // @ts-expect-error
  db.updateTable('testPage')
  // @ts-expect-error
  db.deleteFrom('testPage as page')
  // @ts-expect-error
  pages.innerJoin('testBook', 'testBook.id', 'testPages.bookId')
  // @ts-expect-error
  pages.leftJoin('testBook as book', 'book.id', 'testPages.bookId')
  // @ts-expect-error
  pages.where((eb) => eb.exists(eb.selectFrom('testBook as book').select('book.id')))

  /** A misspelt column, and one of a table that is not asked. */
  // @ts-expect-error
  pages.select('titel')
  // @ts-expect-error
  pages.select(['id', 'testBooks.pages'])
  // @ts-expect-error
  pages.where('titel', '=', 'one')
  // @ts-expect-error
  pages.innerJoin('testBooks', 'testBooks.id', 'testPages.book')
  // @ts-expect-error
  pages.innerJoin('testBooks as book', 'book.key', 'testPages.bookId')
  // @ts-expect-error
  pages.leftJoin('testBooks as book', 'book.id', 'testPages.book')
  // @ts-expect-error
  pages.leftJoin('testBooks as book', (join) => join.onRef('book.key', '=', 'testPages.bookId'))
  // @ts-expect-error
  db.selectFrom('testPages as page').select('testPages.id')
  // @ts-expect-error
  db.selectFrom(pages.select('id').as('page')).select('page.title')

  /** A wrong value. */
  // @ts-expect-error
  pages.where('title', '=', 1)
  // @ts-expect-error
  db.insertInto('testPages').values({ id: 'one', title: 'One' })
  // @ts-expect-error
  db.updateTable('testPages as page').set({ title: 1 })
  // @ts-expect-error
  db.deleteFrom('testPages').where('id', '=', 1)
}

const within = (db: Db, tx: Tx, asked: (within: Tx) => void) => {
  /** A transaction does as a database, not the other way round; and it begins no other. */
  // @ts-expect-error
  asked(db)
  expectTypeOf(tx).toExtend<Db>()
  expectTypeOf(tx.transaction).returns.toBeNever()
  expectTypeOf(db.transaction().execute<number>)
    .parameter(0)
    .parameter(0)
    .toEqualTypeOf<Tx>()
}

const answered = async (db: Asking<Books>) => {
  const joined = db.selectFrom('testPages as page').innerJoin('testBooks as book', 'book.id', 'page.bookId')
  const left = db.selectFrom('testPages').leftJoin('testBooks', 'testBooks.id', 'testPages.bookId')
  const leftAs = db.selectFrom('testPages').leftJoin('testBooks as book', (join) => join.onRef('book.id', '=', 'bookId'))
  const among = db.selectFrom(joined.select(['page.title', 'book.pages as count']).as('found'))
  const inside = db
    .selectFrom('testBooks')
    .select((eb) => eb.selectFrom('testPages as page').whereRef('page.bookId', '=', 'testBooks.id').select('title').as('first'))

  expectTypeOf(await joined.select(['page.title', 'pages']).execute()).toEqualTypeOf<{ title: string; pages: number | null }[]>()
  expectTypeOf(await left.select('testBooks.id').execute()).toEqualTypeOf<{ id: string | null }[]>()
  expectTypeOf(await leftAs.select(['book.id']).execute()).toEqualTypeOf<{ id: string | null }[]>()
  expectTypeOf(await among.select(['title', 'found.count']).execute()).toEqualTypeOf<{ title: string; count: number | null }[]>()
  expectTypeOf(await inside.execute()).toEqualTypeOf<{ first: string | null }[]>()
  expectTypeOf(await db.selectFrom('testBooks').select(sql<bigint>`count(*)`.as('all')).execute()).toEqualTypeOf<
    { all: bigint }[]
  >()
}

test('what is asked of the tables is held against them by the compiler', () => {
  expectTypeOf(misspelt).toBeFunction()
  expectTypeOf(within).toBeFunction()
  expectTypeOf(answered).toBeFunction()
})
