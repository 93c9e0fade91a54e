import type { RawBuilder } from 'kysely'

/** What does not agree: where, what the books say, and what they should say. */
export type Difference = { place: string; books: bigint; expected: bigint }

export type Check = { code: string; label: string; find: RawBuilder<Difference> }
