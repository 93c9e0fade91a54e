import { beforeEach, expect, test } from 'vitest'
import { withAccounts } from '#testing/customers-with-accounts.ts'
import { testOffice } from '#testing/office.ts'
import { parcelsOf } from '#testing/parcels.ts'
import { ownLabels, seenLabels } from '../papers/labelled.ts'
import { parcelLabels } from '../papers/parcel-papers.ts'
import { mendedPhone } from './mended-phone.ts'
import {
  checkOwnParcels,
  checkParcels,
  importOwnParcels,
  importParcels,
  ownParcelImportPages,
  parcelImportPages,
  refuseOwnParcels,
  refuseParcels,
  uploadOwnParcels,
  uploadParcels,
} from './parcel-imports.ts'

const office = testOffice()
const { setUp, clerk, near, far, aMerchantAtHome } = parcelsOf(office)
beforeEach(setUp)

const heads = ['رقم الطلب', 'الاسم', 'الجوال', 'المدينة', 'العنوان', 'المحتوى', 'الوزن']
type Cells = readonly string[]
const rowOf = (n: number): Cells => [
  ...[String(1_000 + n), `مريم ${n}`, `0${93_000_000 + n}`, n % 2 ? 'صلاله' : 'السيب', 'قرب المسجد', 'ملابس', '0.8'],
]
const table = (rows: readonly Cells[]) => ({
  name: 'طلبات.csv',
  bytes: Buffer.from([heads, ...rows].map((cells) => cells.join(',')).join('\n')),
})

async function broughtBy(merchant: ReturnType<typeof clerk>, rows: readonly Cells[]) {
  const { id } = await uploadOwnParcels(merchant, { file: table(rows), kind: 'parcels' })
  const read = await ownParcelImportPages.read(merchant, id)
  const columns = Object.fromEntries(Object.entries(read?.mapping ?? {}).map(([field, at]) => [`column-${field}`, String(at)]))
  await checkOwnParcels(merchant, { importId: id, ...columns })
  return { id, ...(await ownParcelImportPages.read(merchant, id)) }
}

const parcelsKept = () => office.db.selectFrom('parcels').selectAll().orderBy('senderReference').execute()

test('11: of 200 rows 5 are told what is wrong with them; mended they come in once, however often they are brought', async () => {
  const { ctx, partyId, contractId } = await aMerchantAtHome()
  const rows = Array.from({ length: 200 }, (_, n) => rowOf(n))
  const spoiled: [number, number, string][] = [
    ...([
      [3, 2, '123'],
      [40, 3, 'نزوى'],
      [77, 6, 'ثقيل'],
      [120, 5, 'عطر لبان'],
      [199, 0, '1000'],
    ] as const),
  ].map(([row, column, cell]) => [row, column, cell])
  const bad = rows.map((cells, n) => {
    const [, column, cell] = spoiled.find(([row]) => row === n) ?? []
    return cells.map((one, at) => (at === column ? (cell ?? '') : one))
  })
  const first = await broughtBy(ctx, bad)
  expect(first.faults?.map(({ row, field }) => [row, field])).toEqual([
    ...([
      [5, 'هاتفه'],
      [42, 'الولاية'],
      [79, 'الوزن بالكيلوجرام'],
      [122, 'ما في الطرد'],
      [201, 'مرجعك'],
    ] as const),
  ])
  await expect(importOwnParcels(ctx, { importId: first.id })).rejects.toMatchObject({ code: 'imports.changed' })
  await refuseOwnParcels(ctx, { importId: first.id })
  expect(await parcelsKept()).toEqual([])

  const second = await broughtBy(ctx, rows)
  expect(second).toMatchObject({ good: 200, known: 0, faults: [] })
  await importOwnParcels(ctx, { importId: second.id })
  await importOwnParcels(ctx, { importId: second.id })
  const kept = await parcelsKept()
  expect(kept).toHaveLength(200)
  expect(kept[1]).toMatchObject({
    ...{ senderId: partyId, merchantContractId: contractId, state: 'registered', senderReference: '1001', place: 'صلالة' },
    ...{ recipientPhone: '+96893000001', carriage: 1_200n, payer: 'sender' },
  })

  const third = await broughtBy(ctx, [...rows, rowOf(500)])
  expect(third).toMatchObject({ good: 1, known: 200, faults: [] })
  await importOwnParcels(ctx, { importId: third.id })
  expect(await parcelsKept()).toHaveLength(201)
})

