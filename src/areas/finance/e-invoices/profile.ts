import type { ZeroGround } from '#areas/finance/invoices/vat-grounds.ts'
import type { InvoiceKind } from '#areas/finance/paper-kinds.ts'
import type { VatCategory } from '#areas/finance/vat.ts'

/**
 * What the rules of exchange of one edition say. They are young and still change: another edition is another profile beside this
 * one, and what was handed over says by which it was written.
 */
export type Profile = {
  name: string
  customizationId: string
  profileId: string
  /** By which register a party is reached; the address is the tax number. */
  endpointScheme: string
  typeCodes: Partial<Record<InvoiceKind, string>>
  categories: Record<VatCategory, string>
  /** Why the rate is zero, by the list of the authority. */
  zeroReasons: Record<ZeroGround, string>
  /** The kind of transaction as so many signs, each place saying one thing. */
  transaction: { places: number; on: string; off: string; full: number; simplified: number; continuous: number }
  uuid: RegExp
  /** What services are counted in, where nothing else is said. */
  unitCode: string
  /** Why a note was written, as a code; null while the list of codes is not published. */
  reasonCode: string | null
}

/** PINT of Oman, first edition, as published in 2026. */
const om1: Profile = {
  name: 'om-1',
  customizationId: 'urn:peppol:pint:billing-1@om-1',
  profileId: 'urn:peppol:bis:billing',
  endpointScheme: '0248',
  typeCodes: { 'tax-invoice': '380', 'simplified-invoice': '380', 'credit-note': '381', 'debit-note': '383' },
  categories: { standard: 'S', zero: 'Z', exempt: 'E', 'out-of-scope': 'O' },
  zeroReasons: {
    carriage: 'VATZR-OM-04',
    'carriage-services': 'VATZR-OM-05',
    'services-abroad': 'VATZR-OM-09',
    'goods-abroad': 'VATZR-OM-10',
    'special-zone': 'VATZR-OM-14',
  },
  transaction: { places: 20, on: '1', off: 'X', full: 1, simplified: 2, continuous: 6 },
  uuid: /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  unitCode: 'C62',
  reasonCode: null,
}

/** The edition by which papers are written today. */
export const profileNow = om1
