import { sql } from 'kysely'
import { branchNamed } from '#areas/company/public.ts'
import { customersNamed } from '#areas/customers/public.ts'
import { payoutStates } from '#areas/finance/payouts/payout.ts'
import { payoutPath } from '#areas/finance/payouts/payout-asked.ts'
import { financePermissions as may } from '#areas/finance/permissions.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/ids.ts'
import { reaches } from '#platform/reach.ts'
import type { LiesAt } from './cod.ts'

type Reader = Pick<Ctx, 'db' | 'actor'>

const mostShown = 60

/** Of every merchant: what may be paid, what the bank has not shown yet, and what they owe us for parcels. */
export async function merchantsToPay({ db }: Pick<Ctx, 'db'>) {
  const { rows } = await sql<{
    merchantId: string
    name: string
    ready: bigint
    waiting: bigint
    count: number
    since: Date
    fees: bigint
  }>`
    with free as (
      select c.merchant_id, c.amount, c.taken_at, c.confirmed_by is not null ready from cods c
      left join payouts p on p.id = c.remittance_id
      where c.reversed_by is null and (c.remittance_id is null or p.status in ('rejected', 'cancelled', 'reversed')))
    select f.merchant_id, m.name, coalesce(sum(f.amount) filter (where ready), 0)::bigint ready,
      coalesce(sum(f.amount) filter (where not ready), 0)::bigint waiting, count(*) filter (where ready)::int count,
      min(f.taken_at) since,
      coalesce((select sum(c.open_net + c.open_vat) from charges c where c.party_id = f.merchant_id and c.line = 'parcels'), 0)::bigint fees
    from free f join parties m on m.id = f.merchant_id group by f.merchant_id, m.name order by 3 desc, 4 desc limit 200`.execute(
    db,
  )
  return rows
}
export type MerchantToPay = Awaited<ReturnType<typeof merchantsToPay>>[number]

export const merchantPayouts = (db: Ctx['db']) =>
  db
    .selectFrom('payouts as p')
    .select([
      'p.id',
      'p.number',
      'p.partyId as merchantId',
      'p.payee',
      'p.amount',
      'p.status',
      'p.askedAt',
      'p.branchId',
      'p.iban',
    ])
    .select(
      sql<bigint>`coalesce((select sum(case when a.takes_back is null then a.net + a.vat else -a.net - a.vat end)
        from allocations a where a.form_id = p.id and a.merchant_id is not null), 0)::bigint`.as('fees'),
    )
    .where('p.kind', '=', 'merchant')

/** The remittances of late, the newest first; of one merchant where that is asked. */
export async function remittancesSeen({ db }: Pick<Ctx, 'db'>, merchantId?: string) {
  const rows = await merchantPayouts(db)
    .$if(merchantId !== undefined, (all) => all.where('p.partyId', '=', merchantId ?? ''))
    .orderBy('p.askedAt', 'desc')
    .limit(mostShown)
    .execute()
  return rows.map((row) => ({ ...row, label: payoutStates[row.status] }))
}

/** One remittance with its parcels and the fees that were kept back; null where there is none. */
export async function remittanceShown(ctx: Reader, id: string | undefined) {
  if (!id || !isUuid(id)) return null
  const row = await merchantPayouts(ctx.db).where('p.id', '=', id).executeTakeFirst()
  if (!row) return null
  const cods = await ctx.db
    .selectFrom('cods')
    .select(['number', 'amount', 'takenOn', 'parcelId'])
    .where('remittanceId', '=', id)
    .orderBy('takenAt')
    .execute()
  const kept = await ctx.db
    .selectFrom('allocations as a')
    .innerJoin('charges as c', 'c.id', 'a.chargeId')
    .innerJoin('invoices as i', 'i.id', 'c.invoiceId')
    .select(['a.id', 'i.number', 'c.description'])
    .select(({ eb }) => eb('a.net', '+', eb.ref('a.vat')).as('amount'))
    .where('a.formId', '=', id)
    .where('a.merchantId', 'is not', null)
    .where('a.takesBack', 'is', null)
    .orderBy('a.sequence')
    .execute()
  const [merchant] = await customersNamed(ctx, [row.merchantId])
  return {
    ...{ ...row, label: payoutStates[row.status], cods, kept, merchant: merchant?.name ?? row.payee },
    branch: (await branchNamed(ctx, row.branchId)) ?? '',
    voucherPath: reaches(ctx.actor, may.viewPayouts, row) ? payoutPath(id) : null,
  }
}
export type ShownRemittance = NonNullable<Awaited<ReturnType<typeof remittanceShown>>>

