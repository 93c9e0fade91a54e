import type { Generated } from 'kysely'
import type { CustomerKind } from '#values/customer-kinds.ts'
import type {
  DocumentKind,
  DocumentStatus,
  NameChangeStatus,
  PartyRole,
  PreferredChannel,
  RelationKind,
  Risk,
} from './customer.ts'

interface PartiesTable {
  id: string
  sequence: number
  kind: CustomerKind
  name: string
  givenName: string | null
  fatherName: string | null
  grandfatherName: string | null
  familyName: string | null
  latinName: string | null
  civilNumber: string | null
  passportNumber: string | null
  passportCountry: string | null
  commercialRegister: string | null
  vatin: string | null
  phone: string | null
  whatsapp: boolean
  email: string | null
  preferredChannel: PreferredChannel | null
  wilayat: string | null
  quarter: string | null
  block: string | null
  plot: string | null
  way: string | null
  building: string | null
  flat: string | null
  postBox: string | null
  postalCode: string | null
  nationalUnit: string | null
  nationalStreet: string | null
  nationalPlace: string | null
  branchId: string | null
  alsoServed: Generated<string[]>
  risk: Risk
  riskReason: string | null
  riskUntil: string | null
  creditLimit: bigint | null
  mergedInto: string | null
  foldedName: string
  search: string
  version: number
  createdBy: string
  createdAt: Date
  changedAt: Date
}

interface PartyRolesTable {
  id: string
  partyId: string
  role: PartyRole
  since: string
  until: string | null
}

interface IdentityDocumentsTable {
  id: string
  partyId: string
  kind: DocumentKind
  number: string | null
  issuedOn: string | null
  expiresOn: string | null
  fileId: string | null
  status: DocumentStatus
  refusal: string | null
  addedBy: string
  addedAt: Date
  checkedBy: string | null
  checkedAt: Date | null
}

interface PartyContactsTable {
  id: string
  partyId: string
  name: string
  position: string | null
  phone: string | null
  email: string | null
  addedAt: Date
  removedAt: Date | null
}

interface BankAccountsTable {
  id: string
  partyId: string
  iban: string
  holder: string
  bank: string | null
  addedAt: Date
  removedAt: Date | null
}

interface PartyRelationsTable {
  id: string
  partyId: string
  otherId: string
  kind: RelationKind
  powers: string | null
  since: string
  until: string | null
}

interface CustomerAccountsTable {
  accountId: string
  partyId: string
  joinedAt: Date
}

interface PartyMergesTable {
  id: string
  keptId: string
  mergedId: string
  keptBefore: unknown
  keptAfter: unknown
  moved: unknown
  mergedBy: string
  mergedAt: Date
  undoUntil: Date
  undoneAt: Date | null
  undoneBy: string | null
}

interface NameChangesTable {
  id: string
  partyId: string
  name: string
  status: NameChangeStatus
  refusal: string | null
  askedBy: string
  askedAt: Date
  answeredBy: string | null
  answeredAt: Date | null
}

declare module '#platform/db/database.ts' {
  interface Database {
    parties: PartiesTable
    partyRoles: PartyRolesTable
    identityDocuments: IdentityDocumentsTable
    partyContacts: PartyContactsTable
    bankAccounts: BankAccountsTable
    partyRelations: PartyRelationsTable
    customerAccounts: CustomerAccountsTable
    partyMerges: PartyMergesTable
    nameChanges: NameChangesTable
  }
}
