import type { ShownInvoice, ShownLine } from '#areas/finance/invoices/invoice-detail.ts'
import type { Buyer, Seller } from '#areas/finance/invoices/invoice-parties.ts'
import { quantityInWords } from '#areas/finance/invoices/quantity.ts'
import { groundOf, type ZeroGround } from '#areas/finance/invoices/vat-grounds.ts'
import type { InvoiceKind } from '#areas/finance/paper-kinds.ts'
import type { VatCategory } from '#areas/finance/vat.ts'

export type Address = { lines: (string | null)[]; city: string | null; postalCode: string | null }
export type Side = {
  name: string
  vatin: string | null
  /** By what else it is known: the register of commerce, or our number of the customer. */
  otherId: string | null
  address: Address
  phone: string | null
  email: string | null
}
export type Part = {
  net: bigint
  vat: bigint
  category: VatCategory
  rate: number
  reason: string | null
  /** Why the rate is zero. */
  ground: ZeroGround | null
}
export type Item = Part & {
  place: string
  name: string
  quantity: string
  unitPrice: bigint
  discount: bigint
}
type Preceding = { number: string; uuid: string; issuedOn: string }

/** A paper as it is exchanged: all that the rules ask for, in our own words and in baisa. */
export type EInvoice = {
  kind: InvoiceKind
  number: string
  uuid: string
  issuedOn: string
  issuedAt: string
  dueOn: string | null
  currency: string
  isSimplified: boolean
  isContinuous: boolean
  period: { from: string; until: string }
  preceding: Preceding | null
  reason: string | null
  seller: Side
  buyer: Side
  lines: Item[]
  parts: Part[]
  net: bigint
  vat: bigint
  total: bigint
}

export type Sides = Pick<EInvoice, 'seller' | 'buyer' | 'isSimplified'>

/** The two sides of a full paper that is not issued yet. */
export const sidesOn = (seller: Seller, buyer: Buyer): Sides => ({
  ...{ seller: sellerOn(seller), buyer: buyerOn(buyer), isSimplified: false },
})

/** The electronic invoice of a paper; null where the paper has none: what the tax does not know is not exchanged. */
export function eInvoiceOf(paper: ShownInvoice): EInvoice | null {
  const { kind, seller, buyer, lines, parts, original } = paper
  const about = original ? original.kind : kind
  if (about !== 'tax-invoice' && about !== 'simplified-invoice') return null
  const { number, uuid, issuedOn, issuedAt, dueOn, reason, net, vat, total } = paper
  return {
    ...{ kind, number, uuid, issuedOn, dueOn, reason, net, vat, total },
    issuedAt: clock.format(issuedAt),
    currency: 'OMR',
    isSimplified: about === 'simplified-invoice',
    isContinuous: lines.some(({ contractId }) => contractId !== null),
    period: { from: paper.suppliedFrom, until: paper.suppliedUntil },
    preceding: original && { number: original.number, uuid: original.uuid, issuedOn: original.issuedOn },
    seller: sellerOn(seller),
    buyer: buyerOn(buyer),
    lines: lines.map(itemOf),
    parts: parts.map(taxed),
  }
}

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Muscat',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
})

const sellerOn = ({ name, vatin, commercialRegister, address, way, building, postalCode, phone, email }: Seller): Side => ({
  ...{ name, vatin, phone, email, otherId: commercialRegister },
  address: { lines: [address, way ?? null, building ?? null], city: 'صلالة', postalCode },
})

const buyerOn = ({
  name,
  number,
  vatin,
  commercialRegister,
  quarter,
  way,
  building,
  wilayat,
  postalCode,
  phone,
}: Buyer): Side => ({
  ...{ name, vatin, phone, email: null, otherId: commercialRegister ?? number },
  address: { lines: [quarter, way, building], city: wilayat, postalCode },
})

type Taxed = Pick<ShownLine, 'net' | 'vat' | 'vatCategory' | 'vatRate' | 'vatReason'>

const taxed = ({ net, vat, vatCategory: category, vatRate: rate, vatReason: reason }: Taxed): Part => ({
  ...{ net, vat, category, rate, reason, ground: category === 'zero' ? groundOf(reason) : null },
})

/** What a note takes back has no quantity of its own: it is one of what it comes to. */
function itemOf(line: ShownLine): Item {
  const { place, description: name, quantity, unitPrice, discount } = line
  const priced =
    unitPrice === null
      ? { quantity: '1', unitPrice: line.net, discount: 0n }
      : { quantity: quantityInWords(quantity ?? 0), unitPrice, discount }
  return { ...taxed(line), ...priced, place: String(place), name }
}
