import { partyOnPaper, recordsAsOne } from '#areas/customers/public.ts'
import { mustBeInCoins } from '#areas/finance/cash/coins.ts'
import { heldCharges } from '#areas/finance/invoices/charges.ts'
import { submitPayout } from '#areas/finance/payouts/asking.ts'
import { pay } from '#areas/finance/receipts/allocations.ts'
import { heldDeposits } from '#areas/finance/receipts/held-deposits.ts'
import { depositPot } from '#areas/finance/receipts/pots.ts'
import { shareOf } from '#areas/finance/receipts/receipt.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { least } from '#values/money.ts'
import { depositDeducted } from './facts.ts'
import { cameAs, mustHaveComeInCash } from './going-back.ts'
import { ofContracts } from './of-contract.ts'
import { promisedOf, whyPromised } from './promised.ts'
import { settleWhenEmpty } from './release.ts'
import { mustWaitForNothing } from './waits.ts'

type Asked = { db: Ctx['db'] } | { tx: Work['tx'] }

/** What is held of a deposit, and how much of it waits to go elsewhere; null where none was asked for. */
export async function depositStanding(asked: Asked, ids: readonly string[]) {
  const row = await ('tx' in asked ? asked.tx : asked.db)
    .selectFrom('deposits')
    .select(['id', 'amount', 'held', 'contract', 'chargeId', 'releaseOn'])
    .where(ofContracts(ids))
    .orderBy('held', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? { ...row, promised: await promisedOf(asked, row.id) } : null
}

type Paying = { depositId: string; reason: string; charges: readonly { id: string; fileId: string | null }[] }

/** What is held pays these charges of whoever left it, in their order and as far as it reaches; answers how much it paid. */
export async function payOutOf(work: Work, { depositId, reason, charges }: Paying) {
  const open = await heldCharges(
    work,
    charges.map(({ id }) => id),
  )
  const deposit = (await heldDeposits(work, [depositId])).get(depositId)
  if (!deposit) throw new Refusal('finance.no-such-deposit', 'لم نجد هذا التأمين. حدّث الصفحة.', 404)
  const promised = await whyPromised(work, deposit)
  if (promised) throw new Refusal('finance.deposit-promised', promised.why)
  const records = await recordsAsOne(work, deposit.partyId)
  let left = deposit.held
  for (const { id, fileId } of charges) {
    const charge = open.get(id)
    if (!charge || !records.includes(charge.partyId)) throw new Error('a charge of somebody else')
    const amount = least(left, charge.openNet + charge.openVat)
    if (amount === 0n) continue
    const allocationId = await pay(work, { pot: depositPot(deposit), charge, share: shareOf(charge, amount) })
    await work.tx.insertInto('depositDeductions').values({ id: work.newId(), allocationId, depositId, reason, fileId }).execute()
    left -= amount
    const { contract, partyId } = deposit
    work.record(depositDeducted, depositId, { contract, partyId, amount, reason, charge: charge.description, left })
  }
  await settleWhenEmpty(work, depositId)
  return deposit.held - left
}

type Returning = { id: string; depositId: string; amount: bigint; purpose: string } & (
  | { method: 'bank-transfer'; iban: string }
  | { method: 'cash'; why: string | null }
)

/** So much goes back to whoever left it, by a voucher somebody else agrees to; in cash only what came so, with the reason on its paper. */
export async function giveBack(
  work: Work,
  { id, depositId, amount, purpose, ...way }: Returning,
  fields = { method: 'method', why: 'why' },
) {
  const deposit = (await heldDeposits(work, [depositId])).get(depositId)
  const party = deposit && (await partyOnPaper(work, deposit.partyId))
  if (!deposit || !party) throw new Refusal('finance.no-such-deposit', 'لم نجد هذا التأمين. حدّث الصفحة.', 404)
  await mustWaitForNothing(work, depositId)
  const free = deposit.held - (await promisedOf(work, depositId))
  if (amount > free) throw new Refusal('finance.deposit-promised', 'ينتظر بعض التأمين سندًا آخر. حدّث الصفحة.')
  const came = await cameAs(work, deposit, way.method)
  if (way.method === 'cash') {
    await mustBeInCoins(work, amount, fields.method)
    mustHaveComeInCash({ amount, came, why: way.why }, fields)
  }
  const { branchId } = deposit
  const asked = { id, kind: 'deposit' as const, party, branchId, depositId, amount, purpose, method: way.method, always: true }
  const iban = way.method === 'cash' ? null : way.iban
  const otherWay = way.method === 'cash' ? way.why : amount > came ? purpose : null
  return submitPayout(work, { ...asked, iban, otherWay })
}
