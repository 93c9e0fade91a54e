import { type VatCategory, vatCategories } from '#areas/finance/vat.ts'

type Taxed = { net: bigint; vat: bigint; vatCategory: VatCategory; vatRate: number; vatReason: string | null }

/** What stands on a paper for each way its lines are taxed: what was taxable, by which rate or for which reason by none, and the tax. */
export function vatParts(lines: readonly Taxed[]) {
  const parts = new Map<string, Taxed>()
  for (const { vatCategory, vatRate, vatReason, net, vat } of lines) {
    const name = `${vatCategory} ${vatRate} ${vatReason}`
    const before = parts.get(name)
    parts.set(name, { vatCategory, vatRate, vatReason, net: net + (before?.net ?? 0n), vat: vat + (before?.vat ?? 0n) })
  }
  return [...parts.values()]
}

/** «أساسية 5%», «صفرية: نقل دولي للبضائع» */
export const vatInWords = ({ vatCategory, vatRate, vatReason }: Omit<Taxed, 'net' | 'vat'>) =>
  `${vatCategories[vatCategory]}${vatRate > 0 ? ` ${vatRate}%` : ''}${vatReason ? `: ${vatReason}` : ''}`

type Proven = Omit<Taxed, 'net' | 'vat'> & { [Part in 'vatGround' | 'vatEvidence']?: string | null | undefined }

/** «صفرية: نقل دولي للبضائع (دبي، البوليصة 118)» */
export function lineTaxInWords({ vatGround, vatEvidence, ...line }: Proven) {
  const proof = [vatGround, vatEvidence].filter(Boolean).join('، ')
  return proof ? `${vatInWords(line)} (${proof})` : vatInWords(line)
}
