import { branchNamed } from '#areas/company/public.ts'
import { customersNamed } from '#areas/customers/public.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/ids.ts'
import { dayInWords, momentInWords } from '#values/dates.ts'
import type { ReportAsked } from './report-asked.ts'

/** What a report is about and until when it was counted, in words: above it on paper. */
export async function narrowedTo(ctx: Pick<Ctx, 'db' | 'now'>, { branch, property, owner, from, to }: ReportAsked) {
  const said: [question: string, answer: string | null][] = [
    ['المدة', from && to && `من ${dayInWords(from)} إلى ${dayInWords(to)}`],
    ['الفرع', isUuid(branch) ? await branchNamed(ctx, branch) : null],
    ['العقار', isUuid(property) ? await propertyNamed(ctx, property) : null],
    ['المالك', isUuid(owner) ? ((await customersNamed(ctx, [owner]))[0]?.name ?? null) : null],
    ['حتى', momentInWords(ctx.now())],
  ]
  return said.flatMap(([question, answer]): [string, string][] => (answer ? [[question, answer]] : []))
}

async function propertyNamed({ db }: Pick<Ctx, 'db'>, id: string) {
  const row = await db.selectFrom('properties').select('name').where('id', '=', id).executeTakeFirst()
  return row?.name ?? null
}
