import { isIP } from 'node:net'
import { howMany } from '#values/plural.ts'
import type { Ctx } from './context.ts'
import { Refusal } from './refusal.ts'

/** `says` is the sentence for who has to wait, where the usual one does not fit; `crossed` is done once, with the first try too many. */
export type Door = {
  name: string
  most: number
  seconds: number
  says?: (wait: string) => string
  crossed?: () => Promise<unknown>
}

/** Counts one try at a door, in the database so that every process counts the same; too many are sent away with the waiting time. */
export async function countTry(
  ctx: Pick<Ctx, 'db' | 'now'>,
  { name, most, seconds, says = waitingSentence, crossed }: Door,
  who: string,
) {
  const { count, seconds: wait } = await countedTries(ctx, { name, seconds }, who)
  if (count <= most) return
  if (count === most + 1) await crossed?.()
  throw tooMany(says, wait)
}

/** How many there were at a door in this time, with the one that is counted now, and in how many seconds it begins anew. */
export async function countedTries(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  { name, seconds }: Pick<Door, 'name' | 'seconds'>,
  who: string,
) {
  const { windowStart, left } = windowOf(now(), seconds)
  const { count } = await db
    .insertInto('tries')
    .values({ door: name, who, windowStart, count: 1 })
    .onConflict((conflict) =>
      conflict.columns(['door', 'who', 'windowStart']).doUpdateSet((eb) => ({ count: eb('tries.count', '+', 1) })),
    )
    .returning('count')
    .executeTakeFirstOrThrow()
  return { count, seconds: left }
}

/** The stretch in which tries are counted together, and in how many seconds it is over. */
function windowOf(now: Date, seconds: number) {
  const at = now.getTime()
  const windowStart = new Date(Math.floor(at / (seconds * 1000)) * seconds * 1000)
  return { windowStart, left: Math.ceil((windowStart.getTime() + seconds * 1000 - at) / 1000) }
}

/**
 * The same as the beginning of a statement that reads besides: its `$1` to `$3` are the `values` of `tryWith`, which refuses afterwards.
 * A page that is only read waits for no disk: what a crash forgets of the last second is a few tries.
 */
export const countedTry = `
  insert into tries (door, who, window_start, count) values ($1, $2, $3, 1)
  on conflict (door, who, window_start) do update set count = tries.count + 1
  returning count, set_config('synchronous_commit', 'off', true)`

export function tryWith({ now, address }: Pick<Ctx, 'now' | 'address'>, { name, most, seconds, says = waitingSentence }: Door) {
  const { windowStart, left } = windowOf(now(), seconds)
  const mustBeFew = (count: number) => {
    if (count > most) throw tooMany(says, left)
  }
  return { values: [name, networkOf(address), windowStart], mustBeFew }
}

const tooMany = (says: (wait: string) => string, seconds: number) =>
  new Refusal('too-many-tries', says(howMany(Math.ceil(seconds / 60), 'minute', 'acc')), 429)

const waitingSentence = (wait: string) => `محاولات كثيرة. انتظر ${wait} ثم أعد المحاولة.`

/** The same for whoever comes from where this one comes from. */
export function countTryFrom(ctx: Pick<Ctx, 'db' | 'now' | 'address'>, door: Door) {
  return countTry(ctx, door, networkOf(ctx.address))
}

/** One line of IPv6 has 2⁶⁴ addresses and may take another for every try: its first half stands for all of them. */
export function networkOf(address: string) {
  if (isIP(address) !== 6) return address
  const [before = [], after = []] = address.split('::').map((part) => part.split(':').filter(Boolean))
  const left = Array.from({ length: 8 - before.length - after.length }, () => '0')
  const groups = [...before, ...(address.includes('::') ? left : []), ...after].slice(0, 4)
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}

/** Whoever got in did not guess: the count begins anew. */
export async function forgetTriesOf({ db }: Pick<Ctx, 'db'>, doors: Door[], who: string) {
  const names = doors.map(({ name }) => name)
  await db.deleteFrom('tries').where('door', 'in', names).where('who', '=', who).execute()
}

/** Windows that are long over. */
export async function forgetTries({ db, now }: Pick<Ctx, 'db' | 'now'>) {
  await db
    .deleteFrom('tries')
    .where('windowStart', '<', new Date(now().getTime() - 86_400_000))
    .execute()
}
