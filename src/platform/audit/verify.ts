import { daysAfter } from '#values/days.ts'
import type { Db } from '../db/database.ts'
import { beginOf, lastSeal, linesOf, noSeal, sealOf } from './seals.ts'

type Reading = { db: Db }

/** The first place where the trail is not what it was; `sequence` where one fact can be named. */
export type Break = { day: string; what: 'fact' | 'facts' | 'count' | 'chain' | 'gap' | 'before'; sequence: bigint | null }

export type Verdict = { until: string | null; seal: string | null; facts: number; broken: Break | null }

/** Reads every fact once: each against its own line, every closed day against its seal, every seal against the one before. */
export async function verifyTrail(reading: Reading): Promise<Verdict> {
  const seals = await reading.db.selectFrom('seals').selectAll().orderBy('day').execute()
  const verdict = { until: null as string | null, seal: null as string | null, facts: 0 }
  const first = seals[0]
  if (first && (await isAnything(reading, first.day)))
    return { ...verdict, broken: { day: first.day, what: 'before', sequence: null } }

  for (const [at, seal] of seals.entries()) {
    const before = seals[at - 1]
    const broken = before && daysAfter(before.day, 1) !== seal.day ? gapAfter(before.day) : await breakIn(reading, seal, before)
    if (broken) return { ...verdict, broken }
    verdict.until = seal.day
    verdict.seal = seal.sha256
    verdict.facts += seal.facts
  }
  return { ...verdict, broken: await breakSince(reading) }
}

const gapAfter = (day: string): Break => ({ day: daysAfter(day, 1), what: 'gap', sequence: null })

async function isAnything({ db }: Reading, before: string) {
  const older = await db.selectFrom('facts').select('id').where('happenedAt', '<', beginOf(before)).limit(1).executeTakeFirst()
  return older !== undefined
}

type Seal = NonNullable<Awaited<ReturnType<typeof lastSeal>>>

async function breakIn(reading: Reading, seal: Seal, before: Seal | undefined): Promise<Break | null> {
  const { day } = seal
  let changed: bigint | null = null
  const now = await sealOf(reading, { day, previous: seal.previous }, ({ line, kept, sequence }) => {
    if (line !== kept) changed ??= sequence
  })
  if (changed !== null) return { day, what: 'fact', sequence: changed }
  if (now.facts !== seal.facts) return { day, what: 'count', sequence: null }
  if (seal.previous !== (before?.sha256 ?? noSeal)) return { day, what: 'chain', sequence: null }
  return now.sha256 === seal.sha256 ? null : { day, what: 'facts', sequence: null }
}

/** What no seal covers yet is held by the line of each fact alone. */
async function breakSince(reading: Reading): Promise<Break | null> {
  const last = await lastSeal(reading)
  const from = last ? beginOf(daysAfter(last.day, 1)) : new Date(0)
  for await (const { line, kept, sequence, happenedAt } of linesOf(reading, { from, until: new Date('9999-01-01') }))
    if (line !== kept) return { day: happenedAt.toISOString().slice(0, 10), what: 'fact', sequence }
  return null
}

const told: Record<Break['what'], (broken: Break) => { arabic: string; english: string }> = {
  fact: ({ day, sequence }) => ({
    arabic: `الواقعة رقم ${sequence} من يوم ${day} ليست كما كُتبت.`,
    english: `fact ${sequence} of ${day} is not what was written`,
  }),
  count: ({ day }) => ({
    arabic: `زادت وقائع يوم ${day} أو نقصت منذ خُتم.`,
    english: `facts of ${day} have been taken away or added since it was sealed`,
  }),
  facts: ({ day }) => ({
    arabic: `وقائع يوم ${day} ليست كما خُتمت.`,
    english: `the facts of ${day} are not those that were sealed`,
  }),
  chain: ({ day }) => ({
    arabic: `ختم يوم ${day} لا يتصل بالختم الذي قبله.`,
    english: `the seal of ${day} does not follow the one before it`,
  }),
  gap: ({ day }) => ({ arabic: `ختم يوم ${day} مفقود.`, english: `the seal of ${day} is missing` }),
  before: ({ day }) => ({
    arabic: `في السجل وقائع أقدم من أول ختم، ${day}.`,
    english: `there are facts older than the first seal, ${day}`,
  }),
}

/** Which day or fact, in a sentence. */
export const breakInWords = (broken: Break) => told[broken.what](broken)
