import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import { customerNumber, type PartyRole, riskToday } from '#areas/customers/customer.ts'
import { customersPermissions } from '#areas/customers/permissions.ts'
import { searchQuery } from '#areas/customers/record/search-words.ts'
import { isSeen } from '#areas/customers/record/seen.ts'
import { accountsAmong } from '#areas/identity/public.ts'
import type { Ctx } from '#platform/context.ts'
import { pageOf } from '#platform/db/lists.ts'
import { pageAfterPage } from '#platform/documents/write-sheet.ts'
import { maskedFor } from '#platform/field-mask.ts'
import { asked, type Figure } from '#platform/home.ts'
import { isUuid } from '#platform/ids.ts'
import { dayOf, daysAfter } from '#values/days.ts'
import { type Asked, addressOf, askedOf, type ListOrder, listPage } from './list.ts'

type Reader = Pick<Ctx, 'db' | 'actor' | 'now'>

/** One page of the register within this person's reach. Past the end stands the last page. */
export async function customers(ctx: Reader, asked: Asked) {
  const total = await countOf(ctx, asked)
  const { at, rows } = await pageOf(
    matching(ctx, asked)
      .select(['id', 'sequence', 'name', 'kind', 'phone', 'wilayat', 'risk', 'riskUntil', 'createdAt'])
      .select(joined)
      .orderBy(...orderOf(asked.sort, total)),
    { page: asked.page, count: total, perPage: listPage },
  )
  const statusOf = await accountStatuses(ctx, rows)
  const today = dayOf(ctx.now())
  return {
    rows: rows.map(({ sequence, risk, riskUntil, accountId, ...row }) => ({
      ...row,
      number: customerNumber(sequence),
      risk: riskToday({ risk, riskUntil }, today),
      account: statusOf(accountId),
    })),
    total,
    at,
  }
}

/** The first few of them by name: for pickers and counters. */
export async function firstByName(ctx: Reader, asked: Asked, most: number) {
  return matching(ctx, asked)
    .select(['id', 'sequence', 'name', 'kind', 'phone'])
    .orderBy(...orderOf('name', await countOf(ctx, asked)))
    .limit(most)
    .execute()
}

const few = 3_000

/**
 * A few are found first and then put in order; of many the first are found along the order. PostgreSQL cannot tell the two apart,
 * for nobody knows how many words begin with what was typed, and would look through all the register for the one: `+ 0` hides the index.
 */
function orderOf(sort: ListOrder, total: number) {
  const number = total > few ? sql`sequence` : sql`sequence + 0`
  const name = total > few ? sql`folded_name collate "C"` : sql`(folded_name || '') collate "C"`
  const orders: Record<ListOrder, [RawBuilder<unknown>, 'asc' | 'desc']> = {
    name: [name, 'asc'],
    '-name': [name, 'desc'],
    number: [number, 'asc'],
    '-number': [number, 'desc'],
  }
  return orders[sort]
}

