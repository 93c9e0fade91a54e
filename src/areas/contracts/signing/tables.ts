import type { CodeKind, SigningState } from './signing.ts'

interface ContractSigningsTable {
  id: string
  contractId: string
  paperId: string
  position: number
  partyId: string | null
  called: string
  state: SigningState
  links: number
  linkHash: string | null
  askedBy: string
  askedAt: Date
  expiresAt: Date | null
  codeId: string | null
  signer: string | null
  signedBy: string | null
  way: WayName | null
  signedAt: Date | null
  address: string | null
  userAgent: string | null
  codeKind: CodeKind | null
  codeTo: string | null
  sha256: string | null
  declinedAt: Date | null
  declineReason: string | null
}

type WayName = 'own-code'

declare module '#platform/db/database.ts' {
  interface Database {
    contractSignings: ContractSigningsTable
  }
}
