import { definePermissions } from '#platform/permissions.ts'

/** A technician has to do with what was given to him. */
const scopes = ['assigned', 'branch', 'all'] as const
const inBranch = ['branch', 'all'] as const

/** Kept under the name of the area where they began: roles hold them by it. */
export const maintenancePermissions = definePermissions('properties', {
  viewMaintenance: {
    label: 'عرض بلاغات الصيانة',
    scopes,
    for: { propertyOfficer: 'all', technician: 'assigned', counterAgent: 'branch', customerService: 'all', accountant: 'all' },
  },
  reportFaults: {
    label: 'تسجيل بلاغات الصيانة',
    scopes: inBranch,
    for: { propertyOfficer: 'all', technician: 'branch', counterAgent: 'branch', customerService: 'all' },
  },
  manageMaintenance: { label: 'إدارة بلاغات الصيانة', scopes: inBranch, for: { propertyOfficer: 'all' } },
  doMaintenance: { label: 'تنفيذ الصيانة', scopes, for: { propertyOfficer: 'all', technician: 'assigned' } },
  chargeMaintenance: { label: 'تحميل تكاليف الصيانة', scopes: inBranch, for: { propertyOfficer: 'all', accountant: 'all' } },
  exportMaintenance: {
    label: 'تصدير بلاغات الصيانة',
    scopes: inBranch,
    for: { propertyOfficer: 'all', accountant: 'all', auditor: 'all' },
  },
})
