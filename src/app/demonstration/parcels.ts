import { branches } from '#areas/company/public.ts'
import { receivePayment } from '#areas/finance/receipts/use-cases/receive-payment.ts'
import { operatingAccount } from '#areas/finance/seed-people.ts'
import { openBag, putInBag } from '#areas/parcels/bags/use-cases/fill-bag.ts'
import { closeBag, receiveFromBag } from '#areas/parcels/bags/use-cases/receive-bag.ts'
import { sendBag } from '#areas/parcels/bags/use-cases/send-bag.ts'
import { chargePickup } from '#areas/parcels/counter/use-cases/charge-pickup.ts'
import { handOverParcel } from '#areas/parcels/counter/use-cases/hand-over-parcel.ts'
import { takeCodAtCounter } from '#areas/parcels/counter/use-cases/take-cod.ts'
import { declareOwn } from '#areas/parcels/custody/use-cases/declare-own.ts'
import { takeInParcel } from '#areas/parcels/intake/use-cases/take-in-parcel.ts'
import { codeOf } from '#areas/parcels/journey/hand-over-code.ts'
import { parcelShown } from '#areas/parcels/journey/parcel-detail.ts'
import { holdParcel } from '#areas/parcels/journey/use-cases/hold-parcel.ts'
import { readyParcel } from '#areas/parcels/journey/use-cases/ready-parcel.ts'
import { returnParcel } from '#areas/parcels/journey/use-cases/return-parcel.ts'
import { dispatchBoard } from '#areas/parcels/runs/dispatch.ts'
import { deliverAtDoor } from '#areas/parcels/runs/use-cases/at-the-door.ts'
import { loadOnRun, sendRun } from '#areas/parcels/runs/use-cases/load-run.ts'
import { planRun } from '#areas/parcels/runs/use-cases/plan-run.ts'
import { seedParcels } from '#areas/parcels/seed.ts'
import { shelfFor } from '#areas/parcels/shelves/suggesting.ts'
import { addShelves } from '#areas/parcels/shelves/use-cases/change-shelves.ts'
import { shelveParcel } from '#areas/parcels/shelves/use-cases/shelve-parcel.ts'
import { beginStocktake } from '#areas/parcels/stocktake/use-cases/take-stock.ts'
import { placesPage } from '#areas/parcels/tariff/place-queries.ts'
import { keepPlaces } from '#areas/parcels/tariff/use-cases/keep-places.ts'
import type { Ctx } from '#platform/context.ts'
import { dayOf, daysAfter } from '#values/days.ts'
import { inDecimals } from '#values/money.ts'
import { tellMerchants } from './merchants.ts'
import { tellMonthOfParcels, tellRunOfToday } from './month-of-parcels.ts'
import type { ParcelStory as Story } from './parcel-intake.ts'
import { hearsOfALoss, opensItsBox, paysAMerchant } from './parcel-money.ts'
import { tellWhatWentWrong } from './parcels-gone-wrong.ts'
import { tellParcelsOnHand } from './parcels-on-hand.ts'
import { storyteller } from './people.ts'
import { type ToldParcel, toldParcels } from './told-parcels.ts'

/** Parcels between two branches these days: some were collected, some wait, two are on the way and one goes back. */
export async function tellParcels(ctx: Ctx) {
  const offices = new Map((await branches(ctx)).map(({ code, id }) => [code, id]))
  const story = { ...(await storyteller(ctx)), offices, accountId: (await operatingAccount(ctx))?.id ?? '' }
  await seedParcels(story.as('asma', daysAfter(dayOf(ctx.now()), -33)))
  await equip(story)
  const { left, given } = await tellMonthOfParcels(story)
  const sessionId = await opensItsBox(story)
  for (const one of toldParcels) await tell(story, one)
  await paysAMerchant(story, sessionId)
  await hearsOfALoss(story)
  await goesOutToday(story)
  await tellRunOfToday(story, left)
  const { doors } = await tellParcelsOnHand(story)
  await tellWhatWentWrong(story, { given, onShelf: doors })
  await tellMerchants(story, offices.get('SLL') ?? '')
  await countsAShelf(story)
}

