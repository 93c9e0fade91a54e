import { checkImport, propertyImportPages, uploadImport } from '#areas/properties/imports/property-imports.ts'
import { makeInspection } from '#areas/properties/inspections/use-cases/make-inspection.ts'
import { dayOf, daysAfter } from '#values/days.ts'
import { type Storyteller, unitCalled } from './people.ts'
import { tellWaitingMandate } from './waiting-mandate.ts'

const brought = [
  'العقار,الوحدة,الدور,النوع,الاستعمال,الغرف,الإيجار,التأمين',
  'بيت طاقة,5,1,شقة,سكني,2,165,165',
  'بيت طاقة,6,1,شقة,سكني,2,165,165',
  'بيت طاقة,7,1,شقة,سكني,3,مئة وثمانون,180',
]

/** A table that somebody tries and has not taken yet, an agreement to be signed, and a look at a flat that stands empty. */
export async function tellPapers({ ctx, as, person }: Storyteller) {
  const today = dayOf(ctx.now())
  const maryam = as('maryam', daysAfter(today, -1), '13:20')
  const file = { name: 'دور جديد في بيت طاقة.csv', bytes: Buffer.from(brought.join('\n')) }
  const { id: importId } = await uploadImport(maryam, { kind: 'units', file })
  const { mapping = {} } = (await propertyImportPages.read(maryam, importId)) ?? {}
  const columns = Object.entries(mapping).map(([field, column]) => [`column-${field}`, String(column)])
  await checkImport(maryam, { importId, ...Object.fromEntries(columns) })

  const unitId = await unitCalled(ctx, 'برج السعادة', '20')
  await makeInspection(as('layla', daysAfter(today, -3), '11:30'), { id: ctx.newId(), unitId, kind: 'periodic' })
  await tellWaitingMandate({ ctx, as, person })
}
