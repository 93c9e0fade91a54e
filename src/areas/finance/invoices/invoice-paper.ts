import { printPaper } from '#areas/company/public.ts'
import { electronic } from '#areas/finance/e-invoices/queries.ts'
import type { InvoiceKind } from '#areas/finance/paper-kinds.ts'
import type { PaperForm } from '#areas/finance/papers/paper-forms.ts'
import { verifyAddress } from '#areas/finance/papers/verify-address.ts'
import type { Ctx } from '#platform/context.ts'
import { squareCode } from '#platform/documents/square-code.ts'
import { amountInEnglish } from '#values/amount-in-english.ts'
import { amountInWords } from '#values/amount-in-words.ts'
import { dayInWords, momentInWords } from '#values/dates.ts'
import { dayInEnglish, momentInEnglish } from '#values/dates-in-english.ts'
import { inGroups } from '#values/phones.ts'
import { type PagesBehind, pagesBehind } from './behind-invoice.ts'
import { labelOf } from './charge-kinds.ts'
import { english, vatInEnglish } from './english.ts'
import type { ShownInvoice, ShownLine } from './invoice-detail.ts'
import { addressOnPaper, headOn, sellerSide } from './invoice-sides.ts'
import { invoiceSlip } from './invoice-slip.ts'
import { kindsOn, paperNamed } from './paper-name.ts'
import { quantityInWords } from './quantity.ts'
import { lineTaxInWords, vatInWords } from './vat-parts.ts'

type Said = string | { code: string } | { ar: string; en: string }
type Pair = [label: string, value: Said | null | undefined]

const said = (pairs: Pair[]) => pairs.filter(([, value]) => Boolean(value))
const code = (value: string | null) => (value ? { code: value } : null)
const phone = (value: string | null) => (value ? { code: inGroups(value) } : null)

type Printing = Pick<Ctx, 'db' | 'now' | 'files' | 'origin' | 'contractKinds'>

/** A paper of what is owed, for whoever owes it. All that it says of both sides was written when it was issued. */
export async function invoicePaper(ctx: Printing, invoice: ShownInvoice, form: PaperForm = 'sheet') {
  if (form === 'slip') return invoiceSlip(ctx, invoice)
  const { kind, parts, seller, token, lines } = invoice
  const isNote = kind === 'credit-note'
  const titles = { title: paperNamed(kind, kindsOn(lines)), totalLabel: isNote ? 'المبلغ الملغى' : 'الإجمالي المستحق' }
  const notes = notesOn(kind, seller.vatin ? [] : parts.flatMap(({ vatReason }) => vatReason ?? []).slice(0, 1))
  const qr = squareCode(verifyAddress(ctx.origin, token))
  return paperOf(ctx, invoice, {
    ...titles,
    isNote,
    notes,
    qr,
    behind: await pagesBehind(ctx, invoice.id),
    inEnglish: form === 'both',
    xml: electronic(invoice)?.xml ?? null,
  })
}

/** What is demanded for an owner says so: it is no tax invoice of ours. */
const notesOn = (kind: InvoiceKind, untaxed: string[]) =>
  kind === 'rent-demand' ? ['يحصّل هذه المطالبة وكيل المالك باسمه ولحسابه، وليست فاتورة ضريبية.'] : untaxed

type Proof = { [Part in 'vatGround' | 'vatEvidence']?: string | null | undefined }
type LineOnPaper = Omit<ShownLine, 'id' | 'openNet' | 'openVat' | 'leftNet' | 'contractId' | keyof Proof> & Proof
type Dated = Pick<ShownInvoice, 'issuedOn' | 'issuedAt' | 'suppliedFrom' | 'suppliedUntil' | 'dueOn'>
type OnPaper = Pick<ShownInvoice, 'number' | 'net' | 'vat' | 'total' | 'parts' | 'seller' | 'buyer'> &
  Dated &
  Partial<Pick<ShownInvoice, 'original' | 'reason' | 'owners'>> & { lines: readonly LineOnPaper[] }
type Titles = {
  title: string
  totalLabel: string
  isNote: boolean
  inEnglish: boolean
  notes: string[]
  qr: string | null
  xml: string | null
  behind: PagesBehind | null
}

