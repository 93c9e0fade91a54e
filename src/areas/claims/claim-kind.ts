import type { SheetKind } from '#areas/handovers/public.ts'
import type { Ctx, Work } from '#platform/context.ts'
import type { Permission } from '#platform/permissions.ts'
import type { Fault, Happening, Shares } from './claim.ts'
import type { ClaimFacts } from './facts.ts'

type Asked = Ctx['db'] | Work['tx']

/** What the claims of one kind of subject are called on screens and paper. */
export type ClaimWords = {
  /** «ملف» or «محضر»: what the claim is called. */
  paper: string
  subject: string
  kinds: Readonly<Record<Happening, string>>
  /** What the moment of each is called. */
  times: Readonly<Record<Happening, string>>
  /** Said of a picture to whoever does not see it. */
  picture: string
  /** Of its notes, files and history. */
  record: string
  /** Said where nobody is left who pays. */
  nobodyPays: string
  path: (id: string) => string
  english: Readonly<Record<string, string>>
}

/** What is damaged: its plate or code, and what it is. */
export type Subject = { id: string; code: string; model: string }

/** What was weighed of a claim, on which it depends who pays. */
export type Weighed = { id: string; estimate: bigint; atFault: Fault; insurer: string | null }

/** Declared by the area of the subject: whose contract it was out by, who decides, and which part of it the renter pays. */
export type ClaimKind = {
  /** The kind of the subject: its claims are told apart by it. */
  kind: string
  /** Begins the names of its commands. */
  area: string
  words: ClaimWords
  /** Begin its numbers: «DC2611-00007-5». */
  letters: string
  /** The kind of contracts by which somebody has the subject, and how its page is reached by whoever may open it. */
  contracts: string
  contractPath: (id: string) => string
  may: { view: Permission; record: Permission; decide: Permission; viewContracts: Permission }
  /** Of which line what the renter pays is. */
  line: 'cars' | 'equipment'
  /** How many days whoever hired it has to pay: none where it is due at once. */
  payDays?: (db: Asked, contractId: string) => Promise<number>
  subjects: (db: Asked, ids: readonly string[]) => Promise<readonly Subject[]>
  /** Which subjects a search means by itself, as a plate does; null where it means none. */
  meant?: (db: Asked, typed: string) => Promise<readonly string[] | null>
  shares: (db: Asked, claim: Weighed, at: Date) => Promise<Shares>
  /** Up to what whoever decides lets the renter off alone; above it somebody else agrees. */
  absorbLimit: (db: Asked) => Promise<bigint>
  absorbing: { action: string; label: string }
  /** The sheets whose new marks can be claimed. */
  sheet?: SheetKind
  /** What follows where nobody pays, in the same transaction. */
  closed?: (work: Work, claimId: string) => Promise<void>
  facts: ClaimFacts
}
