import { z } from 'zod'
import { contractsNamed } from '#areas/contracts/public.ts'
import { equipmentPermissions } from '#areas/equipment/permissions.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { dayOf, timeOf } from '#values/days.ts'
import { termsIn } from '../../hires/terms.ts'
import { announcedHolidays } from '../../pricing/announced.ts'
import { calendarOf, isWorkDay } from '../../pricing/work-days.ts'
import { sheetMissing } from '../facts.ts'
import { toldOfSheet } from '../load-for-update.ts'

/** In the evening whoever writes a sheet and whoever approves it hear that today's is not there, once. */
const evening = { from: '19:00', until: '21:00' }

export const tellMissingSheets = command({
  name: 'equipment.tell-missing-sheets',
  permission: equipmentPermissions.recordSheets,
  input: z.object({}),
  async run(work) {
    const time = timeOf(work.now())
    const told = time >= evening.from && time < evening.until ? await tellAll(work, dayOf(work.now())) : 0
    if (told === 0) work.repeated()
    return { told }
  },
})

async function tellAll(work: Work, today: string) {
  const announced = await announcedHolidays(work.tx, today, today)
  const missing = (await unwritten(work, today)).filter(
    ({ snapshot, offHiredAt, ...site }) =>
      termsIn({ snapshot }).sheetCounts !== 'nothing' &&
      (!offHiredAt || dayOf(offHiredAt) >= today) &&
      isWorkDay(calendarOf(site, announced), today),
  )
  const contracts = await contractsNamed(work, [...new Set(missing.map(({ contractId }) => contractId))])
  for (const { snapshot, contractId, lineId, site, accountId, code } of missing) {
    const contract = contracts.find(({ id }) => id === contractId)
    if (!contract) throw new Error(`no contract ${contractId}`)
    await work.tx.updateTable('hireLines').set({ toldMissing: today }).where('id', '=', lineId).execute()
    const told = toldOfSheet({ hire: { contractId, contract }, line: { terms: termsIn({ snapshot }) } }, { code, day: today })
    work.record(sheetMissing, contractId, { ...told, lineId, site, branchId: contract.branchId, operatorAccountId: accountId })
  }
  return missing.length
}

/** The machines on their sites whose day nobody has written. */
const unwritten = ({ tx }: Work, today: string) =>
  tx
    .selectFrom('hireSegments')
    .innerJoin('hireLines', 'hireLines.id', 'hireSegments.lineId')
    .innerJoin('hires', 'hires.contractId', 'hireLines.contractId')
    .innerJoin('machines', 'machines.id', 'hireSegments.machineId')
    .leftJoin('machineOperators', 'machineOperators.id', 'hireSegments.operatorId')
    .select(['hireLines.id as lineId', 'hireLines.contractId', 'snapshot', 'offHiredAt', 'site', 'restDays', 'holidays'])
    .select(['code', 'accountId'])
    .where('backAt', 'is', null)
    .where((eb) => eb.or([eb('toldMissing', 'is', null), eb('toldMissing', '<', today)]))
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('daySheets').select('id').whereRef('lineId', '=', 'hireLines.id').where('day', '=', today))),
    )
    .orderBy('hireLines.id')
    .forUpdate('hireLines')
    .execute()
