import { createHash } from 'node:crypto'
import { courierCustody } from '#areas/finance/public-cod.ts'
import type { EventKind } from '#areas/parcels/phone/event.ts'
import { BatchInput } from '#areas/parcels/phone/inputs.ts'
import { takeBatch } from '#areas/parcels/phone/take-batch.ts'
import type { Ctx } from '#platform/context.ts'
import type { testOffice } from './office.ts'
import type { parcelsOf } from './parcels.ts'
import { png } from './pictures.ts'

export const hashOfPng = createHash('sha256').update(png.bytes).digest('hex')
export const minutes = (count: number) => count * 60_000

type Typed = { kind: EventKind; ago?: number; proofs?: string[] } & Record<string, unknown>
type Sent = { device?: string; sentAt?: Date }

/** A courier's phone: what it keeps at doors, and how it sends it. */
export function phonesOf(office: ReturnType<typeof testOffice>, parcels: ReturnType<typeof parcelsOf>) {
  const { newId, aCourier, toTheDoor, out, codeFor } = parcels
  const now = () => office.visitor().now()
  let seq = 0
  /** An event as a phone keeps it. */
  function event({ kind, ago = 0, proofs = [], ...data }: Typed) {
    seq += 1
    return { id: newId(), seq, kind, at: new Date(now().getTime() - ago), data, proofs }
  }

  const batch = (events: readonly unknown[], { device = newId(), sentAt = now() }: Sent = {}) =>
    BatchInput.parse({ version: 1, by: '', device, sentAt, events })
  const send = (ctx: Ctx, events: readonly unknown[], sent: Sent = {}) => takeBatch(ctx, batch(events, sent))

  /** Courier, parcel with 10 rials to collect, its stop. */
  async function atADoor(typed: Record<string, string> = { cod: '10' }) {
    const hamad = await aCourier()
    const id = await toTheDoor(typed)
    const { runId, stopOf } = await out(hamad.id, [id])
    return { hamad, id, runId, stopId: stopOf(id) }
  }

  const given = async (id: string, stopId: string, typed: Record<string, unknown> = {}) =>
    event({ kind: 'delivered', stopId, receivedBy: 'مريم الكثيري', code: await codeFor(id), paid: '10', ...typed })

  const inCustody = (courierId: string) => courierCustody(office, courierId)
  const tasks = () => office.db.selectFrom('tasks').select(['rule', 'details']).where('rule', 'like', 'parcels.%').execute()
  const eventsOf = (id: string) =>
    office.db
      .selectFrom('parcelEvents')
      .select(['step', 'toldState', 'at', 'receivedAt'])
      .where('parcelId', '=', id)
      .orderBy('at')
      .orderBy('sequence')
      .execute()

  async function holdersNow(parcels: readonly string[]) {
    const rows = await office.db
      .selectFrom('parcelCustody')
      .innerJoin('parcelPieces', 'parcelPieces.id', 'pieceId')
      .select('holder')
      .where('parcelId', 'in', parcels)
      .where('until', 'is', null)
      .execute()
    return rows.map(({ holder }) => holder).toSorted()
  }

  return { now, event, batch, send, atADoor, given, inCustody, tasks, eventsOf, holdersNow }
}
