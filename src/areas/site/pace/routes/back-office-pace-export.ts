import { sitePermissions } from '#areas/site/permissions.ts'
import { download, sheetNamed } from '#platform/documents/download.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import { type Column, writeSheet } from '#platform/documents/write-sheet.ts'
import { page } from '#platform/http.ts'
import { recordExport } from '#platform/trail.ts'
import { services } from '#values/services.ts'
import { readPaceAsked } from '../pace.ts'
import { type PaceRow, paceSheet } from '../pace-report.ts'

const rounded = (hours: number | null) => (hours === null ? null : Math.round(hours * 10) / 10)

const columns: Column<PaceRow>[] = [
  { title: 'الأسبوع من', day: ({ week }) => week },
  { title: 'الخدمة', width: 24, text: ({ service }) => (service ? services[service].label : 'بلا خدمة محددة') },
  { title: 'وصل', width: 10, number: ({ came }) => came },
  { title: 'أُجيب', width: 10, number: ({ answered }) => answered },
  { title: 'وسيط الرد بالساعات', width: 20, number: ({ middle }) => rounded(middle) },
  { title: 'تسعة من عشرة خلال ساعات', width: 26, number: ({ slowest }) => rounded(slowest) },
  { title: 'خلال يوم عمل %', width: 16, number: ({ inTime }) => inTime },
]

export const loader = handedOut(
  page(sitePermissions.viewPace, async (ctx, { query }) => {
    const asked = readPaceAsked(query)
    await recordExport(ctx, {
      list: 'أوقات الرد',
      format: 'xlsx',
      filters: `weeks=${asked.weeks}&service=${asked.service ?? ''}`,
    })
    const rows = await paceSheet(ctx, asked)
    return download(sheetNamed('أوقات الرد', ctx.now()), writeSheet({ name: 'أوقات الرد', columns, rows }))
  }),
)

export const middleware = [loader.middleware]

export default function PaceExport() {
  return null
}
