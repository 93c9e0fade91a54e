import { daysAfter } from '#values/days.ts'
import type { Service } from '#values/services.ts'

/** What a customer is to us in each trade; one person may be many of them at once. */
export const partyRoles = [
  'customer',
  'tenant',
  'owner',
  'renter',
  'hirer',
  'client',
  'sender',
  'merchant',
  'recipient',
  'driver',
  'supplier',
  'subcontractor',
  'guarantor',
  'employee',
] as const
export type PartyRole = (typeof partyRoles)[number]

/** What somebody of each trade is to us. */
export const rolesOfService: Record<Service, readonly PartyRole[]> = {
  rent: ['tenant', 'owner'],
  construction: ['client'],
  equipment: ['hirer'],
  cars: ['renter', 'driver'],
  parcels: ['sender', 'merchant', 'recipient'],
}

export const risks = ['none', 'watch', 'blocked'] as const
export type Risk = (typeof risks)[number]

export const channels = ['call', 'whatsapp', 'sms', 'email'] as const
export type PreferredChannel = (typeof channels)[number]

export const relationKinds = ['delegate', 'attorney', 'guarantor', 'heir'] as const
export type RelationKind = (typeof relationKinds)[number]

export const documentKinds = [
  'civil-card',
  'resident-card',
  'passport',
  'driving-licence',
  'commercial-register',
  'power-of-attorney',
] as const
export type DocumentKind = (typeof documentKinds)[number]

export type DocumentStatus = 'awaiting-check' | 'valid' | 'refused' | 'replaced'
export type DocumentState = DocumentStatus | 'expiring' | 'expired'

/** The number staff and customer say to each other: «CU-10871». */
export const customerNumber = (sequence: number) => `CU-${sequence}`

export type NameChangeStatus = 'pending' | 'accepted' | 'refused' | 'withdrawn'

const soon = 30

/** What a document is today: one that was found good ends by itself. */
export function documentState(
  { status, expiresOn }: { status: DocumentStatus; expiresOn: string | null },
  today: string,
): DocumentState {
  if (status === 'replaced' || status === 'refused' || !expiresOn) return status
  if (expiresOn < today) return 'expired'
  return status === 'valid' && expiresOn <= daysAfter(today, soon) ? 'expiring' : status
}

/** A flag with an end is over the day after it. */
export function riskToday({ risk, riskUntil }: { risk: Risk; riskUntil: string | null }, today: string): Risk {
  return riskUntil && riskUntil < today ? 'none' : risk
}
