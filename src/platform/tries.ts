import type { Ctx } from './context.ts'
import { Refusal } from './refusal.ts'

/** `says` is the sentence for who has to wait, where the usual one does not fit. */
export type Door = { name: string; most: number; seconds: number; says?: (wait: string) => string }

/** Counts one try at a door, in the database so that every process counts the same; too many are sent away with the waiting time. */
export async function countTry(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  { name, most, seconds, says = waitingSentence }: Door,
  who: string,
) {
  const at = now().getTime()
  const windowStart = new Date(Math.floor(at / (seconds * 1000)) * seconds * 1000)
  const { count } = await db
    .insertInto('tries')
    .values({ door: name, who, windowStart, count: 1 })
    .onConflict((conflict) =>
      conflict.columns(['door', 'who', 'windowStart']).doUpdateSet((eb) => ({ count: eb('tries.count', '+', 1) })),
    )
    .returning('count')
    .executeTakeFirstOrThrow()
  if (count <= most) return
  const wait = Math.ceil((windowStart.getTime() + seconds * 1000 - at) / 1000)
  throw new Refusal('too-many-tries', says(inWords(wait)), 429)
}

const waitingSentence = (wait: string) => `محاولات كثيرة. انتظر ${wait} ثم أعد المحاولة.`

function inWords(seconds: number) {
  const minutes = Math.ceil(seconds / 60)
  if (minutes === 1) return 'دقيقة واحدة'
  if (minutes === 2) return 'دقيقتين'
  return minutes <= 10 ? `${minutes} دقائق` : `${minutes} دقيقة`
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
