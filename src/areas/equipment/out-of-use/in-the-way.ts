import { lanes, lastDay } from '#areas/calendar/public.ts'
import { contractsOfKind } from '#areas/contracts/public.ts'
import { customersNamed } from '#areas/customers/public.ts'
import { equipmentPermissions as may } from '#areas/equipment/permissions.ts'
import { outOfUse, plannedOrders, type Stop } from '#areas/maintenance/public.ts'
import { addTask, settleTasks } from '#areas/tasks/public.ts'
import type { Work } from '#platform/context.ts'
import { dayInWords } from '#values/dates.ts'
import { dayOf, startOfDay } from '#values/days.ts'
import { hireKind } from '../hires/hire.ts'

const rule = 'equipment.hire-of-stopped-machine'

/** Hires of a machine that is out of use for which no other of its kind was found: somebody decides on each before its first day. */
export async function askAboutHires(work: Work, occupancyIds: readonly string[], { thing, said, until, period }: Stop) {
  const found = await hiresOn(work, occupancyIds)
  const names = await customersNamed(
    work,
    found.map(({ partyId }) => partyId),
  )
  for (const one of found) {
    const name = names.find(({ id }) => id === one.partyId)?.name ?? ''
    const title = `${said}: ${thing}، وعليها العقد ${one.number} (${name}) من ${dayInWords(one.startsOn)}`
    const details = `خارج الخدمة حتى ${dayInWords(until)}، ولم تبق من نوعها معدّة أخرى ينتقل إليها العقد. أرسل معدّة أخرى، أو استأجرها من الغير، أو اتفق مع العميل على موعد آخر.`
    const asked = { title, details, kind: 'conflict' as const, role: 'equipmentOfficer', needs: may.handOver }
    const subject = { kind: hireKind, id: one.contractId }
    await addTask(work, { rule, period, subject, ...asked, branchId: one.branchId, dueAt: startOfDay(one.startsOn) })
  }
}

type Settling = Pick<Work, 'tx' | 'now' | 'newId'> & { actor?: Work['actor'] }

const settle = async (work: Settling, contractIds: readonly string[]) => {
  for (const id of new Set(contractIds)) await settleTasks(work, { rule, subject: { kind: hireKind, id } })
}

export async function settleMovedHires(work: Work, occupancyIds: readonly string[]) {
  const moved = await hiresOn(work, occupancyIds)
  await settleUnlessInTheWay(
    work,
    moved.map(({ contractId }) => contractId),
  )
}

/** All that lies on a machine and is not over. */
export async function settleHiresOf(work: Work, machineId: string) {
  const rows = await linesLying(work)
    .where('lane.resourceId', '=', machineId)
    .where('endsOn', '>=', dayOf(work.now()))
    .select('contractId')
    .execute()
  await settle(
    work,
    rows.map(({ contractId }) => contractId),
  )
}

/** A hire has several machines: what was asked stands while any of them is out of use on its days. */
export async function settleUnlessInTheWay(work: Settling, contractIds: readonly string[]) {
  for (const id of new Set(contractIds)) {
    const stays = await staysOf(work, id)
    const isInTheWay = stays.some(({ startsOn, endsOn, from, until }) => startsOn <= until && from <= endsOn)
    if (!isInTheWay) await settle(work, [id])
  }
}

/** Of each line that is not over: its days, and those on which the machine it lies on is out of use. */
async function staysOf(work: Pick<Work, 'tx' | 'now'>, contractId: string) {
  const today = dayOf(work.now())
  const lying = () =>
    linesLying(work).where('contractId', '=', contractId).where('offHiredAt', 'is', null).where('endsOn', '>=', today)
  const stopped = await lying()
    .innerJoin(outOfUse({ db: work.tx }).as('stop'), 'stop.resourceId', 'lane.resourceId')
    .select(['startsOn', 'endsOn', 'heldUntil'])
    .execute()
  const planned = await lying()
    .innerJoin(plannedOrders({ db: work.tx }).as('plan'), 'plan.resourceId', 'lane.resourceId')
    .select(['startsOn', 'endsOn', 'plannedFrom', 'expectedAt'])
    .execute()
  return [
    ...stopped.map(({ heldUntil, ...days }) => ({ ...days, from: today, until: lastDay(heldUntil) })),
    ...planned.map(({ plannedFrom, expectedAt, ...days }) => ({
      ...{ ...days, from: dayOf(plannedFrom ?? expectedAt), until: lastDay(expectedAt) },
    })),
  ]
}

const linesLying = ({ tx }: Pick<Work, 'tx'>) =>
  tx.selectFrom('hireLines').innerJoin(lanes({ db: tx }).as('lane'), 'lane.occupancyId', 'hireLines.occupancyId')

const hiresOn = ({ tx }: Work, occupancyIds: readonly string[]) =>
  tx
    .selectFrom('hireLines')
    .innerJoin(contractsOfKind({ db: tx }, hireKind).as('contract'), 'contract.id', 'hireLines.contractId')
    .select(['contractId', 'hireLines.startsOn', 'contract.number', 'contract.branchId', 'contract.partyId'])
    .where(({ eb, fn, val }) => eb('occupancyId', '=', fn.any(val([...occupancyIds]))))
    .orderBy('hireLines.startsOn')
    .execute()
