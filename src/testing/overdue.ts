import { z } from 'zod'
import { invoiceIssued } from '#areas/finance/invoices/facts.ts'
import { type Bill, bill } from '#areas/finance/invoices/issuing.ts'
import { command } from '#platform/command.ts'
import { anyone } from '#platform/permissions.ts'

/** Charges what is overdue when it is written down, as an area may whose contracts say when it was due; no form lets it be. */
export const chargeOverdue = command({
  name: 'test.charge-overdue',
  permission: anyone,
  input: z.custom<Bill>(),
  async run(work, asked) {
    const papers = await bill(work, asked)
    for (const { id, number, kind, net, vat } of papers)
      work.record(invoiceIssued, id, { number, kind, partyId: asked.partyId, total: net + vat })
    return { papers }
  },
})
