import { taxPath } from '#areas/finance/quarter.ts'
import { type VatCategory, vatCategories } from '#areas/finance/vat.ts'
import type { vatReturn } from './queries.ts'

/** Of which papers a figure of the return is made. */
export const documentKinds = {
  standard: 'توريدات خاضعة للنسبة الأساسية',
  zero: 'توريدات خاضعة لنسبة صفر',
  exempt: 'توريدات معفاة',
  'out-of-scope': 'خارج النطاق، لا تدخل الإقرار',
  bills: 'مشتريات من فواتير المورّدين',
  assets: 'أصول ثابتة من فواتير المورّدين',
  petty: 'مصروفات نثرية من الصناديق',
  bank: 'عمولات البنوك والبطاقات',
  opening: 'من الأرصدة الافتتاحية',
} as const
export type DocumentKind = keyof typeof documentKinds

export const isDocumentKind = (text: string): text is DocumentKind => Object.hasOwn(documentKinds, text)

/** A line of the return as its form numbers it. What stands in no box is told beside it. */
export type Box = {
  key: string
  box: string | null
  label: string
  base: bigint | null
  tax: bigint | null
  of: DocumentKind | null
  isSum?: boolean
}

type Paper = Pick<Awaited<ReturnType<typeof vatReturn>>, 'supplies' | 'bought' | 'petty' | 'opened' | 'output' | 'input'>

const numbers: Record<VatCategory, string | null> = { standard: '1(a)', zero: '1(b)', exempt: '1(c)', 'out-of-scope': null }

/** The working paper in the order and the numbers of the authority's form. */
export function boxesOf({ supplies, bought, petty, opened, output, input }: Paper): Box[] {
  const sold = (Object.keys(vatCategories) as VatCategory[]).flatMap((category): Box[] => {
    const found = supplies.find((one) => one.category === category)
    if (!found && category !== 'standard') return []
    const { net = 0n, vat = 0n, credited = 0n, creditedVat = 0n } = found ?? {}
    const tax = category === 'standard' ? vat - creditedVat : null
    return [{ key: category, box: numbers[category], label: documentKinds[category], base: net - credited, tax, of: category }]
  })
  return [
    ...sold.filter(({ box }) => box),
    ...began('1(a)', opened.output),
    sum('5(a)', 'مجموع الضريبة المستحقة', output),
    ...purchases(bought),
    { key: 'petty', box: '6(a)', label: documentKinds.petty, base: petty.net, tax: petty.vat, of: 'petty' },
    { key: 'bank', box: '6(a)', label: documentKinds.bank, base: null, tax: bought.bank, of: 'bank' },
    ...began('6(a)', opened.input),
    ...stays(bought),
    sum('7(a)', 'مجموع الضريبة المستحقة', output),
    sum('7(b)', 'مجموع ما يُسترد', input),
    sum('7(c)', output >= input ? 'المستحق للجهاز' : 'المسترد من الجهاز', output >= input ? output - input : input - output),
    ...sold.filter(({ box }) => !box),
  ]
}

type Bought = Paper['bought']

/** What stays with the company has a box of its own. */
const purchases = ({ net, vat, assetNet, assetVat }: Bought): Box[] => [
  { key: 'bills', box: '6(a)', label: documentKinds.bills, base: net - assetNet, tax: vat - assetVat, of: 'bills' },
]

const stays = ({ assetNet: base, assetVat: tax }: Bought): Box[] =>
  base === 0n && tax === 0n ? [] : [{ key: 'assets', box: '6(c)', label: documentKinds.assets, base, tax, of: 'assets' }]

const sum = (box: string, label: string, tax: bigint): Box => ({
  ...{ key: box, box, label, base: null, tax, of: null },
  isSum: true,
})

/** What was sold and bought before our books began: its bases stand in the papers of the books before. */
const began = (box: string, tax: bigint): Box[] =>
  tax === 0n ? [] : [{ key: `opening ${box}`, box, label: documentKinds.opening, base: null, tax, of: 'opening' }]

export const documentsPath = (quarter: string, of: DocumentKind) => `${taxPath}/documents?quarter=${quarter}&of=${of}`
