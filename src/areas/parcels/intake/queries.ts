import { branches } from '#areas/company/public.ts'
import { findParties } from '#areas/customers/public.ts'
import { vatRateOfKind } from '#areas/finance/public.ts'
import { parcelPermissions as may } from '#areas/parcels/permissions.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/ids.ts'
import { withinReach } from '#platform/reach.ts'
import { dayOf, timeOn } from '#values/days.ts'
import { phoneFault } from '#values/phones.ts'
import { phone } from '#values/shapes.ts'
import { isAgents } from '../counter/agents.ts'
import { shownNumber } from '../journey/number.ts'
import { parcelShown } from '../journey/parcel-detail.ts'
import { branchChoices } from '../journey/queries.ts'
import { seenBy } from '../journey/seen-by.ts'
import { dueOnAccount } from '../merchants/merchant.ts'
import { merchantTermsOf } from '../merchants/terms-of.ts'
import { shelfFor } from '../shelves/suggesting.ts'
import { placesKept } from '../tariff/places.ts'
import { tariff } from '../tariff/quoting.ts'

const lastShown = 6

/** The counter where parcels come in: where they may go, what the phones that were typed are known by, and what came in last. */
export async function intakePage(ctx: Ctx, { query }: { query: URLSearchParams }) {
  const [current, places] = [await tariff(ctx), await placesKept(ctx.db)]
  const taken = isUuid(query.get('taken') ?? '') ? await parcelShown(ctx, query.get('taken') ?? '') : null
  return {
    tariff: current && {
      reference: current.reference,
      zones: current.zones,
      divisor: current.divisor,
      codShare: current.codShare,
      codLeast: current.codLeast,
    },
    vatRate: await vatRateOfKind(ctx, 'parcel-carriage'),
    places: places.map(({ place, zoneId }) => ({ place, zoneId })),
    offices: (await branches(ctx)).map(({ id, nameAr }) => [id, nameAr] as const),
    branches: await branchChoices(ctx, may.register),
    known: await knownBy(ctx, query),
    taken: taken && { ...taken, shelf: await shelfFor(ctx, taken), isAtAgent: await isAgents(ctx, taken.fromBranchId) },
    today: await cameInToday(ctx),
    last: await lastTakenIn(ctx),
    setAside: await setAsideAtIntake(ctx),
    formId: ctx.newId(),
  }
}
export type IntakePage = Awaited<ReturnType<typeof intakePage>>

const phoneIn = (typed: string | null) => (typed && phoneFault(typed) === null ? phone.parse(typed) : null)

/** What is known of whoever sent or received by these phones before: typed in already, for the clerk to look at. */
async function knownBy(ctx: Ctx, query: URLSearchParams) {
  const [from, to] = [phoneIn(query.get('from')), phoneIn(query.get('to'))]
  const seen = ctx.db.selectFrom('parcels').where((eb) => seenBy(eb, ctx.actor))
  const sender = from
    ? await seen
        .select(['senderName'])
        .where('senderPhone', '=', from)
        .orderBy('registeredAt', 'desc')
        .limit(1)
        .executeTakeFirst()
    : undefined
  const merchant = from ? await merchantOf(ctx, from) : null
  const recipient = to
    ? await seen
        .select(['recipientName', 'place', 'quarter', 'landmark', 'building', 'service'])
        .where('recipientPhone', '=', to)
        .orderBy('registeredAt', 'desc')
        .limit(1)
        .executeTakeFirst()
    : undefined
  return {
    senderPhone: query.get('from') ?? undefined,
    recipientPhone: query.get('to') ?? undefined,
    senderName: merchant?.name ?? sender?.senderName,
    merchant,
    ...(recipient && {
      ...{ recipientName: recipient.recipientName, place: recipient.place, service: recipient.service },
      ...{ quarter: recipient.quarter ?? undefined, landmark: recipient.landmark ?? undefined },
      building: recipient.building ?? undefined,
    }),
  }
}

/** The merchant behind a phone, with what is agreed with him: his prices stand in the card, and whether he pays by the month. */
async function merchantOf(ctx: Pick<Ctx, 'db' | 'actor' | 'now'>, from: string) {
  const party = (await findParties(ctx, from)).find(({ phone: one }) => one === from)
  const terms = party && (await merchantTermsOf(ctx, party.id))
  if (!party || !terms) return null
  const { codShare, codLeast, rates } = terms
  return {
    name: party.name,
    rates,
    cod: { codShare, codLeast },
    until: terms.onAccount ? dueOnAccount(dayOf(ctx.now()), terms.payDays) : null,
  }
}

const cameIn = (ctx: Pick<Ctx, 'db' | 'actor'>) =>
  ctx.db
    .selectFrom('parcels')
    .where('acceptedAt', 'is not', null)
    .where((eb) => withinReach(eb, ctx.actor, may.register, { branch: 'parcels.fromBranchId' }))

async function cameInToday(ctx: Pick<Ctx, 'db' | 'actor' | 'now'>) {
  const row = await cameIn(ctx)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('acceptedAt', '>=', timeOn(dayOf(ctx.now()), '00:00'))
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

async function lastTakenIn(ctx: Pick<Ctx, 'db' | 'actor'>) {
  const rows = await cameIn(ctx)
    .select(['id', 'number', 'place', 'quarter', 'chargeable', 'acceptedAt'])
    .orderBy('acceptedAt', 'desc')
    .limit(lastShown)
    .execute()
  return rows.map(({ number, ...row }) => ({ ...row, number: shownNumber(number) }))
}

/** What was booked, has come and cannot be taken in as it is: it lies here until somebody releases or cancels it. */
async function setAsideAtIntake(ctx: Pick<Ctx, 'db' | 'actor'>) {
  const rows = await ctx.db
    .selectFrom('parcels')
    .select(['id', 'number', 'senderName', 'heldReason'])
    .where('state', '=', 'on-hold')
    .where('endedAt', 'is', null)
    .where('acceptedAt', 'is', null)
    .where((eb) => withinReach(eb, ctx.actor, may.register, { branch: 'parcels.branchId' }))
    .orderBy('changedAt')
    .limit(lastShown)
    .execute()
  return rows.map(({ number, ...row }) => ({ ...row, number: shownNumber(number) }))
}
