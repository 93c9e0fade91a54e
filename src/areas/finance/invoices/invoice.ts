import type { ServiceLine } from '#areas/finance/ledger/account.ts'
import { percentOf, rounded, spread } from '#values/shares.ts'
import { type ChargeKind, chargeKinds } from './charge-kinds.ts'
import { type Registration, type VatCategory, vatOf } from './vat.ts'

/** The papers by which somebody owes, or owes less. */
export const invoiceKinds = {
  invoice: 'فاتورة',
  'tax-invoice': 'فاتورة ضريبية',
  'simplified-invoice': 'فاتورة ضريبية مبسطة',
  'debit-note': 'إشعار مدين',
  'deposit-demand': 'مطالبة تأمين مسترد',
  'credit-note': 'إشعار دائن',
} as const
export type InvoiceKind = keyof typeof invoiceKinds

/** Each begins its numbers with its own letters: «INV-SLL26-00042». */
const letters = {
  invoice: 'IN',
  'tax-invoice': 'INV',
  'simplified-invoice': 'SIN',
  'debit-note': 'DN',
  'deposit-demand': 'DD',
  'credit-note': 'CN',
  receipt: 'RC',
  proforma: 'PF',
  'cheque-list': 'CQ',
  'deposit-slip': 'DS',
  payout: 'PV',
  'write-off': 'WO',
  'set-off': 'SO',
} as const
export type SeriesKind = keyof typeof letters
export const documentNumber = (kind: SeriesKind, branchCode: string, { year, sequence }: { year: number; sequence: number }) =>
  `${letters[kind]}-${branchCode}${String(year).slice(2)}-${String(sequence).padStart(5, '0')}`

/** What is charged, as it is typed: the quantity in thousandths, prices without tax. */
export type Asked = {
  kind: ChargeKind
  line?: ServiceLine | undefined
  description: string
  quantity: number
  unitPrice: bigint
  discount: bigint
}

export type Line = Omit<Asked, 'line'> & {
  line: ServiceLine
  net: bigint
  vat: bigint
  vatCategory: VatCategory
  vatRate: number
  vatReason: string | null
}

export type DrawnUp = { kind: Exclude<InvoiceKind, 'credit-note' | 'deposit-demand'>; lines: Line[]; net: bigint; vat: bigint }

/** Before tax: the price times the quantity, less the discount. */
export const netOf = ({ quantity, unitPrice, discount }: Pick<Asked, 'quantity' | 'unitPrice' | 'discount'>) =>
  rounded(BigInt(quantity) * unitPrice, 1000n) - discount

/** Above this a simplified paper is not enough, and whoever has a tax number always gets a full one. */
const simplifiedBelow = 500_000n

/**
 * The papers these lines make: what the tax does not know stands on a note of its own, the rest on an invoice; whoever is not
 * registered for the tax writes plain ones. Tax is computed once for each category of a paper and spread over its lines, so that they
 * add up to it.
 */
export function drawUp(
  asked: readonly Asked[],
  { buyerVatin, ...seller }: Registration & { buyerVatin: string | null },
): DrawnUp[] {
  const lines = asked.map((one) => {
    const { line, ...kind } = chargeKinds[one.kind]
    return { ...one, line: line ?? one.line ?? ('shared' as const), net: netOf(one), ...vatOf(kind, seller) }
  })
  if (!seller.vatin) return [paperOf('invoice', lines)]
  const known = lines.filter(({ vatCategory }) => vatCategory !== 'out-of-scope')
  const unknown = lines.filter(({ vatCategory }) => vatCategory === 'out-of-scope')
  const isSmall = sum(known.map(({ net }) => net)) < simplifiedBelow && !buyerVatin
  return [
    ...(known.length ? [paperOf(isSmall ? 'simplified-invoice' : 'tax-invoice', known)] : []),
    ...(unknown.length ? [paperOf('debit-note', unknown)] : []),
  ]
}

function paperOf(kind: DrawnUp['kind'], lines: Omit<Line, 'vat'>[]): DrawnUp {
  const shares = taxShares(lines)
  const taxed = lines.map((line, index) => ({ ...line, vat: shares[index] ?? 0n }))
  return { kind, lines: taxed, net: sum(taxed.map(({ net }) => net)), vat: sum(shares) }
}

/** What each line bears of the tax of its category on this paper. */
function taxShares(lines: readonly Pick<Line, 'net' | 'vatRate'>[]) {
  const shares = lines.map(() => 0n)
  for (const rate of new Set(lines.map(({ vatRate }) => vatRate))) {
    const places = lines.flatMap(({ vatRate }, index) => (vatRate === rate ? [index] : []))
    const nets = places.map((place) => lines[place]?.net ?? 0n)
    for (const [index, share] of spread(percentOf(sum(nets), rate), nets).entries()) shares[places[index] ?? 0] = share
  }
  return shares
}

const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n)
