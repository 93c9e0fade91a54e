import type { Ctx } from '#platform/context.ts'

/** The latest of the outbox, newest first. */
export function latestMessages({ db }: Pick<Ctx, 'db'>) {
  return db
    .selectFrom('messages')
    .select(['id', 'channel', 'recipient', 'subject', 'text', 'status', 'problem', 'queuedAt'])
    .orderBy('queuedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(200)
    .execute()
}
