import { printPaper } from '#areas/company/public.ts'
import { verifyAddress } from '#areas/finance/papers/verify-address.ts'
import type { Ctx } from '#platform/context.ts'
import { squareCode } from '#platform/documents/square-code.ts'
import { amountInWords } from '#values/amount-in-words.ts'
import { dayInWords, momentInWords } from '#values/dates.ts'
import { inGroups } from '#values/phones.ts'
import { invoiceKinds } from './invoice.ts'
import type { ShownInvoice, ShownLine } from './invoice-detail.ts'
import { addressOnPaper, sellerAddress } from './invoice-sides.ts'
import { quantityInWords } from './quantity.ts'
import { vatInWords } from './vat-parts.ts'

type Pair = [label: string, value: string | { code: string } | null | undefined | '']

const said = (pairs: Pair[]) => pairs.filter(([, value]) => Boolean(value))
const code = (value: string | null) => (value ? { code: value } : null)
const phone = (value: string | null) => (value ? { code: inGroups(value) } : null)

/** A paper of what is owed, for whoever owes it. All that it says of both sides was written when it was issued. */
export function invoicePaper(ctx: Pick<Ctx, 'db' | 'now' | 'files' | 'origin'>, invoice: ShownInvoice) {
  const { kind, number, issuedOn, net, vat, total, parts, seller, buyer, lines, token } = invoice
  const isNote = kind === 'credit-note'
  return printPaper(ctx, 'areas/finance/invoices/papers/invoice.typ', {
    ...{ title: invoiceKinds[kind], number, day: issuedOn, net, vat, total },
    totalLabel: isNote ? 'المبلغ الملغى' : 'الإجمالي المستحق',
    head: headOn(invoice),
    seller: said([
      ['الاسم', seller.name],
      ['الرقم الضريبي', code(seller.vatin)],
      ['السجل التجاري', code(seller.commercialRegister)],
      ['العنوان', sellerAddress(seller)],
    ]),
    buyer: said([
      ['الاسم', buyer.name],
      ['رقم العميل', code(buyer.number)],
      ['الرقم الضريبي', code(buyer.vatin)],
      ['العنوان', addressOnPaper(buyer)],
      ['الهاتف', phone(buyer.phone)],
    ]),
    about: aboutOn(invoice),
    heads: isNote ? headsOfNote : heads,
    lines: lines.map((line) => lineOn(line, { isNote, isTaxed: seller.vatin !== null })),
    parts: seller.vatin ? parts.map((part) => [vatInWords(part), part.net, part.vat]) : [],
    words: amountInWords(total),
    notes: seller.vatin ? [] : parts.flatMap(({ vatReason }) => vatReason ?? []).slice(0, 1),
    qr: squareCode(verifyAddress(ctx.origin, token)),
  })
}

const headsOfNote = ['م', 'البيان', 'الخاضع', 'الضريبة', 'الإجمالي']
const heads = ['م', 'البيان', 'الكمية', 'سعر الوحدة', 'الخصم', 'الخاضع', 'الضريبة', 'الإجمالي']

/** The head of the paper says of the company what held on that day. */
function headOn({ seller: { name, brand, commercialRegister, vatin, phone: number, email, ...place } }: ShownInvoice) {
  return {
    ...(brand && { name: brand }),
    ...{ legalName: name === brand ? null : name, commercialRegister, vatin, email },
    phones: number ? [inGroups(number)] : [],
    place: sellerAddress(place),
  }
}

function aboutOn({ issuedAt, suppliedFrom, suppliedUntil, dueOn, original, reason }: ShownInvoice) {
  const supplied = [suppliedFrom, suppliedUntil].map((day) => dayInWords(day))
  return said([
    ['تاريخ الإصدار', momentInWords(issuedAt)],
    ['تاريخ التوريد', suppliedFrom === suppliedUntil ? supplied[0] : `من ${supplied.join(' إلى ')}`],
    ['تاريخ الاستحقاق', dueOn && dayInWords(dueOn)],
    ['عن الفاتورة', original && { code: original.number }],
    ['تاريخ الفاتورة', original && dayInWords(original.issuedOn)],
    ['السبب', reason],
  ])
}

function lineOn(line: ShownLine, { isNote, isTaxed }: { isNote: boolean; isTaxed: boolean }) {
  const { place, description, quantity, unitPrice, discount, net, vat } = line
  const priced = [{ code: quantityInWords(quantity ?? 0) }, unitPrice, discount === 0n ? null : discount]
  return {
    ...{ place: String(place), description, taxed: isTaxed ? vatInWords(line) : null },
    cells: [...(isNote ? [] : priced), net, vat, net + vat],
  }
}
