import { sql } from 'kysely'
import { approvalWaiting } from '#areas/access/public.ts'
import { codeWaiting, contractsSeen } from '#areas/contracts/public.ts'
import { customersNamed, findParties, partyAtCounter } from '#areas/customers/public.ts'
import { equipmentPermissions as may } from '#areas/equipment/permissions.ts'
import { depositOfContract, invoicesNow, pathOfInvoice, receivingPayments } from '#areas/finance/public.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/ids.ts'
import { reaches } from '#platform/reach.ts'
import { dayOf } from '#values/days.ts'
import { percentOf } from '#values/shares.ts'
import { machineSheetsOfStays } from '../hand-overs/queries.ts'
import { kinds } from '../kinds/queries.ts'
import { pools } from '../pools/queries.ts'
import { discountAction, discountLimit } from './discount.ts'
import { depositAhead } from './drafting.ts'
import { depositShort } from './fit-to-go.ts'
import { type HireStage, hireKind, stageOf } from './hire.ts'
import { linesOf } from './load-for-update.ts'
import { poolLines, quantityInWords } from './pool-lines.ts'
import { freeOfKinds, readyFor, readyOperators, waitingForService } from './ready.ts'
import { lastDayOf, lineNow, pricedBy } from './terms.ts'
import { valuesNow } from './values-now.ts'

const perPage = 100

/** Of all that is hired by it, as it was extended or ended since. */
const lastDay = sql<string>`coalesce((select max(coalesce((l.off_hired_at at time zone 'Asia/Muscat')::date, l.ends_on))
  from hire_lines l where l.contract_id = hires.contract_id), contract.ends_on)`

/** Hires as their stage is asked for: those on their sites first, then the next to begin. */
export async function hires(ctx: Ctx, { stage, q }: { stage: HireStage | ''; q: string }) {
  const seen = contractsSeen({ ...ctx, permission: may.viewHires }, hireKind, q)
  const rows = await ctx.db
    .selectFrom('hires')
    .innerJoin(seen.as('contract'), 'contract.id', 'hires.contractId')
    .select(['contract.id', 'contract.number', 'contract.title', 'contract.partyId', 'contract.startsOn'])
    .select(['hires.contractId', 'restDays', 'holidays', 'freeWayDays', 'wayPrice', 'vatRate'])
    .select(['contract.state as contractState', 'contract.signedOn', 'hires.state', 'site', 'validUntil', lastDay.as('endsOn')])
    .orderBy(sql`case hires.state when 'out' then 0 when 'open' then 1 when 'returned' then 2 else 3 end`)
    .orderBy('contract.startsOn', 'desc')
    .limit(perPage)
    .execute()
  const named = await customersNamed(ctx, [...new Set(rows.map(({ partyId }) => partyId))])
  const values = await valuesNow(ctx, rows)
  return rows
    .map((row) => ({
      ...{ ...row, stage: stageOf(row), value: values.get(row.id) ?? 0n },
      name: named.find(({ id }) => id === row.partyId)?.name ?? '',
    }))
    .filter((row) => stage === '' || row.stage === stage)
}
export type HireRow = Awaited<ReturnType<typeof hires>>[number]

