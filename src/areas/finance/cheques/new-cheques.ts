import { uncovered } from '#areas/finance/invoices/cheque-covers.ts'
import { branchChoices } from '#areas/finance/invoices/queries.ts'
import { whoIsMeant } from '#areas/finance/invoices/who-is-meant.ts'
import { financePermissions as may } from '#areas/finance/permissions.ts'
import type { Ctx } from '#platform/context.ts'
import { askedIn } from '#values/asked.ts'
import { latinDigits } from '#values/text.ts'
import { chequeCan } from './cheque.ts'
import { cheque } from './cheque-detail.ts'
import { mostCheques, seriesOf } from './series.ts'

type Reader = Pick<Ctx, 'db' | 'actor' | 'now'>

/** Who brings cheques, or who it may be; the series that was asked for, the dues they could cover, and which one they replace. */
export async function newCheques(ctx: Reader, query: URLSearchParams) {
  const { text } = askedIn(query, 80)
  const replaced = await replacedOne(ctx, text('replaces'))
  const { whom: giver, ...who } = await whoIsMeant(ctx, { party: replaced?.partyId ?? text('party'), q: text('q') })
  return {
    ...who,
    giver,
    replaced,
    begun: { bank: text('bank'), number: text('number'), from: text('from'), count: text('count'), amount: text('amount') },
    rows: rowsOf(text),
    dues: giver ? await uncovered(ctx, giver.id, { ...(replaced && { but: replaced.id }) }) : [],
    branches: await branchChoices(ctx, may.keepCheques),
  }
}
export type NewCheques = Awaited<ReturnType<typeof newCheques>>

async function replacedOne(ctx: Reader, id: string) {
  const one = await cheque(ctx, id)
  return one && chequeCan.replace(one) ? { id: one.id, number: one.number, bank: one.bank, partyId: one.partyId } : null
}

/** What cannot be continued is left out of the series, and said where the row is sent. */
function rowsOf(text: (name: string) => string) {
  const count = Number(latinDigits(text('count')))
  if (!Number.isInteger(count) || count < 1 || count > mostCheques) return []
  const number = latinDigits(text('number')).replace(/[\s-]/g, '')
  return seriesOf({
    number: /^\d{1,12}$/.test(number) ? number : '',
    from: Number.isNaN(Date.parse(text('from'))) || !/^\d{4}-\d\d-\d\d$/.test(text('from')) ? '' : text('from'),
    count,
    amount: text('amount'),
  })
}
