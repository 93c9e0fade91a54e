import type {
  AliasedExpression,
  DeleteQueryBuilder,
  DeleteResult,
  JoinBuilder,
  Kysely,
  Nullable,
  SelectQueryBuilder,
  StringReference,
  UpdateQueryBuilder,
  UpdateResult,
} from 'kysely'

/**
 * What a database and a transaction are asked. Of Kysely's two classes only this much is named: told to compare them whole, the
 * compiler builds what either could answer about every table there is, for seconds each time. And the doors to the tables are told
 * apart by what is handed in, where Kysely's own weigh every table under every name anew in each call.
 */
export interface Asking<DB> extends Pick<Kysely<DB>, 'selectNoFrom' | 'with' | 'insertInto' | 'executeQuery' | 'getExecutor'> {
  selectFrom<Found, Alias extends string>(query: AliasedExpression<Found, Alias>): Within<DB, Alias, Found>
  selectFrom<Table extends Name<DB>>(table: Table): SelectQueryBuilder<DB, Table, Nothing>
  selectFrom<Table extends Name<DB>, Alias extends string>(
    table: `${Table} as ${Alias}`,
  ): SelectQueryBuilder<DB & Row<Alias, DB[Table]>, Alias, Nothing>
  updateTable<Table extends Name<DB>>(table: Table): UpdateQueryBuilder<DB, Table, Table, UpdateResult>
  updateTable<Table extends Name<DB>, Alias extends string>(
    table: `${Table} as ${Alias}`,
  ): UpdateQueryBuilder<DB & Row<Alias, DB[Table]>, Alias, Alias, UpdateResult>
  deleteFrom<Table extends Name<DB>>(table: Table): DeleteQueryBuilder<DB, Table, DeleteResult>
  deleteFrom<Table extends Name<DB>, Alias extends string>(
    table: `${Table} as ${Alias}`,
  ): DeleteQueryBuilder<DB & Row<Alias, DB[Table]>, Alias, DeleteResult>
}

/** The same of joins by name and of questions inside a question. What fits none of these goes on to Kysely's own. */
declare module 'kysely' {
  interface SelectQueryBuilder<DB, TB extends keyof DB, O> {
    innerJoin<T extends Name<DB>>(table: T, one: Column<DB, TB | T>, other: Column<DB, TB | T>): SelectQueryBuilder<DB, TB | T, O>
    innerJoin<T extends Name<DB>, A extends string>(
      table: `${T} as ${A}`,
      one: New<DB, A, Column<DB & Row<A, DB[T]>, TB | A>>,
      other: New<DB, A, Column<DB & Row<A, DB[T]>, TB | A>>,
    ): SelectQueryBuilder<DB & Row<A, DB[T]>, TB | A, O>
    innerJoin<T extends Name<DB>, A extends string>(
      table: `${T} as ${A}`,
      on: New<DB, A, On<DB & Row<A, DB[T]>, TB | A>>,
    ): SelectQueryBuilder<DB & Row<A, DB[T]>, TB | A, O>
    leftJoin<T extends Name<DB>>(
      table: T,
      one: Column<DB, TB | T>,
      other: Column<DB, TB | T>,
    ): SelectQueryBuilder<Left<DB, T>, TB | T, O>
    leftJoin<T extends Name<DB>, A extends string>(
      table: `${T} as ${A}`,
      one: New<DB, A, Column<DB & Row<A, DB[T]>, TB | A>>,
      other: New<DB, A, Column<DB & Row<A, DB[T]>, TB | A>>,
    ): SelectQueryBuilder<DB & Row<A, Nullable<DB[T]>>, TB | A, O>
    leftJoin<T extends Name<DB>, A extends string>(
      table: `${T} as ${A}`,
      on: New<DB, A, On<DB & Row<A, DB[T]>, TB | A>>,
    ): SelectQueryBuilder<DB & Row<A, Nullable<DB[T]>>, TB | A, O>
  }

  interface ExpressionBuilder<DB, TB extends keyof DB> {
    selectFrom<T extends Name<DB>>(table: T): SelectQueryBuilder<DB, TB | T, Nothing>
    selectFrom<T extends Name<DB>, A extends string>(
      table: `${T} as ${A}`,
    ): SelectQueryBuilder<DB & Row<A, DB[T]>, TB | A, Nothing>
  }
}

type Column<DB, TB extends keyof DB> = NoInfer<StringReference<DB, TB>>
type On<DB, TB extends keyof DB> = (join: JoinBuilder<DB, TB>) => JoinBuilder<DB, TB>
type Left<DB, T> = { [Named in keyof DB]: Named extends T ? Nullable<DB[Named]> : DB[Named] }

/** Only where the alias is no table's own name, which would have to give way. */
type New<DB, Alias, Given> = NoInfer<Alias extends keyof DB ? never : Given>

// biome-ignore lint/complexity/noBannedTypes: what a query has selected before it selects anything is `{}` to Kysely
type Nothing = {}

type Name<DB> = keyof DB & string
type Row<Alias extends string, Found> = { [Named in Alias]: Found }

/** A query asked like a table; where it bears the name of a table, it stands in its place. */
type Within<DB, Alias extends string, Found> = Alias extends keyof DB
  ? SelectQueryBuilder<{ [Named in keyof DB]: Named extends Alias ? Found : DB[Named] }, Alias, Nothing>
  : SelectQueryBuilder<DB & Row<Alias, Found>, Alias, Nothing>
