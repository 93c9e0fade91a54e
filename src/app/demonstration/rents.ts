import type { Ctx } from '#platform/context.ts'
import { dayOf, monthsAfter } from '#values/days.ts'
import { tellMandates } from './mandates.ts'
import { tellPapers } from './papers.ts'
import { storyteller } from './people.ts'
import { tellWarnings } from './warnings.ts'

/** What the office looks after for others: it goes through contracts, properties and the books, and so is told from above them. */
export async function tellOfRents(ctx: Ctx) {
  const story = await storyteller(ctx)
  const began = monthsAfter(`${dayOf(ctx.now()).slice(0, 7)}-01`, -25)
  await tellMandates(story, began)
  await tellPapers(story)
  await tellWarnings(ctx)
}
