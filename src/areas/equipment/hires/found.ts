import { viewingContracts } from '#areas/contracts/public.ts'
import type { Ctx } from '#platform/context.ts'
import { hirePath } from '../paths.ts'
import { hireKind } from './hire.ts'
import { hires } from './queries.ts'

/** For the search over everything, for who sees hires but not the register of contracts, which finds them itself. */
export async function foundHires(ctx: Ctx, words: string) {
  if (ctx.actor.may(viewingContracts)) return []
  const rows = await hires(ctx, { stage: '', q: words })
  return rows.slice(0, 5).map(({ id, number, name, title }) => ({
    ...{ kind: hireKind, id, path: hirePath(id), detail: title },
    label: `${number}، ${name}`,
  }))
}
