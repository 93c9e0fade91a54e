import { download, sheetNamed } from '#platform/documents/download.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import { type Column, writeSheet } from '#platform/documents/write-sheet.ts'
import { page } from '#platform/http.ts'
import { recordExport } from '#platform/trail.ts'
import { standingInWords } from '../contract.ts'
import { contractsAddress, readContractsAsked } from '../contract-asked.ts'
import { contractsPermissions } from '../permissions.ts'
import { type ContractRow, exportedContracts } from '../queries.ts'

const columns: Column<ContractRow>[] = [
  { title: 'العقد', width: 16, text: ({ number }) => number },
  { title: 'النوع', width: 20, text: ({ kindLabel }) => kindLabel },
  { title: 'الطرف', width: 32, text: ({ party }) => party },
  { title: 'المحل', width: 32, text: ({ title }) => title },
  { title: 'أول يوم', day: ({ startsOn }) => startsOn },
  { title: 'آخر يوم', day: ({ lastDay }) => lastDay },
  { title: 'القيمة', money: ({ value }) => (value > 0n ? value : null) },
  { title: 'يتجدد', text: ({ goesOn }) => (goesOn ? 'نعم' : 'لا') },
  { title: 'الحالة', text: standingInWords },
]

/** The list as it stands in its address. That it left the house is written down first. */
export const loader = handedOut(
  page(contractsPermissions.export, async (ctx, { query }) => {
    const asked = readContractsAsked(query)
    await recordExport(ctx, { list: 'العقود', format: 'xlsx', filters: contractsAddress(asked) })
    const rows = exportedContracts(ctx, asked)
    return download(sheetNamed('العقود', ctx.now()), writeSheet({ name: 'العقود', columns, rows }))
  }),
)

export const middleware = [loader.middleware]

export default function ContractsExport() {
  return null
}
