import type { FigureName } from '#platform/home.ts'
import type { FirstRole } from '#values/roles.ts'

/** A figure of a home: one of an area, or several under a name, each of them told beneath with its own list. */
type HomeFigure = FigureName | { label: string; of: readonly FigureName[] }

export const homeParts = ['exceptions', 'approvals', 'lines', 'people', 'waiting', 'money', 'inbox'] as const
type Part = (typeof homeParts)[number]

type Home = { figures: readonly HomeFigure[]; parts: readonly Part[] }

const moneyBand: readonly HomeFigure[] = [
  'ownCash',
  { label: 'يدخل اليوم', of: ['chequesToday', 'promisesToday'] },
  { label: 'يخرج اليوم', of: ['billsDue', 'ownersToPay'] },
  'overdue',
]
const morning: Home = { figures: moneyBand, parts: ['exceptions', 'approvals', 'lines', 'people'] }
const books: Home = {
  figures: ['unidentified', 'invoicesToday', 'unallocated'],
  parts: ['waiting', 'exceptions', 'approvals', 'money'],
}
const ownWork: Home = { figures: [], parts: ['waiting'] }
const inbox: Home = { figures: ['waitingReply', 'oldestWaiting'], parts: ['waiting', 'inbox'] }

/** Who sees what on their first page, the higher role first. Nothing shows itself anywhere without standing here. */
export const homes: Record<FirstRole, Home> = {
  generalManager: morning,
  branchManager: morning,
  financeManager: books,
  accountant: books,
  propertyOfficer: {
    figures: ['unitsVacant', 'leasesEnding', 'leasesUnregistered'],
    parts: ['waiting', 'exceptions'],
  },
  collector: { figures: ['promisesToday', 'rentLate', 'collectedToday'], parts: ['waiting'] },
  /** Whoever counts a box is not told what there should be. */
  cashier: ownWork,
  counterAgent: inbox,
  customerService: inbox,
  projectsManager: ownWork,
  siteEngineer: ownWork,
  equipmentOfficer: {
    figures: ['machinesOut', 'machinesOver', 'sheetsToApprove', 'machinesIdle'],
    parts: ['waiting', 'exceptions'],
  },
  fleetOfficer: { figures: ['carsGoing', 'carsOut', 'carsLate'], parts: ['waiting', 'exceptions'] },
  operator: ownWork,
  parcelsSupervisor: {
    figures: ['parcelsAccepted', 'parcelsWaiting', 'parcelExceptions', 'bagsComing'],
    parts: ['waiting', 'exceptions'],
  },
  parcelsClerk: { figures: ['parcelsAccepted', 'parcelsWaiting', 'bagsComing'], parts: ['waiting'] },
  courier: { figures: ['stopsLeft'], parts: ['waiting'] },
  technician: ownWork,
  auditor: ownWork,
  dataProtectionOfficer: ownWork,
  administrator: { figures: ['messagesFailed'], parts: ['waiting', 'people'] },
}

const mostParts = 5

/** Whoever holds two roles has the parts of both, and the figures of the higher. A role the office made itself has its own work. */
export function homeOf(roles: readonly string[] = []): Home {
  const held = Object.entries(homes).flatMap(([role, home]) => (roles.includes(role) ? [home] : []))
  if (held.length === 0) return ownWork
  // From the morning page the list of all that waits is one press away, and reading it there as well would cost more than the page.
  const isMorning = held.includes(morning)
  const wanted = held.flatMap((home) => home.parts).filter((part) => !(isMorning && part === 'waiting'))
  const parts = [...new Set(wanted)].slice(0, mostParts)
  return { parts, figures: held.find(({ figures }) => figures.length > 0)?.figures ?? [] }
}
