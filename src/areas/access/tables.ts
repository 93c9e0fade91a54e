import type { Generated } from 'kysely'
import type { Scope } from '#platform/permissions.ts'
import type { ApprovalStatus } from './approvals/approval.ts'

interface RolesTable {
  key: string
  nameAr: string
  nameFeminine: string
  line: string
  system: boolean
  secondFactorRequired: boolean
  archivedAt: Date | null
}

interface RolePermissionsTable {
  role: string
  permission: string
  scope: Scope
  amountLimit: bigint | null
  discountLimit: number | null
}

interface IntroducedPermissionsTable {
  permission: string
  introducedAt: Date
}

interface UserRolesTable {
  id: string
  accountId: string
  role: string
  branchId: string | null
  since: Date
  until: Date | null
}

interface DelegationsTable {
  id: string
  fromAccount: string
  toAccount: string
  since: Date
  until: Date
  reason: string
}

interface ApprovalRulesTable {
  action: string
  threshold: bigint | null
  approverRole: string
  active: boolean
  branchLimit: bigint | null
}

interface ApprovalsTable {
  id: string
  action: string
  title: string
  subjectId: string
  amount: bigint | null
  payload: unknown
  makerId: string
  reason: string
  approverRole: string
  status: Generated<ApprovalStatus>
  returned: Generated<boolean>
  requestedAt: Date
  expiresAt: Date
  decidedBy: string | null
  decidedAt: Date | null
  note: string | null
  branchId: string | null
  byBranch: Generated<boolean>
}

interface SeeingsTable {
  id: string
  sessionId: string
  accountId: string
  begunAt: Date
  endsAt: Date
  endedAt: Date | null
}

declare module '#platform/db/database.ts' {
  interface Database {
    roles: RolesTable
    rolePermissions: RolePermissionsTable
    introducedPermissions: IntroducedPermissionsTable
    userRoles: UserRolesTable
    delegations: DelegationsTable
    approvalRules: ApprovalRulesTable
    approvals: ApprovalsTable
    seeings: SeeingsTable
  }
}
