import type { Ctx, Work } from '#platform/context.ts'
import type { HeldContract, Step } from '#platform/contract-kind.ts'
import { Refusal } from '#platform/refusal.ts'
import { addendumKind } from './addendum.ts'

type OtherRent = { from: string; rent: bigint }

declare module '#platform/contract-kind.ts' {
  interface ContractAnswers {
    /** Another rent from a day on, as an addendum says it: what stands against it, in words, and what becomes of the contract. */
    otherRent?: {
      whyNot: (
        work: Pick<Work, 'tx'>,
        contract: Pick<HeldContract, 'id' | 'startsOn' | 'endsOn'>,
        asked: OtherRent,
      ) => Promise<string | null>
      begins: Step<OtherRent>
    }
  }
}

/** The addenda of a contract, held with it: they end and are closed with it. */
export const addendaHeld = ({ tx }: Work, contractId: string) =>
  tx
    .selectFrom('contracts')
    .innerJoin('contractAddenda', 'contractAddenda.contractId', 'contracts.id')
    .selectAll('contracts')
    .where('contractAddenda.amendsId', '=', contractId)
    .orderBy('contractAddenda.place')
    .forUpdate('contracts')
    .execute()

/** Those of a contract for its page, in their order. */
export const addendaOf = ({ db }: Pick<Ctx, 'db'>, contractId: string) =>
  db
    .selectFrom('contracts')
    .innerJoin('contractAddenda', 'contractAddenda.contractId', 'contracts.id')
    .select([
      'contracts.id',
      'contracts.number',
      'contracts.state',
      'contracts.signedOn',
      'contracts.startsOn',
      'contractAddenda.place',
    ])
    .where('contractAddenda.amendsId', '=', contractId)
    .orderBy('contractAddenda.place')
    .limit(100)
    .execute()

/** What an addendum belongs to, and what it changes there; null for any other contract. */
export async function amendedBy({ db }: Pick<Ctx, 'db'>, addendumId: string) {
  const found = await db
    .selectFrom('contractAddenda')
    .innerJoin('contracts', 'contracts.id', 'contractAddenda.amendsId')
    .select(['contracts.id', 'contracts.number', 'contracts.kind', 'contracts.title', 'contracts.startsOn'])
    .select(['contractAddenda.place', 'contractAddenda.changes', 'contractAddenda.rent'])
    .where('contractAddenda.contractId', '=', addendumId)
    .executeTakeFirst()
  return found ?? null
}

/** Whether an addendum of such a contract may name another rent. */
export const takesRent = ({ contractKinds }: Pick<Ctx, 'contractKinds'>, kind: string) =>
  contractKinds.some((each) => each.kind === kind && each.otherRent !== undefined)

/** What is neither suspended nor given notice of nor ended alone. */
export function mustStandAlone({ kind }: { kind: string }) {
  if (kind === addendumKind)
    throw new Refusal('contracts.addendum-follows', 'الملحق يتبع عقده: ينتهي معه، ويُعدّل بملحق آخر. افتح العقد الأصلي.')
}