/** One hire with its machines, what was agreed and what can be done with it; null where this person sees none. */
export async function hire(ctx: Ctx, id: string | undefined) {
  if (!id || !isUuid(id)) return null
  const contract = await contractsSeen({ ...ctx, permission: may.viewHires }, hireKind)
    .where('contracts.id', '=', id)
    .executeTakeFirst()
  const row = contract && (await ctx.db.selectFrom('hires').selectAll().where('contractId', '=', id).executeTakeFirst())
  if (!contract || !row) return null
  const [customer] = await customersNamed(ctx, [contract.partyId])
  const lines = await shownLines(ctx, { ...row, branchId: contract.branchId, contractState: contract.state })
  const quoted = await poolLines(ctx.db, id)
  const ofPools = quoted.reduce((sum, { ahead }) => sum + ahead, 0n)
  const net = lines.reduce((sum, { ahead }) => sum + ahead.net, ofPools)
  const { version, ...site } = row
  return {
    ...{ id, ...site, version, number: contract.number, partyId: contract.partyId, branchId: contract.branchId },
    ...{
      contractState: contract.state,
      signedOn: contract.signedOn,
      startsOn: contract.startsOn,
      endsOn: lastEnd([...lines, ...quoted]) ?? contract.endsOn,
    },
    ...{ name: customer?.name ?? '', stage: stageOf({ contractState: contract.state, state: row.state }), lines, pools: quoted },
    ...{ net, vat: percentOf(net, row.vatRate), today: dayOf(ctx.now()), formId: ctx.newId() },
    code: contract.state === 'pending-signature' ? await codeWaiting(ctx, id) : null,
    ...{ cycles: await invoicesOf(ctx, contract), deposit: await depositOf(ctx, id), till: ctx.actor.may(receivingPayments) },
    ...{ shortsOwed: await owedForShorts(ctx, id), discountWaits: await waitingDiscount(ctx, id) },
    ...{ discountMost: discountLimit(ctx.actor, contract), pricedBy: pricedBy(lines, row.discountPercent) },
    may: allowedFor(ctx, contract),
  }
}
export type ShownHire = NonNullable<Awaited<ReturnType<typeof hire>>>
export type ShownLine = ShownHire['lines'][number]

const lastEnd = (rows: readonly { endsOn: string; lastDay?: string }[]) =>
  rows
    .map(({ endsOn, lastDay = endsOn }) => lastDay)
    .toSorted()
    .at(-1)

function allowedFor({ actor }: Ctx, contract: { branchId: string }) {
  const allowed = (permission: typeof may.quote) => reaches(actor, permission, contract)
  return {
    ...{ quote: allowed(may.quote), handOver: allowed(may.handOver), extend: allowed(may.extendHires) },
    ...{ waive: allowed(may.waiveDeposit), bill: allowed(may.bill), approve: allowed(may.approveSheets) },
  }
}

/** The invoices of its cycles, the newest first, and what of each is open. */
async function invoicesOf(ctx: Ctx, { id, branchId }: { id: string; branchId: string }) {
  const cycles = await ctx.db
    .selectFrom('hireCycles')
    .select(['number', 'fromDay', 'untilDay', 'invoiceId', 'net'])
    .where('contractId', '=', id)
    .orderBy('number', 'desc')
    .execute()
  const papers = await invoicesNow(
    { db: ctx.db },
    cycles.flatMap(({ invoiceId }) => invoiceId ?? []),
  )
  return cycles.map((cycle) => {
    const paper = papers.find((one) => one.id === cycle.invoiceId)
    return { ...cycle, paper: paper && { ...paper, path: pathOfInvoice(ctx, { invoiceId: paper.id, branchId }) } }
  })
}

/** What is open of scaffolding that came back short. */
async function owedForShorts({ db }: Ctx, contractId: string) {
  const rows = await db
    .selectFrom('hirePoolReturns')
    .select('invoiceId')
    .where('contractId', '=', contractId)
    .where('invoiceId', 'is not', null)
    .execute()
  const papers = await invoicesNow(
    { db },
    rows.flatMap(({ invoiceId }) => invoiceId ?? []),
  )
  return papers.reduce((sum, { open }) => sum + open, 0n)
}

const waitingDiscount = (ctx: Ctx, subjectId: string) => approvalWaiting(ctx, { action: discountAction, subjectId })

async function depositOf(ctx: Ctx, contractId: string) {
  const plan = { lines: await linesOf(ctx.db, contractId), pools: await poolLines(ctx.db, contractId) }
  const row = await ctx.db.selectFrom('hires').select('depositWaivedWhy').where('contractId', '=', contractId).executeTakeFirst()
  const waivedWhy = row?.depositWaivedWhy ?? null
  const short = await depositShort({ db: ctx.db }, { contractId, ...plan, depositWaivedWhy: waivedWhy })
  const asked = depositAhead(plan)
  return { asked, short, waivedWhy, paper: await depositOfContract(ctx, contractId) }
}

