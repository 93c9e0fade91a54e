import type { Retained } from '#platform/personal.ts'

/** A table that was uploaded holds whoever stands in it a second time. */
export const importsRetained: Retained[] = [
  {
    kind: 'imports',
    label: 'الجداول المستوردة',
    since: 'رفع الجدول',
    reason: 'مراجعة ما استُورد',
    months: 3,
    async putAway({ tx }, before) {
      const emptied = await tx
        .updateTable('imports')
        .set({ rows: '[]', faults: '[]' })
        .where('uploadedAt', '<', before)
        .where('rows', '!=', '[]')
        .returning('id')
        .execute()
      return emptied.length
    },
  },
]
