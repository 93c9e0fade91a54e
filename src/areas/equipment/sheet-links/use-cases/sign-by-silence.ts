import { z } from 'zod'
import { contractsNamed } from '#areas/contracts/public.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { dayOf, daysAfter } from '#values/days.ts'
import { termsIn } from '../../hires/terms.ts'
import { equipmentPermissions } from '../../permissions.ts'
import { announcedHolidays } from '../../pricing/announced.ts'
import { calendarOf, workDays } from '../../pricing/work-days.ts'
import { sheetSignedBySilence } from '../../sheets/facts.ts'
import { toldOfSheet } from '../../sheets/load-for-update.ts'

/** Each morning: where the contract says so, a sheet nobody disputed in so many working days is signed. */
export const signBySilence = command({
  name: 'equipment.sign-by-silence',
  permission: equipmentPermissions.recordSheets,
  input: z.object({}),
  async run(work) {
    const waiting = await waitingWithTerm(work)
    const announced = await announcedHolidays(work.tx, firstOf(waiting) ?? dayOf(work.now()), dayOf(work.now()))
    const due = waiting.filter((one) => isSilent(one, dayOf(work.now()), announced))
    for (const one of due) await signOne(work, one)
    if (due.length === 0) work.repeated()
    return { signed: due.length }
  },
})

type Waiting = Awaited<ReturnType<typeof waitingWithTerm>>[number]

/** Only what the site was reminded of: nobody is silent about what they were not told. */
const waitingWithTerm = ({ tx }: Work) =>
  tx
    .selectFrom('daySheets')
    .innerJoin('hireLines', 'hireLines.id', 'daySheets.lineId')
    .innerJoin('hires', 'hires.contractId', 'hireLines.contractId')
    .innerJoin('hireSegments', 'hireSegments.id', 'daySheets.segmentId')
    .innerJoin('machines', 'machines.id', 'hireSegments.machineId')
    .select(['daySheets.id', 'daySheets.version', 'daySheets.day', 'recordedAt', 'snapshot', 'code'])
    .select(['hires.contractId', 'silenceDays', 'restDays', 'holidays'])
    .select(({ selectFrom }) =>
      selectFrom('sheetLinks')
        .select(({ fn }) => fn.max('remindedSlot').as('slot'))
        .whereRef('sheetLinks.contractId', '=', 'hires.contractId')
        .as('reminded'),
    )
    .where('daySheets.state', '=', 'open')
    .where('silenceDays', 'is not', null)
    .orderBy('daySheets.id')
    .forUpdate('daySheets')
    .execute()

const firstOf = (waiting: readonly Waiting[]) => waiting.map(({ day }) => day).toSorted()[0]

/** Whole working days of the site, after the day it was written or put right. */
function isSilent({ recordedAt, silenceDays, reminded, ...site }: Waiting, today: string, announced: ReadonlySet<string>) {
  const since = dayOf(recordedAt)
  if (silenceDays === null || reminded === null || reminded < since) return false
  const passed = workDays(calendarOf(site, announced), daysAfter(since, 1), daysAfter(today, -1))
  return passed.length >= silenceDays
}

async function signOne(work: Work, { id, version, contractId, silenceDays, snapshot, ...sheet }: Waiting) {
  await work.tx
    .updateTable('daySheets')
    .set({ state: 'signed', signedWay: 'silence', signedAt: work.now(), version: version + 1 })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .execute()
  const [contract] = await contractsNamed(work, [contractId])
  if (!contract) throw new Error(`no contract ${contractId}`)
  const told = toldOfSheet({ hire: { contractId, contract }, line: { terms: termsIn({ snapshot }) } }, sheet)
  work.record(sheetSignedBySilence, contractId, { ...told, days: silenceDays ?? 0 })
}
