import type { AliasableExpression } from 'kysely'
import type { Db } from './database.ts'

/** A question with one answer: `select(...).$asScalar()`, or rows as JSON. Two of them can be asked in one statement. */
export type Question<Answer> = AliasableExpression<Answer>

/** How many there are, as a question. */
export type Count = Question<bigint>

type Questions = Record<string, Question<unknown>>
type Answers<Asked extends Questions> = { [Name in keyof Asked]: Asked[Name] extends Question<infer Answer> ? Answer : never }

/** Asks all of them in one statement. Names are plain words in small letters. Dates inside of JSON come as text. */
export async function inOneStatement<Asked extends Questions>(db: Db, asked: Asked) {
  const named = Object.entries(asked).map(([name, question]) => question.as(name))
  if (named.length === 0) return {} as Answers<Asked>
  return (await db.selectNoFrom(named).executeTakeFirstOrThrow()) as Answers<Asked>
}

/** One number alone. */
export const numberOf = async (db: Db, count: Count) => Number((await inOneStatement(db, { count })).count)
