import { definePermissions } from '#platform/permissions.ts'

export const assistantPermissions = definePermissions('assistant', {
  viewConversations: { label: 'عرض المحادثات', for: { customerService: 'all', counterAgent: 'all', branchManager: 'all' } },
  editQuestions: { label: 'محتوى الموقع', for: { administrator: 'all', generalManager: 'all' } },
})
