import type pg from 'pg'
import type { steps } from '#areas/parcels/journey/parcel.ts'
import { merchantKind } from '#areas/parcels/merchants/merchant.ts'
import { agreeWithMerchant } from '#areas/parcels/merchants/use-cases/agree-with-merchant.ts'
import type { Ctx } from '#platform/context.ts'
import { putInForce } from '#testing/contracts.ts'
import { dayOf, daysAfter } from '#values/days.ts'
import { folded } from '#values/text.ts'

export type ParcelOffice = Awaited<ReturnType<typeof parcelOffice>>

/** Two branches, shelves in the first, a zone with a price, and a merchant with an account of his own. */
export async function parcelOffice(ctx: Ctx, admin: pg.Client) {
  const { rows: branches } = await admin.query<{ id: string }>('select id from branches order by code limit 2')
  const [here = '', there = ''] = branches.map(({ id }) => id)
  const { rows: zones } = await admin.query<{ zone: string; tariff: string }>(
    'select zone_id zone, tariff_id tariff from tariff_rates order by position limit 1',
  )
  const { zone = '', tariff = '' } = zones[0] ?? {}
  await admin.query(
    `insert into parcel_places (place, zone_id, branch_id, kept_by, kept_at) values ('صلالة', $1, $2, 'bench', now())
     on conflict (place) do update set zone_id = excluded.zone_id`,
    [zone, here],
  )
  await admin.query(
    `insert into parcel_shelves (id, branch_id, code, purpose, zone_id, holds, added_at)
     select gen_random_uuid(), $1, 'Z9-' || n, 'zone', $2, 200, now() from generate_series(1, 40) n on conflict do nothing`,
    [here, zone],
  )
  const { rows: held } = await admin.query<{ account: string; party: string }>(
    `select account_id account, party_id party from customer_accounts a
     where not exists (select 1 from contract_parties p join contracts c on c.id = p.contract_id
       where p.party_id = a.party_id and c.kind = $1) order by joined_at limit 1`,
    [merchantKind],
  )
  const { account = '', party = '' } = held[0] ?? {}
  await admin.query(`update parties set phone = '+96894440999' where id = $1 and phone is null`, [party])
  const contractId = ctx.newId()
  const startsOn = dayOf(ctx.now())
  await agreeWithMerchant(ctx, {
    ...{ id: contractId, partyId: party, branchId: here, startsOn, endsOn: daysAfter(startsOn, 364), noticeDays: '30' },
    ...{ codPercent: '1', codLeast: '0.300', returnShare: '40', cycle: 'weekly', leastPayout: '10', payDays: '0' },
    ...{ zone1: 'all', firstKilo1: '1.200', furtherKilo1: '0.150' },
  })
  await putInForce(ctx, contractId, startsOn)
  return { here, there, zone, tariff, account, party, contractId }
}

/** What a parcel went through, twenty events each; the last of them is what it is now. */
const way = [
  ...([
    'registered',
    'accepted',
    'shelved',
    'shelved',
    'bagged',
    'unbagged',
    'bagged',
    'departed',
    'arrived',
    'shelved',
  ] as const),
  ...([
    'dispatched',
    'came-back',
    'shelved',
    'shelved',
    'dispatched',
    'attempt-failed',
    'came-back',
    'shelved',
    'dispatched',
  ] as const),
] as const satisfies readonly (keyof typeof steps)[]
const each = way.length + 1

const once = 50_000
const names = ['سالم المعشني', 'مريم الكثيري', 'أحمد الشحري', 'فاطمة العمري', 'هيثم الرواس', 'نورة الغساني']

/** `toDoors` are all of the merchant, on the shelves of the first branch, to be brought in its town, and little is collected for them. */
type Lot = { from: number; count: number; toDoors?: boolean }

/**
 * So many parcels of the last two years by the database alone, each with a piece, twenty events, who has it and what it was proven by. One
 * in fifty is still on its way, one in ten is the merchant's. Each piece, and the event that gave it away, has the id of its parcel.
 */
export async function fillParcels(admin: pg.Client, office: ParcelOffice, { from, count, toDoors = false }: Lot) {
  await admin.query(`set session_replication_role = replica; set synchronous_commit = off`)
  await admin.query(luhn)
  const shown = names.map((name) => folded(name))
  const { here, there, zone, tariff, party, contractId } = office
  for (let at = from; at < from + count; at += once) {
    const last = Math.min(at + once, from + count) - 1
    const values = [at, last, from + count, here, there, zone, tariff, party, contractId, names, shown, toDoors]
    await admin.query('drop table if exists bench_new')
    await admin.query(drawn, values)
    for (const statement of [parcels, words, pieces, events, custody, proofs]) await admin.query(statement)
  }
  await admin.query(`set session_replication_role = origin; set synchronous_commit = on`)
  for (const table of ['parcels', 'parcel_words', 'parcel_pieces', 'parcel_events', 'parcel_custody', 'parcel_proofs'])
    await admin.query(`vacuum analyze ${table}`)
}

const luhn = `
  create or replace function pg_temp.luhn(digits text) returns text language sql immutable as $$
    select ((10 - sum(case when n % 2 = 1 then d * 2 - case when d > 4 then 9 else 0 end else d end) % 10) % 10)::text
    from generate_series(1, 11) n cross join lateral (select substr(digits, n, 1)::int d) t $$`

