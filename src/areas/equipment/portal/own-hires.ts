import { contractsOfKind, ownSignPath } from '#areas/contracts/public.ts'
import { partiesOfAccount } from '#areas/customers/public.ts'
import { invoicesNow, ownInvoicePath } from '#areas/finance/public.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/ids.ts'
import { dayOf, daysAfter, timeOf } from '#values/days.ts'
import { percentOf } from '#values/shares.ts'
import { ownMachineSheets } from '../hand-overs/own-sheets.ts'
import { extensionsAsked } from '../hires/extensions-asked.ts'
import { hireKind, stageOf } from '../hires/hire.ts'
import { linesOf } from '../hires/load-for-update.ts'
import { poolLines } from '../hires/pool-lines.ts'
import { lastDayOf, lineNow } from '../hires/terms.ts'
import { valuesNow } from '../hires/values-now.ts'
import { picturesOfSheets } from '../sheets/pictures.ts'
import { sheetsWithin } from '../sheets/queries.ts'

type Reader = Pick<Ctx, 'db' | 'actor' | 'now'>

const most = 100

/** Hires that were sent to whoever asks; what is only being written is nobody's yet. */
async function ofMine({ db, actor }: Pick<Reader, 'db' | 'actor'>) {
  const { ids } = await partiesOfAccount({ db }, actor.id)
  const seen = contractsOfKind({ db }, hireKind)
    .where(({ eb, fn, val }) => eb('partyId', '=', fn.any(val(ids))))
    .where('state', '<>', 'draft')
  const rows = db
    .selectFrom('hires')
    .innerJoin(seen.as('contract'), 'contract.id', 'hires.contractId')
    .selectAll('hires')
    .select(['contract.number', 'contract.title', 'contract.startsOn', 'contract.endsOn'])
    .select(['contract.state as contractState', 'contract.partyId'])
  return { ids, rows }
}

export const hiredAnything = async (ctx: Reader) => Boolean(await (await ofMine(ctx)).rows.limit(1).executeTakeFirst())

export const ownsHire = async (ctx: Reader, id: string) =>
  Boolean(await (await ofMine(ctx)).rows.where('hires.contractId', '=', id).executeTakeFirst())

const order = ['sent', 'out', 'reserved', 'returned', 'closed', 'cancelled', 'quoted']

/** What waits to be accepted first, then what is on its site. */
export async function ownHires(ctx: Reader) {
  const rows = await (await ofMine(ctx)).rows.orderBy('contract.startsOn', 'desc').limit(most).execute()
  const values = await valuesNow(ctx, rows)
  const shown = rows.map((row) => ({
    ...{ ...row, id: row.contractId, stage: stageOf(row), value: values.get(row.contractId) ?? 0n },
  }))
  return shown.toSorted((one, other) => order.indexOf(one.stage) - order.indexOf(other.stage))
}

/** One of them with its machines, sheets and invoices; null for what is somebody else's. */
export async function ownHire(ctx: Reader, id: string | undefined) {
  if (!id || !isUuid(id)) return null
  const { ids, rows } = await ofMine(ctx)
  const row = await rows.where('hires.contractId', '=', id).executeTakeFirst()
  if (!row) return null
  const now = ctx.now()
  const [lines, pools] = [await linesShown(ctx, row), await poolLines(ctx.db, id)]
  const ofPools = pools.reduce((sum, { ahead }) => sum + ahead, 0n)
  const net = lines.reduce((sum, { ahead }) => sum + ahead.net, ofPools)
  return {
    ...{
      id,
      partyId: row.partyId,
      number: row.number,
      site: row.site,
      wilayat: row.wilayat,
      repName: row.repName,
      validUntil: row.validUntil,
    },
    ...{
      startsOn: row.startsOn,
      endsOn: lastOf([...lines, ...pools]) ?? row.endsOn,
      stage: stageOf(row),
      lines,
      pools,
      net,
      vat: percentOf(net, row.vatRate),
    },
    signAt: await ownSignPath(ctx, { contractId: id, partyIds: ids }),
    handOvers: await ownMachineSheets(ctx, id),
    ...{ sheets: await sheetsShown(ctx, id), invoices: await invoicesOf(ctx, id), today: dayOf(now), ends: soon(now) },
  }
}
export type OwnHire = NonNullable<Awaited<ReturnType<typeof ownHire>>>

const lastOf = (rows: readonly { endsOn: string; lastDay?: string }[]) =>
  rows
    .map(({ endsOn, lastDay = endsOn }) => lastDay)
    .toSorted()
    .at(-1)

const halfHour = 1_800_000

/** When an end that is asked for now may be: the next half hour but one. */
function soon(now: Date) {
  const at = new Date((Math.ceil(now.getTime() / halfHour) + 1) * halfHour)
  return { day: dayOf(at), time: timeOf(at) }
}

type Site = { contractId: string; restDays: number[]; holidays: string[] | null; freeWayDays: number; wayPrice: bigint }

async function linesShown({ db }: Reader, site: Site) {
  const extensions = await extensionsAsked({ db }, site.contractId)
  const lines = await linesOf(db, site.contractId)
  const segments = await db
    .selectFrom('hireSegments')
    .innerJoin('hireLines', 'hireLines.id', 'hireSegments.lineId')
    .innerJoin('machines', 'machines.id', 'hireSegments.machineId')
    .leftJoin('machineOperators', 'machineOperators.id', 'hireSegments.operatorId')
    .select(['lineId', 'code', 'model', 'outAt', 'backAt', 'machineOperators.name as operator'])
    .where('contractId', '=', site.contractId)
    .orderBy('outAt')
    .execute()
  return lines.map(({ snapshot: _, ...line }) => {
    const last = segments.filter(({ lineId }) => lineId === line.id).at(-1) ?? null
    return {
      ...line,
      machine: last,
      isOut: last !== null && last.backAt === null,
      lastDay: lastDayOf(line),
      extension: extensions.find(({ lineId }) => lineId === line.id) ?? null,
      ahead: lineNow(line, { ...site, wasSent: last !== null }),
    }
  })
}

const shownDays = 31

/** The sheets of the last month, the newest first. */
async function sheetsShown(ctx: Reader, contractId: string) {
  const today = dayOf(ctx.now())
  const rows = await sheetsWithin(ctx, { contractId, from: daysAfter(today, -shownDays), until: today })
  const pictures = await picturesOfSheets(
    ctx.db,
    rows.map(({ id }) => id),
  )
  return rows
    .map((row) => ({ ...row, pictures: pictures.get(row.id) ?? [] }))
    .toSorted((one, other) => (one.day < other.day ? 1 : -1))
}

async function invoicesOf({ db }: Reader, contractId: string) {
  const cycles = await db
    .selectFrom('hireCycles')
    .select(['number', 'fromDay', 'untilDay', 'invoiceId'])
    .where('contractId', '=', contractId)
    .where('invoiceId', 'is not', null)
    .orderBy('number', 'desc')
    .execute()
  const papers = await invoicesNow(
    { db },
    cycles.flatMap(({ invoiceId }) => invoiceId ?? []),
  )
  return cycles.flatMap(({ invoiceId, fromDay, untilDay }) => {
    const paper = papers.find(({ id }) => id === invoiceId)
    return paper ? [{ ...paper, fromDay, untilDay, path: ownInvoicePath(paper.id) }] : []
  })
}
