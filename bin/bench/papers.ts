import { invoice } from '#areas/finance/invoices/invoice-detail.ts'
import { invoicePaper } from '#areas/finance/invoices/invoice-paper.ts'
import { issueInvoice } from '#areas/finance/invoices/use-cases/issue-invoice.ts'
import { readStatementAsked } from '#areas/finance/statements/statement-asked.ts'
import { statementPaper, statementSaid } from '#areas/finance/statements/statement-paper.ts'
import { dayOf } from '#values/days.ts'
import { benchOffice, median } from './office.ts'
import { type Peopled, peopled } from './postings.ts'

const statements = 100

/** One invoice printed again and again, and a hundred statements: what each costs, and what is left behind in memory. */
export const paperSpeeds = () =>
  benchOffice(async (office) => {
    const { ctx } = office
    const { parties } = await peopled(office)
    const [partyId = ''] = parties
    const shown = await invoice(ctx, await issued({ ...office, parties, branches: [] }, partyId))
    if (!shown) throw new Error('no invoice')
    const invoices = await times(60, () => invoicePaper(ctx, shown))
    const asked = readStatementAsked(new URLSearchParams('from=2000-01-01'), ctx.now())
    const party = { id: partyId, name: 'سالم الكثيري', number: 'CU-10001' }
    const look = { number: 'ST-2026-00001', address: `${ctx.origin}/v/${'0'.repeat(32)}`, isBilingual: true }
    const print = async () => statementPaper(ctx, await statementSaid(ctx, { party, ids: [partyId], asked }), look)
    await times(statements, print)
    const before = process.memoryUsage().rss
    const taken = await times(statements, print)
    const grown = (process.memoryUsage().rss - before) / 1_048_576
    return { invoice: median(invoices.slice(10)), statement: median(taken), grown }
  })

/** Fifty invoices for somebody to have an account; the last of them. */
async function issued({ ctx }: Peopled, partyId: string) {
  const day = dayOf(ctx.now())
  const line = { kind1: 'car-hire', description1: 'تأجير سيارة', quantity1: '1', unitPrice1: '12.500' }
  let last = ''
  for (let made = 0; made < 50; made += 1) {
    last = ctx.newId()
    await issueInvoice(ctx, { id: last, partyId, suppliedFrom: day, suppliedUntil: day, dueOn: day, ...line })
  }
  return last
}

async function times(many: number, does: () => Promise<unknown>) {
  const took: number[] = []
  for (let time = 0; time < many; time += 1) {
    const began = performance.now()
    await does()
    took.push(performance.now() - began)
  }
  return took
}
