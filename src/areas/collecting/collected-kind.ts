import type { RawBuilder } from 'kysely'
import type { Ctx, House, Work } from '#platform/context.ts'
import type { Permission } from '#platform/permissions.ts'
import type { LateRule } from './late-fee.ts'
import type { WarningStep } from './warnings/warning.ts'

type Reader = Pick<Ctx, 'db' | 'actor' | 'now'>
type Asked = { db: Ctx['db'] | Work['tx'] }

/** What a customer has now: a home, a car. Whoever visits them is led by `area`, `address` and `map`. */
export type DebtorPlace = {
  partyId: string
  resourceId: string
  called: string
  /** What it is part of, by its name. */
  site: string
  area: string
  address: string
  map: string | null
}

/** What a formal notice speaks of. */
export type SaidInNotice = {
  step: WarningStep
  debtor: string
  lessor: string
  subject: string
  contract: string
  amount: bigint
  since: string
  payBy: string
  days: number
}

/** What a contract asks for dues that are late. */
export type LateTerms = LateRule & {
  contractId: string
  graceDays: number
  /** The source of the charges that a fee is asked for, once each. */
  of: string
  raise: (fee: {
    amount: bigint
    dueOn: string
    description: string
    source: { kind: string; id: string }
    suppliedFrom: string
    suppliedUntil: string
  }) => Promise<unknown>
}

/** What the area of a kind of contract says of its dues; the board itself shows the dues of every kind. */
export type CollectedKind = {
  /** What its contracts are about, as papers name it: «الوحدة». */
  subject: string
  /** The names of what is let under these contracts. */
  subjects: (asked: Asked, contractIds: readonly string[]) => Promise<readonly { contractId: string; called: string }[]>
  /** The name of whoever notices are sent for. */
  lessor: (asked: Pick<Ctx, 'db'>, contractId: string) => Promise<string>
  /** The days of grace of these contracts: who is late with them is warned. */
  grace: (asked: Asked, contractIds: readonly string[]) => Promise<readonly { contractId: string; graceDays: number }[]>
  noticeWords: (said: SaidInNotice) => { title: string; text: string }
  /** The kinds of charge that somebody can be let off. */
  waivable: readonly string[]
  lateFees?: (work: Work, contractIds: readonly string[]) => Promise<readonly LateTerms[]>
  /** What these customers have now under contracts of the kind. */
  places?: (ctx: Reader, partyIds: readonly string[]) => Promise<readonly DebtorPlace[]>
  /** The sites to choose from, and whether `party.id` of a query has something in one of them. */
  sites?: {
    choices: (ctx: Reader) => Promise<readonly (readonly [string, string])[]>
    isThere: (ctx: Reader, where: { wilayat: string; site: string | null }) => RawBuilder<boolean>
  }
  /** What follows when all warnings were sent. */
  afterWarnings?: { permission: Permission; label: string; path: (contractId: string) => string }
  /** The report of all that is late. */
  report?: { permission: Permission; path: string }
}

declare module '#platform/contract-kind.ts' {
  interface ContractAnswers {
    collecting?: CollectedKind
  }
}

export type Kinds = Pick<House, 'contractKinds'>

export const collectedKinds = ({ contractKinds }: Kinds) =>
  contractKinds.flatMap(({ kind, collecting }) => (collecting ? [{ kind, ...collecting }] : []))

/** What all kinds say of these contracts. */
export const askKinds = async <Said>(kinds: Kinds, ask: (kind: CollectedKind) => Promise<readonly Said[]>) =>
  (await Promise.all(collectedKinds(kinds).map(ask))).flat()

export const placesOfParties = async (ctx: Reader & Kinds, partyIds: readonly string[]) =>
  Map.groupBy(await askKinds(ctx, async ({ places }) => (await places?.(ctx, partyIds)) ?? []), ({ partyId }) => partyId)
