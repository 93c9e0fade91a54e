import type { Ctx } from './context.ts'
import { Refusal } from './refusal.ts'

export type Door = { name: string; most: number; seconds: number }

/** Counts one try at a door, in the database so that every process counts the same; too many are sent away with the waiting time. */
export async function countTry({ db, now }: Pick<Ctx, 'db' | 'now'>, { name, most, seconds }: Door, who: string) {
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
  throw new Refusal('too-many-tries', `محاولات كثيرة. انتظر ${inWords(wait)} ثم أعد المحاولة.`, 429)
}

function inWords(seconds: number) {
  const minutes = Math.ceil(seconds / 60)
  if (minutes === 1) return 'دقيقة واحدة'
  if (minutes === 2) return 'دقيقتين'
  return minutes <= 10 ? `${minutes} دقائق` : `${minutes} دقيقة`
}

/** Windows that are long over. */
export async function forgetTries({ db, now }: Pick<Ctx, 'db' | 'now'>) {
  await db
    .deleteFrom('tries')
    .where('windowStart', '<', new Date(now().getTime() - 86_400_000))
    .execute()
}
