import { isDay } from '#values/days.ts'
import { percentOf, rounded } from '#values/shares.ts'
import type { EInvoice, Item, Part, Side, Sides } from './e-invoice.ts'
import type { Profile } from './profile.ts'

/** A rule of the exchange that a paper breaks, and what is to be done so that the next one does not. */
export type Fault = { rule: string; says: string }
type Rule = { rule: string; says: string; holds: (one: EInvoice, profile: Profile) => boolean }
/** One that can be asked before there is a paper. */
type RuleOfSides = { rule: string; says: string; holds: (sides: Sides) => boolean }

const isNote = ({ kind }: EInvoice) => kind === 'credit-note' || kind === 'debit-note'
const isVatin = (text: string | null) => /^OM\d{10}$/.test(text ?? '')
const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n)

/** What names the paper itself. */
const paper: Rule[] = [
  { rule: 'number', says: 'لا رقم للوثيقة.', holds: ({ number }) => number !== '' },
  { rule: 'uuid', says: 'معرّف الوثيقة ليس من الصيغة المطلوبة.', holds: ({ uuid }, profile) => profile.uuid.test(uuid) },
  { rule: 'kind', says: 'ليس لهذا النوع من الوثائق رمز في الفوترة.', holds: ({ kind }, { typeCodes }) => kind in typeCodes },
  { rule: 'issued-on', says: 'تاريخ الإصدار غير صحيح.', holds: ({ issuedOn }) => isDay(issuedOn) },
  { rule: 'issued-at', says: 'ينقص وقت الإصدار.', holds: ({ issuedAt }) => /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/.test(issuedAt) },
  { rule: 'due-on', says: 'الاستحقاق قبل الإصدار.', holds: ({ dueOn, issuedOn }) => dueOn === null || dueOn >= issuedOn },
  { rule: 'currency', says: 'عملة الضريبة الريال العُماني وحده.', holds: ({ currency }) => currency === 'OMR' },
  {
    rule: 'period',
    says: 'فترة التوريد تبدأ بعد نهايتها.',
    holds: ({ period: { from, until } }) => isDay(from) && isDay(until) && from <= until,
  },
]

/** What a note says of the paper it is about. */
const notes: Rule[] = [
  { rule: 'reason', says: 'اكتب سبب الإشعار.', holds: (one) => !isNote(one) || Boolean(one.reason) },
  { rule: 'preceding', says: 'الإشعار بلا فاتورة سابقة.', holds: (one) => !isNote(one) || one.preceding !== null },
  {
    rule: 'preceding-whole',
    says: 'ينقص الإشعار رقم الفاتورة السابقة أو تاريخها أو معرّفها.',
    holds: ({ preceding: before }, profile) =>
      before === null || (before.number !== '' && isDay(before.issuedOn) && profile.uuid.test(before.uuid)),
  },
  {
    rule: 'preceding-earlier',
    says: 'الفاتورة السابقة بتاريخ بعد الإشعار.',
    holds: ({ preceding, issuedOn }) => preceding === null || preceding.issuedOn <= issuedOn,
  },
]

const hasStreet = ({ address: { lines } }: Side) => lines.length === 3 && lines.every(Boolean)
const postalCode = /^\d{3}$/

/** The company: it sets these under the settings, and they stand on what is issued afterwards. */
const seller: RuleOfSides[] = [
  { rule: 'seller-name', says: 'اكتب الاسم القانوني في الإعدادات.', holds: (one) => one.seller.name !== '' },
  { rule: 'seller-vatin', says: 'اكتب الرقم الضريبي في الإعدادات.', holds: (one) => isVatin(one.seller.vatin) },
  {
    rule: 'seller-address',
    says: 'أكمل عنوان الشركة في الإعدادات: العنوان والسكة والمبنى.',
    holds: (one) => hasStreet(one.seller) && Boolean(one.seller.address.city),
  },
  {
    rule: 'seller-postal-code',
    says: 'اكتب الرمز البريدي للشركة في الإعدادات.',
    holds: (one) => postalCode.test(one.seller.address.postalCode ?? ''),
  },
  { rule: 'seller-phone', says: 'اكتب هاتف الشركة في الإعدادات.', holds: (one) => Boolean(one.seller.phone) },
]

