import { type RawBuilder, sql } from 'kysely'
import { endingDocuments } from '#areas/documents/public.ts'
import { resultOfThings } from '#areas/finance/public.ts'
import { cardsOn, plainRates } from '#areas/rates/public.ts'
import { isUuid } from '#platform/ids.ts'
import { withinReach } from '#platform/reach.ts'
import type { ReportSource } from '#platform/reports/read-report.ts'
import { dayOf } from '#values/days.ts'
import { machineKind, machinePaperKinds } from '../machines/machine.ts'
import { machinesLine } from '../prices/price-list.ts'
import { monthDays } from '../pricing/work-days.ts'
import { subHires } from '../sub-hires/queries.ts'
import type { ReportName } from './report.ts'
import type { ReportAsked } from './report-asked.ts'
import { daysOfMachines, hiresIn, lastOf, localDay, machinesIn, momentsOf, type Reader, wholeHours, yesterday } from './within.ts'

type Source = (ctx: Reader, asked: ReportAsked) => ReportSource | Promise<ReportSource>
type Of = (figure: RawBuilder<unknown>) => RawBuilder<unknown>

const one: Of = (figure) => figure
const all: Of = (figure) => sql`sum(${figure})`
const whole = (figure: RawBuilder<unknown>) => sql`(${figure})::bigint`
const ofKind = sql`m.kind_id, m.kind, m.position`

const timeOf = (of: Of) =>
  sql`${whole(of(sql`m.able`))} able, ${whole(of(sql`m.worked_for`))} worked, ${wholeHours(of(sql`m.worked`))} hours`

const utilisation: Source = (ctx, asked) => ({
  rows: sql`select m.id, m.id machine_id, m.machine, m.kind, m.position, ${timeOf(one)} from ${daysOfMachines(ctx, asked)} m`,
  order: sql`position, machine`,
})

const utilisationKinds: Source = (ctx, asked) => ({
  rows: sql`select m.kind_id id, m.kind, m.position, count(*) machines, ${timeOf(all)}
    from ${daysOfMachines(ctx, asked)} m group by ${ofKind}`,
  order: sql`position, kind`,
})

/** What the books say each thing brought in the period. */
const resultIn = ({ from, to }: ReportAsked) => sql`(select b.resource_id, sum(b.income)::bigint income
  from (${resultOfThings}) b where b.day between ${from}::date and ${to}::date group by b.resource_id)`

/** The price of a month of each kind by the list of today. */
async function monthPrices(ctx: Reader) {
  const cards = await cardsOn(ctx, { line: machinesLine, day: dayOf(ctx.now()) })
  const prices = cards.map((card) => {
    const month = plainRates(card).rungs.find(({ days }) => days === monthDays)
    return { kindId: card.classId, price: String(month?.price ?? 0n) }
  })
  return sql`(select (c->>'kindId')::uuid kind_id, (c->>'price')::bigint price from jsonb_array_elements(${JSON.stringify(prices)}::jsonb) c)`
}

async function earningIn(ctx: Reader, asked: ReportAsked) {
  const month = await monthPrices(ctx)
  return sql`(select m.*, coalesce(b.income, 0)::bigint income, round(m.able * coalesce(c.price, 0) / ${monthDays}::numeric)::bigint card
    from ${daysOfMachines(ctx, asked)} m left join ${resultIn(asked)} b on b.resource_id = m.id left join ${month} c on c.kind_id = m.kind_id)`
}

const earning: Source = async (ctx, asked) => ({
  rows: sql`select m.id, m.id machine_id, m.machine, m.kind, m.position, m.able, m.income, m.card from ${await earningIn(ctx, asked)} m`,
  order: sql`income desc, machine`,
})

const earningKinds: Source = async (ctx, asked) => ({
  rows: sql`select m.kind_id id, m.kind, m.position, count(*) machines, ${whole(sql`sum(m.able)`)} able, ${whole(sql`sum(m.income)`)} income,
      ${whole(sql`sum(m.card)`)} card from ${await earningIn(ctx, asked)} m group by ${ofKind}`,
  order: sql`position, kind`,
})

const standing: Source = (ctx, asked) => ({
  rows: sql`select m.id, m.id machine_id, m.machine, m.kind, m.position, ${wholeHours(sql`m.worked + m.standby + m.broken`)} on_site,
      ${wholeHours(sql`m.standby`)} standby, ${wholeHours(sql`m.broken`)} broken, m.able, greatest(m.able - m.out_for, 0) idle
    from ${daysOfMachines(ctx, asked)} m`,
  order: sql`position, machine`,
})

const profit: Source = (ctx, asked) => ({
  rows: sql`select m.id, m.id machine_id, m.machine, m.kind, coalesce(b.income, 0)::bigint income, coalesce(b.cost, 0)::bigint cost,
      (coalesce(b.income, 0) - coalesce(b.cost, 0))::bigint profit, m.bought_for bought
    from ${machinesIn(ctx, asked)} m left join (select r.resource_id, sum(r.income) income, sum(r.cost) cost
      from (${resultOfThings}) r group by r.resource_id) b on b.resource_id = m.id`,
  order: sql`profit desc, machine`,
})