/** What a customer is shown before anything is owed: it says so, and is verified by nothing. */
export const proformaPaper = (ctx: Printing, proforma: OnPaper) =>
  paperOf(ctx, proforma, {
    ...{ title: 'فاتورة أولية', totalLabel: 'الإجمالي', isNote: false, inEnglish: false, qr: null, xml: null, behind: null },
    notes: ['هذه فاتورة أولية: ليست فاتورة ضريبية، ولا يستحق بها مبلغ.'],
  })

function paperOf(ctx: Printing, invoice: OnPaper, { isNote, inEnglish, ...look }: Titles) {
  const { number, issuedOn, net, vat, total, parts, seller, buyer, lines, owners = [] } = invoice
  const { sideLabel, seller: side } = sellerSide(seller, owners)
  const isOwners = owners.length > 0
  return printPaper(ctx, 'areas/finance/invoices/papers/invoice.typ', {
    ...{ ...look, number, day: issuedOn, net, vat, total },
    head: headOn(isOwners ? { ...seller, vatin: null } : seller),
    english: inEnglish ? { ...look.behind?.english, ...english } : {},
    ...{ sideLabel, seller: said(side), buyerLabel: isOwners ? 'المستأجر' : 'العميل' },
    buyer: said([
      ['الاسم', buyer.name],
      ['رقم العميل', code(buyer.number)],
      ['الرقم الضريبي', code(buyer.vatin)],
      ['العنوان', addressOnPaper(buyer)],
      ['الهاتف', phone(buyer.phone)],
    ]),
    about: aboutOn(invoice, inEnglish),
    heads: (isNote ? headsOfNote : heads).map((head) => (isOwners && head === 'الخاضع' ? 'المبلغ' : head)),
    isTaxed: !isOwners || vat > 0n,
    lines: lines.map((line) => lineOn(line, { isNote, isTaxed: seller.vatin !== null, inEnglish })),
    parts: seller.vatin ? parts.map((part) => [vatInWords(part), inEnglish ? vatInEnglish(part) : null, part.net, part.vat]) : [],
    words: amountInWords(total),
    wordsInEnglish: inEnglish ? amountInEnglish(total) : null,
  })
}

const headsOfNote = ['م', 'البيان', 'الخاضع', 'الضريبة', 'الإجمالي']
const heads = ['م', 'البيان', 'الكمية', 'سعر الوحدة', 'الخصم', 'الخاضع', 'الضريبة', 'الإجمالي']

function aboutOn({ issuedAt, suppliedFrom, suppliedUntil, dueOn, original, reason, owners = [] }: OnPaper, inEnglish: boolean) {
  const twice = (ar: string, en: string) => (inEnglish ? { ar, en } : ar)
  const day = (one: string) => twice(dayInWords(one), dayInEnglish(one))
  const supplied = [suppliedFrom, suppliedUntil]
  const span = twice(
    `من ${supplied.map((one) => dayInWords(one)).join(' إلى ')}`,
    supplied.map((one) => dayInEnglish(one)).join(' – '),
  )
  return said([
    ['تاريخ الإصدار', twice(momentInWords(issuedAt), momentInEnglish(issuedAt))],
    [owners.length > 0 ? 'عن المدة' : 'تاريخ التوريد', suppliedFrom === suppliedUntil ? day(suppliedFrom) : span],
    ['تاريخ الاستحقاق', dueOn && day(dueOn)],
    ['عن الفاتورة', original && { code: original.number }],
    ['تاريخ الفاتورة', original && day(original.issuedOn)],
    ['السبب', reason],
  ])
}

type Look = { isNote: boolean; isTaxed: boolean; inEnglish: boolean }

function lineOn(line: LineOnPaper, { isNote, isTaxed, inEnglish }: Look) {
  const { place, kind, description, quantity, unitPrice, discount, net, vat } = line
  const priced = [{ code: quantityInWords(quantity ?? 0) }, unitPrice, discount === 0n ? null : discount]
  const kindInEnglish = [english[labelOf(kind)], isTaxed && vatInEnglish(line)].filter(Boolean).join(' · ')
  return {
    ...{ place: String(place), description, taxed: isTaxed ? lineTaxInWords(line) : null },
    english: inEnglish ? kindInEnglish : null,
    cells: [...(isNote ? [] : priced), net, vat, net + vat],
  }
}
