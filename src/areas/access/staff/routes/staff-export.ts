import { download, sheetNamed } from '#platform/documents/download.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import { type Column, writeSheet } from '#platform/documents/write-sheet.ts'
import { page } from '#platform/http.ts'
import { recordExport } from '#platform/trail.ts'
import { dayOf } from '#values/days.ts'
import { staffPermissions } from '../permissions.ts'
import { type StaffRow, wholeStaff } from '../queries.ts'
import { readStaffAsked, staffAddress } from '../staff-list.ts'
import { statusWords } from '../words.ts'

const columns: Column<StaffRow>[] = [
  { title: 'الاسم', width: 28, text: ({ name }) => name },
  { title: 'الحالة', width: 12, text: ({ status }) => statusWords[status].label },
  {
    title: 'الأدوار',
    width: 40,
    text: ({ roles }) => roles.map(({ nameAr, branch }) => (branch ? `${nameAr} (${branch})` : nameAr)).join('، '),
  },
  { title: 'الهاتف', text: ({ phone }) => phone },
  { title: 'البريد الإلكتروني', width: 28, text: ({ email }) => email },
  { title: 'التحقق بخطوتين', text: ({ secondFactor }) => (secondFactor ? 'نعم' : 'لا') },
  { title: 'آخر ظهور', day: ({ lastSeenAt }) => (lastSeenAt ? dayOf(lastSeenAt) : null) },
  { title: 'منذ', day: ({ createdAt }) => dayOf(createdAt) },
]

export const loader = handedOut(
  page(staffPermissions.exportStaff, async (ctx, { query }) => {
    const asked = readStaffAsked(query)
    await recordExport(ctx, { list: 'الموظفون', format: 'xlsx', filters: staffAddress(asked, '') })
    const rows = await wholeStaff(ctx, asked, query.getAll('accountId'))
    return download(sheetNamed('الموظفون', ctx.now()), writeSheet({ name: 'الموظفون', columns, rows }))
  }),
)

export const middleware = [loader.middleware]

export default function StaffExport() {
  return null
}
