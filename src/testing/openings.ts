import { addCompanyAccount } from '#areas/finance/cash/use-cases/change-bank-accounts.ts'
import { openingImport } from '#areas/finance/ledger/opening-queries.ts'
import { checkOpening } from '#areas/finance/ledger/use-cases/check-opening.ts'
import { sendOpening } from '#areas/finance/ledger/use-cases/send-opening.ts'
import { uploadOpening } from '#areas/finance/ledger/use-cases/upload-opening.ts'
import type { Ctx } from '#platform/context.ts'
import { boxesOf } from './boxes.ts'
import type { testOffice } from './office.ts'

const heading = 'رقم الحساب,المفتاح,مدين,دائن'
export const balances = (lines: string[]) => ({
  file: { name: 'ميزان.csv', bytes: Buffer.from([heading, ...lines].join('\n')) },
})

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

  /** As the form sends the columns when nobody changes what was guessed. */
  async function bring(who: Ctx, lines = goodBalances, day = '2025-12-31') {
    const { id } = await uploadOpening(who, balances(lines))
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
  return { cashier, colleague, bring, twoOfThem }
}