/** A day of an exchange is asked of the machine that came. */
const sheets: Source = (ctx, asked) => {
  const [first, last] = [sql`${asked.from}::date`, sql`${[lastOf(ctx, asked), yesterday(ctx)].toSorted()[0]}::date`]
  const due = sql`select distinct on (l.id, d) l.id line_id, d::date "day", l.contract_id, s.machine_id, s.operator_id
    from hire_segments s join hire_lines l on l.id = s.line_id join hires h on h.contract_id = l.contract_id
    cross join lateral generate_series(greatest(${localDay(sql`s.out_at`)}, ${first})::timestamp,
      least(coalesce(${localDay(sql`s.back_at`)}, ${last}), coalesce(${localDay(sql`l.off_hired_at`)}, ${last}), ${last})::timestamp, '1 day') d
    where l.snapshot->>'sheetCounts' <> 'nothing' and extract(dow from d)::int <> all(h.rest_days)
      and (h.holidays is null or d::date::text <> all(h.holidays || ${[...ctx.holidays]}::text[])) and (l.before_until is null or d > l.before_until)
    order by l.id, d, s.out_at desc`
  return {
    rows: sql`select * from (select md5(concat(k.id, m.id, o.id)) id, k.id contract_id, k.number contract, h.site, m.id machine_id, m.machine,
        o.name operator, count(*) due, count(*) filter (where y.id is null) missing,
        count(*) filter (where ${localDay(sql`y.recorded_at`)} > u.day) late
      from (${due}) u join ${hiresIn(ctx, asked)} k on k.id = u.contract_id join hires h on h.contract_id = k.id
      join ${machinesIn(ctx, asked)} m on m.id = u.machine_id left join machine_operators o on o.id = u.operator_id
      left join day_sheets y on y.line_id = u.line_id and y.day = u.day
      group by k.id, k.number, h.site, m.id, m.machine, o.id, o.name) found where missing > 0 or late > 0`,
    order: sql`missing desc, late desc, id`,
  }
}

/** Reckoned as the page of machines of others does it. */
const margins: Source = async (ctx, asked) => {
  const rows = (await subHires(ctx)).flatMap(({ id: machineId, supplier, hires }) =>
    hires.map(({ lineId, number, path: _path, days, income, cost, margin, contractId }) => ({
      ...{ id: `${lineId} ${machineId}`, machineId, supplier, contract: number, contractId, days },
      ...{ income: String(income), cost: String(cost), margin: String(margin) },
    })),
  )
  return {
    rows: sql`select h->>'id' id, m.id machine_id, m.machine, h->>'supplier' supplier, h->>'contract' contract, h->>'contractId' contract_id,
        (h->>'days')::bigint days, (h->>'income')::bigint income, (h->>'cost')::bigint cost, (h->>'margin')::bigint margin
      from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) h join ${machinesIn(ctx, asked)} m on m.id = (h->>'machineId')::uuid`,
    order: sql`margin, id`,
  }
}

const transport: Source = (ctx, asked) => {
  const { first, last } = momentsOf(asked)
  const { branch } = asked
  const done = ctx.db
    .selectFrom('transportJobs')
    .selectAll()
    .where('state', '=', 'done')
    .where((eb) => withinReach(eb, ctx.actor, ctx.permission, { branch: 'transportJobs.branchId' }))
    .$if(branch !== '', (jobs) => jobs.where('branchId', '=', isUuid(branch) ? branch : null))
  return {
    rows: sql`select coalesce(t.contract_id::text, 'moves') id, t.contract_id, k.number contract, k.party_id hirer, h.site,
        sum(t.jobs)::bigint jobs, sum(t.cost)::bigint "cost", sum(t.charged)::bigint charged, sum(t.charged - t.cost)::bigint "left"
      from (select l.contract_id, 1 jobs, coalesce(j.cost, 0) "cost", 0 charged from (${done}) j left join hire_lines l on l.id = j.line_id
          where j.done_at >= ${first} and j.done_at < ${last}
        union all select c.contract_id, 0, 0, (i->>'way')::bigint from hire_cycles c cross join jsonb_array_elements(c.items) i
          where c.issued_at >= ${first} and c.issued_at < ${last} and i->>'way' <> '0') t
      left join ${hiresIn(ctx, asked)} k on k.id = t.contract_id left join hires h on h.contract_id = k.id
      where t.contract_id is null or k.id is not null group by t.contract_id, k.number, k.party_id, h.site`,
    order: sql`"left", id`,
  }
}

