import { sql } from 'kysely'
import { branches, branchNamed } from '#areas/company/public.ts'
import { accountsToChoose } from '#areas/finance/cash/account-queries.ts'
import { partNamed } from '#areas/finance/ledger/part-named.ts'
import { ageing } from '#areas/finance/receipts/ageing.ts'
import { namesOf } from '#areas/identity/public.ts'
import type { Ctx } from '#platform/context.ts'
import { everyWord } from '#platform/db/every-word.ts'
import { onDays, pageOf } from '#platform/db/lists.ts'
import { pageAfterPage } from '#platform/documents/write-sheet.ts'
import { isUuid } from '#platform/ids.ts'
import { dayOf } from '#values/days.ts'
import { assetCodes, billPaymentNumber, billState, costCodes, supplierReceiptNumber } from './bill.ts'
import { type BillsAsked, billsPerPage } from './bill-asked.ts'

type Reader = Pick<Ctx, 'db' | 'now'>

/** The bills as asked for, the newest first, what all of them come to, and what is to pay of them by its age. What went back counts no more. */
export async function bills(ctx: Reader, asked: BillsAsked) {
  const stands = sql`filter (where reversed_at is null)`
  const { count, ...sums } = await matching(ctx, asked)
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .select(sql<bigint>`coalesce(sum(net + vat) ${stands}, 0)::bigint`.as('total'))
    .select(sql<bigint>`coalesce(sum(credited) ${stands}, 0)::bigint`.as('credited'))
    .select(sql<bigint>`coalesce(sum(open), 0)::bigint`.as('open'))
    .executeTakeFirstOrThrow()
  const total = Number(count)
  const { at, rows } = await pageOf(shown(ctx, asked), { page: asked.page, count: total, perPage: billsPerPage })
  const dues = await matching(ctx, { ...asked, state: '' })
    .select(['dueOn', 'open'])
    .where('open', '>', 0n)
    .execute()
  return { rows: rows.map(withState), count: total, sums, at, ages: ageing(dues, dayOf(ctx.now())) }
}
export type BillRow = Awaited<ReturnType<typeof bills>>['rows'][number]
const withState = <Row extends Parameters<typeof billState>[0]>(row: Row) => ({ ...row, state: billState(row) })

const shown = (ctx: Reader, asked: BillsAsked) =>
  matching(ctx, asked)
    .select(['bills.id', 'number', 'suppliers.name as supplier', 'day', 'dueOn', 'net', 'vat', 'open', 'credited', 'reversedAt'])
    .select('sequence')
    .orderBy('day', 'desc')
    .orderBy('sequence', 'desc')

/** Every word that was typed stands on the bill or in the supplier's name. */
function matching({ db }: Reader, { q, state, supplier, from, to, due }: BillsAsked) {
  const isIn = {
    open: sql<boolean>`open > 0 and open = net + vat - credited`,
    'part-paid': sql<boolean>`open > 0 and open < net + vat - credited`,
    paid: sql<boolean>`open = 0 and reversed_at is null and credited < net + vat`,
    credited: sql<boolean>`credited = net + vat`,
    reversed: sql<boolean>`reversed_at is not null`,
  }
  return db
    .selectFrom('bills')
    .innerJoin('suppliers', 'suppliers.id', 'bills.supplierId')
    .where(everyWord(q, 'bills.words'))
    .$if(state !== '', (all) => all.where(isIn[state || 'open']))
    .$if(isUuid(supplier), (all) => all.where('supplierId', '=', supplier))
    .where((eb) => onDays(eb, 'day', { from, to }))
    .$if(due !== '', (all) => all.where('dueOn', '<=', due).where('open', '>', 0n))
}

/** All that is asked for, a handful at a time. */
export const exportedBills = (ctx: Reader, asked: BillsAsked) =>
  pageAfterPage(async (last: BillRow | undefined) => {
    const rows = await shown(ctx, asked)
      .$if(last !== undefined, (all) =>
        all.where(sql<boolean>`(day, sequence) < (${last?.day}::date, ${last?.sequence}::bigint)`),
      )
      .limit(1_000)
      .execute()
    return rows.map(withState)
  })

/** One bill with its lines and what was paid of it; null where there is none. */
export async function bill(ctx: Pick<Ctx, 'db'>, id: string | undefined) {
  if (!isUuid(id)) return null
  const found = await ctx.db
    .selectFrom('bills')
    .innerJoin('suppliers', 'suppliers.id', 'bills.supplierId')
    .innerJoin('journals', 'journals.id', 'bills.journalId')
    .selectAll('bills')
    .select(['suppliers.name as supplier', 'suppliers.vatin', 'journals.sequence as journal'])
    .where('bills.id', '=', id)
    .executeTakeFirst()
  if (!found) return null
  const lines = await ctx.db
    .selectFrom('billLines')
    .innerJoin('accounts', 'accounts.code', 'billLines.account')
    // What an owner bears is called by the agreement.
    .leftJoin('ownerPools', (join) => join.on(sql<boolean>`mandate_id::text = asset`))
    .select(['projectId', 'resourceId', sql<string | null>`coalesce(label, asset)`.as('asset')])
    .select(['place', 'account', 'nameAr as accountName', 'line', 'description', 'net', 'vatCategory', 'vat', 'recoverable'])
    .where('billId', '=', id)
    .orderBy('place')
    .execute()
  const [payments, refunds] = await Promise.all([paymentsOn(ctx, id), refundsOn(ctx, id)])
  const notes = await notesOn(ctx, id)
  const people = [
    ...payments.flatMap(({ paidBy, reversedBy }) => [paidBy, reversedBy ?? '']),
    ...[...notes.map(({ enteredBy }) => enteredBy), ...refunds.map(({ receivedBy }) => receivedBy)],
  ]
  const names = await namesOf(ctx, [found.enteredBy, found.reversedBy ?? '', ...people])
  const nameOf = (person: string) => names.get(person) ?? person
  return {
    ...found,
    ...{ state: billState(found), by: nameOf(found.enteredBy), lines: await withThings(ctx, lines) },
    branch: found.branchId && (await branchNamed(ctx, found.branchId)),
    reverser: found.reversedBy && nameOf(found.reversedBy),
    payments: payments.map((payment) => ({
      ...payment,
      ...{ number: billPaymentNumber(payment), by: nameOf(payment.paidBy) },
      reverser: payment.reversedBy && nameOf(payment.reversedBy),
    })),
    refunds: refunds.map((refund) => ({ ...refund, number: supplierReceiptNumber(refund), by: nameOf(refund.receivedBy) })),
    credits: notes.map(({ net, vat, ...note }) => ({ ...note, total: net + vat, by: nameOf(note.enteredBy) })),
  }
}

