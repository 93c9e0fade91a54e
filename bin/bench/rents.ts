import { everybody } from '#areas/collecting/board-asked.ts'
import { debtors } from '#areas/collecting/queries.ts'
import { runRent } from '#areas/properties/leases/use-cases/run-rent.ts'
import { propertiesPermissions } from '#areas/properties/permissions.ts'
import { unitsOf } from '#areas/properties/property-detail.ts'
import { report } from '#areas/properties/reports/queries.ts'
import { type BenchOffice, benchOffice, median } from './office.ts'
import { fillParties } from './parties.ts'
import { settlementRun } from './settlements.ts'

/**
 * So many leases, with so many demands behind each of them; so many behind each of ten thousand, where there was one before; so many
 * demanded in a run, and owners who are settled with. Buildings have five hundred units.
 */
type Size = { leases: number; charges: number; grown: number; run: number; owners: number }
const units = 500
const growing = 10_000
const whole: Size = { leases: 100_000, charges: 20, grown: 100, run: 100_000, owners: 2_000 }
const small: Size = { leases: 10_000, charges: 20, grown: 20, run: 2_000, owners: 100 }

/** What letting promises of speed, after years of it: filled past the triggers, and asked like anybody would. */
export const rentSpeeds = (isSmall: boolean) =>
  benchOffice(async (office) => {
    const size = isSmall ? small : whole
    await fillParties(office.ctx.db, size.leases)
    await office.admin.query(`set session_replication_role = replica; set synchronous_commit = off`)
    await office.admin.query(places(size.leases))
    await office.admin.query(mandates)
    await office.admin.query(leases)
    const few = await asked(office, growing, 1)
    const grown = await asked(office, growing, size.grown)
    const all = await asked(office, size.leases, size.charges)
    await office.admin.query('set session_replication_role = origin')
    const settled = { owners: size.owners, ...(await settlementRun(office, size.owners)) }
    return { size, few, grown, all, settled, grid: await grid(office), run: await run(office, size.run) }
  })

/** The questions asked most, once so many demands are behind each of so many leases; the newest of every tenth is open. */
async function asked({ admin, ctx }: BenchOffice, count: number, each: number) {
  await admin.query('truncate charges, invoices, charge_movements, journals cascade')
  await admin.query(demands(count, each))
  for (const table of ['charges', 'charge_movements', 'journals', 'leases', 'contracts', 'units', 'properties', 'occupancies'])
    await admin.query(`vacuum analyze ${table}`)
  const today = new Date().toISOString().slice(0, 10)
  const choice = { branch: '', property: '', owner: '', from: `${today.slice(0, 7)}-01`, to: today, page: 1 }
  const permission = propertiesPermissions.viewReports
  return {
    charges: count * each,
    board: await time(() => debtors(ctx)),
    narrowed: await time(() => debtors(ctx, { ...everybody, wilayat: 'صلالة' })),
    arrears: await time(() => report(ctx, 'arrears', { ...choice, permission })),
    collection: await time(() => report(ctx, 'collection', { ...choice, permission })),
  }
}

async function time(does: () => Promise<unknown>) {
  const took: number[] = []
  for (let round = 0; round < 6; round += 1) {
    const began = performance.now()
    await does()
    if (round > 0) took.push(performance.now() - began)
  }
  return median(took)
}

async function grid({ ctx, admin }: BenchOffice) {
  const { rows } = await admin.query<{ id: string; branchId: string }>(
    'select id, branch_id as "branchId" from properties order by sequence limit 1',
  )
  const one = rows[0] ?? { id: '', branchId: '' }
  const shown = await unitsOf(ctx, one)
  if (shown.length !== units) throw new Error(`a building of ${shown.length} units`)
  return time(() => unitsOf(ctx, one))
}

/** Until nothing is left, or so many were demanded; what it holds after half of that and after all. */
async function run({ ctx }: BenchOffice, most: number) {
  const began = performance.now()
  let [done, half] = [0, 0]
  for (let turn = 0; done < most; turn += 1) {
    const { demands } = await runRent({ ...ctx, requestId: `bench-${turn}` }, {})
    done += demands
    if (half === 0 && done >= most / 2) half = held()
    if (demands === 0) break
  }
  return { perSecond: (done * 1_000) / (performance.now() - began), demanded: done, more: held() - half }
}

function held() {
  globalThis.gc?.()
  return process.memoryUsage().rss / 2 ** 20
}

const places = (count: number) => `
  insert into properties (id, sequence, branch_id, name, kind, wilayat, words, version, added_by, added_at)
  select gen_random_uuid(), 1000 + n, b.id, 'برج ' || n, 'building', 'صلالة', 'برج ' || n, 1, 'bench', now()
  from generate_series(1, ${count / units}) n cross join (select id from branches limit 1) b;
  insert into units (id, property_id, number, floor, kind, use, furnished, rent, deposit, words, version, added_by, added_at)
  select gen_random_uuid(), p.id, n::text, n / 10, 'flat', 'residential', false, 250000, 250000, n::text, 1, 'bench', now()
  from properties p cross join generate_series(1, ${units}) n;
  insert into resources (id, kind) select id, 'unit' from units`

