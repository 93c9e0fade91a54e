import { type RawBuilder, sql } from 'kysely'
import type { Ctx, Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { inRials } from '#values/money.ts'
import type { Transfer } from './journal.ts'

/** Where money lies: boxes, couriers, banks, on the way between them, and with those who settle cards. */
const money = ['1110', '1115', '1120', '1130', '1145', '1150']
/** Of it, what belongs to others: owners, whoever left a deposit, merchants, customers with credit. */
const others = ['2120', '2125', '2130', '2140', '2150', '2155', '2159', '2160']

const codes = (list: readonly string[]) => sql.join(list.map((code) => sql.lit(code)))

/** From the folded days and what is younger than the fold. */
const netByAccount = (list: readonly string[]) => sql`(
  select account, net from (
    select account, debits - credits net from account_days
    union all select debit_account, amount from transfers where tx >= (select upto from ledger_fold)
    union all select credit_account, -amount from transfers where tx >= (select upto from ledger_fold)
  ) every_leg where account in (${codes(list)}))`

/** What lies with us and how much of it is not ours. */
export const moneyHeld: RawBuilder<{ held: bigint; theirs: bigint }> = sql`
  select coalesce(sum(net) filter (where account in (${codes(money)})), 0)::bigint held,
    coalesce(-sum(net) filter (where account in (${codes(others)})), 0)::bigint theirs
  from ${netByAccount([...money, ...others])} legs`

export async function ownMoney(asked: { db: Ctx['db'] } | { tx: Work['tx'] }) {
  const { rows } = await moneyHeld.execute('tx' in asked ? asked.tx : asked.db)
  const { held, theirs } = rows[0] ?? { held: 0n, theirs: 0n }
  return { held, theirs, own: held - theirs }
}

/**
 * What we pay of our own never takes of what belongs to others. Whoever pays waits for whoever pays before; what comes in, and what goes
 * back to whom it belongs, waits for nobody.
 */
export async function mustBeOurs({ tx }: Pick<Work, 'tx'>, transfers: readonly Pick<Transfer, 'debit' | 'credit' | 'amount'>[]) {
  const change = transfers.reduce((sum, { debit, credit, amount }) => sum + (sideOf(debit) - sideOf(credit)) * amount, 0n)
  if (change >= 0n) return
  await sql`select pg_advisory_xact_lock(968016)`.execute(tx)
  // A statement of its own: it sees what was committed while this one waited.
  const { own, theirs } = await ownMoney({ tx })
  if (own + change >= 0n) return
  const ours = own > 0n ? `مال الشركة نفسها ${inRials(own)} فقط` : 'لا مال للشركة نفسها'
  throw new Refusal(
    'finance.not-ours',
    `${ours}، وما عداه ${inRials(theirs)} أمانات وأرصدة لغيرها، والمطلوب ${inRials(-change)} أودع من مال الشركة أو انتظر التحصيل، ثم أعد الطلب.`,
  )
}

/** Of what banks hold for others, what belongs to owners and to whoever left a deposit for a flat. */
const entrusted = ['2120', '2125', '2130']

/** What lies in the accounts held for others, and to how much of it there are owners: the rest may go to ours, as every evening. */
export async function trustHeld({ tx }: Pick<Work, 'tx'>) {
  await sql`select pg_advisory_xact_lock(968016)`.execute(tx)
  return trustSeen({ db: tx })
}

/** What belongs to owners and tenants leaves a box only once their account has all that is theirs: ours comes back by the next sweep. */
export async function mustBeSwept(work: Pick<Work, 'tx'>) {
  const { held, theirs } = await trustHeld(work)
  if (held < theirs)
    throw new Refusal(
      'finance.sweep-first',
      'لم يُحوَّل بعد إلى حساب الأمانات كل ما لأصحابها. يحوّله المحاسب من «أمانات الملّاك» أولًا، ثم يُصرف هذا السند نقدًا.',
    )
}

/** What lies in the accounts held for others, and what of it is theirs. */
export const trustOfOthers: RawBuilder<{ held: bigint; theirs: bigint }> = sql`
  select coalesce(sum(net) filter (where account = '1130'), 0)::bigint held,
    coalesce(-sum(net) filter (where account <> '1130'), 0)::bigint theirs
  from ${netByAccount(['1130', ...entrusted])} legs`

/** The same, for whoever only looks. */
export async function trustSeen({ db }: { db: Ctx['db'] | Work['tx'] }) {
  const { rows } = await trustOfOthers.execute(db)
  const { held, theirs } = rows[0] ?? { held: 0n, theirs: 0n }
  return { held, theirs, spare: held > theirs ? held - theirs : 0n }
}

/** Ours grows by what is received where money lies, and where what belongs to others gets less. */
const sideOf = ({ account }: { account: string }) => (money.includes(account) || others.includes(account) ? 1n : 0n)
