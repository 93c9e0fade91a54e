import type { ImportedTable, Validated } from '#areas/imports/public.ts'
import type { Ctx, Work } from '#platform/context.ts'
import type { ImportPlace } from './places.ts'

export type Asked = Pick<Ctx, 'actor' | 'now'> & ({ db: Ctx['db'] } | { tx: Work['tx'] })

/** What was brought, and what was chosen for rows that do not say it themselves. */
export type Brought = ImportedTable & { branchId: string | null; since: string | null }

export type Judgement = Validated<ImportPlace>
