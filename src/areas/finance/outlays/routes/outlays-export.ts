import { serviceInWords } from '#areas/finance/ledger/service-words.ts'
import { handOut } from '#areas/finance/lists/export-table.ts'
import { outlayKinds, outlayStates } from '#areas/finance/outlay-dues/outlay.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import type { Column } from '#platform/documents/write-sheet.ts'
import { page } from '#platform/http.ts'
import { outlaysAddress, readOutlaysAsked } from '../outlay-asked.ts'
import { exportedOutlays, type OutlayRow } from '../queries.ts'

const columns: Column<OutlayRow>[] = [
  { title: 'الجهة', width: 28, text: ({ authority }) => authority },
  { title: 'المرجع', width: 20, text: ({ reference }) => reference },
  { title: 'النوع', width: 18, text: ({ kind }) => outlayKinds[kind] },
  { title: 'النشاط', width: 20, text: ({ line }) => serviceInWords(line) },
  { title: 'العميل', width: 36, text: ({ holder }) => holder },
  { title: 'حُمّل', day: ({ chargedOn }) => chargedOn },
  { title: 'المبلغ', money: ({ amount }) => amount },
  { title: 'أُلغي', money: ({ credited }) => credited },
  { title: 'دفعه العميل', money: ({ came }) => came },
  { title: 'على العميل', money: ({ open }) => open },
  { title: 'دُفع للجهة', money: ({ paid }) => paid },
  { title: 'بقي للجهة', money: ({ owed }) => owed },
  { title: 'الحالة', width: 20, text: ({ state }) => outlayStates[state] },
]

/** The list as it stands in its address. That it left the house is written down first. */
export const loader = handedOut(
  page(financePermissions.exportOutlays, async (ctx, { query }) => {
    const asked = readOutlaysAsked(query)
    const rows = exportedOutlays(ctx, asked)
    const sums = { by: ({ state }: OutlayRow) => `مجموع: ${outlayStates[state]}` }
    return handOut(ctx, query, { title: 'الرسوم بالنيابة', columns, rows, sums, filters: outlaysAddress(asked) })
  }),
)

export const middleware = [loader.middleware]

export default function OutlaysExport() {
  return null
}
