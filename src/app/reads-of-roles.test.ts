import { expect, test } from 'vitest'
import { firstGrants } from '#areas/access/roles/role.ts'
import type { FirstRole } from '#values/roles.ts'
import { areas } from './areas.ts'

/** What there is to read of a person, by the permission that opens it. */
const ofAPerson = {
  'customers.view': 'الاسم والهاتف والعنوان',
  'customers.viewNumbers': 'رقم الهوية كاملًا',
  'customers.viewDocuments': 'صور الوثائق',
  'customers.viewBankAccounts': 'الحساب البنكي كاملًا',
  'properties.viewTenancies': 'أين يسكن وبكم',
  'contracts.view': 'عقوده',
  'finance.viewStatements': 'ما عليه وما دفعه',
  'notifications.view': 'ما أُرسل إليه',
  'site.viewRequests': 'ما كتبه إلينا',
  'assistant.viewConversations': 'محادثاته',
  'identity.viewPrivacy': 'طلباته في بياناته',
  'vehicles.viewReservations': 'ما حجزه من السيارات',
} as const
type Read = keyof typeof ofAPerson

const everything = Object.keys(ofAPerson) as Read[]
const person = 'customers.view'
const papers = ['customers.viewNumbers', 'customers.viewDocuments'] as const
const talks = ['site.viewRequests', 'assistant.viewConversations'] as const
const tenancy = ['properties.viewTenancies', 'contracts.view'] as const

/** Each role by what it does for that person: who has no part in it reads nothing of them (decision 0030). */
const reads: Record<FirstRole, readonly Read[]> = {
  administrator: ['notifications.view', 'identity.viewPrivacy'],
  generalManager: everything,
  branchManager: everything.filter((read) => read !== 'identity.viewPrivacy'),
  accountant: [person, 'customers.viewBankAccounts', ...tenancy, 'finance.viewStatements'],
  financeManager: [person, 'customers.viewBankAccounts', ...tenancy, 'finance.viewStatements'],
  cashier: [person, 'finance.viewStatements'],
  collector: [person, ...tenancy, 'finance.viewStatements'],
  propertyOfficer: [person, ...papers, ...tenancy],
  technician: [],
  projectsManager: [person],
  siteEngineer: [],
  equipmentOfficer: [person],
  operator: [],
  fleetOfficer: [person, ...papers, 'vehicles.viewReservations'],
  counterAgent: [person, ...papers, ...tenancy, ...talks, 'vehicles.viewReservations'],
  parcelsClerk: [person],
  parcelsSupervisor: [person],
  courier: [],
  customerService: [person, ...tenancy, 'finance.viewStatements', 'notifications.view', ...talks],
  auditor: everything,
  dataProtectionOfficer: [person, ...papers, 'identity.viewPrivacy'],
}

const permissions = areas.flatMap((area) => Object.values(area.permissions ?? {}))
const holders = new Map(permissions.map((one) => [one.key, firstGrants(one).map(({ role }) => role)]))

test.each(Object.entries(reads))('%s reads of a person what their work for them takes, and nothing else', (role, read) => {
  const opened = everything.filter((key) => holders.get(key)?.includes(role as FirstRole))
  expect(opened.map((key) => ofAPerson[key])).toEqual(everything.filter((key) => read.includes(key)).map((key) => ofAPerson[key]))
})

test('everything that is told of in the table is a permission there is', () => {
  expect(everything.filter((key) => !holders.has(key))).toEqual([])
})
