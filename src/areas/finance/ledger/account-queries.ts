import type { Ctx } from '#platform/context.ts'
import { everyWord, foldedTogether } from '#platform/db/every-word.ts'
import { dayOf } from '#values/days.ts'
import { type AccountType, accountTypes, faultOfParent, keyKinds } from './account.ts'
import type { ChartAsked } from './chart-asked.ts'
import { onSide } from './journal.ts'
import { turnovers } from './trial-balance.ts'

/** The accounts that are asked for by type, with what lies in each today. Every word that was typed is of the code or the name. */
export async function chart(ctx: Pick<Ctx, 'db' | 'now'>, { q, type: wanted, lies }: ChartAsked) {
  const accounts = await ctx.db
    .selectFrom('accounts')
    .select(['code', 'parent', 'nameAr as name', 'type', 'side', 'keyKind', 'active'])
    .where(everyWord(q, foldedTogether('code', 'nameAr')))
    .$if(wanted !== '', (listed) => listed.where('type', '=', wanted || 'asset'))
    .orderBy('code')
    .execute()
  const all = await turnovers(ctx, dayOf(ctx.now()))
  const net = new Map(all.map(({ account, debits, credits }) => [account, debits - credits]))
  const rows = accounts.map(({ keyKind, ...account }) => ({
    ...account,
    keyWords: keyKind && (keyKinds[keyKind] ?? keyKind),
    balance: onSide(account.side, net.get(account.code) ?? 0n),
  }))
  const listed = rows.filter(({ balance }) => lies === '' || balance !== 0n)
  return (Object.keys(accountTypes) as AccountType[])
    .map((type) => ({ type, label: accountTypes[type], accounts: listed.filter((row) => row.type === type) }))
    .filter(({ accounts: found }) => found.length > 0)
}
export type ChartRow = Awaited<ReturnType<typeof chart>>[number]['accounts'][number]

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
