import type { z } from 'zod'
import { equipmentPermissions } from '#areas/equipment/permissions.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { Refusal } from '#platform/refusal.ts'
import { changedMeanwhile } from '../../kinds/use-cases/correct-kind.ts'
import { hireRulesNow } from '../../rules/queries.ts'
import { jobArrived } from '../../transport/jobs-of-lines.ts'
import { faultInDay, writtenBefore } from '../day-faults.ts'
import { sheetRecorded } from '../facts.ts'
import { RecordSheetInput } from '../inputs.ts'
import { keepSheet } from '../keeping.ts'
import { toldOfSheet } from '../load-for-update.ts'
import { addPictures, keepFresh } from '../pictures.ts'
import { lineToRecord, type Recording } from '../recording.ts'
import { judgedTicks } from '../safety.ts'

const may = equipmentPermissions.recordSheets
type Asked = z.output<typeof RecordSheetInput>

/** One sheet for a line and a day, by its operator or whoever looks after the machine; until it is signed it may be put right. */
export const recordSheet = command({
  name: 'equipment.record-sheet',
  permission: may,
  input: RecordSheetInput,
  async run(work, { seen, ...asked }) {
    const on = await lineToRecord(work, asked.lineId, asked.day)
    const before = await work.tx
      .selectFrom('daySheets')
      .selectAll()
      .where('lineId', '=', asked.lineId)
      .where('day', '=', asked.day)
      .forUpdate()
      .executeTakeFirst()
    if (before && before.id !== asked.id) throw fieldFault('day', writtenBefore(asked.day))
    const fields = { ...(await figuresOf(work, on, asked)), meterFrom: on.meterFrom }
    const fresh = await keepFresh(work, asked.id, asked.photos)
    if (before) {
      if (fresh.length === 0 && sameAs(before, fields)) {
        work.repeated()
        return { id: before.id, lineId: before.lineId, day: before.day }
      }
      if (!seen) throw new Refusal('equipment.changed-meanwhile', writtenBefore(asked.day))
      if (seen !== before.version) throw new Refusal('equipment.changed-meanwhile', changedMeanwhile)
      if (before.state !== 'open') throw new Refusal('equipment.sheet-signed', 'وُقّع هذا الكشف، فلا يتغيّر إلا باعتراض وتسوية.')
    }
    await keepSheet(work, { on, asked, fields, version: before ? before.version + 1 : 1 })
    await addPictures(work, asked.id, fresh)
    // Where it works it has arrived, whoever forgot to say so.
    await jobArrived(work, asked.lineId, 'site')
    const { worked, standby, broken, loads } = asked
    work.record(sheetRecorded, on.hire.contractId, {
      ...toldOfSheet(on, { ...on.segment, day: asked.day }),
      worked,
      standby,
      broken,
      loads,
    })
    return { id: asked.id, lineId: asked.lineId, day: asked.day }
  },
})

type Fields = Awaited<ReturnType<typeof figuresOf>> & { meterFrom: number | null }

const sameAs = (before: object, fields: Fields) =>
  Object.entries(fields).every(([name, value]) => (before as Record<string, unknown>)[name] === value)

/** The hours of the day against its meter: what is far apart is explained. */
async function figuresOf(work: Work, { segment, line, meterFrom, meterNext }: Recording, asked: Asked) {
  const { worked, standby, broken, loads, fuel } = asked
  const brokenBy = broken > 0 ? (asked.brokenBy ?? null) : null
  const written = { worked, standby, broken, brokenBy, loads, meterTo: asked.meterTo ?? null, note: asked.note ?? null }
  const { meterPercent } = await hireRulesNow(work.tx)
  const fault = faultInDay(written, { counts: line.terms.sheetCounts, meterFrom, meterNext, meterPercent })
  if (fault) throw fieldFault(fault.field, fault.text)
  return { segmentId: segment.id, ...written, fuel, ...judgedTicks(await ticksOfKind(work, line.kindId), asked.ticks) }
}

async function ticksOfKind({ tx }: Work, kindId: string) {
  const kind = await tx.selectFrom('machineKinds').select('safetyTicks').where('id', '=', kindId).executeTakeFirstOrThrow()
  return kind.safetyTicks
}
