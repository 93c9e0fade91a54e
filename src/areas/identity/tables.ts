import type { Generated, GeneratedAlways } from 'kysely'
import type { CustomerKind } from '#values/customer-kinds.ts'
import type { Numerals } from '#values/numerals.ts'
import type { AccountKind, AccountStatus, InvitationPurpose } from './account.ts'
import type { ConsentPurpose } from './consents/consent.ts'
import type { CodePurpose, ContactKind } from './one-time-code.ts'
import type { BreachStatus } from './privacy/breach.ts'
import type { PrivacyKind, PrivacyStatus } from './privacy/privacy-request.ts'
import type { DeviceStanding } from './sessions/device.ts'

interface UserAccountsTable {
  id: string
  kind: AccountKind
  name: string
  email: string | null
  phone: string | null
  passwordHash: string | null
  status: AccountStatus
  demonstration: boolean
  createdAt: Date
  awaitedEmail: string | null
  erasedAt: Date | null
}

interface SessionsTable {
  id: string
  accountId: string
  tokenHash: string
  device: string
  remembered: boolean
  createdAt: Date
  lastSeenAt: Date
  idleUntil: Date
  expiresAt: Date
  endedAt: Date | null
  awaitsSecondFactor: boolean
  withPasskey: Generated<boolean>
}

interface SeenDevicesTable {
  id: string
  accountId: string
  device: string
  standing: DeviceStanding
  sessionId: string
  seenAt: Date
  answeredAt: Date | null
}

interface InvitationsTable {
  id: string
  purpose: InvitationPurpose
  tokenHash: string
  createdAt: Date
  expiresAt: Date
  usedAt: Date | null
  withdrawnAt: Date | null
  accountId: string | null
  sentPhone: string | null
  sentEmail: string | null
}

interface OneTimeCodesTable {
  id: string
  purpose: CodePurpose
  kind: ContactKind
  value: string
  accountId: string | null
  sent: number
  sentAt: Date
  tries: number
  remembered: boolean
  returnTo: string | null
  about: string | null
  createdAt: Date
  expiresAt: Date
  usedAt: Date | null
}

interface RegistrationsTable {
  codeId: string
  name: string
  passwordHash: string
  otherEmail: string | null
  privacyVersion: string
  marketing: boolean
  partyKind: Generated<CustomerKind>
  termsVersion: string
}

interface SecondFactorsTable {
  accountId: string
  secret: string
  lastStep: bigint
  createdAt: Date
  enabledAt: Date | null
}

interface RecoveryCodesTable {
  id: string
  accountId: string
  codeHash: string
  usedAt: Date | null
}

interface TrustedDevicesTable {
  id: string
  accountId: string
  tokenHash: string
  createdAt: Date
  expiresAt: Date
  endedAt: Date | null
}

interface PasskeysTable {
  id: string
  accountId: string
  name: string
  credentialId: string
  publicKey: string
  counter: bigint
  transports: string
  createdAt: Date
  lastUsedAt: Date | null
}

interface SignedChallengesTable {
  id: string
  signedAt: Date
}

interface ConsentsTable {
  id: string
  accountId: string
  purpose: ConsentPurpose
  textVersion: string
  channel: string
  evidence: string
  givenAt: Date
  withdrawnAt: Date | null
}

interface PrivacyRequestsTable {
  id: string
  sequence: GeneratedAlways<number>
  accountId: string
  kind: PrivacyKind
  text: string | null
  status: PrivacyStatus
  requestedAt: Date
  dueOn: string
  takenBy: string | null
  takenAt: Date | null
  answer: string | null
  closedBy: string | null
  closedAt: Date | null
  outcome: Generated<unknown>
}

interface BreachesTable {
  id: string
  sequence: GeneratedAlways<number>
  status: BreachStatus
  title: string
  happenedAt: Date | null
  discoveredAt: Date
  what: string
  dataKinds: string
  peopleCount: number | null
  serious: boolean
  measures: string
  advice: string | null
  recordedBy: string
  recordedAt: Date
  reportedBy: string | null
  reportedAt: Date | null
  reportReference: string | null
  toldBy: string | null
  toldAt: Date | null
  toldHow: string | null
  closedBy: string | null
  closedAt: Date | null
  lessons: string | null
}

interface RetentionPeriodsTable {
  kind: string
  months: number
  changedBy: string
  changedAt: Date
}

interface DisplayPreferencesTable {
  accountId: string
  numerals: Numerals
  changedAt: Date
}

declare module '#platform/db/database.ts' {
  interface Database {
    userAccounts: UserAccountsTable
    sessions: SessionsTable
    seenDevices: SeenDevicesTable
    invitations: InvitationsTable
    oneTimeCodes: OneTimeCodesTable
    registrations: RegistrationsTable
    secondFactors: SecondFactorsTable
    recoveryCodes: RecoveryCodesTable
    trustedDevices: TrustedDevicesTable
    passkeys: PasskeysTable
    signedChallenges: SignedChallengesTable
    consents: ConsentsTable
    privacyRequests: PrivacyRequestsTable
    breaches: BreachesTable
    retentionPeriods: RetentionPeriodsTable
    displayPreferences: DisplayPreferencesTable
  }
}
