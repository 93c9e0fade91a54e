import type { Ctx } from '#platform/context.ts'
import { countedTries } from '#platform/tries.ts'
import type { Problem } from './problem.ts'

const aMinute = { read: 600, write: 60 } as const

/** So much a minute for each key; how much is left is told with every answer. */
export async function withinLimit(ctx: Pick<Ctx, 'db' | 'now'>, keyId: string, what: keyof typeof aMinute) {
  const most = aMinute[what]
  const { count, seconds } = await countedTries(ctx, { name: `parcels-api-${what}`, seconds: 60 }, keyId)
  const headers = {
    ...{ 'RateLimit-Limit': String(most), 'RateLimit-Remaining': String(Math.max(0, most - count)) },
    'RateLimit-Reset': String(seconds),
  }
  if (count <= most) return headers
  const tooMany: Problem = {
    ...{ status: 429, code: 'too-many-requests', detail: 'طلبات كثيرة في هذه الدقيقة. انتظر ثم أعد.' },
    headers: { ...headers, 'Retry-After': String(seconds) },
  }
  throw tooMany
}
