import { giveBack } from '#areas/parcels/counter/use-cases/give-back.ts'
import { takeInParcel } from '#areas/parcels/intake/use-cases/take-in-parcel.ts'
import { codeOf } from '#areas/parcels/journey/hand-over-code.ts'
import { returnParcel } from '#areas/parcels/journey/use-cases/return-parcel.ts'
import { deliverAtDoor, failStop } from '#areas/parcels/runs/use-cases/at-the-door.ts'
import { closeRun, takeBackFromRun } from '#areas/parcels/runs/use-cases/end-run.ts'
import { loadOnRun, sendRun } from '#areas/parcels/runs/use-cases/load-run.ts'
import { planRun } from '#areas/parcels/runs/use-cases/plan-run.ts'
import { dayOf, daysAfter } from '#values/days.ts'
import { inDecimals } from '#values/money.ts'
import { cashOfCouriers, handsOver } from './cash-of-couriers.ts'
import type { Storyteller } from './people.ts'

type MonthStory = Storyteller & { offices: ReadonlyMap<string, string>; accountId: string }

const senders = [
  { senderName: 'متجر لبان ظفار', senderPhone: '90000161', contents: ['لبان حوجري', 'بخور مشكّل', 'مبخرة فخار'] },
  { senderName: 'نسيم أتين للأزياء', senderPhone: '90000162', contents: ['فستان', 'عباءتان', 'شيلة حرير'] },
  { senderName: 'واحة ثمريت للأجهزة', senderPhone: '90000163', contents: ['مروحة', 'خلاط', 'مصباح مكتب'] },
] as const
const names = ['نورة', 'سالم', 'عائشة', 'محمد', 'ريم', 'خالد', 'منى', 'أحمد', 'طفول', 'سعيد']
const families = ['المعشني', 'الكثيري', 'الشنفري', 'البلوشي', 'الرواس', 'المهري', 'جعبوب', 'تبوك', 'العوائد']
const doors = [
  ['صلالة', 'السعادة', 'خلف جامع الهدى'],
  ['صلالة', 'عوقد', 'قرب المخبز'],
  ['صلالة', 'الدهاريز', 'مقابل المدرسة'],
  ['صلالة', 'صحلنوت', 'خلف مركز الصحة'],
  ['صلالة', 'صلالة الجديدة', 'عند الدوّار'],
  ['طاقة', 'وسط البلد', 'قرب السوق'],
  ['مرباط', 'الميناء', 'مقابل السوق'],
] as const
const cods = ['12.500', '', '7.250', '18', '', '9.900', '4.500']

const firstDay = -30
const lastDay = -3
const aDay = 5
/** Beyond those of the month. */
const ofToday = 900
/** One in so many is not at home, and one in so many wants it no more. */
const absentEach = 9
const refusedEach = 16

const at = <One>(list: readonly One[], index: number) => list[index % list.length] as One

/** A month before these days: merchants’ parcels to doors of Salalah, its cash handed over each week and paid on to them. */
export async function tellMonthOfParcels(story: MonthStory) {
  const { ctx } = story
  const today = dayOf(ctx.now())
  const cash = await cashOfCouriers(story)
  let told = 0
  let left: Parcel[] = []
  let next = 0
  for (let ago = firstDay; ago <= lastDay; ago++) {
    const day = daysAfter(today, ago)
    if (isFriday(day)) continue
    const fresh: Parcel[] = []
    for (let one = 0; one < aDay; one++) fresh.push(await takenIn(story, { day, index: told++ }))
    const courier = next++ % 2 === 0 ? 'hamad' : 'badr'
    left = await broughtOn(story, { day, courier, parcels: [...left, ...fresh] })
    if (next % 6 === 0 || ago === lastDay) await handsOver(story, cash, { day, isLast: ago === lastDay })
  }
}

const isFriday = (day: string) => new Date(day).getUTCDay() === 5

type Parcel = { id: string; number: string; index: number; tries: number }

