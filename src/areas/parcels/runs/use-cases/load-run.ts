import { courierCustody } from '#areas/finance/public-cod.ts'
import { parcelPermissions as may } from '#areas/parcels/permissions.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { often } from '#platform/db/database.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { Refusal } from '#platform/refusal.ts'
import { inRials } from '#values/money.ts'
import { dueAtDoor } from '../../counter/taking-money.ts'
import { heldParcel, type LoadedParcel } from '../../journey/load-for-update.ts'
import { shownNumber } from '../../journey/number.ts'
import { takeStep } from '../../journey/taking-a-step.ts'
import { parcelRulesNow } from '../../rules/kept-rules.ts'
import { runOut } from '../facts.ts'
import { OfRunInput, ScanOnRunInput } from '../inputs.ts'
import { loadRunForUpdate } from '../load-for-update.ts'

/** Every piece is scanned into the courier's hands: from then on it is with them. */
export const loadOnRun = command({
  name: 'parcels.load-on-run',
  permission: may.deliver,
  input: ScanOnRunInput,
  async run(work, { runId, parcel: scanned }) {
    const run = await loadRunForUpdate(work, runId, may.deliver)
    if (run.state === 'closed') throw new Refusal('parcels.run-closed', 'أُقفلت هذه الجولة.')
    const stop = await stopOf(work, runId, scanned.number)
    const parcel = await heldParcel(work, scanned.number)
    if (!stop || !parcel) throw fieldFault('parcel', 'ليس هذا الطرد في جولتك. ضعه جانبًا، واسأل المشرف.')
    const said = { runId, number: shownNumber(parcel.number) }
    const pieces = parcel.pieces.filter(({ n, state }) => (!scanned.piece || n === scanned.piece) && state !== 'out-for-delivery')
    if (pieces.length === 0) {
      work.repeated()
      return said
    }
    await mustHaveRoom(work, { courierId: run.courierId, parcel })
    const { state } = await takeStep(work, parcel, {
      ...{ step: 'dispatched', pieces: pieces.map(({ n }) => n), holderId: run.courierId, note: run.courierName },
    })
    if (state === 'out-for-delivery') await isLoaded(work, stop.id)
    return said
  },
})

/** Who has too much cash is given no more to collect; what needs none goes on. */
export async function mustHaveRoom(work: Work, { courierId, parcel }: { courierId: string; parcel: LoadedParcel }) {
  if ((await dueAtDoor(work, parcel)).cash === 0n) return
  const { courierLimit } = await parcelRulesNow(work.tx)
  const held = await courierCustody(work, courierId)
  if (held >= courierLimit)
    throw fieldFault(
      'parcel',
      `في عهدتك ${inRials(held)} والحد ${inRials(courierLimit)} سلّم ما معك للصندوق قبل أن تحمل ما يُقبض عنه.`,
    )
}

/** The last piece of it is with the courier. */
export const isLoaded = ({ tx }: Pick<Work, 'tx'>, stopId: string) =>
  tx.updateTable('parcelStops').set({ state: 'loaded' }).where('id', '=', stopId).modifyEnd(often).execute()

const stopOf = ({ tx }: Work, runId: string, number: string) =>
  tx
    .selectFrom('parcelStops')
    .innerJoin('parcels', 'parcels.id', 'parcelStops.parcelId')
    .select(['parcelStops.id', 'parcelStops.state'])
    .where('runId', '=', runId)
    .where('number', '=', number)
    .where('parcelStops.state', 'in', ['planned', 'loaded'])
    .executeTakeFirst()

/** It leaves when all that was planned was scanned: what is not there would be looked for at doors. */
export const sendRun = command({
  name: 'parcels.send-run',
  permission: may.deliver,
  input: OfRunInput,
  async run(work, { runId }) {
    const run = await loadRunForUpdate(work, runId, may.deliver)
    if (run.state !== 'planned') {
      work.repeated()
      return { runId }
    }
    const stops = await work.tx
      .selectFrom('parcelStops')
      .innerJoin('parcels', 'parcels.id', 'parcelStops.parcelId')
      .select(['parcelStops.state', 'number'])
      .where('runId', '=', runId)
      .execute()
    const unscanned = stops.filter(({ state }) => state === 'planned').map(({ number }) => shownNumber(number))
    if (unscanned.length > 0)
      throw new Refusal('parcels.unscanned', `لم تُمسح: ${unscanned.join('، ')}. امسحها، أو أخرجها من الجولة.`)
    if (stops.length === 0) throw new Refusal('parcels.run-empty', 'لا طرود في الجولة.')
    await work.tx
      .updateTable('parcelRuns')
      .set((eb) => ({ state: 'out', outAt: work.now(), version: eb('version', '+', 1) }))
      .where('id', '=', runId)
      .execute()
    work.record(runOut, runId, { ...run.told, count: stops.length })
    return { runId }
  },
})
