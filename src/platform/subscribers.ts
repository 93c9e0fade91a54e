import { z } from 'zod'
import type { House, Work } from './context.ts'
import type { Db, Tx } from './db/database.ts'
import { type Happened, saveFacts } from './save-facts.ts'

/** `record` tells what came of it, in the name of whoever did what was heard: it is their trail that goes on. */
export type Reaction = Pick<House, 'jobs' | 'files' | 'now' | 'newId' | 'origin' | 'contractKinds'> & {
  tx: Tx
  record: Work['record']
}

/** Somebody who wants to know. What it does goes through `tx`, so it is done once or not at all. */
export type Subscriber = {
  name: string
  factName: string
  react: (reaction: Reaction, factId: string, data: unknown) => Promise<void>
}

/** A saved fact, for whoever looks at it again later. */
export function savedFact(db: Db, factId: string) {
  return db.selectFrom('facts').select(['name', 'subjectId', 'data']).where('id', '=', factId).executeTakeFirstOrThrow()
}

/** The latest of a kind, to try words on. */
export function latestFacts(db: Db, name: string, most: number) {
  return db
    .selectFrom('facts')
    .select(['subjectId', 'data'])
    .where('name', '=', name)
    .orderBy('sequence', 'desc')
    .limit(most)
    .execute()
}

/**
 * Each subscriber hears of a fact once: the queue may repeat itself, the deliveries table does not.
 * One that fails keeps nobody else from hearing, and brings the fact back to be tried again.
 */
export async function deliverFact(house: House, subscribers: Subscriber[], factId: string) {
  const fact = await heardFact(house.db, factId)
  const listening = subscribers.filter(({ factName }) => factName === fact.name)
  const told = await Promise.allSettled(listening.map((subscriber) => tellOnce(house, subscriber, fact)))
  const failed = told.find((outcome) => outcome.status === 'rejected')
  if (failed) throw failed.reason
}

/** What one subscriber has not heard yet, at once: the queue finds it told. */
export async function deliverSoFar(house: House, subscriber: Subscriber) {
  const facts = await house.db
    .selectFrom('facts')
    .select('id')
    .where('name', '=', subscriber.factName)
    .orderBy('sequence')
    .execute()
  for (const { id } of facts) await deliverFact(house, [subscriber], id)
}

const whose = ['actorId', 'actorName', 'seenAs', 'requestId', 'address', 'device'] as const

function heardFact(db: Db, factId: string) {
  return db
    .selectFrom('facts')
    .select(['id', 'name', 'data', ...whose])
    .where('id', '=', factId)
    .executeTakeFirstOrThrow()
}

type Heard = Awaited<ReturnType<typeof heardFact>>

function tellOnce({ db, ...rest }: House, { name, react }: Subscriber, fact: Heard) {
  const { id: factId, name: _, data, ...by } = fact
  return db.transaction().execute(async (tx) => {
    const first = await tx
      .insertInto('deliveries')
      .values({ factId, subscriber: name })
      .onConflict((conflict) => conflict.doNothing())
      .returning('factId')
      .executeTakeFirst()
    if (!first) return
    const happened: Happened[] = []
    const record: Work['record'] = (kind, subjectId, said) =>
      happened.push({ kind, subjectId, data: JSON.stringify(z.encode(kind.data, said)) })
    await react({ ...rest, tx, record }, factId, data)
    if (happened.length > 0)
      await saveFacts({ ...rest, tx }, happened, { ...by, command: name, reason: null, happenedAt: rest.now() })
  })
}
