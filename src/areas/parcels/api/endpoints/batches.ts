import { z } from 'zod'
import type { Work } from '#platform/context.ts'
import { type BookedBy, bookedBy, bookNew } from '../../booking/booking.ts'
import { registerOld } from '../../exchanges/registering-old.ts'
import { aloneForMerchant, withReferences } from '../../merchants/references.ts'
import { asks, does } from '../endpoint.ts'
import { batchTaken } from '../facts.ts'
import { type Problem, problemOf } from '../problem.ts'
import { termsOfCaller } from '../reading.ts'
import { BatchTold, ParcelGiven, type RowTold } from '../shapes.ts'
import { bookedIn } from '../telling.ts'

const parcels = { scope: 'parcels' } as const
const most = 1_000
const Given = z.strictObject({
  parcels: z.array(z.unknown(), 'اكتب الطرود.').min(1, 'طرد واحد على الأقل.').max(most, `حتى ${most} طرد.`),
})

/** Each row by itself: what is wrong in one keeps no other away, and what was told of before is there already. */
export const batchByApi = does(
  {
    name: 'batch',
    method: 'POST',
    path: '/parcels/batches',
    summary: 'سجّل طرودًا كثيرة',
    status: 201,
    ...parcels,
    body: Given,
    answer: BatchTold,
  },
  async (work, { caller, body }) => {
    const terms = await termsOfCaller(work, caller)
    await aloneForMerchant(work, terms.partyId)
    const by = await bookedBy(work, terms)
    const rows: RowTold[] = []
    for (const [index, given] of body.parcels.entries()) rows.push({ row: index + 1, ...(await rowTaken(work, by, given)) })
    const id = work.newId()
    const { partyId } = caller
    await work.tx
      .insertInto('apiBatches')
      .values({ id, partyId, rows: JSON.stringify(rows), at: work.now() })
      .execute()
    const added = rows.filter(({ number, existed }) => number && !existed).length
    work.record(batchTaken, id, { rows: rows.length, added, partyId })
    return { id, rows }
  },
)

async function rowTaken(work: Work, by: BookedBy, given: unknown): Promise<Omit<RowTold, 'row'>> {
  const read = ParcelGiven.safeParse(given)
  const none = { reference: referenceIn(given), number: null, old: null, existed: false }
  if (!read.success) return { ...none, errors: problemOf(read.error)?.errors ?? [] }
  const { reference } = read.data
  const [before] = reference ? await withReferences(work.tx, by.terms.partyId, [reference]) : []
  if (before) return { ...none, number: before.number, existed: true, errors: [] }
  try {
    const id = work.newId()
    const { bare } = await bookNew(work, by, bookedIn(id, read.data))
    const old = read.data.exchange ? await registerOld(work, id) : null
    return { ...none, number: bare, old: old?.number ?? null, errors: [] }
  } catch (error) {
    const problem = problemOf(error)
    if (!problem) throw error
    return { ...none, errors: problem.errors ?? [{ field: 'parcel', message: problem.detail }] }
  }
}

function referenceIn(given: unknown) {
  const read = z.object({ reference: z.string().max(100) }).safeParse(given)
  return read.success ? read.data.reference : null
}

const notThere: Problem = { status: 404, code: 'not-found', detail: 'لا دفعة لك بهذا الرقم.' }

export const readBatchByApi = asks(
  {
    name: 'read-batch',
    method: 'GET',
    path: '/parcels/batches/{id}',
    summary: 'ما جرى لدفعة طرود',
    ...parcels,
    answer: BatchTold,
  },
  async ({ db }, { caller, params }) => {
    const id = z.uuid().safeParse(params.id)
    const row = id.success
      ? await db
          .selectFrom('apiBatches')
          .select(['id', 'rows'])
          .where('id', '=', id.data)
          .where('partyId', '=', caller.partyId)
          .executeTakeFirst()
      : undefined
    if (!row) throw notThere
    return { id: row.id, rows: row.rows }
  },
)