/** Where every wilayat lies, and the shelves of both branches. */
async function equip({ ctx, as, offices }: Story) {
  const supervisor = as('asma', daysAfter(dayOf(ctx.now()), -32))
  const { groups, zones } = await placesPage(supervisor)
  const rows = groups.flatMap(({ places }) => places).filter(({ zoneId }) => zoneId)
  const form = rows.flatMap(({ place, zoneId, branchId }) => [
    [`zone.${place}`, zoneId],
    [`branch.${place}`, branchId],
  ])
  await keepPlaces(supervisor, Object.fromEntries(form))
  const [own, dhofar, upNorth] = zones.map(([id]) => id)
  const row = (
    branch: string,
    of: { row: string; count?: string; purpose: 'zone' | 'ready' | 'return'; zoneId?: string | undefined },
  ) => addShelves(supervisor, { branchId: offices.get(branch) ?? '', count: '8', holds: '8', ...of })
  await row('SLL', { row: 'A1', purpose: 'zone', zoneId: dhofar })
  await row('SLL', { row: 'A2', purpose: 'zone', zoneId: upNorth })
  for (const name of ['B1', 'B2', 'B3']) await row('SLL', { row: name, purpose: 'ready' })
  await row('SLL', { row: 'C1', purpose: 'return' })
  await row('THM', { row: 'A1', count: '4', purpose: 'zone', zoneId: own })
  await row('THM', { row: 'B1', purpose: 'ready' })
}

/** One shelf is being gone through. */
async function countsAShelf({ ctx, as }: Story) {
  const shelf = await ctx.db
    .selectFrom('parcelShelves')
    .select('id')
    .where('code', '=', 'B1-1')
    .orderBy('addedAt')
    .executeTakeFirstOrThrow()
  await beginStocktake(as('awad', dayOf(ctx.now()), '23:59'), { id: ctx.newId(), shelfId: shelf.id })
}

/** What hamad carries today, what he has given already, and the cash of that, which he says he brings. */
async function goesOutToday({ ctx, as, offices }: Story) {
  const today = dayOf(ctx.now())
  // Whoever may carry holds the role since this moment.
  const now = (word: string) => as(word, today, '23:59')
  const supervisor = now('asma')
  const branchId = offices.get('SLL') ?? ''
  const { doors, couriers } = await dispatchBoard(supervisor, { query: new URLSearchParams({ branch: branchId }) })
  const waiting = doors.flatMap(({ parcels }) => parcels)
  const told = toldParcels.filter(isCarried).map(({ recipient }) => recipient)
  const carried = waiting.filter(({ recipientName }) => told.includes(recipientName))
  const [courierId = ''] = couriers.find(([, name]) => name === 'حمد العمري') ?? []
  const run = { id: ctx.newId(), branchId, courierId, day: today, vehicle: 'باص توزيع 1' }
  const { runId } = await planRun(supervisor, { ...run, parcels: carried.map(({ id }) => id) })
  for (const { number } of carried) await loadOnRun(now('hamad'), { runId, parcel: number })
  await sendRun(now('hamad'), { runId })
  for (const one of toldParcels.filter(({ end }) => end === 'delivered')) {
    const stop = await ctx.db
      .selectFrom('parcelStops')
      .innerJoin('parcels', 'parcels.id', 'parcelStops.parcelId')
      .select(['parcelStops.id', 'parcelId', 'codeNumber', 'carriage', 'codFee', 'vat', 'cod', 'payer'])
      .where('runId', '=', runId)
      .where('recipientName', '=', one.recipient)
      .executeTakeFirstOrThrow()
    const ours = stop.payer === 'recipient' ? stop.carriage + stop.codFee + stop.vat : 0n
    await deliverAtDoor(now('hamad'), {
      ...{
        stopId: stop.id,
        receivedBy: one.recipient,
        code: await codeOf(ctx.db, stop.parcelId, stop.codeNumber),
        signature: [],
      },
      paid: inDecimals(stop.cod + ours - (ours % 5n)),
    })
  }
  await declareOwn(now('hamad'), { id: ctx.newId(), rials20: '1', rials5: '1', rials1: '4', baisa100: '3', baisa25: '2' })
}

const isCarried = ({ end }: ToldParcel) => end === 'with-courier' || end === 'delivered'

/** «السعادة، خلف جامع الهدى» */
function doorOf(door: string) {
  const [quarter = '', ...landmark] = door.split('، ')
  return { quarter, landmark: landmark.join('، ') }
}

