import type { Ctx } from './context.ts'
import type { Permission } from './permissions.ts'

declare module './context.ts' {
  interface House {
    photoSubjects: readonly PhotoSubject[]
  }
}

/** A kind of thing that has photos, and who sees them. */
export type PhotoSubject = {
  kind: string
  /** By which permission whoever asks sees those of this one; null outside their reach. */
  viewPermission: (ctx: Ctx, id: string) => Promise<Permission | null>
  /** Whether its area publishes this one: then everybody sees its photos. */
  isPublished: (ctx: Ctx, id: string) => Promise<boolean>
}