/** Signed in a file that is nowhere: nobody opens it here. */
const contract = `insert into contracts (id, kind, number, year, sequence, branch_id, party_id, title, state, starts_on, ends_on, value,
    notice_days, auto_renew, sent_at, signed_on, signed_way, signed_file_id, activated_by, activated_at, words, version, drafted_by,
    drafted_at)`
const signed = `now(), current_date - 200, 'paper', gen_random_uuid(), 'bench', now(), '', 1, 'bench', now()`

const mandates = `
  with owned as (select id, branch_id, name, row_number() over (order by sequence) n from properties),
  owners as (select id, row_number() over (order by sequence) n from parties)
  ${contract} select gen_random_uuid(), 'management-mandate', 'M-' || p.n, 2025, p.n, p.branch_id, o.id, p.name, 'active', current_date - 400,
    current_date + 400, 0, 90, false, ${signed} from owned p join owners o on o.n = p.n;
  insert into mandates (contract_id, commission_kind, commission_rate, letting_fee, expense_limit, reserve, payout_day,
    deposits_held_by, late_fee_to, pool_loan_limit, statement_every, version)
  select id, 'percent-of-collected', 500, 0, 0, 0, 5, 'company', 'owner', 0, 'month', 1 from contracts where kind = 'management-mandate';
  insert into mandate_properties (contract_id, property_id, since)
  select c.id, p.id, c.starts_on from contracts c join properties p on p.name = c.title where c.kind = 'management-mandate'`

const leases = `
  create temp table let as select gen_random_uuid() contract_id, gen_random_uuid() occupancy_id, u.*, t.id party_id
    from (select units.id unit_id, properties.branch_id, mandate_properties.contract_id mandate_id,
      row_number() over (order by properties.sequence, units.number) n from units join properties on properties.id = units.property_id
      join mandate_properties on mandate_properties.property_id = properties.id) u
    join (select id, row_number() over (order by sequence) n from parties) t on t.n = u.n;
  ${contract} select contract_id, 'lease', 'L-' || n, 2025, n, branch_id, party_id, 'شقة ' || n, 'active', current_date - 200,
    current_date + 164, 3000000, 90, false, ${signed} from let;
  insert into occupancies (id, resource_id, kind, status, starts_at, ends_at, party_id, reason, taken_by, taken_at)
  select occupancy_id, unit_id, 'lease', 'confirmed', now() - interval '200 days', now() + interval '164 days', party_id, 'عقد', 'bench',
    now() from let;
  insert into leases (contract_id, unit_id, mandate_id, occupancy_id, rent, rent_for, frequency, paid, period_starts, deposit,
    grace_days, late_rule, utilities_by, payment_method, registration, fee_paid_by, goes_on, version)
  select contract_id, unit_id, mandate_id, occupancy_id, 250000, 'month', 1, 'in-advance', 'lease-day', 250000, 7, 'none', 'tenant',
    'cheques', 'not-registered', 'owner', true, 1 from let;
  insert into lease_instalments (contract_id, from_day, until_day, due_on, amount)
  select contract_id, current_date + m * 30, current_date + m * 30 + 29, current_date + m * 30, 250000
  from let cross join generate_series(0, 4) m`

/** A demand a month back from today for each lease, paid but for the newest of every tenth. */
const demands = (count: number, each: number) => `
  insert into journals (id, day, source, source_id, purpose, memo, posted_by, posted_at)
  select gen_random_uuid(), current_date - n * 30, 'bench', n::text, 'rents', 'إيجار', 'bench', now() from generate_series(0, ${each - 1}) n;
  insert into charges (id, invoice_id, place, party_id, branch_id, kind, line, description, quantity, unit_price, discount, net,
    vat_category, vat_rate, vat_reason, vat, debt_account, income_account, income_key, contract_id, resource_id, due_on, source,
    source_id, open_net, open_vat)
  select gen_random_uuid(), gen_random_uuid(), 1, party_id, branch_id, 'rent', 'rent', 'إيجار', 1000, 250000, 0, 250000, 'exempt', 0,
    'إيجار سكني', 0, '9110', '9120', mandate_id::text, contract_id, unit_id, current_date - m * 30, 'bench', contract_id || ':' || m,
    case when m = 0 and n % 10 = 0 then 250000 else 0 end, 0
  from let cross join generate_series(0, ${each - 1}) m where n <= ${count};
  insert into charge_movements (charge_id, kind, net, vat, journal_id)
  select c.id, 'paid', -250000, 0, j.id from charges c join journals j on j.day = c.due_on where c.open_net = 0`