/** Of `c`, its remittance `p` and its hand-over `h`. */
export const lies = sql<LiesAt>`case when p.status = 'paid' then 'paid' when p.status in ('submitted', 'approved', 'sending') then 'remitting'
  when c.confirmed_by is not null then 'ready' when c.move_id is not null then 'bank'
  when c.way = 'card' then 'card' when c.way = 'box' or h.status = 'settled' then 'box' else 'courier' end`
export const takenFor = sql`cods c left join payouts p on p.id = c.remittance_id left join cod_hand_overs h on h.id = c.hand_over_id`

/** Where every sum that was taken for a merchant lies, of late. */
export async function whereItLies({ db }: Pick<Ctx, 'db'>, merchantId: string) {
  const { rows } = await sql<{ parcelId: string; number: string; amount: bigint; takenOn: string; lies: LiesAt }>`
    select c.parcel_id, c.number, c.amount, c.taken_on, ${lies} lies from ${takenFor}
    where c.merchant_id = ${merchantId} and c.reversed_by is null
    order by c.taken_at desc limit 200`.execute(db)
  return rows
}

/** What may be paid to a merchant or is on its way to them, and what the bank has not shown yet: of all that was ever taken. */
export async function heldFor({ db }: Pick<Ctx, 'db'>, merchantIds: readonly string[]) {
  const { rows } = await sql<{ ready: bigint; waiting: bigint }>`
    select coalesce(sum(amount) filter (where lies in ('ready', 'remitting')), 0)::bigint ready,
      coalesce(sum(amount) filter (where lies in ('courier', 'box', 'bank', 'card')), 0)::bigint waiting
    from (select c.amount, ${lies} lies from ${takenFor}
      where c.merchant_id = any(${[...merchantIds]}::uuid[]) and c.reversed_by is null) taken`.execute(db)
  return rows[0] ?? { ready: 0n, waiting: 0n }
}

type Paged = { most: number; before?: { at: Date; id: string } | undefined; id?: string }

/** What was paid to a merchant, the newest first. */
export const remittancesPaid = ({ db }: Pick<Ctx, 'db'>, merchantIds: readonly string[], { most, before, id }: Paged) =>
  merchantPayouts(db)
    .innerJoin('payoutPayments as y', 'y.payoutId', 'p.id')
    .select(['y.paidAt', 'y.paidOn', 'y.reference'])
    .where('p.status', '=', 'paid')
    .where('p.partyId', 'in', [...merchantIds])
    .$if(id !== undefined, (all) => all.where('p.id', '=', id ?? ''))
    .$if(before !== undefined, (all) =>
      all.where(sql<boolean>`(y.paid_at, p.id) < (${before?.at ?? null}::timestamptz, ${before?.id ?? null}::uuid)`),
    )
    .orderBy('y.paidAt', 'desc')
    .orderBy('p.id', 'desc')
    .limit(most)
    .execute()

/** Each sum that was paid to its merchant, and how many days after it was taken. */
export const sumsRemitted = sql<{ merchantId: string; amount: bigint; branchId: string; paidOn: string; days: number }>`(
  select c.merchant_id, c.amount, c.branch_id, y.paid_on, y.paid_on - c.taken_on days
  from cods c join payouts p on p.id = c.remittance_id join payout_payments y on y.payout_id = p.id
  where p.status = 'paid' and c.reversed_by is null)`
