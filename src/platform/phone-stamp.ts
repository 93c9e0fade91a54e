import type { Ctx } from './context.ts'

/** Of whom a phone page is, when it was read, and in which version. With the eyes of another nothing is kept. */
export const phoneStamp = ({ actor, now }: Pick<Ctx, 'actor' | 'now'>, version: number) => ({
  person: actor.seenBy ? null : actor.id,
  name: actor.name,
  readAt: now().getTime(),
  version,
})
