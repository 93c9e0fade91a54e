import type { Selectable } from 'kysely'
import { customersNamed } from '#areas/customers/public.ts'
import { providerKinds } from '#areas/finance/ledger/provider-kinds.ts'
import { paymentReceived } from '#areas/finance/receipts/facts.ts'
import { meant, payAll } from '#areas/finance/receipts/receiving.ts'
import { writeReceipt } from '#areas/finance/receipts/writing.ts'
import type { Work } from '#platform/context.ts'
import type { Database } from '#platform/db/database.ts'
import { onlinePaymentPaid } from './facts.ts'

export type OnlinePayment = Selectable<Database['onlinePayments']>

/** Held until the transaction ends: whoever comes with the same message waits, and finds what was done. */
export const heldPayment = ({ tx }: Pick<Work, 'tx'>, id: string) =>
  tx.selectFrom('onlinePayments').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export async function payerOf(work: Pick<Work, 'tx'>, partyId: string) {
  const [party] = await customersNamed(work, [partyId])
  return { name: party?.name ?? '', number: party?.number ?? '' }
}

type Came = { amount: bigint; invoice: string }

/** The money came: its receipt has the id of the payment, so there is one of it. What it was for is paid, and the oldest dues with the rest. */
export async function issueReceipt(
  work: Work,
  { id, partyId, branchId, provider, sequence }: OnlinePayment,
  { amount, invoice }: Came,
) {
  const { name, number: customer } = await payerOf(work, partyId)
  const dues = await work.tx.selectFrom('onlinePaymentDues').select('chargeId').where('paymentId', '=', id).execute()
  const paid = await meant(work, { partyId, amount, dues: dues.map(({ chargeId }) => chargeId) })
  const way = { place: 1, method: 'online', amount, account: '1150', key: provider, reference: invoice, tendered: null } as const
  const about = {
    sessionId: null,
    note: `دفع إلكتروني ${sequence} عبر ${providerKinds[provider]}`,
    words: `${customer} ${name}`,
    paidAtOnce: paid.length,
  }
  const { number } = await writeReceipt(work, { id, partyId, branchId, payer: name, amount, ...about }, [way])
  await payAll(work, { id, number, partyId }, paid)
  await work.tx
    .updateTable('onlinePayments')
    .set({ state: 'paid', receiptId: id, paidAmount: amount, invoice, endedAt: work.now(), problem: null })
    .where('id', '=', id)
    .execute()
  work.record(paymentReceived, id, { number, partyId, amount, paid: paid.length })
  work.record(onlinePaymentPaid, id, { partyId, name, amount, receiptId: id, number })
  return number
}
