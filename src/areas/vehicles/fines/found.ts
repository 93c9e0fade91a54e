import { finePath } from '#areas/vehicles/paths.ts'
import type { Ctx } from '#platform/context.ts'
import { inRials } from '#values/money.ts'
import { fineKind, fineStates } from './fine.ts'
import { findFines } from './queries.ts'

/** Of the search over everything: by the reference of the police, the place, or whatever was written of it. */
export async function foundFines(ctx: Ctx, words: string) {
  return (await findFines(ctx, words)).map(({ id, reference, amount, state }) => ({
    ...{ kind: fineKind, id, path: finePath(id), label: `مخالفة ${reference}` },
    detail: `${inRials(amount)}، ${fineStates[state]}`,
  }))
}
