import { daysAsked, hourBoard, stockFreeByDay } from '#areas/calendar/public.ts'
import type { BoardAsked } from '#areas/calendar/public-ui.tsx'
import { contractsSeen } from '#areas/contracts/public.ts'
import { customersNamed } from '#areas/customers/public.ts'
import { documentsInForce } from '#areas/documents/public.ts'
import { equipmentPermissions as may } from '#areas/equipment/permissions.ts'
import type { Ctx } from '#platform/context.ts'
import { everyWord } from '#platform/db/every-word.ts'
import { isUuid } from '#platform/ids.ts'
import { withinReach } from '#platform/reach.ts'
import { dayInWords } from '#values/dates.ts'
import { dayOf } from '#values/days.ts'
import { hireKind } from '../hires/hire.ts'
import { kindChoices, kindInWords } from '../kinds/queries.ts'
import { gone, machinePaperKinds } from '../machines/machine.ts'
import { machinePapers } from '../machines/papers.ts'
import { poolUnits } from '../pools/pool.ts'
import { pools } from '../pools/queries.ts'

const most = 200

/** Every machine with what stands on it, kind by kind with how many of it are free on each day. */
export async function machineCalendar(ctx: Ctx, asked: BoardAsked) {
  const days = daysAsked(asked, { today: dayOf(ctx.now()), chosenOn: null })
  const things = await withPapers(ctx, await machinesShown(ctx, asked))
  const board = await hourBoard(ctx, { things, days, named: (ids) => hirersOf(ctx, ids) })
  return { ...board, kinds: await kindChoices(ctx.db), bands: await bandsOf(ctx, asked, days) }
}

/** What goes by quantity, with how much of it is free; machines that are looked for leave it out. */
async function bandsOf(ctx: Ctx, { q, class: kindId }: BoardAsked, days: readonly string[]) {
  if (q !== '' || kindId !== '') return []
  const shown = (await pools(ctx)).map(async ({ id, name, unit }) => ({
    ...{ id, title: `${name}، ${poolUnits[unit]}`, room: await stockFreeByDay(ctx, id, days) },
  }))
  return Promise.all(shown)
}

type Lane = Awaited<ReturnType<typeof machinesShown>>[number]

/** Each with the days on which its papers end. */
async function withPapers(ctx: Ctx, things: readonly Lane[]) {
  const papers = await documentsInForce(
    ctx,
    machinePapers,
    things.map(({ id }) => id),
  )
  return things.map((thing) => ({
    ...thing,
    ends: papers.flatMap(({ recordId, kind, called, expiresOn }) =>
      recordId === thing.id && expiresOn ? [{ day: expiresOn, says: endOf(called ?? kind, expiresOn) }] : [],
    ),
  }))
}

const endOf = (kind: string, on: string) =>
  `تنتهي ${machinePaperKinds[kind as keyof typeof machinePaperKinds] ?? kind} في ${dayInWords(on)}`

async function machinesShown({ db, actor }: Pick<Ctx, 'db' | 'actor'>, { q, class: kindId }: BoardAsked) {
  const rows = await db
    .selectFrom('machines')
    .innerJoin('machineKinds', 'machineKinds.id', 'machines.kindId')
    .select(['machines.id', 'code', 'model', 'kindId as classId', 'machineKinds.name', 'capacity'])
    .where((eb) => withinReach(eb, actor, may.view, { branch: 'machines.branchId' }))
    .where('readiness', 'not in', gone)
    .where(everyWord(q, 'machines.words'))
    .$if(isUuid(kindId), (all) => all.where('machines.kindId', '=', kindId))
    .orderBy('machineKinds.position')
    .orderBy('machineKinds.name')
    .orderBy('code')
    .limit(most)
    .execute()
  return rows.map(({ name, capacity, ...row }) => ({ ...row, className: kindInWords({ name, capacity }) }))
}
export type MachineLane = Lane

/** Whose hire each stretch is, of those this person may read. */
async function hirersOf(ctx: Pick<Ctx, 'db' | 'actor'>, occupancyIds: readonly string[]) {
  const rows = await ctx.db
    .selectFrom('hireLines')
    .innerJoin(
      contractsSeen({ ...ctx, permission: may.viewHires }, hireKind).as('contract'),
      'contract.id',
      'hireLines.contractId',
    )
    .select(['occupancyId', 'contract.id', 'contract.number', 'contract.partyId'])
    .where(({ eb, fn, val }) => eb('occupancyId', '=', fn.any(val([...occupancyIds]))))
    .execute()
  const customers = await customersNamed(ctx, [...new Set(rows.map(({ partyId }) => partyId))])
  const nameOf = (partyId: string) => customers.find(({ id }) => id === partyId)?.name ?? ''
  return new Map(
    rows.map(({ occupancyId, id, number, partyId }) => [occupancyId ?? '', { id, number, name: nameOf(partyId) }] as const),
  )
}
