import type { Retained } from '#platform/personal.ts'

/** A table that was uploaded holds whoever owns or lives there a second time. */
export const propertiesRetained: Retained[] = [
  {
    kind: 'property-imports',
    label: 'جداول العقارات المستوردة',
    since: 'رفع الجدول',
    reason: 'مراجعة ما استُورد',
    months: 3,
    async putAway({ tx }, before) {
      const emptied = await tx
        .updateTable('propertyImports')
        .set({ rows: '[]', faults: '[]' })
        .where('uploadedAt', '<', before)
        .where('rows', '!=', '[]')
        .returning('id')
        .execute()
      return emptied.length
    },
  },
]
