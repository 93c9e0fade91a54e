import type { Reply } from '#ui/form.tsx'
import { openPage } from '#ui/offline/network.ts'
import { openOnPhone, type PhoneStamp } from '#ui/offline/phone-page.ts'
import { isUnsent, type Operation } from '#ui/offline/queue.ts'
import { type PhoneAct, writeOnPhone } from '#ui/offline/write-on-phone.ts'
import { dayOf } from '#values/days.ts'
import { faultInDay } from '../day-faults.ts'
import { dayDifferences } from './differences.ts'
import { type DayOnPhone, figuresIn, laidOver, withDaysBefore } from './written-here.ts'

type Loaded = { shown: DayOnPhone; stamp: PhoneStamp; asBefore: boolean; act: string | null }

/** The sheet of a day as the phone shows it, with a network or without. */
export async function openDayOnPhone<Data extends Loaded>(read: () => Promise<Data>, url: URL) {
  const { data, office, phone } = await openOnPhone({
    ...{ read, url },
    lay(loaded, { isKept, operations, elsewhere }) {
      const written = (all: readonly Operation[]) => (isKept ? all : all.filter(isUnsent))
      const shown = laidOver(withDaysBefore(loaded.shown, written(elsewhere)), written(operations))
      const asked = { asBefore: url.searchParams.get('as') === 'before', act: url.searchParams.get('act') }
      return { ...loaded, ...asked, shown: isKept ? { ...shown, today: dayOf(new Date()) } : shown }
    },
  })
  const signature = phone.operations.find(({ act, state }) => act === 'sign' && state !== 'done')
  const changed = phone.operations.some(({ state }) => state === 'changed')
  const mine = changed ? draftHere(office.shown, phone.operations, signature) : null
  const differences = changed ? dayDifferences(office.shown.sheet, mine) : []
  return { ...data, onPhone: { phone, differences, signature: signature?.state === 'waiting' ? signature : null } }
}

/** What was signed here, else what was written. */
function draftHere(shown: DayOnPhone, operations: readonly Operation[], signature: Operation | undefined) {
  if (signature?.state === 'changed') return (signature.snapshot as { shown: DayOnPhone } | undefined)?.shown.sheet ?? null
  return laidOver({ ...shown, sheet: null }, operations.filter(isUnsent)).sheet
}

type Writing = { request: Request; url: URL; serverAction: () => Promise<Reply> }

export const writeDayOnPhone = (writing: Writing) => writeOnPhone({ ...writing, acts })

/** The hours go before the signature under them. */
const acts: Record<string, PhoneAct> = {
  record: {
    ...{ turn: 1, key: () => 'record', label: () => 'ساعات اليوم', next: ({ pathname }) => pathname },
    check(form) {
      const { shown } = openPage.shown as Loaded
      const fault = faultInDay(figuresIn(form), { ...shown, counts: shown.terms.sheetCounts })
      return fault && { [fault.field]: [fault.text] }
    },
  },
  sign: {
    ...{ turn: 2, key: () => 'sign', label: () => 'توقيع ممثل الموقع', next: ({ pathname }) => pathname },
    isSignature: true,
  },
}