test('12: the labels of 200 parcels are one paper', async () => {
  const { ctx } = await aMerchantAtHome()
  const { id } = await broughtBy(
    ctx,
    Array.from({ length: 200 }, (_, n) => rowOf(n)),
  )
  await importOwnParcels(ctx, { importId: id })
  const ids = ((await ownParcelImportPages.read(ctx, id))?.found ?? []).flatMap((one) => one.id ?? [])
  const pdf = await parcelLabels(ctx, await ownLabels(ctx, ids))
  expect(
    Buffer.from(pdf)
      .toString('latin1')
      .match(/\/Type\s*\/Page\b/g)?.length ?? 0,
  ).toBe(200)
})

test('a row of an exchange brings its old one too, and one that cannot be is told so', async () => {
  const { ctx } = await aMerchantAtHome()
  const file = {
    ...table([]),
    bytes: Buffer.from(
      [
        [...heads, 'تبديل'],
        [...rowOf(1), 'نعم'],
        [...rowOf(2), ''],
      ]
        .map((one) => one.join(','))
        .join('\n'),
    ),
  }
  const { id } = await uploadOwnParcels(ctx, { file, kind: 'parcels' })
  const { mapping = {} } = (await ownParcelImportPages.read(ctx, id)) ?? {}
  await checkOwnParcels(ctx, {
    importId: id,
    ...Object.fromEntries(Object.entries(mapping).map(([field, at]) => [`column-${field}`, String(at)])),
  })
  await importOwnParcels(ctx, { importId: id })
  const kept = await parcelsKept()
  expect(kept.map(({ isReturning }) => isReturning).toSorted()).toEqual([false, false, true])
  const [pair] = await office.db.selectFrom('parcelExchanges').selectAll().execute()
  expect(kept.find((one) => one.id === pair?.newParcelId)?.senderReference).toBe('1001')
})

test('what one merchant brought another does not see, and neither prints', async () => {
  const { ctx } = await aMerchantAtHome()
  const other = await aMerchantAtHome({}, '94440002')
  const { id } = await broughtBy(ctx, [rowOf(1)])
  await importOwnParcels(ctx, { importId: id })
  const ids = (await parcelsKept()).map((one) => one.id)
  expect(await ownParcelImportPages.read(other.ctx, id)).toBeNull()
  expect(await ownLabels(other.ctx, ids)).toEqual([])
  expect(await ownLabels(ctx, ids)).toHaveLength(1)
  expect([(await seenLabels(near(), ids)).length, (await seenLabels(far(), ids)).length]).toEqual([1, 0])
  const again = await broughtBy(other.ctx, [rowOf(1)])
  expect(again).toMatchObject({ good: 1, known: 0 })
})

test('whoever is no merchant brings nothing', async () => {
  const nobody = office.customer(await withAccounts(office).account({ phone: '+96895559999' }))
  await expect(uploadOwnParcels(nobody, { file: table([rowOf(1)]), kind: 'parcels' })).rejects.toMatchObject({
    code: 'parcels.no-merchant',
  })
  expect(await office.db.selectFrom('imports').select('id').execute()).toEqual([])
})

test('a clerk brings a table for a merchant of his branch', async () => {
  const { contractId } = await aMerchantAtHome()
  const bring = async (who: ReturnType<typeof near>) => {
    const { id } = await uploadParcels(who, { file: table([rowOf(1), rowOf(2)]), kind: 'parcels' })
    const { mapping = {} } = (await parcelImportPages.read(who, id)) ?? {}
    const columns = Object.fromEntries(Object.entries(mapping).map(([field, at]) => [`column-${field}`, String(at)]))
    await checkParcels(who, { importId: id, merchant: contractId, ...columns })
    return id
  }
  await expect(bring(far())).rejects.toMatchObject({ issues: [{ path: ['merchant'] }] })
  await importParcels(near(), { importId: await bring(near()) })
  expect(await parcelsKept()).toHaveLength(2)
  const left = await uploadParcels(clerk(), { file: table([rowOf(1)]), kind: 'parcels' })
  await refuseParcels(clerk(), { importId: left.id })
})

test('phones are mended as tables spoil them', () => {
  const phones = ['93000002.0', '9.3000002E7', '093000002', '00968 9300 0002', '96893000002', '9300-0002 / 9111 1111', '٩٣٠٠٠٠٠٢']
  expect(phones.map(mendedPhone)).toEqual(phones.map(() => '93000002'))
  expect(mendedPhone('+971 50 123 4567')).toBe('+971501234567')
})
