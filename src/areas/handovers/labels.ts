import { printPaper } from '#areas/company/public.ts'
import type { Ctx } from '#platform/context.ts'
import { squareCode } from '#platform/documents/square-code.ts'
import { dayOf } from '#values/days.ts'

/** What is stuck on a thing: the sign on its body, what it is, and a code that leads to what is next of it. */
export type Label = {
  /** Where the code leads, from the root of the site. */
  path: string
  alt: string
  hint: string
  sign: string
  /** The letters of a plate beside its digits, and the plate in the other script. */
  letters: string | null
  latin: string | null
  name: string
  about: string
}

/** One as large as itself, several on sheets to be cut. */
export function printLabels(
  ctx: Pick<Ctx, 'db' | 'now' | 'files' | 'origin'>,
  { title, labels }: { title: string; labels: readonly Label[] },
) {
  const drawn = labels.map(({ path, ...label }) => ({ ...label, qr: squareCode(`${ctx.origin}${path}`) }))
  return printPaper(ctx, 'areas/handovers/papers/labels.typ', { title, labels: drawn, day: dayOf(ctx.now()) })
}
