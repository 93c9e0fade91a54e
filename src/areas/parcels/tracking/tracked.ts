import { branches, branchesInJson, companyProfile } from '#areas/company/public.ts'
import type { Ctx } from '#platform/context.ts'
import { askPrepared } from '#platform/db/database.ts'
import { countedTry, tryWith } from '#platform/tries.ts'
import { dayOf, daysBetween } from '#values/days.ts'
import { claimsOfParcel } from '../claims/queries.ts'
import { dueAtDoor } from '../counter/taking-money.ts'
import { readNumber, shownNumber } from '../journey/number.ts'
import { type ParcelState, parcelServices, parcelStates, type StepName, steps } from '../journey/parcel.ts'
import { hashOf } from '../journey/registering.ts'
import { redeliveryOf } from '../redelivery/choices.ts'
import { parcelRulesNow } from '../rules/kept-rules.ts'
import { arrivalToday, pickupOffice } from './arrival.ts'
import { eventShown } from './event-shown.ts'
import { lastAttempt } from './last-attempt.ts'
import { waySteps } from './way-steps.ts'

type Reader = Pick<Ctx, 'db' | 'now' | 'address'>

/** So many may be looked up from one address in a minute. */
const lookups = { name: 'parcels.track', most: 30, seconds: 60 }
/** After the end the way is told so long, and then the last state alone; a link opens so long. */
const daysTold = 90
const daysOfLink = 30

/** What the number alone opens: neither name nor phone, address, sum or sender. The look-up is counted and read in one statement. */
export async function trackedParcel(ctx: Reader, typed: string) {
  const read = readNumber(typed)
  const number = read && read !== 'wrong' ? read.number : null
  const lookup = tryWith(ctx, lookups)
  const [told] = await askPrepared<Told>(ctx.db, lookedUp, [...lookup.values, number, publicSteps])
  if (!told) throw new Error('a look-up was not counted')
  lookup.mustBeFew(told.count)
  if (!told.parcel) return null
  const { endedAt, ...parcel } = told.parcel
  const row = { ...parcel, endedAt: endedAt === null ? null : new Date(endedAt) }
  return wayOf(ctx, row, { branches: told.branches, events: told.events.map(toldEvent) })
}
export type Tracked = NonNullable<Awaited<ReturnType<typeof trackedParcel>>>

/** As JSON has them. */
type Told = {
  count: number
  branches: Awaited<ReturnType<typeof branches>>
  parcel: (Omit<Row, 'endedAt'> & { endedAt: string | null }) | null
  events: EventRow[]
}

const publicSteps = (Object.keys(steps) as StepName[]).filter((step) => steps[step].isPublic)

/** What was written down wrongly is told to nobody. */
const eventsWhere = (parcel: string, publicOnes: string) => `
  select step, at, branch_id "branchId", max(sequence) last from parcel_events e
  where parcel_id = ${parcel} and step = any(${publicOnes}::text[])
    and not exists (select from parcel_events c where c.corrects_id = e.id)
  group by step, at, branch_id`

const eventsOfOne = { name: 'public events of a parcel', text: `${eventsWhere('$1', '$2')} order by last desc` }

const lookedUp = {
  name: 'tracked parcel',
  text: `
    with tried as (${countedTry}),
      found as materialized (
        select id, number, state, is_returning "isReturning", service, from_branch_id "fromBranchId",
          to_branch_id "toBranchId", place, promised_on "promisedOn", ended_at "endedAt"
        from parcels where number = $4)
    select tried.count, ${branchesInJson} branches, (select to_json(found) from found) parcel,
      (select coalesce(json_agg(told order by last desc), '[]') from (${eventsWhere('(select id from found)', '$5')}) told) events
    from tried`,
}

type Row = {
  id: string
  number: string
  state: ParcelState
  isReturning: boolean
  service: 'door' | 'branch'
  fromBranchId: string
  toBranchId: string
  place: string
  promisedOn: string | null
  endedAt: Date | null
}

type Beside = { branches: Awaited<ReturnType<typeof branches>>; events: readonly Event[] }

function wayOf({ now }: Pick<Ctx, 'now'>, row: Row, beside: Beside) {
  const offices = new Map(beside.branches.map(({ id, wilayat, nameAr }) => [id, { wilayat, name: nameAr }]))
  const today = dayOf(now())
  const isOld = row.endedAt !== null && daysBetween(dayOf(row.endedAt), today) > daysTold
  const events = isOld ? [] : beside.events
  const toBranch = offices.get(row.toBranchId)
  return {
    ...{ number: shownNumber(row.number), bare: row.number, state: row.state, ended: row.endedAt !== null },
    title: titleOf(row),
    ...{ from: offices.get(row.fromBranchId)?.wilayat ?? '', to: row.place, service: parcelServices[row.service] },
    ...{ today, next: nextStep(row, toBranch?.name ?? '') },
    way: waySteps(row, events, { arrivesIn: toBranch?.wilayat ?? row.place, today }),
    events: events.map((event) => eventShown(event, offices)),
  }
}

