import { propertyKind } from '#areas/properties/property-record.ts'
import { addTask, settleTasks } from '#areas/tasks/public.ts'
import type { House, Work } from '#platform/context.ts'
import { dayInWords } from '#values/dates.ts'
import { dayOf, daysAfter, startOfDay } from '#values/days.ts'
import { daysToRenewDocument, documentName } from './document.ts'

type Of = { id: string; propertyId: string }
const askedOf = ({ id, propertyId }: Of) => ({
  rule: `property-document-${id}`,
  subject: { kind: propertyKind, id: propertyId },
})

/** A document of a property that soon runs out becomes a task. */
export async function askToRenewDocuments(house: House) {
  const until = daysAfter(dayOf(house.now()), daysToRenewDocument)
  const rows = await house.db
    .selectFrom('propertyDocuments as document')
    .innerJoin('properties', 'properties.id', 'document.propertyId')
    .select(['document.id', 'document.propertyId', 'document.kind', 'document.called', 'document.expiresOn'])
    .select(['properties.name', 'properties.branchId'])
    .where('document.status', '=', 'valid')
    .where('document.expiresOn', '<=', until)
    .execute()
  await house.db.transaction().execute(async (tx) => {
    for (const { expiresOn, name, branchId, ...row } of rows)
      if (expiresOn)
        await addTask(
          { ...house, tx },
          {
            ...{ ...askedOf(row), period: expiresOn, role: 'propertyOfficer', branchId, dueAt: startOfDay(expiresOn) },
            title: `جدّد وثيقة ${name}: ${documentName(row)}، آخر يوم لها ${dayInWords(expiresOn)}`,
          },
        )
  })
}

/** Another took its place, or the day was written wrongly. */
export const nothingToRenew = (work: Work, document: Of) => settleTasks(work, askedOf(document))
