import { balanceOf } from '#areas/finance/ledger/leaves.ts'
import { openingAccount } from '#areas/finance/ledger/opening.ts'
import { namesOf } from '#areas/identity/public.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { inRials } from '#values/money.ts'

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

type Complete = { left: bigint; waiting: number }

/** Why it cannot be said yet that all is in; null where it can. */
export function whyNotComplete({ left, waiting }: Complete) {
  if (left !== 0n) return `في الحساب 3999 باقٍ ${inRials(left)} أكمل الأرصدة الافتتاحية أولًا حتى يصير صفرًا.`
  return waiting > 0 ? 'ملف أرصدة ينتظر الاعتماد. يُبتّ فيه أولًا.' : null
}

export async function mustBeComplete(asked: Asked) {
  const why = whyNotComplete(await soFar(asked))
  if (why) throw new Refusal('finance.opening-incomplete', why)
}

/** What stands against 3999, and how many files wait for somebody's yes. */
async function soFar(asked: Asked): Promise<Complete> {
  const { count } = await ('tx' in asked ? asked.tx : asked.db)
    .selectFrom('openingImports')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('status', '=', 'sent')
    .executeTakeFirstOrThrow()
  return { left: await balanceOf(asked, { account: openingAccount }), waiting: Number(count) }
}

/** What the page of the books says of it: whether anything was brought in, what is left, and who signed. */
export async function openingStanding(ctx: Pick<Ctx, 'db'>) {
  const signed = await signOffNow(ctx)
  const names = await namesOf(ctx, signed ? [signed.askedBy, signed.signedBy] : [])
  const found = await soFar(ctx)
  return {
    left: found.left,
    why: whyNotComplete(found),
    signed: signed && {
      at: signed.signedAt,
      by: names.get(signed.signedBy) ?? signed.signedBy,
      askedBy: names.get(signed.askedBy) ?? signed.askedBy,
    },
  }
}
export type OpeningStanding = Awaited<ReturnType<typeof openingStanding>>
