import { contractStateNamed, exportingContracts } from '#areas/contracts/public.ts'
import { download, sheetNamed } from '#platform/documents/download.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import { type Column, writeSheet } from '#platform/documents/write-sheet.ts'
import { page } from '#platform/http.ts'
import { recordExport } from '#platform/trail.ts'
import { registrationStates } from '../lease.ts'
import { leasesAddress, readLeasesAsked } from '../lease-asked.ts'
import { exportedLeases, type LeaseRow } from '../queries.ts'

const columns: Column<LeaseRow>[] = [
  { title: 'العقد', width: 16, text: ({ number }) => number },
  { title: 'المستأجر', width: 32, text: ({ tenant }) => tenant },
  { title: 'العقار', width: 28, text: ({ property }) => property },
  { title: 'الوحدة', width: 16, text: ({ called }) => called },
  { title: 'أول يوم', day: ({ startsOn }) => startsOn },
  { title: 'آخر يوم', day: ({ lastDay }) => lastDay },
  { title: 'الإيجار', money: ({ rent }) => rent },
  { title: 'قيمة العقد', money: ({ value }) => value },
  { title: 'التوثيق', text: ({ registration }) => registrationStates[registration] },
  { title: 'الحالة', text: contractStateNamed },
]

/** The list as it stands in its address. That it left the house is written down first. */
export const loader = handedOut(
  page(exportingContracts, async (ctx, { query }) => {
    const asked = readLeasesAsked(query)
    await recordExport(ctx, { list: 'عقود الإيجار', format: 'xlsx', filters: leasesAddress(asked) })
    const rows = exportedLeases(ctx, asked)
    return download(sheetNamed('عقود الإيجار', ctx.now()), writeSheet({ name: 'عقود الإيجار', columns, rows }))
  }),
)

export const middleware = [loader.middleware]

export default function LeasesExport() {
  return null
}