type Thing = { projectId: string | null; resourceId: string | null }

/** Of which project, vehicle or machine each line is, in words. */
const withThings = <Line extends Thing>(ctx: Pick<Ctx, 'db'>, lines: readonly Line[]) =>
  Promise.all(
    lines.map(async ({ projectId, resourceId, ...line }) => ({
      ...line,
      of: await partNamed(ctx, { line: '', branch: '', project: projectId ?? '', resource: resourceId ?? '' }),
    })),
  )

/** What was paid of it, and which of that was mirrored. */
const paymentsOn = ({ db }: Pick<Ctx, 'db'>, billId: string) =>
  db
    .selectFrom('billPayments')
    .innerJoin('companyBankAccounts as a', 'a.id', 'billPayments.accountId')
    .leftJoin('billPaymentReversals as r', 'r.paymentId', 'billPayments.id')
    .select(['billPayments.id', 'billPayments.sequence', 'amount', 'paidAt', 'billPayments.paidBy', 'a.bank'])
    .select(['r.reason', 'r.reversedBy', 'r.reversedAt'])
    .where('billId', '=', billId)
    .orderBy('paidAt')
    .execute()

/** What he paid back of that. */
const refundsOn = ({ db }: Pick<Ctx, 'db'>, billId: string) =>
  db
    .selectFrom('billRefunds')
    .leftJoin('companyBankAccounts as a', 'a.id', 'billRefunds.accountId')
    .leftJoin('cashBoxes as x', 'x.id', 'billRefunds.boxId')
    .leftJoin('cashSessions as s', 's.id', 'billRefunds.sessionId')
    .leftJoin('billRefundReversals as r', 'r.refundId', 'billRefunds.id')
    .select([
      'billRefunds.id',
      'billRefunds.sequence',
      'amount',
      'reference',
      'receivedAt',
      'receivedBy',
      'a.bank',
      'x.name as box',
    ])
    .select(['s.closedAt', 'r.reason', 'r.reversedAt'])
    .where('billId', '=', billId)
    .orderBy('receivedAt')
    .execute()

/** What the supplier took back of it, in its order. */
const notesOn = ({ db }: Pick<Ctx, 'db'>, billId: string) =>
  db
    .selectFrom('billCredits')
    .select(['id', 'number', 'day', 'net', 'vat', 'reason', 'enteredBy', 'enteredAt'])
    .where('billId', '=', billId)
    .orderBy('sequence')
    .execute()

export type ShownBill = NonNullable<Awaited<ReturnType<typeof bill>>>

/** What stands to choose from on the form of a bill. */
export async function newBill({ db }: Pick<Ctx, 'db'>) {
  const known = await db.selectFrom('suppliers').select(['id', 'name']).orderBy('folded').execute()
  return {
    suppliers: known.map(({ id, name }) => [id, name] as const),
    accounts: await accountsUnder({ db }, [...assetCodes, ...costCodes]),
    branches: (await branches({ db })).map(({ id, nameAr }) => [id, nameAr] as const),
    ...(await thingsKnown({ db })),
  }
}

/** The projects, and the vehicles and machines, that something was charged or bought for; a flat that was let is none of them. */
async function thingsKnown({ db }: Pick<Ctx, 'db'>) {
  const { rows } = await sql<{ project: string | null; resource: string | null }>`
    select distinct project, case when line in ('cars', 'equipment') then resource end resource from (
      select line, project_id::text project, resource_id::text resource from bill_lines
      union all select line, project_id::text, resource_id::text from charges) known
    where project is not null or resource is not null order by 1, 2 limit 500`.execute(db)
  const named = async (thing: 'project' | 'resource') => {
    const ids = [...new Set(rows.flatMap((row) => row[thing] ?? []))]
    return Promise.all(ids.map(async (id) => [id, await partNamed({ db }, { ...nothing, [thing]: id })] as const))
  }
  return { projects: await named('project'), resources: await named('resource') }
}
const nothing = { line: '', branch: '', project: '', resource: '' } as const

/** Those accounts and their sub-accounts, as they stand to choose from. */
export async function accountsUnder({ db }: Pick<Ctx, 'db'>, codes: readonly string[]) {
  const rows = await db
    .selectFrom('accounts')
    .select(['code', 'nameAr'])
    .where((eb) => eb.or([eb('code', 'in', [...codes]), eb('parent', 'in', [...codes])]))
    .where('active', '=', true)
    .orderBy('code')
    .execute()
  return rows.map(({ code, nameAr }) => [code, `${code} ${nameAr}`] as const)
}

/** From which accounts a supplier is paid. */
export const payingAccounts = (ctx: Pick<Ctx, 'db'>) => accountsToChoose(ctx, ['operating'])
