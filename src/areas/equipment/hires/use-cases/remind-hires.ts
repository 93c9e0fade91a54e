import { z } from 'zod'
import { contractHeld, contractSteps, contractsNamed } from '#areas/contracts/public.ts'
import { customersNamed } from '#areas/customers/public.ts'
import { equipmentPermissions } from '#areas/equipment/permissions.ts'
import { addTask } from '#areas/tasks/public.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { dayInWords } from '#values/dates.ts'
import { dayOf, daysAfter } from '#values/days.ts'
import { cut } from '#values/text.ts'
import { releasePools } from '../../pools/keeping.ts'
import { hireDue, hireOver, quoteEnding, quoteExpired } from '../facts.ts'
import { hireKind } from '../hire.ts'
import { termsIn } from '../terms.ts'

/** Each morning: who is to be asked whether they go on, who stays without a word, and quotations nobody took. */
export const remindHires = command({
  name: 'equipment.remind-hires',
  permission: equipmentPermissions.quote,
  input: z.object({}),
  async run(work) {
    const told =
      (await tellEnds(work)) + (await tellQuotesEnding(work)) + (await expireQuotes(work)) + (await releaseUnfetched(work))
    if (told === 0) work.repeated()
    return { told }
  },
})

async function tellEnds(work: Work) {
  const today = dayOf(work.now())
  const rows = await work.tx
    .selectFrom('hireLines')
    .innerJoin('hires', 'hires.contractId', 'hireLines.contractId')
    .innerJoin('hireSegments', 'hireSegments.lineId', 'hireLines.id')
    .select(['hireLines.id', 'hireLines.contractId', 'endsOn', 'snapshot', 'site'])
    .where('backAt', 'is', null)
    .where('offHiredAt', 'is', null)
    .where('endsOn', 'in', [daysAfter(today, 1), daysAfter(today, -1)])
    .where((eb) => eb.or([eb('toldEnd', 'is', null), eb('toldEnd', '<', today)]))
    .forUpdate('hireLines')
    .execute()
  const contracts = await contractsNamed(work, [...new Set(rows.map(({ contractId }) => contractId))])
  for (const row of rows) {
    const contract = contracts.find(({ id }) => id === row.contractId)
    if (contract) await tellEnd(work, row, contract)
  }
  return rows.length
}

type Row = { id: string; contractId: string; endsOn: string; snapshot: unknown; site: string }
type Contract = { id: string; number: string; partyId: string; branchId: string }

async function tellEnd(work: Work, row: Row, { id, number, partyId, branchId }: Contract) {
  const [customer] = await customersNamed(work, [partyId])
  const { kind } = termsIn(row)
  const told = { number, partyId, name: customer?.name ?? '', site: row.site, kind, lineId: row.id, until: row.endsOn }
  await work.tx
    .updateTable('hireLines')
    .set({ toldEnd: dayOf(work.now()) })
    .where('id', '=', row.id)
    .execute()
  if (row.endsOn > dayOf(work.now())) {
    work.record(hireDue, id, told)
    return
  }
  work.record(hireOver, id, told)
  await addTask(work, {
    ...{ rule: 'equipment.hire-over', period: `${row.id} ${row.endsOn}`, subject: { kind: hireKind, id } },
    title: cut(`اتصل بالعميل: انتهت مدة ${kind} في ${row.site}`, 200),
    details: cut(`كان آخر يوم ${dayInWords(row.endsOn)}، والحساب مستمر. مدّد التأجير أو سجّل إنهاءه.`, 400),
    ...{ role: 'equipmentOfficer', branchId, dueAt: work.now() },
  })
}

const daysBefore = 3

/** Once, while there is time to accept it. */
async function tellQuotesEnding(work: Work) {
  const today = dayOf(work.now())
  const rows = await work.tx
    .selectFrom('hires')
    .select(['contractId', 'validUntil', 'site'])
    .where('state', '=', 'open')
    .where('toldQuoteEnd', 'is', null)
    .where('validUntil', '>=', today)
    .where('validUntil', '<=', daysAfter(today, daysBefore))
    .forUpdate()
    .execute()
  const contracts = await contractsNamed(
    work,
    rows.map(({ contractId }) => contractId),
  )
  const sent = contracts.filter(({ state, signedOn }) => state === 'pending-signature' && !signedOn)
  for (const { id, number, partyId } of sent) {
    const row = rows.find(({ contractId }) => contractId === id)
    const [customer] = await customersNamed(work, [partyId])
    await work.tx.updateTable('hires').set({ toldQuoteEnd: today }).where('contractId', '=', id).execute()
    const told = { number, partyId, name: customer?.name ?? '', site: row?.site ?? '' }
    work.record(quoteEnding, id, { ...told, until: row?.validUntil ?? today })
  }
  return sent.length
}

/** What was sent and not accepted in its time gives back what was kept for it. */
async function expireQuotes(work: Work) {
  const rows = await work.tx
    .selectFrom('hires')
    .leftJoin('hireLines', 'hireLines.contractId', 'hires.contractId')
    .leftJoin('hirePoolLines', 'hirePoolLines.contractId', 'hires.contractId')
    .select('hires.contractId')
    .distinct()
    .where('hires.state', '=', 'open')
    .where('validUntil', '<', dayOf(work.now()))
    .where((eb) => eb.or([eb('occupancyId', 'is not', null), eb('stockId', 'is not', null)]))
    .execute()
  const contracts = await contractsNamed(
    work,
    rows.map(({ contractId }) => contractId),
  )
  const waiting = contracts.filter(({ state, signedOn }) => state === 'pending-signature' && !signedOn)
  for (const { id, number, partyId } of waiting) {
    await contractSteps.takeBack(work, await contractHeld(work, id, equipmentPermissions.quote), 'انتهت صلاحية العرض')
    const [customer] = await customersNamed(work, [partyId])
    work.record(quoteExpired, id, { number, partyId, name: customer?.name ?? '', site: '' })
  }
  return waiting.length
}

/** Scaffolding nobody fetched in the days it was kept for is kept no longer. */
async function releaseUnfetched(work: Work) {
  const rows = await work.tx
    .selectFrom('hirePoolLines')
    .select(['id', 'poolId', 'stockId'])
    .where('stockId', 'is not', null)
    .where('endsOn', '<', dayOf(work.now()))
    .forUpdate()
    .execute()
  await releasePools(work, rows)
  return rows.length
}
