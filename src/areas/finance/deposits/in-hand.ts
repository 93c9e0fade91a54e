import { sql } from 'kysely'
import type { DepositLine } from './deposit.ts'

/** What is held of the deposits of a line, by the contract as people call it. */
export const depositsInHand = (line: DepositLine) =>
  sql`select id, contract, asked_on, release_on, held from deposits where line = ${line} and held > 0`
