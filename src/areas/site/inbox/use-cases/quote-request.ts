import { z } from 'zod'
import { quoteMachines, quotingMachines } from '#areas/equipment/public.ts'
import { requestQuoted } from '#areas/site/facts.ts'
import type { Trade } from '#areas/site/request-kinds/all.ts'
import { type Held, heldEntry } from '#areas/site/requests/use-cases/entries.ts'
import { wantedIn } from '#areas/site/requests/use-cases/machines-asked.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { OneRequestInput } from '../inputs.ts'

/** What a visitor chose becomes a quotation with the same lines, for the customer of the request or whoever has its phone. */
export const quoteRequest = command({
  name: 'site.quote-request',
  permission: quotingMachines,
  input: OneRequestInput,
  async run(work, { id }) {
    const entry = await heldEntry(work, id)
    const asked = await machinesAskedIn(work, id)
    if (asked.quotedAs) {
      work.repeated()
      return { id, hireId: asked.quotedAs }
    }
    const hireId = work.newId()
    const { number, partyId } = await quoteMachines(work, { id: hireId, ...quotationOf(entry, asked.trade as Trade) })
    await work.tx.updateTable('serviceRequests').set({ quotedAs: hireId }).where('id', '=', id).execute()
    await work.tx.updateTable('inboxEntries').set({ partyId }).where('id', '=', id).execute()
    work.record(requestQuoted, id, { number: entry.number, contractId: hireId, quotation: number })
    return { id, hireId }
  },
})

async function machinesAskedIn({ tx }: Work, id: string) {
  const row = await tx
    .selectFrom('serviceRequests')
    .select(['trade', 'quotedAs'])
    .where('id', '=', id)
    .where('kind', '=', 'machines')
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new Refusal('site.no-machines', 'لا معدات في هذا الطلب. حدّث الصفحة.')
  return row
}

const Place = z.object({ site: z.string(), wilayat: z.string(), company: z.string().optional() })

/** Whoever asked speaks for the site until somebody else is named. */
function quotationOf({ name, phone, partyId }: Held, trade: Trade) {
  const { site, wilayat, company } = Place.parse(trade)
  const { km, ...wanted } = wantedIn(trade)
  return {
    somebody: partyId ? { partyId } : { name: company ?? name, phone },
    site: { site, wilayat, km, repName: name, repPhone: phone, silence: false },
    wanted,
  }
}
