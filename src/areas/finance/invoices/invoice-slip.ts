import { printPaper } from '#areas/company/public.ts'
import { verifyAddress } from '#areas/finance/papers/verify-address.ts'
import type { Ctx } from '#platform/context.ts'
import { squareCode } from '#platform/documents/square-code.ts'
import { amountInWords } from '#values/amount-in-words.ts'
import { momentInWords } from '#values/dates.ts'
import { inRials } from '#values/money.ts'
import type { ShownInvoice, ShownLine } from './invoice-detail.ts'
import { headOn } from './invoice-sides.ts'
import { kindsOn, paperNamed } from './paper-name.ts'
import { quantityInWords } from './quantity.ts'
import { vatInWords } from './vat-parts.ts'

const rials = (amount: bigint) => ({ rials: String(amount) })

/** The same paper for the small printer of the counter. */
export function invoiceSlip(ctx: Pick<Ctx, 'db' | 'now' | 'files' | 'origin'>, invoice: ShownInvoice) {
  const { kind, number, issuedOn, issuedAt, net, total, parts, seller, buyer, lines, owners, token } = invoice
  return printPaper(ctx, 'areas/finance/papers/slip.typ', {
    ...{
      title: paperNamed(kind, kindsOn(lines)),
      number,
      day: issuedOn,
      head: headOn(owners.length > 0 ? { ...seller, vatin: null } : seller),
      stamp: null,
    },
    pairs: [
      ['التاريخ', momentInWords(issuedAt)],
      ...(owners.length > 0 ? [['لحساب المالك', owners.join('، ')]] : []),
      [owners.length > 0 ? 'المستأجر' : 'العميل', buyer.name],
      ['رقم العميل', { code: buyer.number }],
    ],
    lines: lines.map((line) => ({ name: line.description, detail: priceOf(line), amount: rials(line.net) })),
    sums: seller.vatin
      ? [['المبلغ الخاضع', rials(net)], ...parts.map((part) => [`الضريبة، ${vatInWords(part)}`, rials(part.vat)])]
      : [],
    total: ['الإجمالي', rials(total)],
    words: amountInWords(total),
    after: [],
    notes: seller.vatin ? [] : parts.flatMap(({ vatReason }) => vatReason ?? []).slice(0, 1),
    qr: squareCode(verifyAddress(ctx.origin, token)),
  })
}

/** «4.5 × 15.000 ر.ع.، خصم 7.500 ر.ع.» */
const priceOf = ({ quantity, unitPrice, discount }: ShownLine) =>
  unitPrice === null
    ? ''
    : [`${quantityInWords(quantity)} × ${inRials(unitPrice)}`, discount > 0n && `خصم ${inRials(discount)}`]
        .filter(Boolean)
        .join('، ')
