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

/** Of whatever kind the contract of a deposit is, its area says what it waits for. */
export async function depositWaits(asked: Asked & Pick<Ctx, 'contractKinds'>, depositId: string) {
  const db = 'tx' in asked ? asked.tx : asked.db
  const deposit = await db.selectFrom('deposits').select('contractId').where('id', '=', depositId).executeTakeFirst()
  const contractId = deposit?.contractId ?? depositId
  const waits: string[] = []
  for (const { depositWaitsFor } of asked.contractKinds) waits.push(...((await depositWaitsFor?.({ db }, contractId)) ?? []))
  return waits
}

export async function mustWaitForNothing(work: Work, depositId: string) {
  const waits = await depositWaits(work, depositId)
  if (waits.length > 0) throw new Refusal('finance.deposit-waits', waitsInWords(waits))
}
