import type { AccountKind, AccountStatus, InvitationPurpose } from './account.ts'

interface UserAccountsTable {
  id: string
  kind: AccountKind
  name: string
  email: string | null
  phone: string | null
  passwordHash: string | null
  status: AccountStatus
  administrator: boolean
  demonstration: boolean
  createdAt: Date
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
}

interface InvitationsTable {
  id: string
  purpose: InvitationPurpose
  tokenHash: string
  createdAt: Date
  expiresAt: Date
  usedAt: Date | null
  withdrawnAt: Date | null
}

declare module '#platform/db/database.ts' {
  interface Database {
    userAccounts: UserAccountsTable
    sessions: SessionsTable
    invitations: InvitationsTable
  }
}
