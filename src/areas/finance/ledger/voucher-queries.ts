import { returnedRequest } from '#areas/access/public.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { inDecimals } from '#values/money.ts'
import { isResult, keyKinds } from './account.ts'
import { keysOffered, keysTyped } from './leaf-keys.ts'
import { pairOf } from './voucher.ts'
import { postVoucher, WrittenVoucher } from './voucher-approval.ts'
import type { WriteVoucherForm } from './voucher-inputs.ts'

type Asked = { db: Ctx['db'] } | { tx: Work['tx'] }

/** Which accounts a voucher may name and which of them may meet. */
export async function byHand(asked: Asked) {
  const db = 'tx' in asked ? asked.tx : asked.db
  const pairs = await db.selectFrom('voucherPairs').select(['debit', 'credit']).execute()
  const accounts = await db
    .selectFrom('accounts')
    .select(['code', 'nameAr as name', 'keyKind', 'active'])
    .orderBy('code')
    .execute()
  const named = (side: 'debit' | 'credit') => {
    const codes = new Set(pairs.map((pair) => pair[side]))
    const below = accounts.filter(({ code }) => codes.has(code.slice(0, 4)))
    return new Map(
      below.map((account) => [
        account.code,
        { ...account, keyWords: account.keyKind && (keyKinds[account.keyKind] ?? account.keyKind) },
      ]),
    )
  }
  return {
    debits: named('debit'),
    credits: named('credit'),
    pairs: new Set(pairs.map(({ debit, credit }) => pairOf(debit, credit))),
  }
}

/** What the form offers: accounts in use by their number and name, and the keys there are. */
export async function voucherChoices({ db, newId }: Pick<Ctx, 'db' | 'newId'>) {
  const { debits, credits } = await byHand({ db })
  const keys = await keysOffered({ db }, [...debits.values(), ...credits.values()])
  return { voucherId: newId(), debits: offered(debits), credits: offered(credits), keys }
}

type Named = Awaited<ReturnType<typeof byHand>>['debits']

const offered = (accounts: Named) =>
  [...accounts.values()].flatMap(({ code, name, keyWords, active }) => {
    const asks = [keyWords && `مفتاحه ${keyWords}`, isResult(code) && 'له نشاط'].filter(Boolean).join('، ')
    return active ? [[code, `${code} ${name}${asks && ` (${asks})`}`] as const] : []
  })

/** What stands in the fields before anybody typed, by their names. */
export type Begun = Partial<Record<keyof WriteVoucherForm, string>>

/** What came back to be mended, as the form is filled in with it; nothing for anybody but who wrote it. */
export async function returnedVoucher(ctx: Pick<Ctx, 'db' | 'actor'>, approvalId: string) {
  const back = await returnedRequest(ctx, { id: approvalId, action: postVoucher.action })
  if (!back) return null
  const { id: voucherId, day, memo, lines } = WrittenVoucher.parse(back.payload)
  const keys = lines.flatMap(({ debit, credit }) => [debit.key ?? '', credit.key ?? ''])
  const typed = await keysTyped(ctx, keys)
  const filled = lines.flatMap(({ debit, credit, amount, line }, index) => {
    const parts = { debit: debit.account, debitKey: typed(debit.key ?? ''), credit: credit.account }
    const rest = { creditKey: typed(credit.key ?? ''), amount: inDecimals(amount) ?? '', line: line ?? '' }
    return Object.entries({ ...parts, ...rest }).map(([part, value]) => [`${part}${index + 1}`, value] as const)
  })
  const begun: Begun = Object.fromEntries([['day', day], ['memo', memo], ...filled].filter(([, value]) => value))
  return { voucherId, note: back.note, typed: begun }
}
