import { customersPermissions } from '#areas/customers/permissions.ts'
import { fieldWords, riskWords, roleWords } from '#areas/customers/words.ts'
import { download, sheetNamed } from '#platform/documents/download.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import { type Column, writeSheet } from '#platform/documents/write-sheet.ts'
import { page } from '#platform/http.ts'
import { isUuid } from '#platform/ids.ts'
import { recordExport } from '#platform/trail.ts'
import { kindWords } from '#values/customer-kinds.ts'
import { dayOf } from '#values/days.ts'
import { mostAtOnce } from '../inputs.ts'
import { addressOf, askedOf } from '../list.ts'
import { type Exported, exported } from '../queries.ts'

const columns: Column<Exported>[] = [
  { title: 'الرقم', text: ({ number }) => number },
  { title: 'الاسم', width: 36, text: ({ name }) => name },
  { title: fieldWords.latinName, width: 30, text: ({ latinName }) => latinName },
  { title: fieldWords.kind, width: 10, text: ({ kind }) => kindWords[kind] },
  { title: 'الصفات', width: 24, text: ({ roles }) => roles.map((role) => roleWords[role]).join('، ') },
  { title: fieldWords.phone, text: ({ phone }) => phone },
  { title: fieldWords.email, width: 28, text: ({ email }) => email },
  { title: fieldWords.civilNumber, text: ({ civilNumber }) => civilNumber },
  { title: fieldWords.passportNumber, text: ({ passportNumber }) => passportNumber },
  { title: fieldWords.passportCountry, width: 12, text: ({ passportCountry }) => passportCountry },
  { title: fieldWords.commercialRegister, text: ({ commercialRegister }) => commercialRegister },
  { title: fieldWords.vatin, text: ({ vatin }) => vatin },
  { title: fieldWords.wilayat, text: ({ wilayat }) => wilayat },
  { title: fieldWords.quarter, text: ({ quarter }) => quarter },
  { title: 'التعامل', text: ({ risk }) => riskWords[risk] },
  { title: 'سقف الدين', money: ({ creditLimit }) => creditLimit },
  { title: 'عميل منذ', day: ({ createdAt }) => dayOf(createdAt) },
]

/** The list as it stands in its address, or those of it that were chosen. That it left the house is written down first. */
export const loader = handedOut(
  page(customersPermissions.export, async (ctx, { query }) => {
    const asked = askedOf(query)
    const ids = query.getAll('ids').filter(isUuid).slice(0, mostAtOnce)
    const filters = ids.length ? `${addressOf(asked)} (${ids.length})` : addressOf(asked)
    await recordExport(ctx, { list: 'العملاء', format: 'xlsx', filters })
    return download(sheetNamed('العملاء', ctx.now()), writeSheet({ name: 'العملاء', columns, rows: exported(ctx, asked, ids) }))
  }),
)

export const middleware = [loader.middleware]

export default function CustomersExport() {
  return null
}
