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

/** Each subscriber hears of a fact once: the queue may repeat itself, the deliveries table does not. */
export async function deliverFact(house: House, subscribers: Subscriber[], factId: string) {
  const { db, ...rest } = house
  const fact = await db.selectFrom('facts').select(['name', 'data']).where('id', '=', factId).executeTakeFirstOrThrow()
  for (const { name, react } of subscribers.filter(({ factName }) => factName === fact.name)) {
    await db.transaction().execute(async (tx) => {
      const first = await tx
        .insertInto('deliveries')
        .values({ factId, subscriber: name })
        .onConflict((conflict) => conflict.doNothing())
        .returning('factId')
        .executeTakeFirst()
      if (first) await react({ ...rest, tx }, factId, fact.data)
    })
  }
}
