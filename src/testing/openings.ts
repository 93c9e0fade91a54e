import { approve } from '#areas/access/approvals/use-cases/decide-approval.ts'
import { addCompanyAccount } from '#areas/finance/cash/use-cases/change-bank-accounts.ts'
import { itemTables, type OpeningItemKind } from '#areas/openings/columns.ts'
import type { Ctx } from '#platform/context.ts'
import { openingImport } from '../areas/openings/opening-queries.ts'
import { checkOpening } from '../areas/openings/use-cases/check-opening.ts'
import { sendOpening } from '../areas/openings/use-cases/send-opening.ts'
import { uploadOpening } from '../areas/openings/use-cases/upload-opening.ts'
import { boxesOf } from './boxes.ts'
import type { testOffice } from './office.ts'

const heading = 'رقم الحساب,المفتاح,مدين,دائن'
export const balances = (lines: string[]) => ({
  file: { name: 'ميزان.csv', bytes: Buffer.from([heading, ...lines].join('\n')) },
})

export function papers(kind: OpeningItemKind, lines: string[]) {
  const { fields, words } = itemTables[kind]
  const head = fields.map((field) => words[field]).join(',')
  return { kind, file: { name: `${kind}.csv`, bytes: Buffer.from([head, ...lines].join('\n')) } }
}

/** What a company begins with: as much on one side as on the other. */
export const goodBalances = [
  '1110,صندوق صلالة,٥٠٠,',
  '1120,OM03 0270 0000 0000 0000 101,"12,000.500",0',
  '2510,loan,0,4000',
  '2180,2025-Q4,,300.500',
  '3100,,,8200',
]

/** One who brings opening balances and one who agrees to them. */
export function openingsOf(office: ReturnType<typeof testOffice>) {
  const { house, cashier, colleague, newBox } = boxesOf(office)

  const bring = (who: Ctx, lines = goodBalances, day?: string) => tryOut(who, balances(lines), day)

  /** As the form sends the columns when nobody changes what was guessed. */
  async function tryOut(who: Ctx, file: Parameters<typeof uploadOpening>[1], day = '2025-12-31') {
    const { id } = await uploadOpening(who, file)
    const { mapping = {} } = (await openingImport(who, id)) ?? {}
    const columns = Object.entries(mapping).map(([field, column]) => [`column-${field}`, String(column)])
    await checkOpening(who, { importId: id, day, ...Object.fromEntries(columns) })
    return id
  }

  async function twoOfThem() {
    const account = { bank: 'بنك مسقط', iban: 'OM030270000000000000101', heldFor: 'operating', holder: 'التحالف' } as const
    const { id: bankId } = await addCompanyAccount(house(), account)
    const boxId = await newBox('صندوق صلالة')
    const [huda, salim] = [await colleague('huda', 'accountant'), await colleague('salim', 'financeManager')]
    const send = async (lines = goodBalances) => sendOpening(huda, { importId: await bring(huda, lines) })
    return { huda, salim, send, bankId, boxId }
  }
  /** Papers of a kind under its own headings, tried out; and the same agreed to by another. */
  const bringPapers = (who: Ctx, kind: OpeningItemKind, lines: string[]) => tryOut(who, papers(kind, lines))
  async function opens({ huda, salim }: { huda: Ctx; salim: Ctx }, kind: OpeningItemKind, lines: string[]) {
    const importId = await bringPapers(huda, kind, lines)
    await approve(salim, await sendOpening(huda, { importId }))
    return importId
  }
  return { cashier, colleague, bring, bringPapers, opens, twoOfThem }
}
