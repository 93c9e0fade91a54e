import type { Ctx, Work } from '#platform/context.ts'
import { isResult, keyKinds } from './account.ts'
import { keysOffered } from './leaf-keys.ts'
import { pairOf } from './voucher.ts'

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
