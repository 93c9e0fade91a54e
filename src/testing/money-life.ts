import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Counter } from './counter.ts'
import { dice } from './dice.ts'
import { actsOf, nothingYet } from './money-acts.ts'
import { oldBooks } from './old-books.ts'
import type { Bill } from './rent-acts.ts'

/** What has to come oftener for the rest to come about. */
const often: Record<string, number> = {
  ...{ bill: 4, pay: 5, deposit: 2, deduct: 2, refundDeposit: 2, payOut: 4, reversePayout: 2 },
  ...{ writeOff: 2, agreeToLoss: 4, rejectLoss: 2, setOff: 5, agreeToSetOff: 5, reverseSetOff: 2 },
  ...{ transfer: 4, agreeToTransfer: 3, reverseTransfer: 2 },
  ...{ rent: 5, endRent: 1, settle: 5, agreeToSettle: 5, reverseSettle: 2 },
  ...{ bring: 3, present: 4, clear: 6, bounce: 5, replace: 3, presentAgain: 3, unclear: 2, unbounce: 3 },
}

/** Two customers for each life; every other two come from older books, with what lay there of theirs. */
export async function beginLives(counter: Counter, lives: readonly number[]) {
  const began = []
  for (const life of lives)
    began.push({ life, people: [await counter.customer(`سالم ${life}`), await counter.customer(`سعيد ${life}`)] })
  const before = began.filter(({ life }) => life % 2 === 0).flatMap(({ people }) => people)
  const laid = before.length > 0 ? await oldBooks(counter, before) : () => ({ bills: [], deposits: [] })
  return began.map(({ life, people }) => oneLife(counter, { life, people, ...laid(people) }))
}

type Begun = { life: number; people: readonly string[]; bills: Bill[]; deposits: string[] }

/**
 * One life: two customers of that counter, and what the dice let them do. What the product refuses changes nothing of theirs. Each step
 * says what was done, by its name; null where it was refused.
 */
function oneLife(counter: Counter, { life, people, ...laid }: Begun) {
  const throwDice = dice(life)
  const acts = actsOf({ counter, people, throwDice, ...laid })
  const names = Object.keys(acts).flatMap((name) => Array.from({ length: often[name] ?? 1 }, () => name))
  return async function step(): Promise<string | null> {
    const name = names[throwDice(names.length)] ?? ''
    const before = await standing(counter, people)
    const went = await acts[name]?.().then(() => 'went', mayRefuse(`life ${life}: ${name}`))
    if (went === 'nothing yet') return step()
    const after = await standing(counter, people)
    if (went === 'refused') expect(after, `life ${life}: refused to ${name}`).toEqual(before)
    const owedBelow = after.filter(({ account, net }) => account === '1210' && net < 0n)
    expect(owedBelow, `life ${life}: ${name}`).toEqual([])
    return went === 'went' ? name : null
  }
}

const mayRefuse = (what: string) => (error: Error & { status?: number; issues?: unknown }) => {
  if (error === nothingYet) return 'nothing yet'
  if (error.status || error.issues) return 'refused'
  throw new Error(what, { cause: error })
}

/** What lies in each leaf of these customers, and in the box. */
async function standing({ office, boxId }: Counter, people: readonly string[]) {
  const { rows } = await sql<{ account: string; key: string; net: bigint }>`
    select account, key, leaf_net(id) net from leaves where key = any(${[...people, boxId]}) order by account, key`.execute(
    office.db,
  )
  return rows.filter(({ net }) => net !== 0n)
}
