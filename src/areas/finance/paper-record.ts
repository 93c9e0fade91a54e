import type { RecordKind } from '#platform/area.ts'
import type { Ctx } from '#platform/context.ts'
import { reaches } from '#platform/reach.ts'

type Paper<Shown> = Omit<RecordKind, 'find'> & {
  shown: (ctx: Ctx, id: string) => Promise<Shown | null>
  name: (one: Shown) => string
}

/** A paper of a branch, and what hangs on it: added to by whoever may do its work there. */
export const paperRecord = <Shown extends { branchId: string }>({ shown, name, ...kind }: Paper<Shown>): RecordKind => ({
  ...kind,
  async find(ctx, id) {
    const one = await shown(ctx, id)
    return one && { name: name(one), mayEdit: reaches(ctx.actor, kind.edit, { branchId: one.branchId }) }
  },
})
