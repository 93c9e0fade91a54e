import { sql } from 'kysely'
import { partyOnPaper, recordsOf } from '#areas/customers/public.ts'
import { heldCharges } from '#areas/finance/invoices/charges.ts'
import { heldLeaf } from '#areas/finance/ledger/leaves.ts'
import { submitPayout } from '#areas/finance/payouts/asking.ts'
import { pay } from '#areas/finance/receipts/allocations.ts'
import { merchantPot } from '#areas/finance/receipts/pots.ts'
import { shareOf } from '#areas/finance/receipts/receipt.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { least } from '#values/money.ts'

type Asked = { db: Ctx['db'] } | { tx: Work['tx'] }
const within = (asked: Asked) => ('tx' in asked ? asked.tx : asked.db)

/** In no remittance, or in one whose voucher came to nothing. */
const isFree = sql<boolean>`(cods.remittance_id is null or exists (select from payouts p
  where p.id = cods.remittance_id and p.status in ('rejected', 'cancelled', 'reversed')))`

/** What was taken for a merchant, the bank has shown, and no remittance has yet. */
export const codsToPay = (asked: Asked, merchantId: string) =>
  within(asked)
    .selectFrom('cods')
    .select(['id', 'parcelId', 'number', 'amount', 'takenOn', 'branchId'])
    .where('merchantId', '=', merchantId)
    .where('confirmedBy', 'is not', null)
    .where('reversedBy', 'is', null)
    .where(isFree)
    .orderBy('takenAt')
    .execute()

/** They belong to this remittance from here: of two that want one the second hears it. */
export async function drawCods(
  { tx }: Pick<Work, 'tx'>,
  { ids, remittanceId }: { ids: readonly string[]; remittanceId: string },
) {
  const drawn = await tx
    .updateTable('cods')
    .set({ remittanceId })
    .where('id', 'in', [...ids])
    .where('confirmedBy', 'is not', null)
    .where('reversedBy', 'is', null)
    .where(isFree)
    .returning('id')
    .execute()
  if (drawn.length < new Set(ids).size) throw new Refusal('finance.cod-drawn', 'دخل بعض هذه المبالغ في تسوية أخرى. حدّث الصفحة.')
}

/** What a merchant owes us for parcels, charge by charge, the oldest first. */
export const feesOpen = (asked: Asked, merchantId: string) =>
  within(asked)
    .selectFrom('charges as c')
    .innerJoin('invoices as i', 'i.id', 'c.invoiceId')
    .select(['c.id', 'c.description', 'i.number', 'c.dueOn'])
    .select(({ eb }) => eb('c.openNet', '+', eb.ref('c.openVat')).as('open'))
    .where('c.partyId', 'in', recordsOf(merchantId))
    .where('c.line', '=', 'parcels')
    .where(({ eb }) => eb(eb('c.openNet', '+', eb.ref('c.openVat')), '>', 0n))
    .orderBy('c.dueOn')
    .orderBy('c.id')
    .execute()

/** Our fees are kept back from what was collected, and never more than that. How much was kept. */
export async function keepFees(work: Work, { id: formId, merchantId, most }: { id: string; merchantId: string; most: bigint }) {
  const ids = (await feesOpen(work, merchantId)).map(({ id }) => id)
  const held = await heldCharges(work, ids)
  let left = most
  const before = left
  for (const id of ids) {
    const charge = held.get(id)
    if (!charge || left <= 0n) continue
    const open = charge.openNet + charge.openVat
    if (open === 0n) continue
    const share = shareOf(charge, least(open, left))
    await pay(work, { pot: { ...merchantPot(merchantId), partyId: charge.partyId }, charge, share, formId })
    left -= share.net + share.vat
  }
  return before - left
}

type Paid = { id: string; merchantId: string; branchId: string; amount: bigint; iban: string; purpose: string }

/** What may be paid to a merchant now: what the bank has shown, less what waits in vouchers already. Held until the transaction ends. */
export async function heldForMerchant(work: Work, merchantId: string) {
  const lies = await heldLeaf(work, merchantPot(merchantId).leaf)
  const { promised } = await work.tx
    .selectFrom('payouts')
    .select(({ fn }) => fn.coalesce(fn.sum<bigint>('amount'), sql<bigint>`0`).as('promised'))
    .where('kind', '=', 'merchant')
    .where('partyId', '=', merchantId)
    .where('status', 'in', ['submitted', 'approved'])
    .executeTakeFirstOrThrow()
  return lies - BigInt(promised)
}

/** Of two presses of one form the second finds the voucher the first has asked for. */
export const isRemitted = async ({ tx }: Pick<Work, 'tx'>, id: string) =>
  (await tx.selectFrom('payouts').select('id').where('id', '=', id).executeTakeFirst()) !== undefined

/** The account a merchant was paid to last. */
export async function lastAccountOf({ db }: Pick<Ctx, 'db'>, merchantId: string) {
  const last = await db
    .selectFrom('payouts')
    .select('iban')
    .where('kind', '=', 'merchant')
    .where('partyId', '=', merchantId)
    .where('iban', 'is not', null)
    .orderBy('askedAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.iban ?? undefined
}

/** The rest goes to the merchant's account by a voucher that somebody else agrees to. */
export async function askMerchantPayout(work: Work, { id, merchantId, branchId, amount, iban, purpose }: Paid) {
  const party = await partyOnPaper(work, merchantId)
  if (!party) throw new Refusal('finance.no-such-customer', 'لم نجد هذا التاجر. حدّث الصفحة.', 404)
  return submitPayout(work, {
    ...{ id, kind: 'merchant', party, branchId, amount, method: 'bank-transfer', iban, purpose, otherWay: null, always: true },
  })
}
