import type { CodeKind, SigningState, WayToSignName } from './signing.ts'

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
  way: WayToSignName | null
  signedAt: Date | null
  address: string | null
  userAgent: string | null
  codeKind: CodeKind | null
  codeTo: string | null
  sha256: string | null
  serviceRef: string | null
  serviceUrl: string | null
  evidence: string | null
  declinedAt: Date | null
  declineReason: string | null
}

declare module '#platform/db/database.ts' {
  interface Database {
    contractSignings: ContractSigningsTable
  }
}
