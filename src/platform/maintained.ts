import type { FirstRole } from '#values/roles.ts'
import type { Ctx, Work } from './context.ts'
import type { Permission } from './permissions.ts'

type Asked = { db: Ctx['db'] | Work['tx'] }

/**
 * What maintenance asks about a kind of record whose faults it mends: a building with its flats, a car. The record is the site, and
 * what lies in it a part; both are kept in the table of sites by the area of the record.
 */
export type Maintained = {
  sitePath: (id: string) => string
  partPath: (id: string) => string
  /** Why somebody has a part, by the calendar: who has it now is told and may report. */
  occupied: string
  /** May read who had it once the job is over. */
  names: Permission
  /** Who is asked to sort and follow up. */
  officer: FirstRole
  /** Who is asked before money is spent in their name. */
  owners: (asked: Asked, siteId: string) => Promise<{ id: string; name: string }[]>
  /** The most that may be spent unasked; null where nothing may. */
  expenseLimit: (asked: Asked & { siteId: string; today: string }) => Promise<bigint | null>
  /** The contract whose money pays for its owners; refuses where there is none. */
  pool: (work: Work, siteId: string) => Promise<string>
  /** The sites that belong to this customer now. */
  ownedBy: (asked: Asked, partyId: string) => Promise<readonly string[]>
}
