import type { z } from 'zod'
import { equipmentPermissions } from '#areas/equipment/permissions.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { Refusal } from '#platform/refusal.ts'
import { dayInWords } from '#values/dates.ts'
import { dayOf } from '#values/days.ts'
import { changedMeanwhile } from '../../kinds/use-cases/correct-kind.ts'
import { inHours } from '../../machines/machine.ts'
import { hireRulesNow } from '../../rules/queries.ts'
import { isApart } from '../day-sheet.ts'
import { sheetRecorded } from '../facts.ts'
import { RecordSheetInput } from '../inputs.ts'
import { toldOfSheet } from '../load-for-update.ts'
import { lineToRecord, type Recording } from '../recording.ts'

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
    if (before && before.id !== asked.id) throw fieldFault('day', `سُجّل كشف يوم ${dayInWords(asked.day)} من قبل. افتحه وصحّحه.`)
    const fields = { ...(await figuresOf(work, on, asked)), meterFrom: on.meterFrom }
    if (before) {
      if (sameAs(before, fields)) {
        work.repeated()
        return { id: before.id, lineId: before.lineId, day: before.day }
      }
      if (before.state !== 'open') throw new Refusal('equipment.sheet-signed', 'وُقّع هذا الكشف، فلا يتغيّر إلا باعتراض وتسوية.')
      if (seen !== before.version) throw new Refusal('equipment.changed-meanwhile', changedMeanwhile)
    }
    await keep(work, { on, asked, fields, version: before ? before.version + 1 : 1 })
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
  const meterTo = asked.meterTo ?? null
  const brokenBy = broken > 0 ? (asked.brokenBy ?? null) : null
  if (line.terms.sheetCounts === 'loads' && loads === 0 && worked + standby + broken === 0)
    throw fieldFault('loads', 'اكتب عدد النقلات، أو ساعات الانتظار أو العطل.')
  if (line.terms.sheetCounts === 'hours' && worked + standby + broken === 0)
    throw fieldFault('worked', 'اكتب ساعات العمل أو الانتظار أو العطل.')
  if (meterTo !== null && meterTo < meterFrom)
    throw fieldFault('meterTo', `العداد لا ينقص. آخر قراءة ${inHours(meterFrom)} ساعة.`)
  if (meterTo !== null && meterNext !== null && meterTo > meterNext)
    throw fieldFault('meterTo', `في كشف اليوم التالي قرأ العداد ${inHours(meterNext)}. راجع القراءة.`)
  const { meterPercent } = await hireRulesNow(work.tx)
  if (isApart({ worked, meterFrom, meterTo }, meterPercent) && !asked.note)
    throw fieldFault('note', `العداد يقول ${inHours((meterTo ?? 0) - meterFrom)} ساعة. اكتب سبب الفرق.`)
  return { segmentId: segment.id, worked, standby, broken, brokenBy, loads, meterTo, fuel, note: asked.note ?? null }
}

type Kept = { on: Recording; asked: Asked; fields: Fields; version: number }

async function keep(work: Work, { on, asked, fields, version }: Kept) {
  const stamp = { recordedBy: work.actor.id, recordedName: work.actor.name, recordedAt: work.now() }
  await work.tx
    .insertInto('daySheets')
    .values({ id: asked.id, lineId: asked.lineId, day: asked.day, ...fields, state: 'open', ...stamp, ...unsigned, version })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ ...fields, ...stamp, version }))
    .execute()
  if (fields.meterTo !== null && asked.day <= dayOf(work.now()))
    await work.tx
      .updateTable('machines')
      .set({ meter: fields.meterTo })
      .where('id', '=', on.segment.machineId)
      .where('meter', '<', fields.meterTo)
      .execute()
}

const unsigned = {
  ...{ signer: null, signedWay: null, signedAt: null, signatureId: null, disputedWorked: null, disputedStandby: null },
  ...{ disputedLoads: null, disputeWhy: null, disputedBy: null, approvedBy: null, approvedAt: null, cycleId: null },
}
