/** The roles every office begins with, by the names the code calls them. The office adds its own beside them. */
export const firstRoles = [
  'administrator',
  'generalManager',
  'branchManager',
  'accountant',
  'financeManager',
  'cashier',
  'collector',
  'propertyOfficer',
  'technician',
  'projectsManager',
  'siteEngineer',
  'equipmentOfficer',
  'operator',
  'fleetOfficer',
  'counterAgent',
  'parcelsClerk',
  'parcelsSupervisor',
  'courier',
  'customerService',
  'auditor',
  'dataProtectionOfficer',
] as const
export type FirstRole = (typeof firstRoles)[number]

/** For what everybody who works here may, that far: `for: everyRole('assigned')`. */
export const everyRole = <Scope extends string>(scope: Scope) =>
  Object.fromEntries(firstRoles.map((role) => [role, scope])) as Record<FirstRole, Scope>
