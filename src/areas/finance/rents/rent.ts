import type { RentKind } from '#areas/finance/invoices/charge-kinds.ts'
import { drawUpAddition } from '#areas/finance/invoices/invoice.ts'
import { compensation, taxed } from '#areas/finance/invoices/vat-grounds.ts'

/** How an owner's rent is taxed: by what is let, and by whether the owner is registered. It is the owner's tax, not ours. */
export type RentTax = 'residential' | 'owner-taxed' | 'owner-untaxed'

export type RentLine = { kind: RentKind; description: string; amount: bigint; tax?: RentTax | undefined }

const taxes = {
  residential: { category: 'exempt', reason: 'إيجار سكني' },
  'owner-taxed': taxed,
  'owner-untaxed': { category: 'out-of-scope', reason: 'المالك غير مسجل في ضريبة القيمة المضافة' },
} as const

const untaxed = {
  'rent-late-fee': compensation,
  'rent-damage': compensation,
  // What the provider charged whoever holds the account, as it is.
  'rent-utility': { category: 'out-of-scope', reason: 'استهلاك بالتكلفة لحساب المالك' },
  'owner-deposit': { category: 'out-of-scope', reason: 'تأمين مسترد' },
} as const

/** The lines of a demand: the rent as it is let, and what makes good a loss or a delay without tax. */
export function drawUpRent(lines: readonly RentLine[], rate: number) {
  const drawn = lines.map(({ kind, description, amount, tax = 'residential' }) => {
    const { category, reason } = kind === 'rent' ? taxes[tax] : untaxed[kind]
    const told = { vatCategory: category, vatRate: category === 'standard' ? rate : 0, vatReason: reason }
    return { kind, description, net: amount, ...told }
  })
  return { ...drawUpAddition(drawn), net: lines.reduce((sum, { amount }) => sum + amount, 0n) }
}
