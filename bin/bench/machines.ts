import { z } from 'zod'
import { takeStock } from '#areas/calendar/public.ts'
import { changeSettings } from '#areas/company/use-cases/change-settings.ts'
import { cyclesToBill } from '#areas/equipment/billing/cycles-to-bill.ts'
import { billCycle } from '#areas/equipment/billing/use-cases/bill-cycle.ts'
import { machineCatalogue } from '#areas/equipment/catalogue/queries.ts'
import { hireContracts } from '#areas/equipment/hires/hire-kind.ts'
import { hirePage } from '#areas/equipment/hires/hire-page.ts'
import { findTerms } from '#areas/equipment/hires/terms.ts'
import { bringHire } from '#areas/equipment/imports/bringing.ts'
import { hireRulesNow } from '#areas/equipment/rules/queries.ts'
import { seedEquipment } from '#areas/equipment/seed.ts'
import { command } from '#platform/command.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { anyone } from '#platform/permissions.ts'
import { registeredCompany } from '#testing/registered.ts'
import { dayOf, daysAfter } from '#values/days.ts'
import { type BenchOffice, benchOffice, median } from './office.ts'
import { fillParties } from './parties.ts'

const yard = 500
const hires = 200
const lines = 20
const since = 41

/** What hiring machines out promises of speed: a yard of five hundred, two hundred hires with their sheets, and a pool many take from. */
export const machineSpeeds = () =>
  benchOffice(async ({ admin, ctx: house }) => {
    const ctx = { ...house, contractKinds: [hireContracts] }
    await changeSettings(ctx, registeredCompany)
    await seedEquipment(ctx)
    await fillParties(ctx.db, 1_000)
    await admin.query(copies)
    const { rows: one } = await admin.query<{ ms: number }>('select 1 ms')
    const yardstick = median(await times(200, () => admin.query('select $1::int', [one.length])))
    const many = await begin(ctx, { first: 0, count: hires, each: 1 })
    const [large = ''] = await begin(ctx, { first: hires, count: 1, each: lines })
    await admin.query(sheets)
    await admin.query(bookings)
    for (const table of ['machines', 'resources', 'occupancies', 'day_sheets', 'hire_lines', 'hire_segments', 'contracts'])
      await admin.query(`vacuum analyze ${table}`)
    const asked = (round: number) => machineCatalogue(ctx, asking(ctx, round))
    await times(40, asked)
    const catalogue = p95(await times(100, asked))
    const shown = () => hirePage(ctx, large, new URLSearchParams())
    await times(20, shown)
    const grid = median(await times(20, shown))
    return { yardstick, catalogue, grid, ...(await run(ctx, many)), ...(await pool({ admin, ctx })) }
  })

/** The first rows of a yard the demonstration has thirty-one of. */
const copies = `
  set synchronous_commit = off;
  create temp table made as select gen_random_uuid() id, m.id of, n from generate_series(1, ${yard}) n
    join (select id, row_number() over (order by code) place, count(*) over () count from machines where readiness = 'ready') m
      on m.place = n % m.count + 1;
  insert into resources (id, kind, class_id, offered_from, offered_until)
    select c.id, r.kind, r.class_id, null, now() + interval '400 days' from made c join resources r on r.id = c.of;
  insert into machines select (jsonb_populate_record(m, jsonb_build_object('id', c.id, 'code', 'BX-' || lpad(n::text, 4, '0'),
    'serial', null, 'words', 'bx ' || n))).* from made c join machines m on m.id = c.of`

/** The working days of a month, as they were agreed to. */
const sheets = `
  insert into day_sheets (id, line_id, segment_id, day, worked, standby, broken, loads, fuel, state, signer, signed_way, signed_at,
      approved_by, approved_at, recorded_by, recorded_name, recorded_at)
    select gen_random_uuid(), l.id, s.id, d::date, 600, 0, 0, case when l.snapshot->>'sheetCounts' = 'loads' then 6 else 0 end, 0,
      'approved', 'bench', 'drawn', d, 'bench', d, 'bench', 'bench', d
    from hire_segments s join hire_lines l on l.id = s.line_id
    cross join generate_series(l.before_until + 1, l.before_until + 31, '1 day') d
    where extract(dow from d) <> 5 and l.snapshot->>'sheetCounts' <> 'nothing'`

/** Five days in every eight, on all that is in the yard. */
const bookings = `
  insert into occupancies (id, resource_id, kind, status, starts_at, ends_at, turnaround, pinned, reason, taken_by, taken_at)
    select gen_random_uuid(), c.id, 'equipment-rental', 'confirmed', begins, begins + interval '5 days', 120, false, 'EQ', 'bench', now()
    from made c cross join generate_series(0, 11) b cross join lateral (select now() + make_interval(days => 40 + b * 8 + n % 3) begins) t`

