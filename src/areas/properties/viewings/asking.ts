import { oneWorkingDayAfter } from '#areas/company/public.ts'
import { headingOf } from '#areas/properties/listings/listing.ts'
import { isHeld, shownListings } from '#areas/properties/listings/shown-listings.ts'
import { unitName } from '#areas/properties/property.ts'
import { addTask } from '#areas/tasks/public.ts'
import type { Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { dayInWords } from '#values/dates.ts'
import { dayOf } from '#values/days.ts'
import { folded } from '#values/text.ts'
import { unitWatched, viewingRequested } from './facts.ts'
import { schedulingTask, viewingKind } from './held.ts'
import { type ViewingDayPart, type ViewingReply, viewingNumber } from './viewing.ts'

type Contact = { name: string; phone: string; email?: string | undefined; replyBy: ViewingReply }
export type AskedViewing = Contact & {
  formId: string
  listingId: string
  preferredOn: string
  otherOn?: string | undefined
  dayPart: ViewingDayPart
  note?: string | undefined
}

const gone = () => new Refusal('properties.not-shown', 'لم تعد هذه الوحدة معروضة. انظر الوحدات الشاغرة الآن.', 404)

async function listingShown({ tx, now }: Pick<Work, 'tx' | 'now'>, listingId: string) {
  const found = await shownListings({ db: tx, now })
    .select([
      'listings.id',
      'listings.title',
      'listings.unitId',
      'units.kind',
      'units.number',
      'units.bedrooms',
      'units.furnished',
    ])
    .select(['properties.name as property', 'properties.branchId', isHeld.as('isHeld')])
    .where('listings.id', '=', listingId)
    .executeTakeFirst()
  if (!found) throw gone()
  return found
}

/** Whoever sends it, once however often the form comes: a viewing without a day, and a task for whoever arranges it. */
export async function askViewing(work: Work, { listingId, formId, ...asked }: AskedViewing) {
  const before = await work.tx.selectFrom('viewings').select('id').where('formId', '=', formId).executeTakeFirst()
  if (before) return again(work, before)
  const unit = await listingShown(work, listingId)
  if (unit.isHeld) throw new Refusal('properties.held', 'حُجزت هذه الوحدة قبل قليل. اطلب أن نبلغك إن عادت متاحة.')
  const first = await askedBefore(work, { unitId: unit.unitId, phone: asked.phone })
  if (first) {
    if (first.formId === formId) return again(work, first)
    throw new Refusal('properties.viewing-asked', askedInWords(first.requestedAt, work))
  }
  const confirm = await hearsOfIt(work, asked.phone)
  const { name, phone, email = null, replyBy } = asked
  const made = await work.tx
    .insertInto('viewings')
    .values({
      ...{ id: work.newId(), formId, unitId: unit.unitId, name, phone, email, replyBy, preferredOn: asked.preferredOn },
      ...{ otherOn: asked.otherOn ?? null, dayPart: asked.dayPart, note: asked.note ?? null, requestedAt: work.now() },
      words: folded(`${name} ${phone} ${unit.property} ${unitName(unit)}`),
      accountId: work.actor.kind === 'customer' ? work.actor.id : null,
    })
    .onConflict((conflict) => conflict.column('formId').doNothing())
    .returning(['id', 'sequence', 'requestedAt'])
    .executeTakeFirst()
  if (!made)
    return again(work, await work.tx.selectFrom('viewings').select('id').where('formId', '=', formId).executeTakeFirstOrThrow())
  const called = `${unitName(unit)}، ${unit.property}`
  await addTask(work, {
    ...{ rule: schedulingTask, period: 'once', subject: { kind: viewingKind, id: made.id } },
    ...{ title: `حدّد موعد معاينة ${called}`, role: 'propertyOfficer', branchId: unit.branchId },
    dueAt: await oneWorkingDayAfter(work, work.now()),
  })
  const told = { viewingId: made.id, number: viewingNumber(made), name, phone, email, called, heading: headingOf(unit) }
  work.record(viewingRequested, made.id, { ...told, preferredOn: asked.preferredOn, confirm })
  return made
}

function again(work: Work, { id }: { id: string }) {
  work.repeated()
  return { id }
}

/** What the same phone asked for before and is still to come. Of two who ask at once the second waits, and is told of the first. */
async function askedBefore({ tx }: Pick<Work, 'tx'>, { unitId, phone }: { unitId: string; phone: string }) {
  await tx.selectFrom('units').select('id').where('id', '=', unitId).forNoKeyUpdate().execute()
  return await tx
    .selectFrom('viewings')
    .select(['id', 'formId', 'requestedAt'])
    .where('unitId', '=', unitId)
    .where('phone', '=', phone)
    .where('state', 'in', ['requested', 'scheduled'])
    .limit(1)
    .executeTakeFirst()
}

/** Anybody can type a number: who did is not led to what its owner asked for. */
const askedInWords = (at: Date, { actor }: Pick<Work, 'actor'>) => {
  const where = actor.kind === 'customer' ? 'من «معايناتي» في حسابك' : 'من الرابط في رسالتنا إليك'
  return `وصل طلبك من قبل، في ${dayInWords(dayOf(at))}. تتابعه أو تلغيه ${where}.`
}

const confirmationsAnHour = 5

/** Anybody's number can be typed into a form: past so many in an hour a phone hears no more. */
async function hearsOfIt({ tx, now }: Pick<Work, 'tx' | 'now'>, phone: string) {
  const { count } = await tx
    .selectFrom('viewings')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('phone', '=', phone)
    .where('requestedAt', '>', new Date(now().getTime() - 3_600_000))
    .executeTakeFirstOrThrow()
  return Number(count) < confirmationsAnHour
}

export type Watching = { formId: string; listingId: string; name: string; phone: string }

/** Tells them once, when a unit that somebody has reserved is free again. */
export async function watchUnit(work: Work, { listingId, ...asked }: Watching) {
  const unit = await listingShown(work, listingId)
  const watch = await work.tx
    .insertInto('unitWatches')
    .values({ id: work.newId(), ...asked, unitId: unit.unitId, askedAt: work.now(), toldAt: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!watch) {
    work.repeated()
    return { listingId }
  }
  const { name, phone } = asked
  work.record(unitWatched, unit.unitId, { watchId: watch.id, name, phone, heading: headingOf(unit), listingId })
  return { listingId }
}
