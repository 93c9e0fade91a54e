/** Which of the first roles hold each permission of machines and their hires. */
export const holdersOfEquipment: Record<string, readonly string[]> = {
  'equipment.view': [
    ...(['generalManager', 'branchManager', 'accountant', 'financeManager'] as const),
    ...(['technician', 'equipmentOfficer', 'auditor'] as const),
  ],
  'equipment.manage': ['generalManager', 'branchManager', 'equipmentOfficer'],
  'equipment.service': ['generalManager', 'branchManager', 'technician', 'equipmentOfficer'],
  'equipment.inspect': ['generalManager', 'branchManager', 'technician', 'equipmentOfficer'],
  'equipment.export': ['generalManager', 'branchManager', 'equipmentOfficer'],
  'equipment.managePrices': ['generalManager'],
  'equipment.managePools': ['generalManager', 'equipmentOfficer'],
  'equipment.manageOperators': ['generalManager', 'branchManager', 'equipmentOfficer'],
  'equipment.recordSheets': ['generalManager', 'branchManager', 'equipmentOfficer', 'operator'],
  'equipment.viewCosts': ['generalManager', 'branchManager', 'accountant', 'financeManager', 'equipmentOfficer', 'auditor'],
  'equipment.viewHires': [
    ...(['generalManager', 'branchManager', 'accountant', 'financeManager'] as const),
    ...(['equipmentOfficer', 'customerService', 'auditor'] as const),
  ],
  'equipment.quote': ['generalManager', 'branchManager', 'equipmentOfficer', 'customerService'],
  'equipment.discount': ['generalManager', 'branchManager'],
  'equipment.handOver': ['generalManager', 'branchManager', 'equipmentOfficer'],
  'equipment.extendHires': ['generalManager', 'branchManager', 'equipmentOfficer'],
  'equipment.waiveDeposit': ['generalManager', 'branchManager'],
  'equipment.approveSheets': ['generalManager', 'branchManager', 'equipmentOfficer'],
  'equipment.approveLongDays': ['generalManager', 'branchManager'],
  'equipment.claims': ['generalManager', 'branchManager', 'equipmentOfficer'],
  'equipment.bill': ['generalManager', 'branchManager', 'accountant', 'equipmentOfficer'],
}
