import type { Ctx, Work } from './context.ts'
import type { Permission } from './permissions.ts'

declare module './context.ts' {
  interface House {
    contractKinds: readonly ContractKind[]
  }
}

/** A contract as the register keeps it, held for the step that is being taken. */
export type HeldContract = {
  id: string
  number: string
  kind: string
  state: string
  branchId: string
  partyId: string
  title: string
  startsOn: string
  endsOn: string
  value: bigint
  noticeDays: number
  autoRenew: boolean
  predecessorId: string | null
}

type Asked = { db: Ctx['db'] | Work['tx'] }

type Ends = Pick<HeldContract, 'id' | 'startsOn' | 'endsOn'> & { leavesOn: string | null }

type ToCome = Pick<HeldContract, 'id' | 'startsOn' | 'predecessorId'>

export type Step<Told> = (work: Work, contract: HeldContract, told: Told) => Promise<void>

/** What an area asks of some kinds of contract besides: it adds its question here, and the area of a kind answers where it can. */
// biome-ignore lint/suspicious/noEmptyInterface: it is filled by declaration merging
export interface ContractAnswers {}

/**
 * A kind of contract. The register knows its number, its parties and its life; what else there is to it lies with the area of the
 * kind, which takes part in each step: in the same transaction, and with the right to refuse it.
 */
export type ContractKind = ContractAnswers & {
  kind: string
  label: string
  /** Its numbers begin with them: «L-SLL26-0042». */
  letters: string
  /** What those who stand in it are called: «المستأجر», «الكفيل». */
  roles: Readonly<Record<string, string>>
  /** The page of what is particular to it. */
  path: (id: string) => string
  /** Who opens that page; others are not led there. Left out, whoever sees the contract. */
  openedBy?: Permission
  /** Where it is renewed, if its kind has more to ask for than the register has. */
  renewPath?: (id: string) => string
  /** Which of these the kind renews by itself when their term is over and nobody gave notice. */
  goingOn?: (asked: Asked, contractIds: readonly string[]) => Promise<readonly string[]>
  /** Whose contract bears this number: for the counter, where a payer is asked for by it. */
  holders?: (asked: Pick<Ctx, 'db'>, number: string) => Promise<readonly string[]>
  /** Signed by everybody it is in force from its first day on, without anybody saying so. */
  beginsByItself?: true
  /** The words its contracts begin with, until the office writes others. */
  firstText?: { title: string; text: string }
  /** What is sent of it is an offer, called so until it is accepted: «عرض سعر معدات». Left out, it is the contract itself. */
  offer?: string
  /** What its text may speak of, each with an example. */
  variables?: Readonly<Record<string, { label: string; example: string }>>
  /** The same of one contract, in words. */
  valuesOf?: (asked: Pick<Ctx, 'db' | 'actor' | 'now' | 'contractKinds'>, contractId: string) => Promise<Record<string, string>>
  /** What came of these contracts besides, as papers of whoever stands in them: for their account. */
  ownPapers?: (
    asked: Pick<Ctx, 'db' | 'actor'>,
    contractIds: readonly string[],
  ) => Promise<{ contractId: string; label: string; path: string }[]>
  /**
   * Called off before its first day, as if it had never been put in force: what stands against it, what comes of it for whoever agrees, and
   * what becomes of the rest. Without it no contract of the kind is called off.
   */
  callOff?: {
    whyNot: (asked: Asked, contract: ToCome) => Promise<string | null>
    says: (asked: Pick<Ctx, 'db'>, contract: ToCome) => Promise<{ question: string; answer: string }[]>
    does: Step<{ reason: string }>
  }
  /** Refuses where nobody may sign it, and keeps what it is about for it: when it is sent, when somebody is asked again to sign, and when its paper is taken as signed. */
  sending?: Step<{ on: string }>
  /** What was sent is to be written anew. */
  takingBack?: Step<{ reason: string }>
  activating?: Step<{ on: string }>
  noticeGiven?: Step<{ on: string; lastDay: string; by: 'party' | 'company' | 'both' }>
  /** Whoever gave it took it back. */
  noticeWithdrawn?: Step<{ on: string }>
  terminating?: Step<{ on: string; reason: string }>
  /** What it would mean that one ends on that day, before its last: for whoever agrees. */
  terminatingSays?: (asked: Pick<Ctx, 'db'>, contract: Ends, on: string) => Promise<{ question: string; answer: string }[]>
  cancelling?: Step<{ reason: string }>
  ending?: Step<{ on: string }>
  /** Refuses as long as there is anything left to settle. */
  closing?: Step<{ on: string }>
  /** The one that follows it was drafted, and is to be given what is particular to the kind. */
  renewing?: Step<{ successor: HeldContract }>
}