const fuel: Source = (ctx, asked) => ({
  rows: sql`select m.id, m.id machine_id, m.machine, m.kind, m.position, round(sum(y.fuel) / 10.0)::bigint litres,
      ${wholeHours(sql`sum(y.worked)`)} hours, sum(y.fuel)::bigint tenths, sum(y.worked)::bigint minutes
    from day_sheets y join hire_segments s on s.id = y.segment_id join ${machinesIn(ctx, asked)} m on m.id = s.machine_id
    where y.day between ${asked.from}::date and ${asked.to}::date and y.fuel > 0 group by m.id, m.machine, m.kind, m.position`,
  order: sql`position, machine`,
})

const namedPaper = sql.join(
  Object.entries(machinePaperKinds).map(([kind, label]) => sql`when ${kind} then ${label}`),
  sql` `,
)

const papers: Source = (ctx, asked) => {
  const { branch, kind } = asked
  const operators = ctx.db
    .selectFrom('machineOperators')
    .select(['id', 'name'])
    .where('active', '=', true)
    .where((eb) => withinReach(eb, ctx.actor, ctx.permission, { branch: 'machineOperators.branchId' }))
    .$if(branch !== '', (near) => near.where('branchId', '=', isUuid(branch) ? branch : null))
  return {
    rows: sql`select p.*, (p.expires_on - ${dayOf(ctx.now())}::date)::bigint "left" from (
        select d.id::text id, m.id machine_id, m.machine, m.kind, coalesce(d.called, case d.kind ${namedPaper} end) paper, d.number, d.expires_on
          from (${endingDocuments(ctx, machineKind)}) d join ${machinesIn(ctx, asked)} m on m.id = d.record_id
        union all select o.id::text || k.id::text, null, o.name, concat_ws(' ', k.name, k.capacity), 'رخصة مشغّل', l.number, l.valid_until
          from operator_licences l join (${operators}) o on o.id = l.operator_id join machine_kinds k on k.id = l.kind_id
          where ${isUuid(kind) ? sql`k.id = ${kind}` : sql`true`}) p
      where p.expires_on <= ${asked.to}::date`,
    order: sql`expires_on, machine, id`,
  }
}

const pools: Source = (ctx, asked) => ({
  rows: sql`select * from (select p.contract_id || ' ' || p.pool_id id, p.contract_id, k.number contract, k.party_id hirer, e.name pool,
      t.quantity::bigint taken, b.quantity::bigint back, (t.quantity - b.quantity)::bigint "out", s.missing::bigint missing,
      s.damaged::bigint damaged, s.amount::bigint amount
    from hire_pools p join ${hiresIn(ctx, asked)} k on k.id = p.contract_id join equipment_pools e on e.id = p.pool_id
    cross join lateral (select coalesce(sum(quantity), 0) quantity from hire_pool_takings where contract_id = p.contract_id and pool_id = p.pool_id) t
    cross join lateral (select coalesce(sum(quantity), 0) quantity from hire_pool_returns where contract_id = p.contract_id and pool_id = p.pool_id) b
    cross join lateral (select coalesce(sum(c.missing), 0) missing, coalesce(sum(c.damaged), 0) damaged,
        coalesce(sum(c.missing * x.lost_price + c.damaged * x.damaged_price) filter (where r.difference is distinct from 'open'), 0) amount
      from hire_pool_returns r join hire_pool_shorts x on x.return_id = r.id
      cross join lateral (select case r.difference when 'theirs' then x.their_missing else x.missing end missing,
        case r.difference when 'theirs' then x.their_damaged else x.damaged end damaged) c
      where r.contract_id = p.contract_id and r.pool_id = p.pool_id) s
    ) held where "out" > 0 or missing > 0 or damaged > 0`,
  order: sql`"out" desc, id`,
})

const prices: Source = (ctx, asked) => {
  const { first, last } = momentsOf(asked)
  const { kind } = asked
  return {
    rows: sql`select c.id, concat_ws(' ', c.name, c.capacity) kind, c.position, count(distinct b.line_id) lines, sum(b.days)::bigint days,
        sum(b.net)::bigint net, sum(b.card - b.net)::bigint "off", sum(b.card)::bigint card
      from (select l.id line_id, l.kind_id, (i->>'days')::int days, (i->>'hire')::bigint net,
          round((i->>'hire')::numeric * 10000 / (10000 - (l.snapshot->>'percentOff')::int)) card
        from hire_cycles y cross join jsonb_array_elements(y.items) i join hire_lines l on l.id = (i->>'lineId')::uuid
        join ${hiresIn(ctx, asked)} k on k.id = y.contract_id
        where y.issued_at >= ${first} and y.issued_at < ${last}) b
      join machine_kinds c on c.id = b.kind_id where ${isUuid(kind) ? sql`c.id = ${kind}` : sql`true`}
      group by c.id`,
    order: sql`position, kind`,
  }
}

export const sources: Record<ReportName, Source> = {
  ...{ utilisation, 'utilisation-kinds': utilisationKinds, earning, 'earning-kinds': earningKinds, standing, profit },
  ...{ sheets, 'sub-hires': margins, transport, fuel, papers, pools, prices },
}
