import type { Ctx } from '#platform/context.ts'
import type { Maintained } from '#platform/maintained.ts'

/** How the area of a site answers for it. */
export function maintainedAs({ recordKinds }: Pick<Ctx, 'recordKinds'>, kind: string): Maintained {
  const one = recordKinds.find((each) => each.kind === kind)?.maintenance
  if (!one) throw new Error(`no area maintains ${kind}`)
  return one
}

/** All kinds of sites. */
export const everyMaintained = ({ recordKinds }: Pick<Ctx, 'recordKinds'>) =>
  recordKinds.flatMap(({ maintenance }) => maintenance ?? [])