async function tell(story: Story, one: ToldParcel) {
  const { as, ctx, offices } = story
  const on = (days: number) => daysAfter(dayOf(ctx.now()), Math.min(one.on + days, 0))
  const clerk = (days: number, clock: string) => as('awad', on(days), clock)
  const parcelId = ctx.newId()
  await takeInParcel(clerk(0, '09:00'), {
    ...{ id: parcelId, branchId: offices.get(one.from), toBranchId: offices.get(one.to), place: one.place },
    ...{ senderName: one.sender, senderPhone: one.senderPhone, senderReference: one.reference },
    ...{ recipientName: one.recipient, recipientPhone: one.phone, content: one.content },
    ...(one.door ? { service: 'door' as const, ...doorOf(one.door) } : { service: 'branch' as const }),
    ...{ cod: one.cod, payer: one.payer ?? ('sender' as const), weight1: one.kilos, ...(one.more && { weight2: one.more }) },
  })
  const shown = async () => {
    const found = await parcelShown(as('asma', on(0)), parcelId)
    if (!found) throw new Error('a parcel of the demonstration is not there')
    return found
  }
  await payFor(story, { partyId: (await shown()).senderId, parcel: await shown(), on: on(0) })
  const onShelf = async (days: number, clock: string) => {
    const parcel = await shown()
    const shelf = await shelfFor(ctx, parcel)
    if (shelf) await shelveParcel(clerk(days, clock), { parcel: parcel.bare, shelf })
  }
  if (!one.end) return
  await onShelf(0, '09:20')
  if (one.end === 'held') await holdParcel(as('asma', on(0), '11:00'), { parcelId, reason: 'هاتف صاحبه لا يجيب، والاسم ناقص' })
  if (one.end === 'shelved' || one.end === 'held' || isCarried(one)) return
  if (one.from !== one.to) {
    const bagId = await bagged(story, one, { parcel: (await shown()).bare, on: on(0) })
    if (one.end === 'on-the-way') return
    await receiveFromBag(clerk(1, '08:00'), { bagId, parcel: (await shown()).bare })
    await closeBag(clerk(1, '08:20'), { bagId })
  }
  await readyParcel(clerk(1, '08:40'), { parcelId })
  await onShelf(1, '08:45')
  if (one.end === 'returning') await returnParcel(as('asma', on(4), '10:00'), { parcelId, reason: 'رفضه المرسل إليه' })
  if (one.end === 'handed-over')
    await collected(story, {
      parcelId,
      on: on(2),
      receivedBy: one.recipient,
      due: one.payer === 'recipient',
      cod: one.cod !== undefined,
    })
}

async function bagged({ ctx, as, offices }: Story, one: ToldParcel, { parcel, on }: { parcel: string; on: string }) {
  const clerk = as('awad', on, '14:00')
  const [fromBranchId, toBranchId] = [offices.get(one.from) ?? '', offices.get(one.to) ?? '']
  const { bagId } = await openBag(clerk, { id: ctx.newId(), fromBranchId, toBranchId })
  await putInBag(clerk, { bagId, parcel })
  await sendBag(as('awad', on, '14:30'), { bagId, seal: `S${parcel.slice(-5)}`, driver: 'ناصر اليافعي', driverPhone: '90000190' })
  return bagId
}

type Collected = { parcelId: string; on: string; receivedBy: string; due: boolean; cod: boolean }

async function collected(story: Story, { parcelId, on, receivedBy, due, cod }: Collected) {
  const clerk = story.as('awad', on, '17:00')
  if (due) {
    const { partyId } = await chargePickup(clerk, { parcelId })
    const parcel = await parcelShown(clerk, parcelId)
    if (parcel) await payFor(story, { partyId, parcel, on })
  }
  if (cod) await takeCodAtCounter(clerk, { parcelId, way: 'box' })
  const { codeNumber } = await story.ctx.db
    .selectFrom('parcels')
    .select('codeNumber')
    .where('id', '=', parcelId)
    .executeTakeFirstOrThrow()
  await handOverParcel(clerk, { parcelId, receivedBy, code: await codeOf(story.ctx.db, parcelId, codeNumber), signature: [] })
}

type Paid = { partyId: string; parcel: { bare: string; papers: readonly { open: bigint }[] }; on: string }

async function payFor({ ctx, as, accountId }: Story, { partyId, parcel, on }: Paid) {
  const amount = parcel.papers.reduce((sum, { open }) => sum + open, 0n)
  if (amount === 0n) return
  await receivePayment(as('zahra', on, '17:30'), {
    ...{ id: ctx.newId(), partyId, method1: 'bank-transfer', amount1: inDecimals(amount) ?? '', account1: accountId },
    reference1: `FT${on.slice(2).replaceAll('-', '')}-P${parcel.bare}`,
  })
}
