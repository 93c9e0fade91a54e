import { seedMaintenance } from '#areas/maintenance/seed.ts'
import type { Ctx } from '#platform/context.ts'
import { dayOf, monthsAfter } from '#values/days.ts'
import { tellCollecting } from './collecting.ts'
import { leasesToTell } from './leases.ts'
import { tellMandates } from './mandates.ts'
import { moneyToTell } from './money.ts'
import { tellPapers } from './papers.ts'
import { storyteller } from './people.ts'
import { tellWarnings } from './warnings.ts'

/** What the office looks after for others: it goes through contracts, properties and the books, and so is told from above them. */
export async function tellOfRents(ctx: Ctx) {
  const story = await storyteller(ctx)
  const began = monthsAfter(`${dayOf(ctx.now()).slice(0, 7)}-01`, -25)
  const mandates = await tellMandates(story, began)
  const { leases, events } = await leasesToTell(story)
  events.push(...(await moneyToTell(story, { leases, mandates, since: began })))
  for (const { does } of events.toSorted((one, other) => (one.on < other.on ? -1 : 1))) await does()
  await tellPapers(story)
  await tellWarnings(ctx)
  await tellCollecting(story)
  // A request knows who lived there when it was reported: after all leases.
  await seedMaintenance(ctx)
}
