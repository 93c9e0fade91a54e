import type { Ctx } from '#platform/context.ts'
import { dayOf } from '#values/days.ts'
import { type AccountType, accountTypes, faultOfParent, keyKinds } from './account.ts'
import { onSide } from './journal.ts'
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