async function takenIn({ ctx, as, offices }: MonthStory, { day, index }: { day: string; index: number }): Promise<Parcel> {
  const { contents, ...sender } = at(senders, index)
  const [place, quarter, landmark] = at(doors, index)
  const id = ctx.newId()
  const { number } = await takeInParcel(as('awad', day, `09:${String(10 + (index % 5) * 8).padStart(2, '0')}`), {
    ...{ ...sender, id, branchId: offices.get('SLL'), place, quarter, landmark, service: 'door' as const },
    ...{ recipientName: `${at(names, index * 3)} ${at(families, index * 7)}`, recipientPhone: `9100${1000 + index}` },
    ...{ content: at(contents, index), payer: 'recipient' as const, weight1: (0.6 + (index % 6) * 0.45).toFixed(2) },
    ...(at(cods, index) && { cod: at(cods, index) }),
  })
  return { id, number, index, tries: 0 }
}

/** The run badr is on now: some doors are done, and he is on his way to the others. */
export async function tellRunOfToday(story: MonthStory) {
  const day = dayOf(story.ctx.now())
  const parcels: Parcel[] = []
  for (let one = 0; one < aDay; one++) parcels.push(await takenIn(story, { day, index: ofToday + one }))
  const { runId, driver } = await leaves(story, { day, courier: 'badr', parcels })
  for (const one of parcels.slice(0, 2)) await isBrought(story, { runId, one, to: driver('15:20') })
}

type Round = { day: string; courier: string; parcels: Parcel[] }

async function leaves({ ctx, as, person, offices }: MonthStory, { day, courier, parcels }: Round) {
  const [supervisor, driver] = [as('asma', day, '13:00'), (clock: string) => as(courier, day, clock)]
  const { runId } = await planRun(supervisor, {
    ...{ id: ctx.newId(), branchId: offices.get('SLL') ?? '', courierId: person(courier).id, day },
    ...{ vehicle: courier === 'hamad' ? 'باص توزيع 1' : 'باص توزيع 2', parcels: parcels.map(({ id }) => id) },
  })
  for (const { number } of parcels) await loadOnRun(driver('14:40'), { runId, parcel: number })
  await sendRun(driver('15:00'), { runId })
  return { runId, driver }
}

/** All of a day on one run; who is absent is tried again the next day. */
async function broughtOn(story: MonthStory, { day, courier, parcels }: Round) {
  const { as } = story
  const { runId, driver } = await leaves(story, { day, courier, parcels })
  const again: Parcel[] = []
  for (const [order, one] of parcels.entries()) {
    const clock = `${String(15 + Math.floor((order + 1) / 3)).padStart(2, '0')}:${String(((order + 1) % 3) * 18 + 5).padStart(2, '0')}`
    if (await isBrought(story, { runId, one, to: driver(clock) })) continue
    await takeBackFromRun(as('awad', day, '19:10'), { runId, parcel: one.number })
    if (isRefused(one)) await goesBack(story, one, day)
    else again.push({ ...one, tries: one.tries + 1 })
  }
  await closeRun(as('asma', day, '19:30'), { runId })
  return again
}

const isRefused = ({ index }: Parcel) => index % refusedEach === 7
const isAbsent = ({ index, tries }: Parcel) => tries === 0 && index % absentEach === 4

type Stop = { runId: string; one: Parcel; to: ReturnType<Storyteller['as']> }

async function isBrought({ ctx }: MonthStory, { runId, one, to }: Stop) {
  const stop = await ctx.db
    .selectFrom('parcelStops')
    .innerJoin('parcels', 'parcels.id', 'parcelStops.parcelId')
    .select(['parcelStops.id', 'codeNumber', 'carriage', 'codFee', 'vat', 'cod', 'recipientName'])
    .where('runId', '=', runId)
    .where('parcelId', '=', one.id)
    .executeTakeFirstOrThrow()
  if (isRefused(one) || isAbsent(one)) {
    await failStop(to, { stopId: stop.id, reason: isRefused(one) ? 'refused' : 'absent' })
    return false
  }
  const ours = stop.carriage + stop.codFee + stop.vat
  await deliverAtDoor(to, {
    ...{ stopId: stop.id, receivedBy: stop.recipientName, signature: [] },
    ...{ code: await codeOf(ctx.db, one.id, stop.codeNumber), paid: inDecimals(stop.cod + ours - (ours % 5n)) },
  })
  return true
}

async function goesBack({ as }: MonthStory, { id, index }: Parcel, day: string) {
  await returnParcel(as('asma', day, '19:20'), { parcelId: id, reason: 'رفضه المرسل إليه' })
  const { senderName } = at(senders, index)
  await giveBack(as('awad', daysAfter(day, 1), '10:30'), { parcelId: id, receivedBy: senderName, cardEnd: '4471' })
}
