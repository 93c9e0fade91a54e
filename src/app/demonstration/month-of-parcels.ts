import { giveBack } from '#areas/parcels/counter/use-cases/give-back.ts'
import { returnParcel } from '#areas/parcels/journey/use-cases/return-parcel.ts'
import { closeRun, takeBackFromRun } from '#areas/parcels/runs/use-cases/end-run.ts'
import { dayOf, daysAfter } from '#values/days.ts'
import { cashOfCouriers, handsOver } from './cash-of-couriers.ts'
import { type Courier, couriers, goesFromDoorToDoor, leaves, type Outcome } from './courier-round.ts'
import { type Carried, type ParcelStory, senderNamed, takenIn } from './parcel-intake.ts'

const firstDay = -30
const lastDay = -3
const workingDays = 24
const aDay = 13
/** Indexes above those of the month. */
const ofToday = 910
/** One in so many is not at home. */
const absentEach = 9
/** Two in so many want it no more. */
const [refusedEach, refused] = [26, [7, 16]]
/** This one is not at home as often as it is brought. */
const neverThere = (workingDays - 2) * aDay + 1
/** Couriers count what they hold with the cashier. */
const handsOverEach = 3

/** A month before these days: merchants’ parcels to doors of Salalah, its cash handed over and paid on to them. What is left of it, and what was given last. */
export async function tellMonthOfParcels(story: ParcelStory) {
  const today = dayOf(story.ctx.now())
  const cash = await cashOfCouriers(story)
  let left: Carried[] = []
  let given: Carried[] = []
  let worked = 0
  for (let ago = firstDay; ago <= lastDay; ago++) {
    const day = daysAfter(today, ago)
    if (isFriday(day)) continue
    const fresh: Carried[] = []
    for (let one = 0; one < aDay; one++) fresh.push(await takenIn(story, { day, index: worked * aDay + one }))
    const parcels = [...left, ...fresh]
    const half = Math.ceil(parcels.length / 2)
    const [first, second] = pairOn(worked)
    const rounds = [
      await broughtOn(story, { day, courier: first, parcels: parcels.slice(0, half) }),
      await broughtOn(story, { day, courier: second, parcels: parcels.slice(half) }),
    ]
    left = rounds.flatMap(({ again }) => again)
    given = rounds.flatMap((round) => round.given)
    worked += 1
    if (worked % handsOverEach === 0) await handsOver(story, cash, { day, isLast: worked === workingDays })
  }
  return { left, given }
}

const isFriday = (day: string) => new Date(day).getUTCDay() === 5

/** Two of three are out each day; on the last day hamad and badr. */
const pairOn = (worked: number): [Courier, Courier] => [at(couriers, worked + 1), at(couriers, worked + 2)]
const at = <One>(list: readonly One[], index: number) => list[index % list.length] as One

/** The run badr is on now: some doors are done, nobody was at one for the third time, and he is on his way to the others. */
export async function tellRunOfToday(story: ParcelStory, left: readonly Carried[]) {
  const day = dayOf(story.ctx.now())
  const fresh: Carried[] = []
  for (let one = 0; one < 6; one++) fresh.push(await takenIn(story, { day, index: ofToday + one }))
  const runId = await leaves(story, { day, courier: 'badr', parcels: [...left, ...fresh] })
  const done = [...left, ...fresh.slice(0, 2)]
  await goesFromDoorToDoor(story, { day, courier: 'badr', runId, clock: '17:20', outcomes: outcomesOf(done) })
}

type Round = { day: string; courier: Courier; parcels: readonly Carried[] }

/** All of a run in one day; who is absent is tried again the next day. */
async function broughtOn(story: ParcelStory, { day, courier, parcels }: Round) {
  const { as } = story
  const runId = await leaves(story, { day, courier, parcels })
  const outcomes = outcomesOf(parcels)
  await goesFromDoorToDoor(story, { day, courier, runId, clock: '18:50', outcomes })
  const again: Carried[] = []
  for (const one of parcels.filter(({ id }) => outcomes.get(id) !== 'delivered')) {
    await takeBackFromRun(as('awad', day, '19:10'), { runId, parcel: one.number })
    if (outcomes.get(one.id) === 'refused') await goesBack(story, one, day)
    else again.push({ ...one, tries: one.tries + 1 })
  }
  await closeRun(as('asma', day, '19:30'), { runId })
  return { again, given: parcels.filter(({ id }) => outcomes.get(id) === 'delivered') }
}

const outcomesOf = (parcels: readonly Carried[]) => new Map(parcels.map((one) => [one.id, outcomeOf(one)]))

function outcomeOf({ index, tries }: Carried): Outcome {
  if (index === neverThere || (tries === 0 && index % absentEach === 4)) return 'absent'
  return refused.includes(index % refusedEach) ? 'refused' : 'delivered'
}

async function goesBack({ as }: ParcelStory, { id, index }: Carried, day: string) {
  await returnParcel(as('asma', day, '19:20'), { parcelId: id, reason: 'رفضه المرسل إليه' })
  await giveBack(as('awad', daysAfter(day, 1), '10:30'), { parcelId: id, receivedBy: senderNamed(index), cardEnd: '4471' })
}
