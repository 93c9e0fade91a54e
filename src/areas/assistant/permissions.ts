import { definePermissions } from '#platform/permissions.ts'

export const assistantPermissions = definePermissions('assistant', {
  editQuestions: 'محتوى الموقع',
})
