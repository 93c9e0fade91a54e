import { definePermissions } from '#platform/permissions.ts'

const team = { customerService: 'all', counterAgent: 'all', branchManager: 'all' } as const

export const sitePermissions = definePermissions('site', {
  viewRequests: { label: 'عرض الطلبات الواردة', for: team },
  manageRequests: { label: 'إدارة صندوق الوارد', for: team },
  viewPace: { label: 'عرض أوقات الرد', for: { customerService: 'all', branchManager: 'all' } },
  editContent: { label: 'محتوى الموقع', for: { administrator: 'all', generalManager: 'all' } },
})