type Row = {
  contractId: string
  branchId: string
  contractState: string
  restDays: number[]
  holidays: string[] | null
  freeWayDays: number
  wayPrice: bigint
}

async function shownLines(ctx: Ctx, row: Row) {
  const lines = await linesOf(ctx.db, row.contractId)
  const segments = await segmentsWithSheets(ctx, row.contractId)
  const goes = row.contractState === 'active'
  const free = freeOfKinds(ctx)
  return Promise.all(
    lines.map(async ({ snapshot: _, ...line }) => {
      const own = segments.filter(({ lineId }) => lineId === line.id)
      const out = own.find(({ backAt }) => backAt === null) ?? null
      const mayGo = goes && own.length === 0 && !line.offHiredAt
      return {
        ...{ ...line, formId: ctx.newId(), segments: own, out, mayGo, lastDay: lastDayOf(line) },
        ahead: lineNow(line, { ...row, wasSent: own.length > 0 }),
        machines: mayGo || out ? await readyFor(ctx, line, free) : [],
        toService: mayGo || out ? await waitingForService(line, free) : [],
        operators: (mayGo || out) && line.withOperator ? await readyOperators(ctx, { ...line, branchId: row.branchId }) : [],
      }
    }),
  )
}

/** Each machine that was away, with what was written of how it went and came. */
async function segmentsWithSheets(ctx: Ctx, contractId: string) {
  const segments = await segmentsOf(ctx, contractId)
  const sheets = await machineSheetsOfStays(
    ctx,
    segments.map(({ occupancyId }) => occupancyId),
  )
  return segments.map((segment) => ({
    ...segment,
    sheets: sheets.filter(({ occupancyId }) => occupancyId === segment.occupancyId),
    sheetFormId: ctx.newId(),
  }))
}

const segmentsOf = ({ db }: Pick<Ctx, 'db'>, contractId: string) =>
  db
    .selectFrom('hireSegments')
    .innerJoin('hireLines', 'hireLines.id', 'hireSegments.lineId')
    .innerJoin('machines', 'machines.id', 'hireSegments.machineId')
    .leftJoin('machineOperators', 'machineOperators.id', 'hireSegments.operatorId')
    .select([
      'hireSegments.id',
      'lineId',
      'machineId',
      'operatorId',
      'hireSegments.occupancyId',
      'code',
      'model',
      'outAt',
      'backAt',
    ])
    .select(['meterOut', 'meterBack', 'truck', 'driver', 'reason', 'machineOperators.name as operator', 'machines.meter'])
    .where('contractId', '=', contractId)
    .orderBy('outAt')
    .execute()

/** What the form of a new quotation begins with. */
export async function newHirePage(ctx: Ctx, query: URLSearchParams) {
  const [q, party] = [query.get('q') ?? '', query.get('party') ?? '']
  const chosen = isUuid(party) ? await partyAtCounter(ctx, party) : null
  return {
    ...{ q, formId: ctx.newId(), today: dayOf(ctx.now()), kinds: await kindsToHire(ctx), pools: await poolChoices(ctx) },
    ofPools: query.get('what') === 'pools',
    party: chosen && { id: chosen.id, name: chosen.name, phone: chosen.phone },
    found: q && !chosen ? (await findParties(ctx, q)).map(({ id, name, number }) => ({ id, name, number })) : [],
  }
}
export type NewHirePage = Awaited<ReturnType<typeof newHirePage>>

/** Pools with what of each is in the yard now. */
export async function poolChoices(ctx: Pick<Ctx, 'db' | 'now'>) {
  const all = await pools(ctx)
  return all.map(
    ({ id, name, unit, free }) => [id, `${name}، المتاح اليوم ${quantityInWords({ quantity: free, unit })}`] as const,
  )
}

/** Each kind with how it may be worked. */
export async function kindsToHire({ db }: Pick<Ctx, 'db'>) {
  const rows = await kinds(db)
  return rows.map(({ id, name, capacity, operated }) => [id, [name, capacity].filter(Boolean).join(' '), operated] as const)
}
