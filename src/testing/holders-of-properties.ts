/** Which of the first roles hold each permission of properties, units and what is done about them. */
export const holdersOfProperties: Record<string, readonly string[]> = {
  'properties.view': [
    'generalManager',
    'branchManager',
    'accountant',
    'financeManager',
    'collector',
    'propertyOfficer',
    'technician',
    'counterAgent',
    'customerService',
    'auditor',
  ],
  'properties.add': ['generalManager', 'branchManager', 'propertyOfficer'],
  'properties.collect': ['generalManager', 'branchManager', 'accountant', 'financeManager', 'collector', 'propertyOfficer'],
  'properties.import': ['generalManager', 'branchManager', 'propertyOfficer'],
  'properties.correct': ['generalManager', 'branchManager', 'propertyOfficer'],
  'properties.setShares': ['generalManager', 'branchManager', 'propertyOfficer'],
  'properties.hold': ['generalManager', 'branchManager', 'propertyOfficer', 'counterAgent', 'customerService'],
  'properties.close': ['generalManager', 'branchManager', 'propertyOfficer'],
  'properties.inspect': ['generalManager', 'branchManager', 'propertyOfficer', 'technician'],
  'properties.export': ['generalManager', 'branchManager', 'financeManager', 'propertyOfficer'],
  'properties.viewMaintenance': [
    ...['generalManager', 'branchManager', 'accountant', 'propertyOfficer', 'technician', 'counterAgent', 'customerService'],
    'auditor',
  ],
  'properties.reportFaults': [
    ...['generalManager', 'branchManager', 'propertyOfficer', 'technician', 'counterAgent', 'customerService'],
  ],
  'properties.manageMaintenance': ['generalManager', 'branchManager', 'propertyOfficer'],
  'properties.doMaintenance': ['generalManager', 'branchManager', 'propertyOfficer', 'technician'],
  'properties.exportMaintenance': ['generalManager', 'branchManager', 'accountant', 'propertyOfficer'],
}
