import type { z } from 'zod'
import type { House } from './context.ts'
import type { Tx } from './db/database.ts'
import type { FactKind } from './facts.ts'
import { type Message, recordMessages } from './messages/outbox.ts'

type Reaction = Pick<House, 'jobs' | 'now' | 'newId' | 'origin'> & { tx: Tx }

/** Somebody who wants to know. What it does goes through `tx`, so it is done once or not at all. */
export type Subscriber = {
  name: string
  factName: string
  react: (reaction: Reaction, factId: string, data: unknown) => Promise<void>
}

/** Says what someone should hear when a fact has been saved. */
export function notice<Data extends z.ZodType>(
  name: string,
  kind: FactKind<Data>,
  compose: (data: z.output<Data>, house: { origin: string }) => Message[],
): Subscriber {
  return {
    name,
    factName: kind.name,
    react: (reaction, factId, data) => recordMessages(reaction, factId, compose(kind.data.parse(data), reaction)),
  }
}

/**
 * Each subscriber hears of a fact once: the queue may repeat itself, the deliveries table does not.
 * One that fails keeps nobody else from hearing, and brings the fact back to be tried again.
 */
export async function deliverFact(house: House, subscribers: Subscriber[], factId: string) {
  const fact = await house.db.selectFrom('facts').select(['name', 'data']).where('id', '=', factId).executeTakeFirstOrThrow()
  const listening = subscribers.filter(({ factName }) => factName === fact.name)
  const told = await Promise.allSettled(listening.map((subscriber) => tellOnce(house, subscriber, { factId, data: fact.data })))
  const failed = told.find((outcome) => outcome.status === 'rejected')
  if (failed) throw failed.reason
}

function tellOnce({ db, ...rest }: House, { name, react }: Subscriber, { factId, data }: { factId: string; data: unknown }) {
  return db.transaction().execute(async (tx) => {
    const first = await tx
      .insertInto('deliveries')
      .values({ factId, subscriber: name })
      .onConflict((conflict) => conflict.doNothing())
      .returning('factId')
      .executeTakeFirst()
    if (first) await react({ ...rest, tx }, factId, data)
  })
}
