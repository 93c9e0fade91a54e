import { exportTable, oneByOne } from '#areas/company/public-lists.ts'
import { heldFor } from '#areas/finance/ledger/bank-leaf.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import type { Column } from '#platform/documents/write-sheet.ts'
import { page } from '#platform/http.ts'
import { accountStates, accountsAddress, readAccountsAsked } from '../account-asked.ts'
import { accountList, type CompanyAccount } from '../box-queries.ts'

const columns: Column<CompanyAccount>[] = [
  { title: 'البنك', width: 28, text: ({ bank }) => bank },
  { title: 'صاحب الحساب', width: 28, text: ({ holder }) => holder },
  { title: 'الآيبان', width: 28, text: ({ iban }) => iban },
  { title: 'الحساب', width: 14, text: (account) => heldFor[account.heldFor] },
  { title: 'للعملاء', width: 14, text: ({ shown }) => (shown ? 'يظهر لهم' : 'لا يظهر') },
  { title: 'الحالة', width: 14, text: ({ active }) => accountStates[active ? 'active' : 'stopped'] },
  { title: 'الرصيد في الدفاتر', money: ({ balance }) => balance },
]

/** The list as it stands in its address. That it left the house is written down first. */
export const loader = handedOut(
  page(financePermissions.exportBooks, async (ctx, { query }) => {
    const asked = readAccountsAsked(query)
    const rows = oneByOne((await accountList(ctx, asked)).rows)
    const sums = { by: (account: CompanyAccount) => `مجموع: ${heldFor[account.heldFor]}` }
    return exportTable(ctx, query, { title: 'الحسابات البنكية', columns, rows, sums, filters: accountsAddress(asked) })
  }),
)

export const middleware = [loader.middleware]

export default function BankAccountsExport() {
  return null
}
