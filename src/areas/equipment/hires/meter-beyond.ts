import { addTask } from '#areas/tasks/public.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault, fieldFaults } from '#platform/field-fault.ts'
import { dayOf } from '#values/days.ts'
import { cut } from '#values/text.ts'
import { inHours, machineKind } from '../machines/machine.ts'
import { hireRulesNow } from '../rules/queries.ts'
import type { LoadedHire, LoadedLine } from './load-for-update.ts'
import type { OutSegment } from './segments.ts'

/** Tenths of an hour its meter ran without a sheet that says so, where they are more than the rules let pass; else nothing. */
export async function meterBeyond(work: Work, line: LoadedLine, { segment, meter }: { segment: OutSegment; meter: number }) {
  const explained = await explainedMeter(work, line, segment)
  if (explained === null) return 0
  const { meterBeyond: most } = await hireRulesNow(work.tx)
  const beyond = meter - explained
  return beyond > most * 10 ? beyond : 0
}

/** Up to where its sheets lead the meter; null where they say nothing of it. */
async function explainedMeter({ tx }: Work, { id, terms }: LoadedLine, { outAt, meterOut }: OutSegment) {
  if (terms.sheetCounts === 'nothing') return null
  const written = await tx
    .selectFrom('daySheets')
    .select(({ fn, val }) => [fn.max('meterTo').as('read'), fn.coalesce(fn.sum<number>('worked'), val(0)).as('worked')])
    .where('lineId', '=', id)
    .where('day', '>=', dayOf(outAt))
    .executeTakeFirstOrThrow()
  if (terms.sheetCounts === 'loads') return written.read
  // Six minutes are a tenth of an hour.
  const byHours = meterOut + Math.ceil(Number(written.worked) / 6)
  return Math.max(byHours, written.read ?? 0)
}

type Said = { sure: boolean; note?: string | undefined }

/** Far above the sheets it is read once more, and confirmed with a word of why. */
export function mustBeSure(beyond: number, { sure, note }: Said, field = 'meter') {
  if (beyond === 0) return
  const said = `تزيد هذه القراءة ${inHours(beyond)} ساعة على ما تشرحه الكشوف. راجعها، أو أكّدها واكتب سبب الفرق.`
  if (!sure)
    throw fieldFaults([
      [field, said],
      ['sure', 'علّم أنك متأكد، أو صحّح القراءة.'],
    ])
  if (!note) throw fieldFault('note', 'اكتب سبب الفرق، مثل كشوف لم تُسجَّل.')
}

type Read = { hire: LoadedHire; segment: OutSegment; beyond: number }

/** Where it comes back by the sheet both sides sign, the reading stands and somebody looks into it. */
export const askAboutMeter = (work: Work, { hire, segment, beyond }: Read) =>
  addTask(work, {
    ...{ rule: 'equipment.meter-beyond', period: segment.id, subject: { kind: machineKind, id: segment.machineId } },
    title: cut(`راجع عداد ${segment.code}: ${inHours(beyond)} ساعة لا تشرحها الكشوف`, 200),
    details: cut(`عادت من العقد ${hire.contract.number}. أكمل الكشوف الناقصة، أو صحّح القراءة.`, 400),
    ...{ role: 'equipmentOfficer', branchId: hire.contract.branchId, dueAt: work.now() },
  })
