import { sql } from 'kysely'
import type { Ctx, Work } from '#platform/context.ts'
import type { Side } from './account.ts'
import { type Leaf, leafName } from './journal.ts'

export type KnownLeaf = { id: number; account: string; key: string; name: string; side: Side; floored: boolean; active: boolean }

/** The rows of these leaves, new ones made in one order for everybody. */
export async function leavesOf({ tx }: Pick<Work, 'tx'>, wanted: readonly Leaf[]) {
  const named = new Map(wanted.map((leaf) => [leafName(leaf), leaf]))
  const accounts = [...named.values()].map(({ account }) => account)
  const keys = [...named.values()].map(({ key = '' }) => key)
  const asked = sql<{ account: string; key: string }>`unnest(${accounts}::text[], ${keys}::text[])`
  let found = await known(tx, asked)
  if (found.length < named.size) {
    await sql`insert into leaves (account, key)
      select account, key from ${asked} as asked (account, key) order by account, key
      on conflict do nothing`.execute(tx)
    found = await known(tx, asked)
  }
  return new Map(found.map((leaf) => [leafName(leaf), leaf]))
}

async function known(tx: Work['tx'], asked: ReturnType<typeof sql>) {
  const { rows } = await sql<KnownLeaf>`
    select l.id, l.account, l.key, a.name_ar as name, a.side, a.active, coalesce(a.floor = 'leaf', false) as floored
    from ${asked} as asked (account, key)
    join leaves l on l.account = asked.account and l.key = asked.key
    join accounts a on a.code = l.account`.execute(tx)
  return rows
}

/**
 * Holds the guards of these leaves until the transaction ends, in one order for everybody, and says what lies in each: whoever takes
 * from a leaf waits for whoever takes from it before, and nobody else does.
 */
export async function heldBalances({ tx }: Pick<Work, 'tx'>, leaves: readonly number[]) {
  const ids = [...new Set(leaves)].toSorted((one, other) => one - other)
  if (ids.length === 0) return new Map<number, bigint>()
  await sql`insert into leaf_guards select unnest(${ids}::int[]) order by 1 on conflict do nothing`.execute(tx)
  await sql`select from leaf_guards where leaf = any(${ids}::int[]) order by leaf for update`.execute(tx)
  // A statement of its own: it sees what was committed while this one waited.
  const { rows } = await sql<{ leaf: number; net: bigint }>`
    select leaf, leaf_net(leaf) as net from unnest(${ids}::int[]) leaf`.execute(tx)
  return new Map(rows.map(({ leaf, net }) => [leaf, net]))
}

/** What lies in a leaf, on its account's side. */
export async function balanceOf(asked: { db: Ctx['db'] } | { tx: Work['tx'] }, { account, key = '' }: Leaf) {
  const { rows } = await sql<{ balance: bigint }>`
    select leaf_net(l.id) * case a.side when 'debit' then 1 else -1 end as balance
    from leaves l join accounts a on a.code = l.account where l.account = ${account} and l.key = ${key}`.execute(
    'tx' in asked ? asked.tx : asked.db,
  )
  return rows[0]?.balance ?? 0n
}

/** What we owe by a leaf, held until the transaction ends. */
export async function heldLeaf(work: Pick<Work, 'tx'>, leaf: Leaf) {
  const id = (await leavesOf(work, [leaf])).get(leafName(leaf))?.id ?? 0
  return -((await heldBalances(work, [id])).get(id) ?? 0n)
}

/** Adds what is certainly finished to the balances that are kept. */
export const foldLedger = async (db: Ctx['db']) => void (await sql`select fold_ledger()`.execute(db))
