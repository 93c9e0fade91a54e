import { definePermissions } from '#platform/permissions.ts'

export const parcelPermissions = definePermissions('parcels', {
  publishTariff: 'إصدار التعرفة المعتمدة',
})
