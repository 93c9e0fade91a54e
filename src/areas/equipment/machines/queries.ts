import { sql } from 'kysely'
import { lastDay, offered, outNow } from '#areas/calendar/public.ts'
import { branches } from '#areas/company/public.ts'
import { equipmentPermissions as may } from '#areas/equipment/permissions.ts'
import { outOfUse } from '#areas/maintenance/public.ts'
import type { Ctx } from '#platform/context.ts'
import { everyWord } from '#platform/db/every-word.ts'
import { isUuid } from '#platform/ids.ts'
import type { Permission } from '#platform/permissions.ts'
import { reaches, withinReach } from '#platform/reach.ts'
import { dayOf } from '#values/days.ts'
import { pageWithin } from '#values/pages.ts'
import { kindChoices } from '../kinds/queries.ts'
import { nearService } from '../service/service.ts'
import { idleDays, type MachineState } from './machine.ts'
import { type MachinesAsked, machinesPerPage } from './machine-asked.ts'

type Reader = Pick<Ctx, 'db' | 'actor' | 'now'>

/** Out with somebody, or as it stands by itself. */
const stateNow = sql<MachineState>`case when out.kind = 'equipment-rental' then 'out' else machines.readiness end`

function matching(ctx: Reader, asked: MachinesAsked, permission: Permission = may.view) {
  const { q, kind, state, ownership, service, idle, branch } = asked
  return ctx.db
    .selectFrom('machines')
    .innerJoin('machineKinds', 'machineKinds.id', 'machines.kindId')
    .innerJoin(offered(ctx).as('offered'), 'offered.resourceId', 'machines.id')
    .leftJoin(outNow(ctx).as('out'), 'out.resourceId', 'machines.id')
    .leftJoin(outOfUse(ctx).as('stopped'), 'stopped.resourceId', 'machines.id')
    .where((eb) => withinReach(eb, ctx.actor, permission, { branch: 'machines.branchId' }))
    .where(everyWord(q, 'machines.words'))
    .$if(isUuid(kind), (all) => all.where('machines.kindId', '=', kind))
    .$if(isUuid(branch), (all) => all.where('machines.branchId', '=', branch))
    .$if(ownership !== '', (all) => all.where('ownership', '=', ownership || 'own'))
    .$if(service !== '', (all) => all.where(serviceIs[service || 'due']))
    .$if(state !== '', (all) => all.where('readiness', '=', state || 'ready'))
    .$if(state === '', (all) => all.where('readiness', 'not in', ['retired', 'sold']))
    .$if(idle !== '', (all) => all.where(standsIdle(ctx.now())))
}

/** Ready in the yard since then, whatever is planned for it. */
export const standsIdle = (now: Date) => sql<boolean>`(readiness = 'ready' and greatest(machines.added_at,
  (select max(coalesce(s.back_at, 'infinity')) from hire_segments s where s.machine_id = machines.id)) < ${daysAgo(now)})`
const daysAgo = (now: Date) => new Date(now.getTime() - idleDays * 86_400_000)

const serviceIs = {
  due: sql<boolean>`service_at <= meter`,
  near: sql<boolean>`service_at > meter and service_at - meter <= ${nearService}`,
}

const order = {
  code: sql`code`,
  kind: sql`machine_kinds.position`,
  meter: sql`meter`,
  until: sql`offered_until`,
} as const

const sorted = (sort: string) => {
  const column = order[sort.replace(/^-/, '') as keyof typeof order] ?? order.kind
  return sort.startsWith('-') ? sql`${column} desc` : column
}

const columns = [
  ...(['machines.id', 'code', 'model', 'made', 'machines.plate', 'ownership', 'meter', 'serviceAt', 'yard'] as const),
  ...(['machines.branchId', 'machineKinds.name as kindName', 'machineKinds.capacity', 'offeredUntil', 'heldUntil'] as const),
] as const

/** One page of the machines that are asked for. Past the end stands the last page. */
export async function machines(ctx: Reader, asked: MachinesAsked) {
  const total = await matching(ctx, asked)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  const count = Number(total.count)
  const at = pageWithin(asked.page, count, machinesPerPage)
  const rows = await matching(ctx, asked)
    .select(columns)
    .select(stateNow.as('state'))
    .orderBy(sorted(asked.sort))
    .orderBy('code')
    .limit(machinesPerPage)
    .offset((at - 1) * machinesPerPage)
    .execute()
  const [offers, near] = [await kindChoices(ctx.db), await branchChoices(ctx)]
  return { rows: rows.map((row) => shown(row, ctx.now())), count, at, kinds: offers, branches: near }
}
export type MachineRow = Awaited<ReturnType<typeof machines>>['rows'][number]

type Row = { offeredUntil: Date | null; heldUntil: Date | null }

const shown = <One extends Row>({ offeredUntil, heldUntil, ...row }: One, now: Date) => ({
  ...row,
  outUntil: heldUntil && lastDay(heldUntil),
  hireableUntil: offeredUntil && offeredUntil > now ? dayOf(new Date(offeredUntil.getTime() - 1)) : null,
})

/** All that is asked for, by kind and code. */
export async function* exportedMachines(ctx: Reader, asked: MachinesAsked) {
  const rows = await matching(ctx, asked, may.export)
    .select(columns)
    .select(stateNow.as('state'))
    .orderBy('machineKinds.position')
    .orderBy('code')
    .execute()
  yield* rows.map((row) => shown(row, ctx.now()))
}

/** Those whose labels are printed in one go: all that is asked for, by kind and code. */
export const labelledMachines = (ctx: Reader, asked: MachinesAsked) =>
  matching(ctx, asked).select(columns).orderBy('machineKinds.position').orderBy('code').limit(mostLabels).execute()

const mostLabels = 500

/** The branches in which this person may. */
export async function branchChoices(ctx: Pick<Ctx, 'db' | 'actor'>, permission: Permission = may.view) {
  const open = await branches(ctx)
  return open.filter(({ id }) => reaches(ctx.actor, permission, { branchId: id })).map(({ id, nameAr }) => [id, nameAr] as const)
}

/** For the search over everything: by its code, its serial number or any word. */
export const findMachines = (ctx: Reader, words: string) =>
  matching(ctx, { q: words, kind: '', state: '', ownership: '', service: '', idle: '', branch: '', sort: '', page: 1 })
    .select(columns)
    .orderBy('code')
    .limit(5)
    .execute()