const drawn = `
  create temp table bench_new as
  select *, 'TSL' || digits || pg_temp.luhn(digits) number,
    case when to_doors then 'shelved' when not is_open then case when n % 25 = 3 then 'returned' when n % 4000 = 7 then 'lost' else 'handed-over' end
      else (array['registered', 'accepted', 'shelved', 'at-branch', 'ready-for-pickup', 'out-for-delivery', 'shelved', 'accepted'])[n % 8 + 1]
      end state
  from (
    select uuidv7() id, n::int n, $12::boolean or n > $3::int * 0.98 is_open, $12::boolean or n % 10 = 4 is_merchant, $12::boolean to_doors,
      '2601' || lpad(((n * 4826809 + 12345) % 10000000)::text, 7, '0') digits,
      case when $12::boolean or n > $3::int * 0.98 then now() - make_interval(hours => n::int % 50) - interval '2 hours'
        else now() - interval '3 days' - ($3::int - n) * (interval '727 days' / $3::int) end changed_at,
      '+9689' || lpad((n * 7919 % 9999991)::text, 7, '0') phone, ($10::text[])[n % 6 + 1] recipient, ($11::text[])[n % 6 + 1] folded,
      $4::uuid here, $5::uuid there, $6::uuid zone, $7::uuid tariff, $9::uuid contract,
      case when $12::boolean or n % 10 = 4 then $8::uuid else md5((n % 5000)::text)::uuid end sender
    from generate_series($1::bigint, $2::bigint) n) t`

const parcels = `
  insert into parcels (id, number, state, service, from_branch_id, to_branch_id, branch_id, sender_id, sender_name, sender_phone,
    sender_reference, recipient_name, recipient_phone, place, zone_id, quarter, landmark, content, payer, tariff_id, grams, chargeable,
    carriage, vat, piece_count, promised_on, link_hash, words, registered_at, accepted_at, ready_at, ended_at, changed_at, storage_from,
    merchant_contract_id, cod, cod_fee, first_kilo, further_kilo, failed_times)
  select id, number, state, case when n % 3 = 0 and not to_doors then 'branch' else 'door' end, here,
    case when n % 16 >= 8 and not to_doors then there else here end, here,
    sender, 'متجر لبان ظفار', '+96892000011', 'B-' || n, recipient, phone, 'صلالة', zone, 'السعادة', 'قرب مسجد السلطان قابوس', 'ملابس',
    'sender', tariff, 800, 1000, 1200, 60, 1, (changed_at + interval '1 day')::date, md5('link' || n) || md5('hash' || n),
    lower(number) || ' tsl2601-' || substr(digits, 5) || '-' || right(number, 1) || ' متجر لبان ظفار +96892000011 b-' || n || ' ' || folded
      || ' ' || phone || ' صلاله السعاده ملابس',
    changed_at - interval '2 days', changed_at - interval '40 hours', case when state = 'ready-for-pickup' then changed_at end,
    case when not is_open then changed_at end, changed_at, case when state = 'ready-for-pickup' then changed_at::date end,
    case when is_merchant then contract end, case when to_doors then 900 when n % 3 = 1 then 12500 else 0 end,
    case when to_doors or n % 3 = 1 then 300 else 0 end, 1200, 150, 1
  from bench_new order by n`

const words = `insert into parcel_words (parcel_id, words) select p.id, p.words from bench_new b join parcels p on p.id = b.id`

const pieces = `insert into parcel_pieces (id, parcel_id, n, grams, state) select id, id, 1, 800, state from bench_new order by n`

const events = `
  insert into parcel_events (id, parcel_id, piece_id, step, at, received_at, by_id, branch_id, reason)
  select case when k = ${each} then b.id else uuidv7() end, b.id, b.id,
    coalesce((array[${way.map((step) => `'${step}'`).join(', ')}])[k], case state when 'handed-over' then 'handed-over'
      when 'returned' then 'returned' when 'lost' then 'lost' when 'ready-for-pickup' then 'ready' when 'out-for-delivery' then 'dispatched'
      when 'at-branch' then 'arrived' when 'shelved' then 'shelved' else 'accepted' end),
    moment, moment, 'bench', here, case when k = 16 then 'no-answer' end
  from bench_new b cross join generate_series(1, ${each}) k
  cross join lateral (select changed_at - (${each} - k) * interval '144 minutes' moment) t
  order by b.n, k`

const custody = `
  insert into parcel_custody (id, piece_id, holder, holder_id, event_id, since)
  select uuidv7(), id, case state when 'shelved' then 'shelf' when 'handed-over' then 'recipient' when 'returned' then 'sender'
      when 'registered' then 'sender' when 'lost' then 'none' when 'out-for-delivery' then 'courier' else 'floor' end,
    case when state = 'shelved' then (select id from parcel_shelves where code = 'Z9-' || n % 40 + 1 and branch_id = here) end, id, changed_at
  from bench_new order by n`

const proofs = `
  insert into parcel_proofs (parcel_id, by, received_by, card_end, reason, file_id, at)
  select id, case when n % 20 = 5 then 'signature' else 'code' end, recipient, case when n % 20 = 5 then '4821' end,
    case when n % 20 = 5 then 'هاتفه مغلق' end, case when n % 20 = 5 then gen_random_uuid() end, changed_at
  from bench_new where state = 'handed-over' order by n`
