import type { Taxed } from '#areas/finance/vat.ts'

export const taxed = { category: 'standard', reason: null } as const
export const compensation = { category: 'out-of-scope', reason: 'تعويض وليس مقابل توريد' } as const

/** Where the law taxes a supply at zero, in the words of the papers. */
export const zeroGrounds = {
  carriage: 'نقل دولي للبضائع',
  'carriage-services': 'خدمة مرتبطة بالنقل الدولي',
  'services-abroad': 'خدمة لعميل خارج دول مجلس التعاون',
  'goods-abroad': 'تصدير سلع مباشر',
  'special-zone': 'توريد إلى منطقة خاصة',
} as const
export type ZeroGround = keyof typeof zeroGrounds
const grounds = Object.keys(zeroGrounds) as ZeroGround[]

/** The ground that a paper gives as its reason; null where it gives none of them. */
export const groundOf = (reason: string | null) => grounds.find((ground) => zeroGrounds[ground] === reason) ?? null

/** How a line may be taxed otherwise than its kind is, by whoever may decide that. */
export const taxedAsNames = ['standard', ...grounds, 'compensation'] as const
export type TaxedAs = (typeof taxedAsNames)[number]

export function taxedAs(name: TaxedAs): Taxed {
  if (name === 'standard') return taxed
  return name === 'compensation' ? compensation : { category: 'zero', reason: zeroGrounds[name] }
}

/** What a line that bears no tax rests on: whereto or for what, and by which paper that is proven. */
export type Proof = { ground?: string | undefined; evidence?: string | undefined }
