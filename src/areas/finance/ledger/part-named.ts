import { branchNamed } from '#areas/company/public.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/ids.ts'
import { ofNone, type Part } from './results-asked.ts'
import { lineWords } from './voucher.ts'

type Reader = Pick<Ctx, 'db'>

/** Which part of the company a list is about, in words; nothing where it is about all of it. */
export async function partNamed(ctx: Reader, { line, branch, project, resource }: Part) {
  const named = (id: string, words: string, none: string) => id && (id === ofNone ? none : `${words} ${id.slice(0, 8)}`)
  return [
    line && lineWords[line],
    branch === ofNone ? 'بلا فرع' : branch && ((await branchNamed(ctx, branch)) ?? branch),
    named(project, 'مشروع', 'بلا مشروع'),
    named(resource, (await isFlat(ctx, resource)) ? 'وحدة عقارية' : 'مركبة أو معدّة', 'بلا مركبة ولا معدّة'),
  ]
    .filter(Boolean)
    .join('، ')
}

/** Something let for rent: what is charged for it says so. */
async function isFlat({ db }: Reader, resource: string) {
  if (!isUuid(resource)) return false
  const rent = db.selectFrom('charges').select('id').where('resourceId', '=', resource).where('line', '=', 'rent').limit(1)
  return (await rent.executeTakeFirst()) !== undefined
}
