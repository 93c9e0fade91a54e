import type { Ctx, Work } from '#platform/context.ts'
import { isResult, keyKinds } from './account.ts'
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
      below.map(({ keyKind, ...account }) => [account.code, { ...account, keyWords: keyKind && (keyKinds[keyKind] ?? keyKind) }]),
    )
  }
  return {
    debits: named('debit'),
    credits: named('credit'),
    pairs: new Set(pairs.map(({ debit, credit }) => pairOf(debit, credit))),
  }
}

/** What the form offers: accounts in use by their number and name, and the keys that were written before. */
export async function voucherChoices({ db, newId }: Pick<Ctx, 'db' | 'newId'>) {
  const { debits, credits } = await byHand({ db })
  const keyed = [...debits.values(), ...credits.values()].flatMap(({ code, keyWords }) => (keyWords ? [code] : []))
  const leaves = keyed.length
    ? await db.selectFrom('leaves').select('key').distinct().where('account', 'in', keyed).orderBy('key').limit(200).execute()
    : []
  return { voucherId: newId(), debits: offered(debits), credits: offered(credits), keys: leaves.map(({ key }) => key) }
}

type Named = Awaited<ReturnType<typeof byHand>>['debits']

const offered = (accounts: Named) =>
  [...accounts.values()].flatMap(({ code, name, keyWords, active }) => {
    const asks = [keyWords && `مفتاحه ${keyWords}`, isResult(code) && 'له نشاط'].filter(Boolean).join('، ')
    return active ? [[code, `${code} ${name}${asks && ` (${asks})`}`] as const] : []
  })
