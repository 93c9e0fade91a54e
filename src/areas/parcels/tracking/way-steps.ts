import { clock, weekdayOf } from '#values/dates.ts'
import { dayOf } from '#values/days.ts'
import { type ParcelState, parcelStates, type StepName } from '../journey/parcel.ts'
import { isAbroad } from '../tariff/places.ts'

type Parcel = {
  state: ParcelState
  isReturning: boolean
  service: 'door' | 'branch'
  fromBranchId: string
  toBranchId: string
  place: string
  promisedOn: string | null
}
/** The newest first, as they are read. */
type Event = { step: StepName; at: Date; branchId: string }

type Mark = 'past' | 'now' | 'later'
export type WayStep = { name: StepOfWay; label: string; when: string | null; mark: Mark; isBad?: true }
export type StepOfWay = 'registered' | 'accepted' | 'on-way' | 'arrived' | 'abroad' | 'out' | 'ready' | 'given' | 'back' | 'ended'

type Told = { name: StepOfWay; label: string; at: Date | undefined; isBad?: true }
type Around = { arrivesIn: string; today: string }

/** The way of a parcel in its few steps, with when it took each; none where nothing is told any more. */
export function waySteps(parcel: Parcel, events: readonly Event[], around: Around): WayStep[] {
  if (events.length === 0) return []
  const { today } = around
  const short = shortWay(parcel, events)
  const reached = short?.findLastIndex(({ at }) => at !== undefined) ?? 0
  if (short) return marked(short, reached, { today, atEnd: null })
  const told = longWay(parcel, events, around.arrivesIn)
  const current = currentOf(parcel, events)
  const at = told.findIndex(({ name }) => name === current)
  return marked(told, at, { today, atEnd: expected(parcel, events, today) })
}

const latest = (events: readonly Event[], ...names: StepName[]) => events.find(({ step }) => names.includes(step))?.at

const ends: Partial<Record<ParcelState, StepName>> = {
  lost: 'lost',
  damaged: 'damaged',
  disposed: 'disposed',
  cancelled: 'cancelled',
}

/** The short form for a parcel that turned round or ended otherwise: how it began, and what became of it. */
function shortWay({ state, isReturning }: Parcel, events: readonly Event[]): Told[] | null {
  const began: Told = latest(events, 'accepted')
    ? { name: 'accepted', label: 'استلمناه', at: latest(events, 'accepted') }
    : { name: 'registered', label: 'سُجّل', at: latest(events, 'registered') }
  const end = ends[state]
  if (end) return [began, { name: 'ended', label: parcelStates[state], at: latest(events, end) ?? began.at, isBad: true }]
  if (!isReturning && state !== 'returned') return null
  return [
    began,
    { name: 'back', label: 'يعود إلى المرسل', at: latest(events, 'returning', 'accepted') },
    { name: 'ended', label: parcelStates.returned, at: latest(events, 'returned') },
  ]
}

function longWay(parcel: Parcel, events: readonly Event[], arrivesIn: string): Told[] {
  const between = parcel.fromBranchId !== parcel.toBranchId || events.some(({ step }) => step === 'departed')
  const steps: (Told | false)[] = [
    parcel.state === 'registered' && { name: 'registered', label: 'سُجّل', at: latest(events, 'registered') },
    { name: 'accepted', label: 'استلمناه', at: latest(events, 'accepted') },
    between && { name: 'on-way', label: 'في الطريق', at: latest(events, 'departed') },
    between && { name: 'arrived', label: `وصل ${arrivesIn}`, at: arrivedAt(parcel, events) },
    lastLeg(parcel, events),
    { name: 'given', label: parcelStates['handed-over'], at: latest(events, 'handed-over', 'carrier-delivered') },
  ]
  return steps.filter((step) => step !== false)
}

