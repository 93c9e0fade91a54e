import type pg from 'pg'
import { z } from 'zod'
import { confirmCods } from '#areas/finance/cod/confirming.ts'
import { codsToPay, takeCod } from '#areas/finance/public-cod.ts'
import { openBag, putInBag } from '#areas/parcels/bags/use-cases/fill-bag.ts'
import { checkParcels, importParcels, parcelImportPages, uploadParcels } from '#areas/parcels/batches/parcel-imports.ts'
import { seenLabels } from '#areas/parcels/papers/labelled.ts'
import { parcelLabels } from '#areas/parcels/papers/parcel-papers.ts'
import { prepareRemittance } from '#areas/parcels/remittances/use-cases/prepare-remittance.ts'
import { shelveParcel } from '#areas/parcels/shelves/use-cases/shelve-parcel.ts'
import { beginStocktake, seeOnShelf } from '#areas/parcels/stocktake/use-cases/take-stock.ts'
import { command } from '#platform/command.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { anyone } from '#platform/permissions.ts'
import { median, perSecond, share } from './office.ts'
import type { ParcelOffice } from './parcel-office.ts'

const desks = 8

/** Eight desks: a piece is put on a shelf, seen there in a stocktake, and put into a bag, again and again. */
export async function scans(ctx: Ctx, admin: pg.Client, { here, there }: ParcelOffice, seconds: number) {
  const { rows } = await admin.query<{ number: string }>(
    `select number from parcels where state in ('accepted', 'shelved') and ended_at is null and branch_id = $1 and to_branch_id = $2 order by id`,
    [here, there],
  )
  const { rows: shelves } = await admin.query<{ id: string; code: string }>(
    `select id, code from parcel_shelves where code like 'Z9-%' and branch_id = $1 order by length(code), code limit $2`,
    [here, desks],
  )
  const lanes = await Promise.all(
    shelves.map(async ({ id, code }, at) => {
      const { stocktakeId } = await beginStocktake(ctx, { id: ctx.newId(), shelfId: id })
      const { bagId } = await openBag(ctx, { id: ctx.newId(), fromBranchId: here, toBranchId: there })
      return { code, stocktakeId, bagId, numbers: rows.filter((_, n) => n % desks === at), next: 0 }
    }),
  )
  const took: number[] = []
  const count = await perSecond(
    async (at) => {
      const lane = lanes[at]
      const parcel = lane?.numbers[Math.floor(lane.next / 3)]?.number
      if (!lane || !parcel) throw new Error('too few parcels for so many scans')
      const step = lane.next++ % 3
      const began = performance.now()
      if (step === 0) await shelveParcel(ctx, { parcel, shelf: lane.code })
      else if (step === 1) await seeOnShelf(ctx, { stocktakeId: lane.stocktakeId, parcel })
      else await putInBag(ctx, { bagId: lane.bagId, parcel })
      took.push(performance.now() - began)
    },
    { together: desks, seconds },
  )
  return { perSecond: count, p95: share(0.95, took) }
}

const heads = ['رقم الطلب', 'الاسم', 'الجوال', 'المدينة', 'العنوان', 'المحتوى', 'الوزن']

/** Tables of a thousand rows, one after the other: read, tried and taken. */
export async function imported(ctx: Ctx, merchant: string, tables: number) {
  const began = performance.now()
  for (let table = 0; table < tables; table += 1) {
    const rows = Array.from({ length: 1_000 }, (_, n) => {
      const nth = table * 1_000 + n
      return [`I-${nth}`, `مريم ${nth}`, `9${3_000_000 + nth}`, 'صلالة', 'قرب المسجد', 'ملابس', '0.8']
    })
    const bytes = Buffer.from([heads, ...rows].map((cells) => cells.join(',')).join('\n'))
    const { id } = await uploadParcels(ctx, { file: { name: 'طلبات.csv', bytes }, kind: 'parcels' })
    const { mapping = {} } = (await parcelImportPages.read(ctx, id)) ?? {}
    const columns = Object.fromEntries(Object.entries(mapping).map(([field, at]) => [`column-${field}`, String(at)]))
    await checkParcels(ctx, { importId: id, merchant, ...columns })
    await importParcels(ctx, { importId: id })
  }
  const seconds = (performance.now() - began) / 1_000
  const kept = await ctx.db.selectFrom('parcels').select('id').where('senderReference', 'like', 'I-%').execute()
  if (kept.length !== tables * 1_000) throw new Error(`${kept.length} rows of ${tables * 1_000} came in`)
  return seconds
}

/** One label again and again, and two hundred on one paper. */
export async function labels(ctx: Ctx, admin: pg.Client) {
  const { rows } = await admin.query<{ id: string }>('select id from parcels where ended_at is null order by id limit 200')
  const ids = rows.map(({ id }) => id)
  const print = async (some: string[]) => {
    const began = performance.now()
    await parcelLabels(ctx, await seenLabels(ctx, some))
    return performance.now() - began
  }
  await print(ids.slice(0, 1))
  const one: number[] = []
  for (const id of ids.slice(0, 20)) one.push(await print([id]))
  return { one: median(one), many: await print(ids) }
}

const within = <Answer>(ctx: Ctx, run: (work: Work) => Promise<Answer>) =>
  command({ name: 'bench.parcels', permission: anyone, input: z.object({}), run })(ctx, {})

/** What was paid for so many parcels by card, shown by the bank, and all of it remitted to its merchant at once. */
export async function remittance(house: Ctx, admin: pg.Client, { party, here }: ParcelOffice, count: number) {
  const { rows: staff } = await admin.query<{ id: string }>(
    `select account_id id from user_roles where role = 'accountant' limit 1`,
  )
  // A remittance waits for the word of another, so it is asked for by a person.
  const ctx = { ...house, actor: { ...house.actor, id: staff[0]?.id ?? '' } }
  const settlement = ctx.newId()
  const sum = { merchantId: party, branchId: here, amount: BigInt(count) * 12_500n }
  // One sum in the books stands for those that are written past them.
  await within(ctx, (work) =>
    takeCod(work, { ...sum, parcelId: work.newId(), number: 'bench', way: 'card', reference: work.newId() }),
  )
  await admin.query('set session_replication_role = replica')
  await admin.query(
    `insert into cods (id, parcel_id, number, merchant_id, branch_id, amount, way, holder, reference, taken_by, taken_on, taken_at,
       journal_id, settlement_id)
     select gen_random_uuid(), id, number, $1, $2, 12500, 'card', 'bench', number, 'bench', current_date, now(), gen_random_uuid(), $3
     from (select id, number from parcels where sender_id = $1 and state = 'handed-over' order by registered_at limit $4) p`,
    [party, here, settlement, count],
  )
  await admin.query('set session_replication_role = origin')
  await within(ctx, (work) => confirmCods(work, { id: settlement, by: 'settlementId' }))
  const cod = (await codsToPay(ctx, party)).map(({ id }) => id)
  if (cod.length < count) throw new Error(`only ${cod.length} to remit`)
  const began = performance.now()
  await prepareRemittance(ctx, { id: ctx.newId(), merchantId: party, iban: 'OM810180000001299123456', cod })
  return (performance.now() - began) / 1_000
}