/** The customer: a full invoice says who it is and where. */
const buyer: RuleOfSides[] = [
  { rule: 'buyer-name', says: 'اكتب اسم العميل في سجله.', holds: (one) => one.buyer.name !== '' },
  {
    rule: 'buyer-vatin',
    says: 'الرقم الضريبي للعميل يبدأ بـ OM ويليه 10 أرقام. صحّحه في سجله.',
    holds: ({ buyer: { vatin } }) => vatin === null || isVatin(vatin),
  },
  {
    rule: 'buyer-known',
    says: 'اكتب الرقم الضريبي للعميل أو سجله التجاري في سجله.',
    holds: ({ isSimplified, buyer: { vatin, otherId } }) => isSimplified || Boolean(vatin ?? otherId),
  },
  {
    rule: 'buyer-address',
    says: 'اكتب ولاية العميل ومنطقته في سجله.',
    holds: ({ isSimplified, buyer: { address } }) => isSimplified || Boolean(address.city && address.lines[0]),
  },
]

const isTaxedRight = ({ category, rate, reason }: Part) => (category === 'standard' ? rate > 0 : rate === 0 && Boolean(reason))

/** The price times the quantity, less the discount. */
const comesTo = ({ quantity, unitPrice, discount, net }: Item) =>
  rounded(BigInt(Math.round(Number(quantity) * 1000)) * unitPrice, 1000n) - discount === net

const lines: Rule[] = [
  { rule: 'lines', says: 'لا سطر في الوثيقة.', holds: (one) => one.lines.length > 0 },
  { rule: 'line-name', says: 'سطر بلا بيان.', holds: (one) => one.lines.every(({ name }) => name !== '') },
  {
    rule: 'line-quantity',
    says: 'كمية سطر ليست أكبر من صفر.',
    holds: (one) => one.lines.every(({ quantity }) => Number(quantity) > 0),
  },
  { rule: 'line-net', says: 'مبلغ سطر لا يساوي كميته بسعرها بعد الخصم.', holds: (one) => one.lines.every(comesTo) },
  { rule: 'line-tax', says: 'سطر بلا نسبة ضريبة، أو معفى بلا سبب.', holds: (one) => one.lines.every(isTaxedRight) },
  {
    rule: 'zero-reason',
    says: 'سبب النسبة الصفرية ليس من قائمة الفوترة.',
    holds: (one) => one.lines.every(({ category, ground }) => category !== 'zero' || ground !== null),
  },
  {
    rule: 'out-of-scope-alone',
    says: 'ما هو خارج نطاق الضريبة لا يجتمع مع غيره في وثيقة.',
    holds: (one) => new Set(one.lines.map(({ category }) => category === 'out-of-scope')).size < 2,
  },
]

const sameWay = (part: Part) => (line: Part) =>
  line.category === part.category && line.rate === part.rate && line.reason === part.reason

/** Of a deposit that is kept the tax is taken out of the whole: that may be a baisa from the rate of what is left. */
const isInside = ({ net, rate, vat }: Part) => rounded((net + vat) * BigInt(rate), BigInt(100 + rate)) === vat

const sums: Rule[] = [
  { rule: 'net', says: 'المبلغ الخاضع لا يساوي مجموع السطور.', holds: (one) => sum(one.lines.map(({ net }) => net)) === one.net },
  { rule: 'vat', says: 'قيمة الضريبة لا تساوي مجموع فئاتها.', holds: (one) => sum(one.parts.map(({ vat }) => vat)) === one.vat },
  { rule: 'total', says: 'الإجمالي لا يساوي الخاضع مع الضريبة.', holds: (one) => one.net + one.vat === one.total },
  {
    rule: 'parts',
    says: 'فئة ضريبة لا تساوي مجموع سطورها.',
    holds: (one) => one.parts.every((part) => sum(one.lines.filter(sameWay(part)).map(({ net }) => net)) === part.net),
  },
  {
    rule: 'part-tax',
    says: 'ضريبة فئة لا تساوي نسبتها من مبلغها.',
    holds: (one) => isNote(one) || one.parts.every((part) => percentOf(part.net, part.rate) === part.vat || isInside(part)),
  },
]

const rules: Rule[] = [...paper, ...notes, ...seller, ...buyer, ...lines, ...sums]
export const ruleNames = rules.map(({ rule }) => rule)

/** What keeps this paper from being exchanged; none when nothing does. */
export const faultsOf = (one: EInvoice, profile: Profile): Fault[] =>
  rules.flatMap(({ rule, says, holds }) => (holds(one, profile) ? [] : [{ rule, says }]))

const lacks = (ofSide: readonly RuleOfSides[], sides: Sides) => ofSide.flatMap(({ says, holds }) => (holds(sides) ? [] : [says]))

/** What either side lacks for a full paper, before it is issued: what a paper does not say then can never be added to it. */
export const faultsOfSides = (sides: Sides) => ({ seller: lacks(seller, sides), buyer: lacks(buyer, sides) })
