import { picturesOf } from '#ui/offline/pictures.ts'
import { type Operation, textOf } from '#ui/offline/queue.ts'
import { clean } from '#values/text.ts'
import { sheetsPath } from '../../paths.ts'
import type { WrittenDay } from '../day-faults.ts'
import { brokenByNames } from '../day-sheet.ts'
import type { ShownDay } from '../queries.ts'
import { judgedTicks } from '../safety.ts'

type Form = Pick<Operation, 'fields'>
export type DayOnPhone = Omit<ShownDay, 'sheet' | 'before'> & { sheet: SheetOnPhone | null; before: Before | null }
type Before = Pick<NonNullable<ShownDay['before']>, 'day' | 'worked' | 'standby' | 'loads'>
export type SheetOnPhone = NonNullable<ShownDay['sheet']>

/** The line and the day of the sheet a thing was done on. */
export function dayOfPage(page: string) {
  const [lineId, day] = page.startsWith(`${sheetsPath}/`) ? page.slice(sheetsPath.length + 1).split('/') : []
  return lineId && day ? { lineId, day } : null
}

/** The form as the office will read it. */
export function figuresIn(form: Form): WrittenDay & { fuel: number } {
  const number = (name: string) => Number(clean(textOf(form, name)).replaceAll(',', '')) || 0
  const minutes = (name: string) => Math.round(number(name) * 10) * 6
  const broken = minutes('broken')
  const brokenBy = brokenByNames.find((one) => one === textOf(form, 'brokenBy')) ?? null
  return {
    ...{ worked: minutes('worked'), standby: minutes('standby'), broken, brokenBy: broken > 0 ? brokenBy : null },
    ...{ loads: number('loads'), fuel: Math.round(number('fuel') * 10), note: clean(textOf(form, 'note')) || null },
    meterTo: clean(textOf(form, 'meterTo')) === '' ? null : Math.round(number('meterTo') * 10),
  }
}

const isRecord = ({ act }: Operation) => act === 'record'

/** The sheet of the page with what was written here laid over it. What the site has signed stays as it is. */
export function laidOver<Day extends DayOnPhone>(shown: Day, operations: readonly Operation[]): Day {
  const last = operations.findLast(isRecord)
  if (!last || (shown.sheet && shown.sheet.state !== 'open')) return shown
  const pictures = operations.filter(isRecord).flatMap(picturesOf)
  return { ...shown, sheet: draftOf(shown, last), pictures: [...shown.pictures, ...pictures] }
}

const draftOf = (shown: DayOnPhone, one: Operation): SheetOnPhone => ({
  ...blank,
  ...{ lineId: shown.lineId, segmentId: shown.segmentId, day: shown.day, meterFrom: shown.meterFrom },
  ...shown.sheet,
  ...(figuresIn(one) as Pick<SheetOnPhone, 'worked' | 'brokenBy'>),
  ...judgedTicks(shown.safetyTicks, textsOf(one, 'ticks')),
  id: textOf(one, 'id'),
})

const textsOf = ({ fields }: Form, name: string) =>
  fields.flatMap(([field, value]) => (field === name && typeof value === 'string' ? [clean(value)] : []))

const blank: SheetOnPhone = {
  ...{ id: '', lineId: '', segmentId: '', day: '', worked: 0, standby: 0, broken: 0, brokenBy: null, loads: 0, fuel: 0 },
  ...{
    meterFrom: null,
    meterTo: null,
    note: null,
    ticked: '',
    unticked: '',
    state: 'open',
    signer: null,
    signedWay: null,
    signedAt: null,
  },
  ...{ signatureId: null, disputedWorked: null, disputedStandby: null, disputedLoads: null, disputeWhy: null },
  ...{ disputedBy: null, approvedBy: null, approvedAt: null, cycleId: null, recordedBy: '', recordedName: '' },
  ...{ recordedAt: new Date(0), version: 0 },
}

/** The days before it that the office does not know yet: «as yesterday», and the meter, go by them. */
export function withDaysBefore<Day extends DayOnPhone>(shown: Day, elsewhere: readonly Operation[]): Day {
  const earlier = elsewhere
    .filter(isRecord)
    .flatMap((one) => {
      const on = dayOfPage(one.page)
      return on && on.lineId === shown.lineId && on.day < shown.day ? [{ ...figuresIn(one), day: on.day }] : []
    })
    .toSorted((one, other) => one.day.localeCompare(other.day))
  const last = earlier.at(-1)
  const before = last && (!shown.before || last.day >= shown.before.day) ? last : shown.before
  const meter = earlier.reduce((most, { meterTo }) => Math.max(most, meterTo ?? 0), shown.meterFrom)
  return { ...shown, before, meterFrom: meter }
}
