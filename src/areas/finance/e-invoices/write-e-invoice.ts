import type { EInvoice, Item, Part, Side } from './e-invoice.ts'
import type { Profile } from './profile.ts'
import { document, type Xml, xml } from './xml.ts'

const cbc = (name: string, text: string | null | undefined, attributes?: Record<string, string>) =>
  xml(`cbc:${name}`, text, attributes)
const cac = (name: string, ...inside: (Xml | null)[]) => xml(`cac:${name}`, inside)

/** Whole baisa as rials with three places, by the arithmetic of whole numbers. */
export const rialsOf = (amount: bigint) => {
  const whole = amount < 0n ? -amount : amount
  return `${amount < 0n ? '-' : ''}${whole / 1000n}.${String(whole % 1000n).padStart(3, '0')}`
}

const amount = (name: string, value: bigint) => cbc(name, rialsOf(value), { currencyID: 'OMR' })

/** The signs that say what kind of transaction it is. */
export function transactionCode({ isSimplified, isContinuous }: EInvoice, { transaction }: Profile) {
  const { places, on, off, full, simplified, continuous } = transaction
  const marked = [isSimplified ? simplified : full, ...(isContinuous ? [continuous] : [])]
  return Array.from({ length: places }, (_, index) => (marked.includes(index + 1) ? on : off)).join('')
}

const roots = {
  Invoice: 'urn:oasis:names:specification:ubl:schema:xsd:Invoice-2',
  CreditNote: 'urn:oasis:names:specification:ubl:schema:xsd:CreditNote-2',
}
const components = {
  'xmlns:cac': 'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2',
  'xmlns:cbc': 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2',
}

/** The paper as UBL 2.1, its elements in the order of the schema. */
export function writeEInvoice(one: EInvoice, profile: Profile) {
  const root = one.kind === 'credit-note' ? 'CreditNote' : 'Invoice'
  const tree = xml(
    root,
    [
      ...headOf(one, profile),
      ...behind(one, profile),
      ...sidesOf(one, profile),
      ...sumsOf(one, profile),
      ...linesOf(one, profile),
    ],
    { xmlns: roots[root], ...components },
  )
  return document(tree)
}

function headOf(one: EInvoice, profile: Profile) {
  const isNote = one.kind === 'credit-note'
  const name = transactionCode(one, profile)
  const typeCode = profile.typeCodes[one.kind]
  return [
    cbc('CustomizationID', profile.customizationId),
    cbc('ProfileID', profile.profileId),
    cbc('ID', one.number),
    cbc('UUID', one.uuid),
    cbc('IssueDate', one.issuedOn),
    cbc('IssueTime', `${one.issuedAt}+04:00`),
    isNote ? null : cbc('DueDate', one.dueOn),
    cbc(isNote ? 'CreditNoteTypeCode' : 'InvoiceTypeCode', typeCode, { name }),
    cbc('Note', one.reason),
    cbc('DocumentCurrencyCode', one.currency),
    cbc('TaxCurrencyCode', one.currency),
    cac('InvoicePeriod', cbc('StartDate', one.period.from), cbc('EndDate', one.period.until)),
  ]
}

/** Which paper a note is about, and why; where more is owed the reason stands in its note, for an invoice knows no other place. */
function behind({ kind, preceding, reason }: EInvoice, { reasonCode }: Profile) {
  if (!preceding) return []
  const { number, uuid, issuedOn } = preceding
  const why = cac('DiscrepancyResponse', cbc('ReferenceID', number), cbc('ResponseCode', reasonCode), cbc('Description', reason))
  return [
    kind === 'credit-note' ? why : null,
    cac('BillingReference', cac('InvoiceDocumentReference', cbc('ID', number), cbc('UUID', uuid), cbc('IssueDate', issuedOn))),
  ]
}

const sidesOf = ({ seller, buyer, period }: EInvoice, profile: Profile) => [
  cac('AccountingSupplierParty', partyOf(seller, profile)),
  cac('AccountingCustomerParty', partyOf(buyer, profile)),
  cac('Delivery', cbc('ActualDeliveryDate', period.until)),
]

function partyOf({ name, vatin, otherId, address, phone, email }: Side, { endpointScheme }: Profile) {
  const [first, second, third] = address.lines
  return cac(
    'Party',
    cbc('EndpointID', vatin, { schemeID: endpointScheme }),
    cac('PartyIdentification', cbc('ID', otherId)),
    cac('PartyName', cbc('Name', name)),
    cac(
      'PostalAddress',
      cbc('StreetName', first),
      cbc('AdditionalStreetName', second),
      cbc('CityName', address.city),
      cbc('PostalZone', address.postalCode),
      cac('AddressLine', cbc('Line', third)),
      cac('Country', cbc('IdentificationCode', 'OM')),
    ),
    vatin ? cac('PartyTaxScheme', cbc('CompanyID', vatin), vatScheme()) : null,
    cac('PartyLegalEntity', cbc('RegistrationName', name), cbc('CompanyID', otherId)),
    cac('Contact', cbc('Telephone', phone), cbc('ElectronicMail', email)),
  )
}

const vatScheme = () => cac('TaxScheme', cbc('ID', 'VAT'))

const categoryOf = (name: string, { category, rate, reason, ground }: Part, { categories, zeroReasons }: Profile) =>
  cac(
    name,
    cbc('ID', categories[category]),
    category === 'out-of-scope' ? null : cbc('Percent', String(rate)),
    cbc('TaxExemptionReasonCode', ground && zeroReasons[ground]),
    cbc('TaxExemptionReason', reason),
    vatScheme(),
  )

const sumsOf = ({ parts, net, vat, total }: EInvoice, profile: Profile) => [
  cac(
    'TaxTotal',
    amount('TaxAmount', vat),
    ...parts.map((part) =>
      cac(
        'TaxSubtotal',
        amount('TaxableAmount', part.net),
        amount('TaxAmount', part.vat),
        categoryOf('TaxCategory', part, profile),
      ),
    ),
  ),
  cac(
    'LegalMonetaryTotal',
    amount('LineExtensionAmount', net),
    amount('TaxExclusiveAmount', net),
    amount('TaxInclusiveAmount', total),
    amount('PayableAmount', total),
  ),
]

const linesOf = (one: EInvoice, profile: Profile) => one.lines.map((line) => lineOf(line, one.kind === 'credit-note', profile))

function lineOf(line: Item, isNote: boolean, profile: Profile) {
  const { place, name, quantity, unitPrice, discount, net, vat } = line
  return cac(
    isNote ? 'CreditNoteLine' : 'InvoiceLine',
    cbc('ID', place),
    cbc(isNote ? 'CreditedQuantity' : 'InvoicedQuantity', quantity, { unitCode: profile.unitCode }),
    amount('LineExtensionAmount', net),
    discount > 0n ? discountOf(discount) : null,
    cac('TaxTotal', amount('TaxAmount', vat)),
    cac('Item', cbc('Name', name), categoryOf('ClassifiedTaxCategory', { ...line, reason: null }, profile)),
    cac('Price', amount('PriceAmount', unitPrice)),
  )
}

/** 95 is a discount in the list of the United Nations. */
const discountOf = (discount: bigint) =>
  cac('AllowanceCharge', cbc('ChargeIndicator', 'false'), cbc('AllowanceChargeReasonCode', '95'), amount('Amount', discount))