const titleOf = ({ isReturning, endedAt, state }: Row): string =>
  isReturning && !endedAt ? parcelStates.returning : parcelStates[state]

/** One line for all pieces that went through it together. */
export async function publicEvents({ db }: Pick<Ctx, 'db'>, parcelId: string) {
  const rows = await askPrepared<EventRow>(db, eventsOfOne, [parcelId, publicSteps])
  return rows.map(toldEvent)
}

type EventRow = { step: StepName; at: Date | string; branchId: string; last: bigint | string }

const toldEvent = ({ last, at, step, branchId }: EventRow) => ({
  ...{ step, branchId, at: new Date(at), id: String(last), label: steps[step].label },
})
type Event = ReturnType<typeof toldEvent>

function nextStep({ state, isReturning, service, promisedOn }: Row, toBranch: string) {
  const by = promisedOn && { day: promisedOn }
  if (state === 'ready-for-pickup') return { says: `يستلمه صاحبه من ${toBranch} برمز التسليم الذي وصله.` }
  if (state === 'out-for-delivery') return { says: 'يسلّمه المندوب لصاحبه برمز التسليم.' }
  if (state === 'attempt-failed') return { says: 'يعود إلى الفرع، ونخرج به مرة أخرى.' }
  if (state === 'on-hold') return { says: 'أوقفناه لأمر نراجعه، ونخبر صاحبه.' }
  if (isReturning && state === 'returning') return { says: 'يستلمه مرسله من فرعنا.' }
  if (state === 'registered') return { says: 'يسلّمه المرسل إلى فرعنا.' }
  if (state === 'accepted' || state === 'shelved' || state === 'at-branch')
    return service === 'branch' ? { says: `يجهز لصاحبه في ${toBranch}`, ...by } : { says: 'يخرج للتوصيل', ...by }
  return null
}

/** The parcel a link opens, with what whoever holds the link may know; null where it opens none any more. */
export async function ownParcel(ctx: Pick<Ctx, 'db' | 'now'>, token: string) {
  const row = await ctx.db.selectFrom('parcels').selectAll().where('linkHash', '=', hashOf(token)).executeTakeFirst()
  if (!row || isOver(row, ctx.now())) return null
  const waits = row.state === 'ready-for-pickup' || row.state === 'out-for-delivery'
  const due = waits ? await dueAtDoor(ctx, row) : null
  const [offices, company] = [await branches(ctx), await companyProfile(ctx)]
  const office = pickupOffice(row, offices, company)
  const { freeDays } = await parcelRulesNow(ctx.db)
  const proof = row.endedAt
    ? await ctx.db.selectFrom('parcelProofs').select(['receivedBy', 'by', 'at']).where('parcelId', '=', row.id).executeTakeFirst()
    : undefined
  return {
    ...wayOf(ctx, row, { branches: offices, events: await publicEvents(ctx, row.id) }),
    ...(office && { title: 'بانتظارك في الفرع' }),
    ...{ office, arrival: office ? `استلمه من ${office.name} برمز التسليم الذي في رسالتك.` : await arrivalToday(ctx, row) },
    ...{ token, waits, due, freeDays, storageFrom: row.storageFrom, content: row.content, pieces: row.pieceCount },
    ...{ sender: row.senderName, recipient: maskedName(row.recipientName), phone: `****${row.recipientPhone.slice(-4)}` },
    proof: proof ? { ...proof, receivedBy: maskedName(proof.receivedBy) } : null,
    ...{ isMissed: row.missedAt !== null, redelivery: await redeliveryOf(ctx, row) },
    claims: await claimsOfParcel(ctx, row),
    attempt: (await lastAttempt(ctx.db, row)) !== null,
  }
}
export type OwnParcel = NonNullable<Awaited<ReturnType<typeof ownParcel>>>

export const isOver = ({ endedAt }: { endedAt: Date | null }, now: Date) =>
  endedAt !== null && daysBetween(dayOf(endedAt), dayOf(now)) > daysOfLink

/** «مريم الكثيري» as «م*** ا***»: whoever knows the name knows it again. */
export const maskedName = (name: string) =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => `${word.slice(0, 1)}***`)
    .join(' ')
