import { claimShown } from '#areas/claims/public.ts'
import type { Ctx } from '#platform/context.ts'
import { machineClaim } from './machine-claim.ts'

/** One claim of a machine; null where this person sees none. */
export const claim = (ctx: Pick<Ctx, 'db' | 'actor' | 'now'>, id: string | undefined) => claimShown(ctx, machineClaim, id)
export type ShownClaim = NonNullable<Awaited<ReturnType<typeof claim>>>
