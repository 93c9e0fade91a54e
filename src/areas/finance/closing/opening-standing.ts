import { openingsBrought } from '#areas/finance/hooks.ts'
import { balanceOf } from '#areas/finance/ledger/leaves.ts'
import { openingAccount } from '#areas/finance/ledger/opening.ts'
import { signOffNow } from '#areas/finance/ledger/sign-off.ts'
import { namesOf } from '#areas/identity/public.ts'
import type { Ctx } from '#platform/context.ts'
import { type Asking, ask } from '#platform/hook.ts'
import { Refusal } from '#platform/refusal.ts'
import { inRials } from '#values/money.ts'

type Complete = { left: bigint; waiting: number }

/** Why it cannot be said yet that all is in; null where it can. */
export function whyNotComplete({ left, waiting }: Complete) {
  if (left !== 0n) return `في الحساب 3999 باقٍ ${inRials(left)} أكمل الأرصدة الافتتاحية أولًا حتى يصير صفرًا.`
  return waiting > 0 ? 'ملف أرصدة ينتظر الاعتماد. يُبتّ فيه أولًا.' : null
}

export async function mustBeComplete(asked: Asking) {
  const why = whyNotComplete(await soFar(asked))
  if (why) throw new Refusal('finance.opening-incomplete', why)
}

/** What stands against 3999, and how many files wait for somebody's yes. */
async function soFar(asked: Asking): Promise<Complete> {
  const brought = await ask(asked, openingsBrought, {})
  const waiting = brought.reduce((sum, one) => sum + one.waiting, 0)
  return { left: await balanceOf(asked, { account: openingAccount }), waiting }
}

/** What the page of the books says of it: whether anything was brought in, what is left, and who signed. */
export async function openingStanding(ctx: Pick<Ctx, 'db' | 'hooks'>) {
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