async function countOf(ctx: Reader, asked: Asked) {
  const { count } = await matching(ctx, asked)
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

const week = 7 * 86_400_000

/** Those the list is about: not what was merged away, within reach, holding all that was typed and pressed. */
export function matching({ db, actor, now }: Reader, { q, kind, role, risk, documents, account, added }: Asked) {
  const words = searchQuery(q)
  const today = dayOf(now())
  return db
    .selectFrom('parties')
    .where('mergedInto', 'is', null)
    .where(isSeen(actor))
    .$if(words === null && q.trim() !== '', (query) => query.where((eb) => eb.lit(false)))
    .$if(words !== null, (query) => query.where(sql<SqlBool>`search @@ ${words}::tsquery`))
    .$if(kind !== null, (query) => query.where('kind', '=', kind ?? 'person'))
    .$if(risk !== null, (query) => query.where(riskIs(risk ?? 'none', today)))
    .$if(role !== null, (query) =>
      query.where((eb) =>
        eb.exists(
          eb
            .selectFrom('partyRoles')
            .select('id')
            .whereRef('partyId', '=', 'parties.id')
            .where('role', '=', role ?? 'customer')
            .where('until', 'is', null),
        ),
      ),
    )
    .$if(account !== null, (query) =>
      query.where((eb) => {
        const has = eb.exists(eb.selectFrom('customerAccounts').select('accountId').whereRef('partyId', '=', 'parties.id'))
        return account === 'yes' ? has : eb.not(has)
      }),
    )
    .$if(added !== null, (query) => query.where('createdAt', '>', new Date(now().getTime() - week)))
    .$if(documents !== null, (query) => query.where(documentsAre(documents ?? 'none', today)))
}

const riskIs = (risk: string, today: string) =>
  sql<SqlBool>`case when risk_until < ${today}::date then 'none' else risk end = ${risk}`

const soon = 30

function documentsAre(state: NonNullable<Asked['documents']>, today: string) {
  const having = (condition: Expression<unknown>) =>
    sql<SqlBool>`exists (select from identity_documents d where d.party_id = parties.id and ${condition})`
  switch (state) {
    case 'none':
      return sql<SqlBool>`not ${having(sql`d.status <> 'refused'`)}`
    case 'awaiting-check':
      return having(sql`d.status = 'awaiting-check'`)
    case 'expired':
      return having(sql`d.status in ('valid', 'awaiting-check') and d.expires_on < ${today}::date`)
    case 'expiring':
      return having(sql`d.status = 'valid' and d.expires_on between ${today}::date and ${daysAfter(today, soon)}::date`)
  }
}

/** What else a line of the list shows: the roles of today, and the account that goes with it. */
const joined = [
  sql<
    PartyRole[]
  >`array(select role from party_roles r where r.party_id = parties.id and r.until is null order by r.since, r.role)`.as('roles'),
  sql<string | null>`(select account_id from customer_accounts a where a.party_id = parties.id limit 1)`.as('accountId'),
] as const

async function accountStatuses({ db }: Reader, rows: { accountId: string | null }[]) {
  const accounts = await accountsAmong({ db }, rows.flatMap(({ accountId }) => accountId ?? []).filter(isUuid))
  const statuses = new Map(accounts.map(({ id, status }) => [id, status]))
  return (accountId: string | null) => statuses.get(accountId ?? '') ?? null
}

/** Some of the register by their ids, as far as this person's reach goes. */
export async function chosenCustomers(ctx: Reader, ids: string[]) {
  if (ids.length === 0) return []
  const rows = await matching(ctx, askedOf(new URLSearchParams()))
    .select(['id', 'sequence', 'name'])
    .where('id', 'in', ids)
    .orderBy('sequence')
    .execute()
  return rows.map(({ sequence, ...row }) => ({ ...row, number: customerNumber(sequence) }))
}

/** The whole list that is asked for, or those of it that were chosen, a handful at a time. */
export function exported(ctx: Reader, asked: Asked, ids: string[]) {
  const masked = (number: string | null) => maskedFor(ctx.actor, customersPermissions.viewNumbers, number)
  const read = async (last: { sequence: number } | undefined) => {
    const rows = await matching(ctx, asked)
      .select([...exportedColumns])
      .select(joined)
      .$if(ids.length > 0, (query) => query.where('id', 'in', ids))
      .$if(last !== undefined, (query) => query.where('sequence', '<', last?.sequence ?? 0))
      .orderBy('sequence', 'desc')
      .limit(1_000)
      .execute()
    const statusOf = await accountStatuses(ctx, rows)
    return rows.map(({ accountId, ...row }) => ({
      ...row,
      account: statusOf(accountId),
      number: customerNumber(row.sequence),
      civilNumber: masked(row.civilNumber),
      passportNumber: masked(row.passportNumber),
      risk: riskToday(row, dayOf(ctx.now())),
    }))
  }
  return pageAfterPage(read)
}
export type Exported = ReturnType<typeof exported> extends AsyncIterable<infer Row> ? Row : never

const exportedColumns = [
  'id',
  'sequence',
  'name',
  'latinName',
  'kind',
  'phone',
  'email',
  'civilNumber',
  'passportNumber',
  'passportCountry',
  'commercialRegister',
  'vatin',
  'wilayat',
  'quarter',
  'risk',
  'riskUntil',
  'creditLimit',
  'createdAt',
] as const

/** Those who were added during the last seven days, within reach: as many as the list it leads to holds. */
export const newCustomers: Figure = {
  name: 'newCustomers',
  permission: customersPermissions.view,
  read: (ctx) => {
    const week = askedOf(new URLSearchParams({ added: 'week' }))
    const count = matching(ctx, week).select((eb) => eb.fn.countAll<bigint>().as('count'))
    const told = { label: 'عملاء جدد، آخر 7 أيام', path: addressOf(week) }
    return asked(count.$asScalar(), (value) => ({ ...told, value: Number(value) }))
  },
}
