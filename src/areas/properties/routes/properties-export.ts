import { download, sheetNamed } from '#platform/documents/download.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import { type Column, writeSheet } from '#platform/documents/write-sheet.ts'
import { page } from '#platform/http.ts'
import { recordExport } from '#platform/trail.ts'
import { propertyWords } from '../field-words.ts'
import { propertiesPermissions } from '../permissions.ts'
import { propertyKinds } from '../property.ts'
import { propertiesAddress, readPropertiesAsked } from '../property-asked.ts'
import { exportedProperties, type PropertyRow } from '../queries.ts'

const columns: Column<PropertyRow>[] = [
  { title: 'الرقم', text: ({ number }) => number },
  { title: propertyWords.name, width: 32, text: ({ name }) => name },
  { title: propertyWords.kind, text: ({ kind }) => propertyKinds[kind] },
  { title: propertyWords.wilayat, text: ({ wilayat }) => wilayat },
  { title: propertyWords.quarter, width: 20, text: ({ quarter }) => quarter },
  { title: propertyWords.plotNumber, text: ({ plotNumber }) => plotNumber },
  { title: propertyWords.deedNumber, text: ({ deedNumber }) => deedNumber },
  { title: 'الملّاك', width: 40, text: ({ owners }) => owners.join('، ') },
  { title: 'الوحدات', number: ({ units }) => Number(units) },
  { title: 'شاغرة', number: ({ vacant }) => Number(vacant) },
  { title: 'محجوزة', number: ({ held }) => Number(held) },
  { title: 'مؤجرة', number: ({ leased }) => Number(leased) },
  { title: 'تحت الصيانة', number: ({ maintenance }) => Number(maintenance) },
  { title: 'خارج الخدمة', number: ({ out }) => Number(out) },
]

/** The list as it stands in its address. That it left the house is written down first. */
export const loader = handedOut(
  page(propertiesPermissions.export, async (ctx, { query }) => {
    const asked = readPropertiesAsked(query)
    await recordExport(ctx, { list: 'العقارات', format: 'xlsx', filters: propertiesAddress(asked) })
    const rows = exportedProperties(ctx, asked)
    return download(sheetNamed('العقارات', ctx.now()), writeSheet({ name: 'العقارات', columns, rows }))
  }),
)

export const middleware = [loader.middleware]

export default function PropertiesExport() {
  return null
}
