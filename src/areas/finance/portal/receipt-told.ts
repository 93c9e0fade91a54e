import { ownReceiptPath } from '#areas/finance/payments-paths.ts'
import { inRials } from '#values/money.ts'

export const amountWords = { label: 'المبلغ', sample: '85.500 ر.ع.' }

/** What the customer is told of money that came from afar: how much, and the receipt that was made of it. */
export const receiptVariables = {
  amount: amountWords,
  no: { label: 'رقم السند', sample: 'RC-SLL26-00012' },
  url: { label: 'رابط السند', sample: 'https://example.om/dashboard/payments/receipts/01a1fa06-b267-7b4e-8fe6-eee01e92d51f' },
}

type Received = { partyId: string; amount: bigint; number: string; receiptId: string }

export const tellOfReceipt = ({ partyId, amount, number, receiptId }: Received, { origin }: { origin: string }) => ({
  to: { partyId },
  values: { amount: inRials(amount), no: number, url: `${origin}${ownReceiptPath(receiptId)}` },
  path: ownReceiptPath(receiptId),
})
