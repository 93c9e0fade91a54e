import { definePermissions } from '#platform/permissions.ts'

export const notificationPermissions = definePermissions('notifications', {
  view: { label: 'عرض الرسائل', for: { administrator: 'all', customerService: 'all', branchManager: 'all' } },
  send: { label: 'إرسال الرسائل', for: { administrator: 'all', customerService: 'all', branchManager: 'all' } },
  manage: { label: 'إدارة قوالب الرسائل وقواعدها', for: { administrator: 'all', generalManager: 'all' } },
  campaign: { label: 'إدارة الحملات والإعلانات', for: { generalManager: 'all', customerService: 'all' } },
  connect: { label: 'ربط مزوّدي الإرسال وتجربته', for: { administrator: 'all' } },
})
