import type { Ctx, Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { waitsInWords } from './deposit.ts'

type Asked = { db: Ctx['db'] } | { tx: Work['tx'] }

declare module '#platform/contract-kind.ts' {
  interface ContractAnswers {
    /** What is still to be decided before the deposit of a contract goes back, in words. */
    depositWaitsFor?: (asked: { db: Ctx['db'] | Work['tx'] }, contractId: string) => Promise<readonly string[]>
  }
}

/** A deposit bears the id of its contract: whatever kind that is of, its area says what it waits for. */
export async function depositWaits(asked: Asked & Pick<Ctx, 'contractKinds'>, depositId: string) {
  const db = 'tx' in asked ? asked.tx : asked.db
  const waits: string[] = []
  for (const { depositWaitsFor } of asked.contractKinds) waits.push(...((await depositWaitsFor?.({ db }, depositId)) ?? []))
  return waits
}

export async function mustWaitForNothing(work: Work, depositId: string) {
  const waits = await depositWaits(work, depositId)
  if (waits.length > 0) throw new Refusal('finance.deposit-waits', waitsInWords(waits))
}