/** A courier brings it, it waits at a counter, or a carrier abroad has it. */
function lastLeg(parcel: Parcel, events: readonly Event[]): Told {
  const isCarried = isWithCarrier(events) || (isAbroad(parcel.place) && !brought.includes(parcel.state))
  if (isCarried) return { name: 'abroad', label: 'خرج مع ناقل', at: latest(events, 'given-to-carrier') }
  if (waits(parcel, events)) return { name: 'ready', label: 'بانتظارك في الفرع', at: latest(events, 'ready') }
  const failed = parcel.state === 'attempt-failed'
  const label = failed ? parcelStates['attempt-failed'] : parcelStates['out-for-delivery']
  return { name: 'out', label, at: latest(events, failed ? 'attempt-failed' : 'dispatched'), ...(failed && { isBad: true }) }
}

const brought: readonly ParcelState[] = ['out-for-delivery', 'attempt-failed', 'ready-for-pickup']

/** A carrier took it last, and has not brought it back. */
const isWithCarrier = (events: readonly Event[]) => newestOf(events, moves) === 'given-to-carrier'
const moves: readonly StepName[] = ['given-to-carrier', 'carrier-returned', 'departed', 'dispatched', 'ready']

const newestOf = (events: readonly Event[], names: readonly StepName[]) => events.find(({ step }) => names.includes(step))?.step

function waits({ state, service }: Parcel, events: readonly Event[]) {
  const last = newestOf(events, ['ready', 'dispatched'])
  if (state === 'ready-for-pickup') return true
  return last ? last === 'ready' : service === 'branch'
}

const arrivedAt = ({ toBranchId }: Parcel, events: readonly Event[]) =>
  events.find(({ step, branchId }) => step === 'arrived' && branchId === toBranchId)?.at

function currentOf(parcel: Parcel, events: readonly Event[]): StepOfWay {
  const { state } = parcel
  if (state === 'registered') return 'registered'
  if (state === 'handed-over') return 'given'
  if (state === 'ready-for-pickup') return 'ready'
  if (state === 'out-for-delivery' || state === 'attempt-failed') return 'out'
  if (isWithCarrier(events)) return 'abroad'
  if (state === 'in-transit') return 'on-way'
  if (state === 'on-hold') return heldAt(parcel, events)
  return inBranch(parcel, events)
}

/** To be held is no place of the way: it stands where it was. */
function heldAt(parcel: Parcel, events: readonly Event[]): StepOfWay {
  const last = newestOf(events, ['dispatched', 'attempt-failed', 'ready', 'arrived'])
  if (last === 'ready') return 'ready'
  return last === 'dispatched' ? 'out' : inBranch(parcel, events)
}

function inBranch(parcel: Parcel, events: readonly Event[]): StepOfWay {
  if (!latest(events, 'accepted')) return 'registered'
  if (arrivedAt(parcel, events)) return 'arrived'
  return latest(events, 'departed') ? 'on-way' : 'accepted'
}

/** When it is to be given: the day of the courier, else the day that was promised. */
function expected({ state, promisedOn }: Parcel, events: readonly Event[], today: string) {
  const out = state === 'out-for-delivery' ? latest(events, 'dispatched') : undefined
  if (out && dayOf(out) === today) return 'اليوم'
  if (!promisedOn || promisedOn < today) return null
  return promisedOn === today ? 'اليوم' : `حتى ${weekdayAndNumber(promisedOn)}`
}

type Days = { today: string; atEnd: string | null }

function marked(told: readonly Told[], current: number, { today, atEnd }: Days): WayStep[] {
  return told.map(({ at, ...step }, index) => {
    const isNow = index === current
    const mark = index < current || (isNow && step.name === 'given') ? 'past' : isNow ? 'now' : 'later'
    const when = mark === 'later' ? null : at && whenInWords(at, { today, isNow })
    const isEnd = mark === 'later' && index === told.length - 1
    return { ...step, mark, when: (isEnd ? atEnd : when) ?? null }
  })
}

/** The hour of what is going on today, else the day. */
const whenInWords = (at: Date, { today, isNow }: { today: string; isNow: boolean }) =>
  isNow && dayOf(at) === today ? clock(at) : weekdayAndNumber(dayOf(at))

/** «الأحد 29» */
const weekdayAndNumber = (day: string) => `${weekdayOf(day)} ${Number(day.slice(8))}`
