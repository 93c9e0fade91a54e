import type { Delay } from '#values/delay.ts'
import type { Service } from '#values/services.ts'
import type { Ctx } from './context.ts'
import type { Question } from './db/one-statement.ts'
import type { Permission } from './permissions.ts'

/** What an area offers the first page of whoever works here. Who sees what of it is written in app/homes.ts alone. */

/** One question, so that a whole page is asked in one statement, and what its answer says. */
export type Asked<Said> = { ask: Question<unknown>; tell: (answer: unknown) => Said }

export const asked = <Answer, Said>(ask: Question<Answer>, tell: (answer: Answer) => Said): Asked<Said> => ({
  ask,
  tell: (answer) => tell(answer as Answer),
})

export type Offered<Said> = { permission: Permission; read: (ctx: Ctx) => Asked<Said> }

/** A sum told in one answer: amounts in JSON arrive as numbers. */
export const baisa = (amount: number | string | null) => BigInt(amount ?? 0)

export type FigureName =
  | 'approvals'
  | 'billsDue'
  | 'bagsComing'
  | 'parcelsAccepted'
  | 'parcelExceptions'
  | 'parcelsWaiting'
  | 'stopsLeft'
  | 'machinesOut'
  | 'machinesOver'
  | 'machinesIdle'
  | 'sheetsToApprove'
  | 'carsGoing'
  | 'carsLate'
  | 'carsOut'
  | 'cashInBoxes'
  | 'cashToday'
  | 'chequesThisWeek'
  | 'chequesToday'
  | 'collectedToday'
  | 'contractsEnding'
  | 'faultsLate'
  | 'faultsOpen'
  | 'invoicesToday'
  | 'lateReplies'
  | 'leasesEnding'
  | 'leasesUnregistered'
  | 'messagesFailed'
  | 'newCustomers'
  | 'oldestWaiting'
  | 'overdue'
  | 'ownCash'
  | 'ownersToPay'
  | 'promisesToday'
  | 'rentLate'
  | 'unallocated'
  | 'unitsVacant'
  | 'unidentified'
  | 'waitingReply'

/** A figure of a home, true at this moment and equal to the list it leads to. */
export type Tile = {
  label: string
  /** Money where it is whole baisa. */
  value: number | bigint
  path: string
  /** Whether somebody should see to it, as long as it is not zero. */
  urgent?: boolean
  /** What stands under it: «أدنى ما يُتوقع … يوم 6 ديسمبر». */
  beneath?: { text: string; amount?: bigint; after?: string }
}

/** A home asks for it by name; it shows itself nowhere. */
export type Figure = Offered<Tile> & { name: FigureName }

/** Something that costs while it waits. The key is the same as long as it is the same thing, for putting it off; by law it begins with «law:». */
export type Exception = {
  key: string
  title: string
  detail: string
  path: string
  since: Date
  delay: Delay | null
  /** What one goes there to do: «وثّقهما». */
  act: string
}

/** Those of a kind as one, the dearest first; an area tells five at most. */
export type Exceptions = Offered<Exception[]>

export type PulseNow = {
  /** «المحصَّل» */
  measure: string
  remark: string
  path: string
  now: bigint
  /** The same days of last month. */
  before: bigint
  /** Twelve, the oldest first. */
  months: readonly bigint[]
}
/** One true line of a business: exactly one where the area is a business. */
export type Pulse = Offered<PulseNow> & { service: Service }

/** A colleague somebody waits for, or who is away. */
export type AwaitedPerson = { id: string; name: string; says: string; path: string | null }
export type People = Offered<AwaitedPerson[]>
