import { claimPath } from '#areas/vehicles/paths.ts'
import type { Ctx } from '#platform/context.ts'
import { claimKind, claimKinds, claimNumber, claimStates } from './claim.ts'
import { findClaims } from './queries.ts'

/** Of the search over everything: by its number, or by whatever was written of it. */
export async function foundClaims(ctx: Ctx, words: string) {
  return (await findClaims(ctx, words)).map(({ id, kind, state, what, ...numbered }) => ({
    ...{ kind: claimKind, id, path: claimPath(id), label: `ملف ضرر ${claimNumber(numbered)}` },
    detail: `${claimKinds[kind]}، ${claimStates[state]}، ${what}`,
  }))
}
