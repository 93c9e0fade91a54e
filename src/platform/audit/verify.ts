import { dayInWords } from '#values/dates.ts'
import { dayOf, daysAfter } from '#values/days.ts'
import type { Db } from '../db/database.ts'
import { clockCorrections } from '../trail.ts'
import { add, beginOf, beginSeal, linesOf, linesOfDay, noSeal, type Seal } from './seals.ts'

type Reading = { db: Db }

/** The first place where the trail is not what it was; `sequence` where one fact can be named. */
export type Break = { day: string; what: 'fact' | 'facts' | 'count' | 'chain' | 'gap' | 'before'; sequence: bigint | null }
type Correction = { sequence: bigint; at: Date; sealedAt: Date }

/** `corrections`: when the clock was put back behind days it had sealed, which breaks nothing and must be known. */
export type Verdict = {
  until: string | null
  seal: string | null
  facts: number
  corrections: Correction[]
  broken: Break | null
}

/** Reads every fact once: each against its own line, every closed day against its seals, every seal against the one before. */
export async function verifyTrail(reading: Reading): Promise<Verdict> {
  const seals = await reading.db.selectFrom('seals').selectAll().orderBy('number').execute()
  const corrections = await clockCorrections(reading)
  const last = seals.at(-1)
  const verdict = { until: last?.day ?? null, seal: last?.sha256 ?? null, corrections, facts: 0 }
  const before = await brokenBefore(reading, seals[0])
  if (before) return { ...verdict, broken: before }
  const chain = brokenChain(seals, corrections)
  const days = [...Map.groupBy(seals, ({ day }) => day)].toSorted(([one], [other]) => (one < other ? -1 : 1))
  for (const [day, ofDay] of days) {
    const found = await breakIn(reading, { day, seals: ofDay, corrections })
    // A seal that was written anew breaks its own day and the next.
    if (found) return { ...verdict, broken: chain && chain.day < day ? chain : found }
    verdict.facts += ofDay.reduce((sum, { facts }) => sum + facts, 0)
  }
  return { ...verdict, broken: chain ?? (await breakSince(reading, days.at(-1)?.[0])) }
}

async function brokenBefore({ db }: Reading, first: Seal | undefined): Promise<Break | null> {
  if (!first) return null
  const { day } = first
  const older = await db.selectFrom('facts').select('id').where('happenedAt', '<', beginOf(day)).limit(1).executeTakeFirst()
  return older ? { day, what: 'before', sequence: null } : null
}

/** Each seal follows the one before it, and its day the day before; only after a correction sealing begins again at an earlier day. */
function brokenChain(seals: Seal[], corrections: Correction[]): Break | null {
  for (const [at, { day, number, previous }] of seals.entries()) {
    const before = seals[at - 1]
    if (before && daysAfter(before.day, 1) !== day && !(day <= before.day && isAhead(before, corrections)))
      return { day: daysAfter(before.day, 1), what: 'gap', sequence: null }
    if (previous !== (before?.sha256 ?? noSeal) || (before && number !== before.number + 1n))
      return { day, what: 'chain', sequence: null }
  }
  return null
}

/** Sealed by a clock that was put back afterwards. */
const isAhead = ({ sealedAt, untilSequence }: Seal, corrections: Correction[]) =>
  corrections.some(({ sequence, at }) => untilSequence < sequence && at < sealedAt)

type Day = { day: string; seals: Seal[]; corrections: Correction[] }

async function breakIn(reading: Reading, { day, seals, corrections }: Day): Promise<Break | null> {
  const found = seals.map((seal) => ({ seal, hash: beginSeal(seal), facts: 0 }))
  const last = seals.at(-1)
  let isOpen = false
  for await (const line of linesOfDay(reading, day)) {
    if (line.line !== line.kept) return { day, what: 'fact', sequence: line.sequence }
    const one = found.find(({ seal }) => line.sequence <= seal.untilSequence)
    if (!one) isOpen = true
    else {
      add(one.hash, line)
      one.facts += 1
    }
  }
  const isLate = isOpen && !(last && isAhead(last, corrections))
  if (isLate || found.some(({ seal, facts }) => facts !== seal.facts)) return { day, what: 'count', sequence: null }
  const isWhole = found.every(({ seal, hash }) => hash.digest('hex') === seal.sha256)
  return isWhole ? null : { day, what: 'facts', sequence: null }
}

/** What no seal covers yet is held by the line of each fact alone. */
async function breakSince(reading: Reading, lastDay: string | undefined): Promise<Break | null> {
  const from = lastDay ? beginOf(daysAfter(lastDay, 1)) : new Date(0)
  for await (const { line, kept, sequence, happenedAt } of linesOf(reading, { from, until: new Date('9999-01-01') }))
    if (line !== kept) return { day: happenedAt.toISOString().slice(0, 10), what: 'fact', sequence }
  return null
}

const told: Record<Break['what'], (broken: Break) => { arabic: string; english: string }> = {
  fact: ({ day, sequence }) => ({
    arabic: `الواقعة رقم ${sequence} من يوم ${dayInWords(day)} ليست كما كُتبت.`,
    english: `fact ${sequence} of ${day} is not what was written`,
  }),
  count: ({ day }) => ({
    arabic: `زادت وقائع يوم ${dayInWords(day)} أو نقصت منذ خُتم.`,
    english: `facts of ${day} have been taken away or added since it was sealed`,
  }),
  facts: ({ day }) => ({
    arabic: `وقائع يوم ${dayInWords(day)} ليست كما خُتمت.`,
    english: `the facts of ${day} are not those that were sealed`,
  }),
  chain: ({ day }) => ({
    arabic: `ختم يوم ${dayInWords(day)} لا يتصل بالختم الذي قبله.`,
    english: `the seal of ${day} does not follow the one before it`,
  }),
  gap: ({ day }) => ({ arabic: `ختم يوم ${dayInWords(day)} مفقود.`, english: `the seal of ${day} is missing` }),
  before: ({ day }) => ({
    arabic: `في السجل وقائع أقدم من أول ختم، ${dayInWords(day)}.`,
    english: `there are facts older than the first seal, ${day}`,
  }),
}

/** Which day or fact, in a sentence. */
export const breakInWords = (broken: Break) => told[broken.what](broken)

/** Said of a whole trail too: between these two times the clock of the machine was wrong. */
export const correctionInWords = ({ at, sealedAt }: Correction) => {
  const [from, to] = [dayOf(sealedAt), dayOf(at)]
  return {
    arabic: `بلغت ساعة الخادم ${dayInWords(from)} خطأً، ثم أُعيدت إلى ${dayInWords(to)}. الأيام التي ختمتها قبل أوانها تُختم ثانية بعد انقضائها.`,
    english: `the clock had run ahead to ${from} and was put back to ${to}; days it had sealed too early are sealed again`,
  }
}
