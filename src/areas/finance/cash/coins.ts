import { sql } from 'kysely'
import { balanceOf } from '#areas/finance/ledger/leaves.ts'
import { moneySettingsOn } from '#areas/finance/settings/reading.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { onceIn } from '#platform/db/once-in.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { dayOf } from '#values/days.ts'
import { boxLeaf } from './cash.ts'

type Asked = { now: Ctx['now'] } & ({ db: Ctx['db'] } | { tx: Work['tx'] })

/** The smallest coin of today: cash comes and goes in multiples of it. */
export const smallestCoin = async (asked: Asked) => BigInt((await moneySettingsOn(asked, dayOf(asked.now()))).cashStep)

/** The same, which nobody changes until the transaction ends. */
const heldCoin = (work: Work) =>
  onceIn(work.tx, 'smallest coin', async () => {
    await sql`select pg_advisory_xact_lock_shared(968017)`.execute(work.tx)
    return smallestCoin(work)
  })

/** No coin is small enough for a part of the smallest one. What was asked for before goes out as it was asked for. */
export async function mustBeInCoins(work: Work, amount: bigint, field = 'amount') {
  const coin = await heldCoin(work)
  if (amount % coin !== 0n) throw notInCoins(field)
  return coin
}

type Count = { boxId: string; counted: bigint; field: string }

/** The same of a count; what came while smaller coins were in use is counted as long as it lies there. */
export async function mustBeCounted(work: Work, { boxId, counted, field }: Count) {
  const coin = await smallestCoin(work)
  if (counted % coin !== 0n && (await balanceOf(work, boxLeaf(boxId))) % coin === 0n) throw notInCoins(field)
}

const notInCoins = (field: string) => fieldFault(field, 'النقد بمضاعفات 5 بيسات. قرّب المبلغ.')
