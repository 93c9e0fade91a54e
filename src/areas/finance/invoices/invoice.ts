import type { ServiceLine } from '#areas/finance/ledger/account.ts'
import type { InvoiceKind } from '#areas/finance/paper-kinds.ts'
import { type Registration, type Taxed, unregistered, type VatCategory, vatOf } from '#areas/finance/vat.ts'
import { percentOf, rounded, spread } from '#values/shares.ts'
import {
  type ChargeKind,
  chargeKinds,
  commissionKind,
  type FeeKind,
  type TaxRules,
  taxInside,
  taxOfKind,
} from './charge-kinds.ts'
import type { Proof } from './vat-grounds.ts'

/** What stands for a paper of the books before ours: it is none that we hand out, and its tax was told there. */
export const openingKinds = ['opening-invoice', 'opening-deposit'] as const
export type OpeningPaper = (typeof openingKinds)[number]
export const isOpeningPaper = (kind: InvoiceKind): kind is OpeningPaper => openingKinds.some((one) => one === kind)

/** What is charged, as it is typed: the quantity in thousandths, prices without tax but of what has it inside. */
export type Asked = {
  kind: ChargeKind
  line?: ServiceLine | undefined
  description: string
  quantity: number
  unitPrice: bigint
  discount: bigint
  /** Where the company has said how this one is taxed; else as its kind is. */
  taxed?: Taxed | undefined
  /** The thing it was for, where its income is told apart by things; and its own days, where the lines of a paper have several. */
  resourceId?: string | undefined
  supplied?: Supplied | undefined
} & Proof

/** The first and the last day of what was supplied. */
export type Supplied = { suppliedFrom: string; suppliedUntil: string }

export type Line = Omit<Asked, 'line' | 'taxed' | keyof Proof> & {
  line: ServiceLine
  net: bigint
  vat: bigint
  vatCategory: VatCategory
  vatRate: number
  vatReason: string | null
  vatGround: string | null
  vatEvidence: string | null
}

/** What is kept of a deposit stands on a paper alone. */
export type KeptLine = Omit<Line, 'kind'> & { kind: 'forfeit' }

export type DrawnUp = {
  kind: Exclude<InvoiceKind, 'credit-note' | 'deposit-demand' | 'rent-demand' | OpeningPaper>
  lines: Line[]
  net: bigint
  vat: bigint
}

/** Before tax: the price times the quantity, less the discount. */
export const netOf = ({ quantity, unitPrice, discount }: Pick<Asked, 'quantity' | 'unitPrice' | 'discount'>) =>
  rounded(BigInt(quantity) * unitPrice, 1000n) - discount

/** Above this a simplified paper is not enough, and whoever has a tax number always gets a full one. */
const simplifiedBelow = 500_000n

/** The two sides as the tax sees them, and what the company has said where accountants differ. */
type Drawing = Registration & { buyerVatin: string | null; rules?: TaxRules }

/**
 * The papers these lines make: what the tax does not know stands on a note of its own, the rest on an invoice; whoever is not
 * registered for the tax writes plain ones. Tax is computed once for each category of a paper and spread over its lines, so that they
 * add up to it.
 */
export function drawUp(asked: readonly Asked[], { buyerVatin, rules, ...seller }: Drawing): DrawnUp[] {
  const lines = asked.map(({ taxed, ground, evidence, ...one }) => {
    const { line } = chargeKinds[one.kind]
    const tax = proven(vatOf(taxed ?? taxOfKind(one.kind, rules), seller), { ground, evidence })
    const about = { ...one, ...tax, line: line ?? one.line ?? ('shared' as const), net: netOf(one) }
    return taxInside.has(one.kind) ? { ...about, ...withTaxInside(netOf(one), tax.vatRate) } : about
  })
  if (!seller.vatin) return [paperOf('invoice', lines)]
  const known = lines.filter(({ vatCategory }) => vatCategory !== 'out-of-scope')
  const unknown = lines.filter(({ vatCategory }) => vatCategory === 'out-of-scope')
  return [
    ...(known.length ? [paperOf(taxedAs(sum(known.map(({ net }) => net)), buyerVatin), known)] : []),
    ...(unknown.length ? [paperOf('debit-note', unknown)] : []),
  ]
}

