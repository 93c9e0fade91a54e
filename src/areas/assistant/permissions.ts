import { definePermissions } from '#platform/permissions.ts'

export const assistantPermissions = definePermissions('assistant', {
  viewConversations: 'عرض المحادثات',
  editQuestions: 'محتوى الموقع',
})
