import { definePermissions } from '#platform/permissions.ts'

export const parcelPermissions = definePermissions('parcels', {
  publishTariff: { label: 'إصدار التعرفة المعتمدة', for: { parcelsSupervisor: 'all' } },
})
