import { type ExpressionBuilder, sql } from 'kysely'
import type { Ctx } from '#platform/context.ts'
import type { Database } from '#platform/db/database.ts'
import { dayOf } from '#values/days.ts'
import { pageWithin } from '#values/pages.ts'
import { foundBy } from '../journey/found-by.ts'
import { shownNumber } from '../journey/number.ts'
import type { Senders } from '../merchants/senders.ts'
import { parcelRulesNow } from '../rules/kept-rules.ts'
import { type MerchantAsked, merchantPerPage, mostCounted } from './merchant-asked.ts'
import { endedTab, failure, isAsked, openTab, parcelTab } from './parcel-tab.ts'
import { stateLine } from './state-line.ts'

type Reader = Pick<Ctx, 'db' | 'now'>
type Whose = Pick<Senders, 'ids' | 'moneyIds' | 'phone'>

const mostExported = 50_000

/** One sender is asked for by name, so that the index gives his in their order. */
function sentBy(eb: ExpressionBuilder<Database, 'parcels'>, ids: readonly string[]) {
  const [one] = ids
  return one && ids.length === 1 ? eb('parcels.senderId', '=', one) : eb('parcels.senderId', '=', eb.fn.any(eb.val([...ids])))
}

const sent = ({ db }: Pick<Reader, 'db'>, { ids }: Pick<Whose, 'ids'>, { q }: Pick<MerchantAsked, 'q'>) =>
  db
    .selectFrom('parcels')
    .where((eb) => sentBy(eb, ids))
    .where((eb) => foundBy(eb, q))

/** How many there are in each tab of what is searched for; of what has ended no more than anybody leafs. */
export async function tabCounts({ db }: Pick<Reader, 'db'>, whose: Whose, asked: Pick<MerchantAsked, 'q'>) {
  const under = sent({ db }, whose, asked).where('endedAt', 'is', null).select(openTab.as('tab'))
  const ended = sent({ db }, whose, asked)
    .where('endedAt', 'is not', null)
    .select(endedTab.as('tab'))
    .orderBy('registeredAt', 'desc')
    .limit(mostCounted + 1)
  const mine = db
    .selectFrom('parcels')
    .select(sql<string>`'mine'`.as('tab'))
    .where('recipientPhone', '=', whose.phone ?? '')
    .limit(mostCounted + 1)
  const { rows } = await sql<{ tab: string; count: number }>`
    select tab, count(*)::int count from (${under} union all ${ended} union all ${mine}) parts group by tab`.execute(db)
  const count = (tab: string) => rows.find((row) => row.tab === tab)?.count ?? 0
  const all = rows.reduce((total, row) => (row.tab === 'mine' ? total : total + row.count), 0)
  return {
    ...{ all, waiting: count('waiting'), way: count('way'), reply: count('reply') },
    ...{ delivered: count('delivered'), back: count('back'), mine: count('mine') },
  }
}

const columns = [
  ...(['parcels.id', 'number', 'state', 'isReturning', 'senderId', 'senderReference', 'recipientName', 'place'] as const),
  ...(['quarter', 'cod', 'promisedOn', 'deliverOn', 'storageFrom', 'registeredAt', 'endedAt'] as const),
] as const

const rowsOf = (ctx: Reader, whose: Whose, { q, tab }: Pick<MerchantAsked, 'q' | 'tab'>) =>
  sent(ctx, whose, { q })
    .select(columns)
    .select([isAsked.as('isAsked'), failure.as('failure')])
    .$if(tab === 'delivered', (all) => all.where('endedAt', 'is not', null))
    .$if(tab !== '' && tab !== 'delivered', (all) => all.where('endedAt', 'is', null))
    .$if(tab !== '', (all) => all.where(parcelTab, '=', tab))
    .orderBy('registeredAt', 'desc')
    .orderBy('parcels.id')

type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number]

/** COD is a sum: a delegate without sums sees none here. */
const shown =
  ({ moneyIds }: Whose, days: { today: string; agedDays: number }) =>
  (row: Row) => ({
    ...{ id: row.id, number: shownNumber(row.number), reference: row.senderReference, recipient: row.recipientName },
    ...{ where: [row.place, row.quarter].filter(Boolean).join('، '), state: row.state, isReturning: row.isReturning },
    cod: moneyIds.includes(row.senderId) ? row.cod : null,
    line: stateLine(row, days),
    on: dayOf(row.registeredAt),
  })
export type MerchantRow = ReturnType<ReturnType<typeof shown>>

type Listed = { whose: Whose; asked: MerchantAsked; agedDays: number; count: number }

/** One page of what was sent, the newest first. Past the end stands the last page. */
export async function merchantParcels(ctx: Reader, { whose, asked, agedDays, count }: Listed) {
  const at = pageWithin(asked.page, Math.min(count, mostCounted), merchantPerPage)
  const rows = await rowsOf(ctx, whose, asked)
    .limit(merchantPerPage)
    .offset((at - 1) * merchantPerPage)
    .execute()
  return { at, rows: rows.map(shown(whose, { today: dayOf(ctx.now()), agedDays })) }
}

/** All that is asked for, for a sheet. */
export async function* exportedOwnParcels(ctx: Reader, whose: Whose, asked: MerchantAsked) {
  const { agedDays } = await parcelRulesNow(ctx.db)
  const rows = await rowsOf(ctx, whose, asked).limit(mostExported).execute()
  yield* rows.map(shown(whose, { today: dayOf(ctx.now()), agedDays }))
}
