import { sql } from 'kysely'
import type { Ctx } from '#platform/context.ts'
import { dayOf } from '#values/days.ts'
import { type AccountType, accountTypes, faultOfParent, keyKinds } from './account.ts'
import { onSide } from './journal.ts'
import { namesOfKeys } from './leaf-keys.ts'
import { turnovers } from './trial-balance.ts'

/** The whole chart by type, with what lies in each account today. */
export async function chart(ctx: Pick<Ctx, 'db' | 'now'>) {
  const accounts = await ctx.db
    .selectFrom('accounts')
    .select(['code', 'parent', 'nameAr as name', 'type', 'side', 'keyKind', 'active'])
    .orderBy('code')
    .execute()
  const all = await turnovers(ctx, dayOf(ctx.now()))
  const net = new Map(all.map(({ account, debits, credits }) => [account, debits - credits]))
  const rows = accounts.map(({ keyKind, ...account }) => ({
    ...account,
    keyWords: keyKind && (keyKinds[keyKind] ?? keyKind),
    balance: onSide(account.side, net.get(account.code) ?? 0n),
  }))
  return (Object.keys(accountTypes) as AccountType[]).map((type) => ({
    type,
    label: accountTypes[type],
    accounts: rows.filter((row) => row.type === type),
  }))
}

/** One account and why it can or cannot be changed; null where there is none. */
export async function account({ db, now }: Pick<Ctx, 'db' | 'now'>, code: string) {
  const found = await db
    .selectFrom('accounts')
    .select(['code', 'parent', 'nameAr as name', 'type', 'side', 'keyKind', 'floor', 'active'])
    .where('code', '=', code)
    .executeTakeFirst()
  if (!found) return null
  const all = await turnovers({ db }, dayOf(now()))
  const { debits, credits } = all.find((one) => one.account === code) ?? { debits: 0n, credits: 0n }
  const { keyKind, ...shown } = found
  return {
    ...shown,
    typeWords: accountTypes[found.type],
    keyWords: keyKind && (keyKinds[keyKind] ?? keyKind),
    debits,
    credits,
    balance: onSide(found.side, debits - credits),
    whyNoneBelow: faultOfParent(found),
    whyNotStopped: debits === credits ? null : 'فيه رصيد، ولا يوقَف حساب فيه رصيد.',
  }
}

export type LedgerLine = {
  id: bigint
  day: string
  number: bigint
  memo: string
  key: string
  other: string
  otherName: string
  debit: bigint | null
  credit: bigint | null
}

const perPage = 50

/** What was posted to an account, the newest first: two scans, as everywhere, and where the page before ended. */
export async function ledgerOf({ db }: Pick<Ctx, 'db'>, { code, before }: { code: string; before: string | null }) {
  const place = /^\d{1,18}$/.test(before ?? '') ? BigInt(before ?? 0) : null
  const below = place === null ? sql`true` : sql`t.id < ${place}`
  const { rows } = await sql<LedgerLine>`
    select legs.*, j.sequence as number, j.memo, l.key, a.name_ar as other_name from (
      (select t.id, t.day, t.journal, t.debit as leaf, t.credit_account other, t.amount debit, null::bigint credit
        from transfers t where t.debit_account = ${code} and ${below} order by t.id desc limit ${perPage + 1})
      union all
      (select t.id, t.day, t.journal, t.credit, t.debit_account, null, t.amount
        from transfers t where t.credit_account = ${code} and ${below} order by t.id desc limit ${perPage + 1})
    ) legs
    join journals j on j.id = legs.journal join leaves l on l.id = legs.leaf join accounts a on a.code = legs.other
    order by legs.id desc limit ${perPage + 1}`.execute(db)
  const shown = rows.slice(0, perPage)
  const named = await namesOfKeys(
    { db },
    shown.map(({ key }) => key),
  )
  const lines = shown.map((line) => ({ ...line, key: named(line.key) }))
  return { lines, older: rows.length > perPage ? String(lines.at(-1)?.id) : null }
}
