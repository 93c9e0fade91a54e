import { dayInWords } from '#values/dates.ts'
import { inHours } from '../machines/machine.ts'
import { isApart } from './day-sheet.ts'

export type WrittenDay = {
  worked: number
  standby: number
  broken: number
  brokenBy: string | null
  loads: number
  meterTo: number | null
  note: string | null
}
/** What a day is judged by: its kind, and what the meter showed before it and after it. */
export type AroundDay = {
  counts: 'hours' | 'loads' | 'nothing'
  meterFrom: number
  meterNext: number | null
  meterPercent: number
}
type Fault = { field: string; text: string }

/** What cannot be so, for the phone and for the office alike. */
export const faultInDay = (day: WrittenDay, around: AroundDay): Fault | null =>
  faultInHours(day, around) ?? faultInMeter(day, around)

function faultInHours({ worked, standby, broken, brokenBy, loads }: WrittenDay, { counts }: AroundDay): Fault | null {
  const hours = worked + standby + broken
  if (hours > 1_440) return { field: 'worked', text: 'مجموع ساعات اليوم لا يزيد على 24.' }
  if (broken > 0 && !brokenBy) return { field: 'brokenBy', text: 'اختر سبب العطل.' }
  if (counts === 'loads' && loads === 0 && hours === 0)
    return { field: 'loads', text: 'اكتب عدد النقلات، أو ساعات الانتظار أو العطل.' }
  if (counts === 'hours' && hours === 0) return { field: 'worked', text: 'اكتب ساعات العمل أو الانتظار أو العطل.' }
  return null
}

function faultInMeter({ worked, meterTo, note }: WrittenDay, { meterFrom, meterNext, meterPercent }: AroundDay): Fault | null {
  if (meterTo === null) return null
  if (meterTo < meterFrom) return { field: 'meterTo', text: `العداد لا ينقص. آخر قراءة ${inHours(meterFrom)} ساعة.` }
  if (meterNext !== null && meterTo > meterNext)
    return { field: 'meterTo', text: `في كشف اليوم التالي قرأ العداد ${inHours(meterNext)}. راجع القراءة.` }
  if (isApart({ worked, meterFrom, meterTo }, meterPercent) && !note)
    return { field: 'note', text: `العداد يقول ${inHours(meterTo - meterFrom)} ساعة. اكتب سبب الفرق.` }
  return null
}

export const writtenBefore = (day: string) => `سُجّل كشف يوم ${dayInWords(day)} من قبل. افتحه وصحّحه.`
