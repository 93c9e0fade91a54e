import { sql } from 'kysely'
import { contractsSeen } from '#areas/contracts/public.ts'
import { customersNamed } from '#areas/customers/public.ts'
import { documentsInForce } from '#areas/documents/public.ts'
import { equipmentPermissions as may } from '#areas/equipment/permissions.ts'
import type { Ctx } from '#platform/context.ts'
import { dayOf, daysAfter } from '#values/days.ts'
import { hireKind } from '../hires/hire.ts'
import { termsIn } from '../hires/terms.ts'
import { machinePaperKinds } from '../machines/machine.ts'
import { machinePapers } from '../machines/papers.ts'
import { hirePath } from '../paths.ts'

const most = 40

/** Lines of hires with their contract and the machine that is out, within reach. */
const lines = (ctx: Pick<Ctx, 'db' | 'actor'>) =>
  ctx.db
    .selectFrom('hireLines')
    .innerJoin('hires', 'hires.contractId', 'hireLines.contractId')
    .innerJoin(contractsSeen({ ...ctx, permission: may.viewHires }, hireKind).as('contract'), 'contract.id', 'hires.contractId')
    .leftJoin('hireSegments', (join) => join.onRef('hireSegments.lineId', '=', 'hireLines.id').on('backAt', 'is', null))
    .leftJoin('machines', 'machines.id', 'hireSegments.machineId')
    .leftJoin('machineOperators', 'machineOperators.id', 'hireSegments.operatorId')
    .select([
      'hireLines.id',
      'hireLines.contractId',
      'hireLines.startsOn',
      'hireLines.endsOn',
      'offHiredAt',
      'offHireNumber',
      'hireLines.snapshot',
    ])
    .select(['site', 'repPhone', 'number', 'contract.partyId', 'code', 'machineOperators.name as operator', 'outAt'])

/** What goes out and comes back today, and what on the sites is to be seen to. */
export async function yardBoard(ctx: Pick<Ctx, 'db' | 'actor' | 'now'>) {
  const today = dayOf(ctx.now())
  const goes = await lines(ctx)
    .where('hires.state', '=', 'open')
    .where('contract.state', '=', 'active')
    .where('hireLines.startsOn', '<=', daysAfter(today, 1))
    .orderBy('hireLines.startsOn')
    .limit(most)
    .execute()
  const out = await lines(ctx).where('hireSegments.id', 'is not', null).orderBy('hireLines.endsOn').limit(300).execute()
  const named = await customersNamed(ctx, [...new Set([...goes, ...out].map(({ partyId }) => partyId))])
  const card = ({ snapshot, partyId, ...row }: (typeof out)[number]) => ({
    ...{ ...row, path: hirePath(row.contractId), kind: termsIn({ snapshot }).kind },
    name: named.find(({ id }) => id === partyId)?.name ?? '',
  })
  const isBack = ({ endsOn, offHiredAt }: (typeof out)[number]) => (offHiredAt ? dayOf(offHiredAt) <= today : endsOn === today)
  const isLate = ({ endsOn, offHiredAt }: (typeof out)[number]) => !offHiredAt && endsOn < today
  const endsSoon = ({ endsOn, offHiredAt }: (typeof out)[number]) =>
    !offHiredAt && endsOn > today && endsOn <= daysAfter(today, 3)
  return {
    today,
    goes: goes.map(card),
    back: out.filter(isBack).map(card),
    late: out.filter(isLate).map(card),
    soon: out.filter(endsSoon).map(card),
    sheets: await sheetsLeft(ctx),
  }
}
export type YardBoard = Awaited<ReturnType<typeof yardBoard>>
export type YardCard = YardBoard['goes'][number]

/** Sheets nobody signed for two days, and those that are disputed. */
async function sheetsLeft(ctx: Pick<Ctx, 'db' | 'actor' | 'now'>) {
  const rows = await ctx.db
    .selectFrom('daySheets')
    .innerJoin('hireLines', 'hireLines.id', 'daySheets.lineId')
    .innerJoin(
      contractsSeen({ ...ctx, permission: may.viewHires }, hireKind).as('contract'),
      'contract.id',
      'hireLines.contractId',
    )
    .select([
      sql<number>`(count(*) filter (where day_sheets.state = 'open' and day < ${daysAfter(dayOf(ctx.now()), -1)}))::int`.as(
        'unsigned',
      ),
      sql<number>`(count(*) filter (where day_sheets.state = 'disputed'))::int`.as('disputed'),
      sql<number>`(count(*) filter (where day_sheets.state = 'signed'))::int`.as('signed'),
    ])
    .executeTakeFirstOrThrow()
  return rows
}

/** Papers of machines and licences of operators that end within weeks, the first to end first. */
export async function endingPapers(
  ctx: Pick<Ctx, 'db' | 'actor' | 'now'>,
  machineIds: readonly { id: string; code: string; path: string }[],
) {
  const until = daysAfter(dayOf(ctx.now()), 45)
  const papers = await documentsInForce(
    ctx,
    machinePapers,
    machineIds.map(({ id }) => id),
  )
  return papers
    .flatMap(({ recordId, kind, expiresOn }) => {
      const machine = machineIds.find(({ id }) => id === recordId)
      if (!machine || !expiresOn || expiresOn > until) return []
      const label = machinePaperKinds[kind as keyof typeof machinePaperKinds] ?? kind
      return [{ key: `${recordId} ${kind}`, label: `${label} ${machine.code}`, on: expiresOn, path: machine.path }]
    })
    .toSorted((one, other) => one.on.localeCompare(other.on))
    .slice(0, 8)
}
export type EndingPaper = Awaited<ReturnType<typeof endingPapers>>[number]
