import { sql } from 'kysely'
import { recordsOf } from '#areas/customers/public.ts'
import { promisedInWords, sumOfPromised } from '#areas/finance/deposits/promised.ts'
import { type Asked, whoIsMeant } from '#areas/finance/invoices/who-is-meant.ts'
import { owedToRecords } from '#areas/finance/payouts/owed-to-owners.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { creditOf } from '#areas/finance/receipts/cashier-queries.ts'
import type { Ctx } from '#platform/context.ts'
import { withinReach } from '#platform/reach.ts'
import { inRials } from '#values/money.ts'
import { promisesIn } from './pots.ts'
import { creditPot, mostSetOff, settledPot } from './set-off.ts'

type Reader = Pick<Ctx, 'db' | 'actor' | 'now'>

/** Whose accounts are to be set off, or whose they may be; what we hold of them, and what they owe. */
export async function newSetOff(ctx: Reader, asked: Asked) {
  const { whom: holder, ...who } = await whoIsMeant(ctx, asked)
  return {
    ...who,
    holder,
    ...(holder ? await potsOf(ctx, holder.id) : { pots: [], promised: [] }),
    debts: holder ? await debtsOf(ctx, holder.id) : [],
  }
}
export type NewSetOff = Awaited<ReturnType<typeof newSetOff>>

/** The credit and the deposits in which something lies that goes nowhere else yet; and of what does, to what. */
async function potsOf({ db }: Reader, partyId: string) {
  const credit = await creditOf({ db }, partyId)
  const owed = await owedToRecords({ db }, partyId)
  const deposits = await db
    .selectFrom('deposits')
    .select(['id', 'contract', 'held'])
    .where('partyId', 'in', recordsOf(partyId))
    .where('held', '>', 0n)
    .orderBy('askedAt')
    .limit(50)
    .execute()
  const lying = [
    { pot: creditPot, name: 'رصيده الدائن', held: credit, depositId: null, settled: false },
    { pot: settledPot, name: 'مستحقاته مالكًا بعد التسوية', held: owed, depositId: null, settled: true },
    ...deposits.map(({ id, contract, held }) => ({ pot: id, name: `تأمين ${contract}`, held, depositId: id, settled: false })),
  ]
  const [pots, promised]: [Pot[], string[]] = [[], []]
  for (const { pot, name, held, depositId, settled } of lying.filter((one) => one.held > 0n)) {
    const promises = await promisesIn({ db }, { partyId, depositId, settled })
    const free = held - sumOfPromised(promises)
    if (free > 0n) pots.push({ pot, name, free })
    if (promises.length > 0) promised.push(`${name} ${inRials(held)} ينتظره ${promisedInWords(promises)}`)
  }
  return { pots, promised }
}
type Pot = { pot: string; name: string; free: bigint }

/** What is open within reach, the oldest first. */
const debtsOf = ({ db, actor }: Reader, partyId: string) =>
  db
    .selectFrom('charges')
    .innerJoin('invoices', 'invoices.id', 'charges.invoiceId')
    .select(['charges.id', 'charges.description', 'charges.dueOn', 'invoices.number'])
    .select(sql<bigint>`open_net + open_vat`.as('open'))
    .where('charges.partyId', 'in', recordsOf(partyId))
    .where(({ eb }) => eb(eb('openNet', '+', eb.ref('openVat')), '>', 0n))
    .where((eb) => withinReach(eb, actor, financePermissions.setOffAccounts, { branch: 'charges.branchId' }))
    .orderBy('charges.dueOn')
    .orderBy('charges.id')
    .limit(mostSetOff)
    .execute()
