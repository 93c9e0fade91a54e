import { sql } from 'kysely'
import { coveredPart, coversOf } from '#areas/finance/invoices/cheque-covers.ts'
import type { Ctx } from '#platform/context.ts'
import { dayOf } from '#values/days.ts'
import type { Service } from '#values/services.ts'
import type { PaperCovers } from './statement.ts'

type Asked = { ids: readonly string[]; service: Service | '' }

/**
 * What cheques in hand cover of what is open now. It stays owed until the bank has paid, and nobody is asked for it: of what is due,
 * the rest is what is to be paid. `byPaper` says it of each invoice.
 */
export async function coveredDues({ db, now }: Pick<Ctx, 'db' | 'now'>, { ids, service }: Asked) {
  const open = await db
    .selectFrom('charges')
    .select(['id', 'invoiceId', 'dueOn', sql<bigint>`open_net + open_vat`.as('open')])
    .where('partyId', 'in', [...ids])
    .where(sql<boolean>`open_net + open_vat > 0`)
    .$if(service !== '', (all) => all.where('line', '=', service || 'rent'))
    .execute()
  const covers = await coversOf(
    { db },
    open.map(({ id }) => id),
  )
  const dues = open.map((due) => {
    const by = covers.get(due.id) ?? []
    return { ...due, by, covered: coveredPart(due.open, by) }
  })
  const today = dayOf(now())
  const due = dues.filter(({ dueOn }) => dueOn <= today)
  const sum = (some: typeof dues, figure: 'open' | 'covered') => some.reduce((all, one) => all + one[figure], 0n)
  return {
    sums: { covered: sum(dues, 'covered'), due: sum(due, 'open'), coveredDue: sum(due, 'covered') },
    byPaper: paperCovers(dues.filter(({ covered }) => covered > 0n)),
  }
}

type Covered = { invoiceId: string; covered: bigint; by: { chequeId: string; number: string; dueOn: string }[] }

function paperCovers(dues: Covered[]): Map<string, PaperCovers> {
  const papers = Map.groupBy(dues, ({ invoiceId }) => invoiceId)
  return new Map(
    [...papers].map(([invoiceId, some]) => {
      const cheques = new Map(some.flatMap(({ by }) => by.map(({ chequeId, number, dueOn }) => [chequeId, { number, dueOn }])))
      return [invoiceId, { amount: some.reduce((all, { covered }) => all + covered, 0n), cheques: [...cheques.values()] }]
    }),
  )
}