const taxedAs = (net: bigint, buyerVatin: string | null) =>
  net < simplifiedBelow && !buyerVatin ? 'simplified-invoice' : 'tax-invoice'

const keptAs = (category: VatCategory, net: bigint, buyerVatin: string | null): DrawnUp['kind'] =>
  category === 'out-of-scope' ? 'debit-note' : taxedAs(net, buyerVatin)

/** What bears the tax needs no proof, and whoever is not registered for it adds none to anything. */
function proven<Told extends ReturnType<typeof vatOf>>(told: Told, { ground, evidence }: Proof) {
  const bears = told.vatCategory === 'standard' || told.vatReason === unregistered
  return { ...told, vatGround: (!bears && ground) || null, vatEvidence: (!bears && evidence) || null }
}

/** The tax is taken out of the whole, and once: not a baisa more is owed than was said. */
function withTaxInside(amount: bigint, rate: number) {
  const vat = rounded(amount * BigInt(rate), BigInt(100 + rate))
  const net = amount - vat
  return { quantity: 1000, unitPrice: net, discount: 0n, net, vat }
}

type Kept = { amount: bigint; line: ServiceLine; description: string } & Proof

/** The paper of what is kept of a deposit: no more is owed than is kept. */
export function drawUpKept({ amount, ground, evidence, ...about }: Kept, { buyerVatin, rules, ...seller }: Drawing) {
  const taxed = proven(vatOf(taxOfKind('forfeit', rules), seller), { ground, evidence })
  const line: KeptLine = { ...about, ...taxed, kind: 'forfeit', ...withTaxInside(amount, taxed.vatRate) }
  const { net, vat } = line
  const kind = seller.vatin ? keptAs(taxed.vatCategory, net, buyerVatin) : 'invoice'
  return { kind, lines: [line], net, vat }
}

type Fee = { kind: FeeKind; net: bigint; description: string }

/** A fee of owners alone on its paper, with its tax computed once: all of them bear the same. */
export function drawUpCommission({ kind: of, net, description }: Fee, { buyerVatin, ...seller }: Drawing) {
  const taxed = { ...vatOf(commissionKind, seller), vatGround: null, vatEvidence: null }
  const vat = percentOf(net, taxed.vatRate)
  const about = { kind: of, line: 'rent', description, quantity: 1000, unitPrice: net, discount: 0n } as const
  const kind: DrawnUp['kind'] = seller.vatin ? taxedAs(net, buyerVatin) : 'invoice'
  return { kind, lines: [{ ...about, ...taxed, net, vat }], net, vat }
}
export type CommissionLine = ReturnType<typeof drawUpCommission>['lines'][number]

/** What is added to an invoice bears the tax its lines bear. */
export function drawUpAddition<Added extends Pick<Line, 'net' | 'vatRate'>>(lines: readonly Added[]) {
  const shares = taxShares(lines)
  return { lines: lines.map((line, index) => ({ ...line, vat: shares[index] ?? 0n })), vat: sum(shares) }
}

type Drawn = Omit<Line, 'vat'> & { vat?: bigint }

/** What has its tax inside keeps that. */
function paperOf(kind: DrawnUp['kind'], lines: readonly Drawn[]): DrawnUp {
  const shares = taxShares(lines.map(({ net, vat, vatRate }) => ({ net, vatRate: vat === undefined ? vatRate : 0 })))
  const taxed = lines.map((line, index) => ({ ...line, vat: line.vat ?? shares[index] ?? 0n }))
  return { kind, lines: taxed, net: sum(taxed.map(({ net }) => net)), vat: sum(taxed.map(({ vat }) => vat)) }
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

/** What the tax knows may turn out to be more than it says. */
export const takesAdditions = (kind: InvoiceKind) => kind === 'tax-invoice' || kind === 'simplified-invoice'
