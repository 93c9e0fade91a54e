import type { Ctx, Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'

type Asked = { db: Ctx['db'] } | { tx: Work['tx'] }

/** The sign-off that holds; null while there is none, or it was undone. */
export async function signOffNow(asked: Asked) {
  const db = 'tx' in asked ? asked.tx : asked.db
  const row = await db
    .selectFrom('openingSignOffs')
    .select(['id', 'askedBy', 'signedBy', 'signedAt'])
    .where('undoneAt', 'is', null)
    .executeTakeFirst()
  return row ?? null
}

/** Once two agreed that all is in, nothing stands against the opening account any more. */
export async function mustNotBeSignedOff(asked: Asked) {
  if (!(await signOffNow(asked))) return
  throw new Refusal('finance.opening-signed-off', 'اعتُمدت الأرصدة الافتتاحية، فلا يُرحَّل إليها. افتحها أولًا من «سلامة الدفاتر».')
}
