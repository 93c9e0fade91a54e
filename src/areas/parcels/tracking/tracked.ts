import { branches } from '#areas/company/public.ts'
import type { Ctx } from '#platform/context.ts'
import { often } from '#platform/db/database.ts'
import { countTryFrom } from '#platform/tries.ts'
import { dayOf, daysBetween } from '#values/days.ts'
import { claimsOfParcel } from '../claims/queries.ts'
import { dueAtCounter } from '../counter/due.ts'
import { readNumber, shownNumber } from '../journey/number.ts'
import { type ParcelState, parcelServices, parcelStates, type StepName, steps } from '../journey/parcel.ts'
import { hashOf } from '../journey/registering.ts'
import { redeliveryOf } from '../redelivery/choices.ts'
import { parcelRulesNow } from '../rules/kept-rules.ts'
import { lastAttempt } from './last-attempt.ts'

type Reader = Pick<Ctx, 'db' | 'now' | 'address'>

/** So many may be looked up from one address in a minute. */
const lookups = { name: 'parcels.track', most: 30, seconds: 60 }
/** After the end the way is told so long, and then the last state alone; a link opens so long. */
const daysTold = 90
const daysOfLink = 30

/** What the number alone opens: neither name nor phone, address, sum or sender. */
export async function trackedParcel(ctx: Reader, typed: string) {
  await countTryFrom(ctx, lookups)
  const read = readNumber(typed)
  const row =
    read && read !== 'wrong'
      ? await ctx.db.selectFrom('parcels').select(columns).where('number', '=', read.number).modifyEnd(often).executeTakeFirst()
      : undefined
  return row ? wayOf(ctx, row) : null
}
export type Tracked = NonNullable<Awaited<ReturnType<typeof trackedParcel>>>

const columns = [
  ...(['id', 'number', 'state', 'isReturning', 'service', 'fromBranchId', 'toBranchId', 'place'] as const),
  ...(['promisedOn', 'endedAt'] as const),
] as const

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

async function wayOf(ctx: Pick<Ctx, 'db' | 'now'>, row: Row) {
  const offices = new Map((await branches(ctx)).map(({ id, wilayat, nameAr }) => [id, { wilayat, name: nameAr }]))
  const isOld = row.endedAt !== null && daysBetween(dayOf(row.endedAt), dayOf(ctx.now())) > daysTold
  const events = isOld ? [] : await publicEvents(ctx, row.id)
  const toBranch = offices.get(row.toBranchId)?.name ?? ''
  return {
    ...{ number: shownNumber(row.number), bare: row.number, state: row.state, ended: row.endedAt !== null },
    title: row.isReturning && !row.endedAt ? parcelStates.returning : parcelStates[row.state],
    ...{ from: offices.get(row.fromBranchId)?.wilayat ?? '', to: row.place, service: parcelServices[row.service] },
    next: nextStep(row, toBranch),
    events: events.map(({ branchId, ...event }) => ({ ...event, wilayat: offices.get(branchId)?.wilayat ?? '' })),
  }
}

/** One line for all pieces that went through it together. */
export async function publicEvents({ db }: Pick<Ctx, 'db'>, parcelId: string) {
  const open = (Object.keys(steps) as StepName[]).filter((step) => steps[step].isPublic)
  const rows = await db
    .selectFrom('parcelEvents')
    .select(['step', 'at', 'branchId'])
    .select(({ fn }) => fn.max('sequence').as('last'))
    .where('parcelId', '=', parcelId)
    .where('step', 'in', open)
    // What was written down wrongly is told to nobody.
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('parcelEvents as c').select('c.id').whereRef('c.correctsId', '=', 'parcelEvents.id'))),
    )
    .groupBy(['step', 'at', 'branchId'])
    .orderBy('last', 'desc')
    .modifyEnd(often)
    .execute()
  return rows.map(({ last, ...row }) => ({ ...row, id: String(last), label: steps[row.step].label }))
}

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
  const due = waits ? await dueAtCounter(ctx, row) : null
  const { freeDays } = await parcelRulesNow(ctx.db)
  const proof = row.endedAt
    ? await ctx.db.selectFrom('parcelProofs').select(['receivedBy', 'by', 'at']).where('parcelId', '=', row.id).executeTakeFirst()
    : undefined
  return {
    ...(await wayOf(ctx, row)),
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
