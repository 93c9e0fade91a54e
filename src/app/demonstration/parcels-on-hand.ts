import { openBag, putInBag } from '#areas/parcels/bags/use-cases/fill-bag.ts'
import { closeBag, receiveFromBag } from '#areas/parcels/bags/use-cases/receive-bag.ts'
import { sendBag } from '#areas/parcels/bags/use-cases/send-bag.ts'
import { readyParcel } from '#areas/parcels/journey/use-cases/ready-parcel.ts'
import { shelfFor } from '#areas/parcels/shelves/suggesting.ts'
import { shelveParcel } from '#areas/parcels/shelves/use-cases/shelve-parcel.ts'
import { dayOf, daysAfter } from '#values/days.ts'
import { type Carried, type ParcelStory, takenIn } from './parcel-intake.ts'

/** Indexes above those of the month and of today's run. */
const onHand = 920

/** Parcels that lie in a branch or are between the two, each group with its age in days. */
export async function tellParcelsOnHand(story: ParcelStory) {
  let next = onHand
  const some = async (count: number, { ago, to }: { ago: number; to?: 'SLL' | 'THM' }) => {
    const parcels: Carried[] = []
    for (let one = 0; one < count; one++) parcels.push(await takenIn(story, { day: daysAgo(story, ago), index: next++, to }))
    return parcels
  }
  // Two were put away, and nobody looked at them since.
  await shelved(story, await some(2, { ago: 4 }), 4)
  for (const ago of [5, 4, 3, 2, 1]) await waiting(story, await some(4, { ago, to: 'SLL' }), ago)
  await cameShort(story, await some(8, { ago: 2, to: 'THM' }))
  await inABag(story, await some(6, { ago: 1, to: 'THM' }), 0)
  await shelved(story, await some(12, { ago: 0, to: 'THM' }), 0)
  const doors = await some(18, { ago: 0 })
  await shelved(story, doors, 0)
  await some(7, { ago: 0 })
  return { doors }
}

export const daysAgo = ({ ctx }: ParcelStory, ago: number) => daysAfter(dayOf(ctx.now()), -ago)

async function shelved(story: ParcelStory, parcels: readonly Carried[], ago: number) {
  const clerk = story.as('awad', daysAgo(story, ago), '11:30')
  for (const { id, number } of parcels) {
    const parcel = await clerk.db.selectFrom('parcels').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    const shelf = await shelfFor(clerk, parcel)
    if (shelf) await shelveParcel(clerk, { parcel: number, shelf })
  }
}

/** It waits at the counter for whoever collects it. */
async function waiting(story: ParcelStory, parcels: readonly Carried[], ago: number) {
  const clerk = story.as('awad', daysAgo(story, ago), '11:20')
  for (const { id } of parcels) await readyParcel(clerk, { parcelId: id })
  await shelved(story, parcels, ago)
}

async function inABag(story: ParcelStory, parcels: readonly Carried[], ago: number) {
  const { ctx, as, offices } = story
  const day = daysAgo(story, ago)
  const clerk = as('awad', day, '13:30')
  const [fromBranchId, toBranchId] = [offices.get('SLL') ?? '', offices.get('THM') ?? '']
  const { bagId } = await openBag(clerk, { id: ctx.newId(), fromBranchId, toBranchId })
  for (const { number } of parcels) await putInBag(clerk, { bagId, parcel: number })
  const driver = { driver: 'ناصر اليافعي', driverPhone: '90000190' }
  await sendBag(as('awad', day, '14:10'), { bagId, seal: `S4${day.slice(-2)}07`, ...driver })
  return bagId
}

/** A bag that was emptied in Thumrait yesterday, but for one of its parcels. */
async function cameShort(story: ParcelStory, parcels: readonly Carried[]) {
  const bagId = await inABag(story, parcels, 2)
  const clerk = story.as('awad', daysAgo(story, 1), '08:10')
  const came = parcels.slice(0, -1)
  for (const { number } of came) await receiveFromBag(clerk, { bagId, parcel: number })
  await closeBag(clerk, { bagId })
  await waiting(story, came, 1)
}
