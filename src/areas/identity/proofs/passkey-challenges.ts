import type { Ctx, Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { sealed, unsealed } from '#platform/secrets.ts'
import { challengeMinutes } from './passkey.ts'

const purpose = 'passkey-challenge'

/** Whoever signs in is known by the signature alone. */
export const toSignIn = 'sign-in'

/** Under our seal, with who it is for and until when: nothing is kept until it comes back signed. */
export function freshChallenge({ db, now, newId }: Pick<Ctx, 'db' | 'now' | 'newId'>, who: string) {
  return sealed(db, purpose, [newId(), now().getTime() + challengeMinutes * 60_000, who].join(' '))
}

export const challengeOver = () => new Refusal('identity.challenge-over', 'انتهت مهلة مفتاح المرور. أعد المحاولة.', 410)

/** What was signed, if it is a challenge of ours for this person and still good. */
export async function challengeIn({ db, now }: Pick<Ctx, 'db' | 'now'>, clientDataJSON: string, who: string) {
  const challenge = writtenIn(clientDataJSON)
  const text = await unsealed(db, purpose, Buffer.from(challenge, 'base64url').toString())
  const [id, until, whose] = text?.split(' ') ?? []
  if (!id || whose !== who || Number(until) <= now().getTime()) throw challengeOver()
  return { id, challenge }
}

function writtenIn(clientDataJSON: string) {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString())
    return typeof challenge === 'string' ? challenge : ''
  } catch {
    return ''
  }
}

/** Of two who bring the same signature one finds it taken. */
export async function takeChallenge(work: Work, id: string) {
  const taken = await work.tx
    .insertInto('signedChallenges')
    .values({ id, signedAt: work.now() })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!taken) throw challengeOver()
}

/** Those that could not be brought again in any case. */
export async function forgetChallenges({ db, now }: Pick<Ctx, 'db' | 'now'>) {
  await db
    .deleteFrom('signedChallenges')
    .where('signedAt', '<', new Date(now().getTime() - 86_400_000))
    .execute()
}
