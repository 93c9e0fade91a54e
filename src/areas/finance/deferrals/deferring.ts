import { type Selectable, sql } from 'kysely'
import { type ChargedKind, hiredByDay } from '#areas/finance/invoices/charge-kinds.ts'
import { moneySettingsOn } from '#areas/finance/settings/reading.ts'
import type { Work } from '#platform/context.ts'
import type { Database } from '#platform/db/database.ts'
import { dayOf } from '#values/days.ts'
import { least } from '#values/money.ts'
import { unearnedAfter } from './deferral.ts'

export type Deferral = Selectable<Database['deferrals']>

type Supplied = { suppliedFrom: string; suppliedUntil: string }
/** A charge may have days of its own on a paper of many. */
type Charged = {
  id: string
  kind: ChargedKind
  net: bigint
  contractId?: string | null | undefined
  ownFrom?: string | null | undefined
  ownUntil?: string | null | undefined
}

/** What of a charge is not earned yet on the day it is issued, and the leaf in which that lies; none of what is no hire by the day. */
function aheadOf({ id, kind, net, contractId }: Charged, { suppliedFrom, suppliedUntil }: Supplied, day: string) {
  if (!hiredByDay.has(kind)) return undefined
  const amount = unearnedAfter({ net, from: suppliedFrom, until: suppliedUntil }, day)
  return amount > 0n ? { amount, key: contractId ?? id } : undefined
}

/** Its own days, or those of its paper. */
const daysOf = ({ ownFrom, ownUntil }: Charged, paper: Supplied): Supplied =>
  ownFrom && ownUntil ? { suppliedFrom: ownFrom, suppliedUntil: ownUntil } : paper

/** The same of all that is issued today; where the company says that it is income at once, of nothing. */
export async function aheadIn<One extends Charged>(work: Work, charges: readonly One[], supplied: Supplied) {
  const day = dayOf(work.now())
  const parts = charges.map((charge) => ({ charge, ahead: aheadOf(charge, daysOf(charge, supplied), day) }))
  if (parts.every(({ ahead }) => ahead === undefined)) return parts
  const { revenueOfAdvance } = await moneySettingsOn(work, day)
  return revenueOfAdvance === 'deferred' ? parts : charges.map((charge) => ({ charge, ahead: undefined }))
}

type Ahead = NonNullable<ReturnType<typeof aheadOf>>
type Written = Supplied & { day: string; journalId: string }

/** Sets aside what days to come are to earn of these charges. */
export async function defer(work: Work, parts: readonly { charge: Charged; ahead: Ahead | undefined }[], written: Written) {
  const { day, journalId } = written
  for (const { charge, ahead } of parts) {
    if (!ahead) continue
    const { id: chargeId, net } = charge
    const { suppliedFrom: fromDay, suppliedUntil: untilDay } = daysOf(charge, written)
    const deferral = { chargeId, leafKey: ahead.key, fromDay, untilDay, net, earnedTo: day }
    await work.tx.insertInto('deferrals').values(deferral).execute()
    const moved = { chargeId, kind: 'deferred' as const, amount: ahead.amount, day, journalId }
    await work.tx.insertInto('deferralMovements').values(moved).execute()
  }
}

/** Holds these until the transaction ends, in one order for everybody. */
export async function heldDeferrals({ tx }: Pick<Work, 'tx'>, ids: readonly string[]) {
  const { rows } = await sql<Deferral>`select * from hold_deferrals(${[...ids]}::uuid[])`.execute(tx)
  return new Map(rows.map((deferral) => [deferral.chargeId, deferral]))
}

type Taken = { charge: { id: string }; net: bigint }

/** What a credit note takes back before it was earned: of each charge as much as there is. Held from here. */
export async function creditedAhead(work: Work, taken: readonly Taken[], day: string) {
  const held = await heldDeferrals(
    work,
    taken.map(({ charge }) => charge.id),
  )
  const ahead = new Map(
    taken.flatMap(({ charge: { id }, net }) => {
      const { unearned = 0n, leafKey = '' } = held.get(id) ?? {}
      const amount = least(net, unearned)
      return amount > 0n ? [[id, { amount, key: leafKey }] as const] : []
    }),
  )
  async function written(journalId: string) {
    for (const [chargeId, { amount }] of ahead)
      await work.tx
        .insertInto('deferralMovements')
        .values({ chargeId, kind: 'credited', amount: -amount, day, journalId })
        .execute()
  }
  return { ahead, written }
}
