import { dayOf } from '#values/days.ts'
import { percentOf, rounded, spread } from '#values/shares.ts'

/** What a supplier's line can be booked as; a sub-account stands under one of these. */
export const costCodes = ['5200', '5210', '5220', '5300', '5310', '5400', '5500', '6110', '6120', '6130', '6140'] as const

/** What is bought and stays: each thing has its name under its account. */
export const assetCodes = ['1510', '1520', '1530'] as const
export const isAsset = (account: string | undefined) => assetCodes.some((code) => code === account)

export const mostBillLines = 5
export const billPlaces = Array.from({ length: mostBillLines }, (_, index) => index + 1)

/** Of a bill's journals. */
export const billSource = 'bill'
export const billPaymentSource = 'bill-payment'
export const billCreditSource = 'bill-credit'
export const billRefundSource = 'bill-refund'

export const billStates = {
  open: 'لم تُسدَّد',
  'part-paid': 'مسدَّدة جزئيًا',
  paid: 'مسدَّدة',
  credited: 'ملغاة بإشعار دائن',
  reversed: 'معكوسة',
} as const
export type BillState = keyof typeof billStates

type Standing = { net: bigint; vat: bigint; open: bigint; credited: bigint; reversedAt: Date | null }

export function billState({ net, vat, open, credited, reversedAt }: Standing): BillState {
  if (reversedAt) return 'reversed'
  if (open === 0n) return credited === net + vat ? 'credited' : 'paid'
  return open === net + vat - credited ? 'open' : 'part-paid'
}

/** Of so much of a line that went back to date, its share of the tax. */
export const vatTakenBack = ({ net, vat }: { net: bigint; vat: bigint }, toDate: bigint) => rounded(vat * toDate, net)

type Typed = { net: bigint; vatCategory: string; blocked?: 'yes' | undefined }

/** The tax of all taxed lines once, spread over them; it comes back where both are registered and the law does not withhold it. */
export function taxedLines<Line extends Typed>(
  lines: readonly Line[],
  { rate, comesBack }: { rate: number; comesBack: boolean },
) {
  const weights = lines.map(({ net, vatCategory }) => (vatCategory === 'standard' ? net : 0n))
  const shares = spread(
    percentOf(
      weights.reduce((sum, weight) => sum + weight, 0n),
      rate,
    ),
    weights,
  )
  return lines.map((line, index) => {
    const vat = shares[index] ?? 0n
    return { ...line, vat, recoverable: vat > 0n && comesBack && line.blocked !== 'yes' }
  })
}

export const billsPath = '/admin/finance/bills'
export const billPath = (id: string) => `${billsPath}/${id}`
export const suppliersPath = '/admin/finance/suppliers'

/** Ours, counted over all suppliers: «SP-2026-00012». */
export const billPaymentNumber = ({ sequence, paidAt }: { sequence: bigint; paidAt: Date }) =>
  `SP-${dayOf(paidAt).slice(0, 4)}-${String(sequence).padStart(5, '0')}`
export const billPaymentPdfPath = (id: string) => `${billsPath}/payments/${id}/pdf`

/** Of what suppliers paid back in cash: «SR-2026-00012». */
export const supplierReceiptNumber = ({ sequence, receivedAt }: { sequence: bigint; receivedAt: Date }) =>
  `SR-${dayOf(receivedAt).slice(0, 4)}-${String(sequence).padStart(5, '0')}`
export const supplierReceiptPath = (id: string) => `${billsPath}/refunds/${id}/pdf`