const asking = (ctx: Ctx, round: number) => {
  const from = daysAfter(dayOf(ctx.now()), 2 + round)
  return new URLSearchParams({ from, until: daysAfter(from, 5 + (round % 20)), km: '18', operator: 'with' })
}

const done = { name: 'bench.hires', permission: anyone, input: z.object({}) }
const within = <Answer>(ctx: Ctx, step: (work: Work) => Promise<Answer>) => command({ ...done, run: step })(ctx, {})

type Begun = { first: number; count: number; each: number }

/** Hires that went out six weeks ago: their first month is over. */
async function begin(ctx: Ctx, { first, count, each }: Begun) {
  const machines = await ctx.db
    .selectFrom('machines')
    .innerJoin('machineKinds', 'machineKinds.id', 'machines.kindId')
    .select(['machines.id', 'code', 'kindId', 'meter', 'branchId'])
    .where('code', 'like', 'BX-%')
    .where('sheetCounts', '<>', 'nothing')
    .orderBy('code')
    .offset(first)
    .limit(count * each)
    .execute()
  const parties = await ctx.db.selectFrom('parties').select(['id', 'name']).orderBy('sequence').limit(count).execute()
  const rules = await hireRulesNow(ctx.db)
  const today = dayOf(ctx.now())
  const from = daysAfter(today, -since)
  const begun: string[] = []
  for (const [at, customer] of parties.entries()) {
    const own = machines.slice(at * each, (at + 1) * each)
    const of = own.map(async (machine) => ({
      ...{ machine, operatorId: null, withOperator: true, basis: 'day' as const, from, until: daysAfter(today, 20) },
      terms: await findTerms(ctx, { kindId: machine.kindId, basis: 'day', startsOn: today, partyId: null, guarantee: 0, rules }),
      ...{ meter: machine.meter, billedUntil: from, billed: 0n, deposit: 0n, depositId: null },
    }))
    const hire = { branchId: own[0]?.branchId ?? '', customer, site, note: null, lines: await Promise.all(of) }
    begun.push((await within(ctx, (work) => bringHire(work, hire))).contractId)
  }
  return begun
}
const site = { site: 'ريسوت', wilayat: 'صلالة', km: 18, repName: 'عيسى', repPhone: '+96890000145', silence: false }

/** All that is due is found, billed, and found and billed again: the second run is the same invoices. */
async function run(ctx: Ctx, contractIds: readonly string[]) {
  const began = performance.now()
  const due = (await cyclesToBill(ctx)).filter(({ contractId }) => contractIds.includes(contractId))
  const found = performance.now() - began
  const bill = () =>
    all(due, ({ contractId, cycle }) => billCycle(ctx, { contractId, number: String(cycle.number), putOff: 'yes' }))
  const first = await bill()
  const took = performance.now() - began
  const again = await bill()
  const isSame = JSON.stringify(first) === JSON.stringify(again)
  const { count } = await ctx.db
    .selectFrom('daySheets')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('state', '=', 'billed')
    .executeTakeFirstOrThrow()
  return { due: due.length, found, run: took / 1_000, isSame, sheets: Number(count) }
}

async function all<One, Answer>(many: readonly One[], does: (one: One) => Promise<Answer>) {
  const answers: Answer[] = []
  for (const one of many) answers.push(await does(one))
  return answers
}

/** One more is taken where a thousand were, each of some days of its own. */
async function pool({ admin, ctx }: Pick<BenchOffice, 'admin' | 'ctx'>) {
  const { id: poolId } = await ctx.db.selectFrom('pools').select('id').limit(1).executeTakeFirstOrThrow()
  await admin.query(
    `insert into pool_takings (id, pool_id, party_id, quantity, starts_at, ends_at, reason, taken_by, taken_at)
     select gen_random_uuid(), $1, (select id from parties limit 1), 1, now() + make_interval(days => n % 300),
       now() + make_interval(days => n % 300 + 1 + n % 40), 'EQ', 'bench', now() from generate_series(1, 1000) n`,
    [poolId],
  )
  const asked = { poolId, quantity: 1, partyId: null, reason: 'EQ', field: 'quantity' }
  const taken = await times(20, (round) =>
    within(ctx, (work) => {
      const from = new Date(work.now().getTime() + (round + 1) * 86_400_000)
      return takeStock(work, { ...asked, from, until: new Date(from.getTime() + 30 * 86_400_000) })
    }),
  )
  return { pool: median(taken) }
}

async function times(count: number, does: (round: number) => Promise<unknown>) {
  const took: number[] = []
  await does(count)
  for (let round = 0; round < count; round += 1) {
    const began = performance.now()
    await does(round)
    took.push(performance.now() - began)
  }
  return took
}

const p95 = (numbers: readonly number[]) => numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length * 0.95)] ?? 0
