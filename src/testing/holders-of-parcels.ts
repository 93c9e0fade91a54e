const managers = ['generalManager', 'branchManager'] as const

/** Which of the first roles hold each permission of parcels. */
export const holdersOfParcels: Record<string, readonly string[]> = {
  'parcels.publishTariff': ['generalManager', 'parcelsSupervisor'],
  'parcels.view': [
    ...([...managers, 'accountant', 'financeManager', 'counterAgent', 'parcelsClerk'] as const),
    ...(['parcelsSupervisor', 'customerService', 'auditor'] as const),
  ],
  'parcels.register': [...managers, 'counterAgent', 'parcelsClerk', 'parcelsSupervisor'],
  'parcels.sort': [...managers, 'parcelsClerk', 'parcelsSupervisor'],
  'parcels.dispatch': [...managers, 'parcelsSupervisor'],
  'parcels.deliver': [...managers, 'parcelsSupervisor', 'courier'],
  'parcels.handOver': [...managers, 'counterAgent', 'parcelsClerk', 'parcelsSupervisor'],
  'parcels.hold': [...managers, 'parcelsSupervisor', 'customerService'],
  'parcels.return': [...managers, 'parcelsSupervisor'],
  'parcels.assessClaims': [...managers, 'parcelsSupervisor'],
  'parcels.viewReports': [...managers, 'accountant', 'financeManager', 'parcelsSupervisor', 'auditor'],
  'parcels.correct': [...managers, 'parcelsSupervisor'],
  'parcels.dispose': [...managers, 'parcelsSupervisor'],
  'parcels.export': [...managers, 'parcelsSupervisor'],
  'parcels.viewMerchants': [...managers, 'accountant', 'financeManager', 'parcelsSupervisor', 'auditor'],
  'parcels.manage': [...managers, 'parcelsSupervisor'],
  'finance.viewCustody': [...managers, 'accountant', 'financeManager', 'cashier', 'parcelsSupervisor', 'auditor'],
  'finance.countCustody': [...managers, 'cashier'],
  'finance.settleCustody': [...managers, 'financeManager', 'parcelsSupervisor'],
  'finance.remitMerchants': ['generalManager', 'accountant', 'financeManager'],
  'finance.receivePayments': [
    'generalManager',
    'branchManager',
    'accountant',
    'financeManager',
    'cashier',
    'collector',
    'counterAgent',
  ],
  'finance.keepBoxes': ['generalManager', 'branchManager', 'financeManager', 'cashier', 'counterAgent'],
  'finance.moveCash': ['generalManager', 'branchManager', 'financeManager', 'cashier', 'counterAgent'],
}
