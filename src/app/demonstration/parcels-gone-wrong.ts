import { createHash } from 'node:crypto'
import { linkToken } from '#areas/parcels/journey/registering.ts'
import { recordDamage } from '#areas/parcels/mishaps/use-cases/record-damage.ts'
import { keepPhoneProof } from '#areas/parcels/phone/use-cases/keep-phone-proof.ts'
import { closeRun, takeBackFromRun } from '#areas/parcels/runs/use-cases/end-run.ts'
import { tellMissing } from '#areas/parcels/tracking/use-cases/tell-missing.ts'
import { visitor } from '#platform/actors.ts'
import { smaller } from '#platform/files/keep.ts'
import type { Upload } from '#platform/files/uploads.ts'
import { dueOf, leaves, phoneTells, type Stop, stopsOf } from './courier-round.ts'
import { type Carried, type ParcelStory, takenIn } from './parcel-intake.ts'
import { daysAgo } from './parcels-on-hand.ts'

/** Indexes above those of all other parcels. */
const ofYesterday = 1000

type Told = { given: readonly Carried[]; onShelf: readonly Carried[] }

/** Leaves decisions to the supervisor: a recipient says nothing came, a carton fell, and a round went without codes. */
export async function tellWhatWentWrong(story: ParcelStory, { given: [gone], onShelf: [fallen] }: Told) {
  if (!gone || !fallen) throw new Error('a parcel of the demonstration is not there')
  const { ctx, as } = story
  const reader = { ...as('asma', daysAgo(story, 1), '20:40'), actor: visitor }
  await tellMissing(reader, { parcelToken: await linkToken(ctx.db, gone.id), note: 'كنت في البيت ولم يأت أحد' })
  await recordDamage(as('awad', daysAgo(story, 0), '11:50'), {
    ...{ parcelId: fallen.id, what: 'سقط من الرف وانكسر ركن الكرتون', photos: await picturesOf(carton) },
  })
  await roundWithoutCodes(story)
}

/** Two signed in place of a code; one came back to the clerk, and afterwards the phone says that it was given. */
async function roundWithoutCodes(story: ParcelStory) {
  const { as } = story
  const [day, courier] = [daysAgo(story, 1), 'musallam' as const]
  const parcels: Carried[] = []
  for (let one = 0; one < 3; one++) parcels.push(await takenIn(story, { day, index: ofYesterday + one }))
  const runId = await leaves(story, { day, courier, parcels })
  const [first, second, third] = await stopsOf(story, runId)
  if (!first || !second || !third) throw new Error('a round of the demonstration has lost its stops')
  const [file] = await picturesOf(strokes)
  if (!file) throw new Error('a signature of the demonstration could not be drawn')
  await signs(story, { day, file, clock: '16:05', data: { ...byCard(first), whyNoCode: 'هاتفه مغلق والرمز لم يصله' } })
  await signs(story, { day, file, clock: '16:40', data: { ...byCard(second), whyNoCode: 'استلمه أخوه والهاتف ليس معه' } })
  const last = parcels.find(({ id }) => id === third.parcelId)
  await takeBackFromRun(as('awad', day, '19:10'), { runId, parcel: last?.number ?? '' })
  await closeRun(as('asma', day, '19:30'), { runId })
  const late = { ...byCard(third), whyNoCode: 'قال إن الرسالة لم تصله' }
  await signs(story, { day, file, clock: '20:15', happened: '18:35', data: late })
}

type Signed = { day: string; file: Upload; clock: string; happened?: string; data: Record<string, string> }

async function signs(story: ParcelStory, { day, file, clock, happened = clock, data }: Signed) {
  const sha256 = createHash('sha256').update(file.bytes).digest('hex')
  const events = [{ kind: 'delivered' as const, clock: happened, data, proofs: [sha256] }]
  await phoneTells(story, { day, courier: 'musallam', clock, events })
  await keepPhoneProof(story.as('musallam', day, clock), { sha256, file: [file] })
}

/** Paid by card at the door: no cash is left with him overnight. */
const byCard = (stop: Stop) => ({
  ...{ stopId: stop.id, receivedBy: stop.recipientName, cardEnd: '8836' },
  ...{ way: 'card', paid: dueOf(stop), reference: `POS-${stop.id.slice(-6)}` },
})

const picturesOf = (drawn: readonly string[]) =>
  Promise.all(
    drawn.map((inside, at) => smaller({ name: `صورة ${at + 1}.svg`, bytes: Buffer.from(`${open}${inside}</svg>`) }, 900)),
  )

const open =
  '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480" viewBox="0 0 640 480"><rect width="640" height="480" fill="#f4f1ea"/>'
const box = '<path d="M120 170L320 110L520 170V360L320 420L120 360Z" fill="#c99b63" stroke="#7c5a30" stroke-width="5"/>'
const carton = [
  `${box}<path d="M120 170L320 230L520 170M320 230V420" fill="none" stroke="#7c5a30" stroke-width="5"/>`,
  `${box}<path d="M520 170L470 240L505 262L455 330" fill="none" stroke="#3a2a16" stroke-width="9"/>`,
]
const strokes = [
  '<path d="M90 300C150 120 200 380 260 240S360 180 380 300S470 330 540 210" fill="none" stroke="#1d2b44" stroke-width="7" stroke-linecap="round"/>',
]
