import { sql } from 'kysely'
import { z } from 'zod'
import { asTheHouse } from '#platform/actors.ts'
import { command } from '#platform/command.ts'
import type { House } from '#platform/context.ts'
import { askOutside } from '#platform/outgoing.ts'
import { anyone } from '#platform/permissions.ts'
import { decrypted } from '#platform/secrets.ts'
import { turns } from '#platform/turns.ts'
import { endWebhook, secretPurpose } from './keeping.ts'
import { longestFailing, nextTry, usualPatience } from './retrying.ts'
import { signaturesOf } from './signing.ts'

/** So many are told at once, and so much each in one pass: whoever answers slowly keeps nobody else waiting. */
const atOnce = 8
const mostInARow = 200
/** Whoever took it in hand and died: after so long somebody else tells it. */
const lease = 60_000

/** Tells each program what is due to it, until none is or the process is asked to stop. */
export async function tellWebhooks(house: House, stopping: () => boolean, patience = usualPatience) {
  const due = await house.db
    .selectFrom('apiDeliveries')
    .innerJoin('apiWebhooks', 'apiWebhooks.id', 'apiDeliveries.webhookId')
    .select('webhookId')
    .distinct()
    .where('nextAt', '<=', house.now())
    .where('endedAt', 'is', null)
    .limit(500)
    .execute()
  const inTurn = turns(atOnce)
  await Promise.all(due.map(({ webhookId }) => inTurn(() => tellOne(house, webhookId, { stopping, patience }))))
}

type Pass = { stopping: () => boolean; patience: number }

async function tellOne(house: House, webhookId: string, { stopping, patience }: Pass) {
  for (let told = 0; told < mostInARow && !stopping(); told += 1) {
    const delivery = await taken(house, webhookId)
    if (!delivery) return
    const status = await statusOf(house, delivery, patience)
    const { again } = await noteAnswer(asTheHouse(house), { deliveryId: delivery.id, status })
    // Everything later is looked for once a minute anyway.
    if (again && again.getTime() - house.now().getTime() < 60_000) await house.jobs.wakeTeller(house.db, again)
    if (!isHeard(status)) return
  }
}

const isHeard = (status: number) => status >= 200 && status < 300

/** The oldest that is due, taken in hand by an UPDATE: two processes never tell the same one at once. */
async function taken({ db, now }: House, webhookId: string) {
  const oldest = db
    .selectFrom('apiDeliveries')
    .select('id')
    .where('webhookId', '=', webhookId)
    .where('nextAt', '<=', now())
    .orderBy('madeAt')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
  return db
    .updateTable('apiDeliveries')
    .set({ nextAt: new Date(now().getTime() + lease), tries: sql<number>`tries + 1` })
    .where('id', 'in', oldest)
    .returning(['id', 'webhookId', 'body'])
    .executeTakeFirst()
}

type Delivery = NonNullable<Awaited<ReturnType<typeof taken>>>

/** What was answered; nothing that counts as an answer is 0. A redirect is followed by nobody. */
async function statusOf(house: House, { id, webhookId, body }: Delivery, patience: number) {
  const webhook = await house.db.selectFrom('apiWebhooks').selectAll().where('id', '=', webhookId).executeTakeFirstOrThrow()
  const timestamp = String(Math.floor(house.now().getTime() / 1_000))
  const { secret, oldSecret, oldUntil } = webhook
  const both = oldSecret && oldUntil && oldUntil > house.now() ? [secret, oldSecret] : [secret]
  const secrets = await Promise.all(both.map((one) => decrypted(house.db, secretPurpose, one)))
  const headers = {
    ...{ 'content-type': 'application/json', 'user-agent': 'altahaluf-webhooks/1', 'webhook-id': id },
    ...{ 'webhook-timestamp': timestamp, 'webhook-signature': signaturesOf({ id, timestamp, body }, secrets) },
  }
  // An outsider typed it: also a demonstration asks nothing of its own machine.
  const onlyPublic = house.config.MODE !== 'development'
  try {
    return (await askOutside(webhook.url, { method: 'POST', headers, body, patience, onlyPublic })).status
  } catch (error) {
    house.log.info({ webhookId, error: error instanceof Error ? error.message : error }, 'a webhook gave no answer')
    return 0
  }
}

/** What came of it: heard, again later, or never again. */
const noteAnswer = command({
  name: 'parcels.note-webhook-answer',
  permission: anyone,
  input: z.object({ deliveryId: z.uuid(), status: z.number() }),
  async run(work, { deliveryId, status }) {
    const { webhookId, tries } = await work.tx
      .selectFrom('apiDeliveries')
      .select(['webhookId', 'tries'])
      .where('id', '=', deliveryId)
      .executeTakeFirstOrThrow()
    const webhook = await work.tx
      .selectFrom('apiWebhooks')
      .selectAll()
      .where('id', '=', webhookId)
      .forUpdate()
      .executeTakeFirstOrThrow()
    const now = work.now()
    const heard = isHeard(status)
    const again = heard || webhook.endedAt ? null : nextTry(tries, now)
    await work.tx
      .updateTable('apiDeliveries')
      .set({ lastStatus: status, nextAt: again, heardAt: heard ? now : null })
      .where('id', '=', deliveryId)
      .execute()
    const failingSince = heard ? null : (webhook.failingSince ?? now)
    await work.tx.updateTable('apiWebhooks').set({ failingSince }).where('id', '=', webhookId).execute()
    const isOver = failingSince !== null && now.getTime() - failingSince.getTime() >= longestFailing
    if (webhook.endedAt || (status !== 410 && !isOver)) {
      work.repeated()
      return { again }
    }
    await endWebhook(work, { ...webhook, because: status === 410 ? 'gone' : 'failing' })
    return { again: null }
  },
})

/** What was told long ago, or never will be. */
export async function forgetDeliveries({ db, now }: Pick<House, 'db' | 'now'>) {
  const before = new Date(now().getTime() - 30 * 86_400_000)
  await db.deleteFrom('apiDeliveries').where('madeAt', '<', before).where('nextAt', 'is', null).execute()
}
