import { sql } from 'kysely'
import { ofCustomer } from '#areas/finance/customer-called.ts'
import { coveringStates } from '#areas/finance/invoices/covering-states.ts'
import { branchChoices } from '#areas/finance/invoices/queries.ts'
import { financePermissions as may } from '#areas/finance/permissions.ts'
import type { Ctx } from '#platform/context.ts'
import { everyWord } from '#platform/db/every-word.ts'
import { onDays, pageOf } from '#platform/db/lists.ts'
import { pageAfterPage } from '#platform/documents/write-sheet.ts'
import { isUuid } from '#platform/ids.ts'
import { withinReach } from '#platform/reach.ts'
import { latinDigits } from '#values/text.ts'
import type { ChequeState } from './cheque.ts'
import { type ChequesAsked, chequesPerPage } from './cheque-asked.ts'

type Reader = Pick<Ctx, 'db' | 'actor' | 'now'>
type Filters = Omit<ChequesAsked, 'page'>

/** What is open by its day, the soonest first; then what has ended, the latest first. */
const place = sql<number>`cheque_place(cheques.status, cheques.due_on)`

/** One page of the cheques that are asked for, and what all of them come to in each state. Past the end stands the last page. */
export async function cheques(ctx: Reader, asked: ChequesAsked) {
  const sums = await sumsOf(ctx, asked)
  const count = sums.reduce((all, one) => all + Number(one.count), 0)
  const { at, rows } = await pageOf(shown(matching(ctx, asked)).orderBy(place).orderBy('cheques.id'), {
    page: asked.page,
    count,
    perPage: chequesPerPage,
  })
  const branches = await branchChoices(ctx, may.viewCheques)
  return { rows, sums, count, at, branches, banks: await banksIn(ctx), list: await listMeant(ctx, asked.q) }
}
export type ChequeRow = Awaited<ReturnType<typeof cheques>>['rows'][number]
export type ChequeSum = Awaited<ReturnType<typeof cheques>>['sums'][number]

/** Every word that was typed belongs to it: of its number, the bank, the drawer, the customer's or the list's. */
function matching({ db, actor }: Reader, asked: Filters, permission = may.viewCheques) {
  const { q, party, state, bank, branch, from, to } = asked
  return db
    .selectFrom('cheques')
    .innerJoin('chequeLists', 'chequeLists.id', 'cheques.listId')
    .where((eb) => withinReach(eb, actor, permission, { branch: 'cheques.branchId' }))
    .where(everyWord(q, 'cheques.words'))
    .where(ofCustomer('cheques.partyId', party))
    .$if(state !== '', (all) => all.where('status', '=', state || 'received'))
    .$if(bank !== '', (all) => all.where('bank', '=', bank))
    .$if(isUuid(branch), (all) => all.where('cheques.branchId', '=', branch))
    .where((eb) => onDays(eb, 'dueOn', { from, to }))
}

const covered = sql<
  string | null
>`(select string_agg(c.description, '، ' order by k.place) from cheque_covers k join charges c on c.id = k.charge_id where k.cheque_id = cheques.id)`

const shown = (wanted: ReturnType<typeof matching>) =>
  wanted.select([
    'cheques.id',
    'cheques.number',
    'bank',
    'drawer',
    'giver',
    'cheques.amount',
    'dueOn',
    'status',
    place.as('place'),
    'chequeLists.number as list',
    covered.as('covered'),
    sql<string | null>`(select s.reason from cheque_steps s where s.cheque_id = cheques.id order by s.sequence desc limit 1)`.as(
      'reason',
    ),
  ])

async function sumsOf(ctx: Reader, asked: Filters) {
  return await matching(ctx, asked)
    .select(['status', sql<bigint>`sum(cheques.amount)::bigint`.as('sum'), sql<bigint>`count(*)`.as('count')])
    .groupBy('status')
    .orderBy(
      sql`array_position(array['received', 'deposited', 'redeposited', 'bounced', 'legal', 'cleared', 'replaced', 'settled-otherwise', 'returned', 'undone'], status)`,
    )
    .execute()
}

/** The list of cheques whose number was typed whole: its paper is offered. */
const listMeant = async ({ db, actor }: Reader, q: string) =>
  (await db
    .selectFrom('chequeLists')
    .select(['id', 'number'])
    .where('number', '=', latinDigits(q).toUpperCase())
    .where((eb) => withinReach(eb, actor, may.viewCheques, { branch: 'branchId' }))
    .executeTakeFirst()) ?? null

async function banksIn({ db, actor }: Reader) {
  const rows = await db
    .selectFrom('cheques')
    .select('bank')
    .distinct()
    .where((eb) => withinReach(eb, actor, may.viewCheques, { branch: 'branchId' }))
    .orderBy('bank')
    .execute()
  return rows.map(({ bank }) => [bank, bank] as const)
}

/** All that is asked for, a handful at a time, in the order of the list. */
export const exportedCheques = (ctx: Reader, asked: ChequesAsked) =>
  pageAfterPage((last: ChequeRow | undefined) =>
    shown(matching(ctx, asked, may.exportCheques))
      .$if(last !== undefined, (all) =>
        all.where(sql<boolean>`(${place}, cheques.id) > (${last?.place}::integer, ${last?.id}::uuid)`),
      )
      .orderBy(place)
      .orderBy('cheques.id')
      .limit(1_000)
      .execute(),
  )

const sumOf = (states: readonly ChequeState[]) =>
  sql<bigint>`coalesce(sum(amount) filter (where status = any(${[...states]})), 0)::bigint`
const countOf = (states: readonly ChequeState[]) => sql<bigint>`count(*) filter (where status = any(${[...states]}))`

/** A month of due dates: what is still to come on each, and apart from it what has come or came back. */
export async function dueInMonth({ db, actor }: Reader, { from, to }: { from: string; to: string }) {
  return await db
    .selectFrom('cheques')
    .select(['dueOn', sumOf(coveringStates).as('sum'), countOf(coveringStates).as('count')])
    .select([sumOf(['cleared']).as('clearedSum'), countOf(['cleared']).as('cleared')])
    .select([sumOf(['bounced', 'legal']).as('bouncedSum'), countOf(['bounced', 'legal']).as('bounced')])
    .where((eb) => withinReach(eb, actor, may.viewCheques, { branch: 'branchId' }))
    .where('status', 'not in', ['replaced', 'settled-otherwise', 'returned', 'undone'] satisfies ChequeState[])
    .where('dueOn', '>=', from)
    .where('dueOn', '<=', to)
    .groupBy('dueOn')
    .execute()
}
