import { beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { command } from '#platform/command.ts'
import { anyone } from '#platform/permissions.ts'
import { payersOf } from '#testing/customers-who-pay.ts'
import { testOffice } from '#testing/office.ts'
import { addPool, giveStockBack, setPoolTotal, takeStock } from './public.ts'

const office = testOffice()
const day = 86_400_000

const take = command({
  name: 'calendar.take-stock-in-test',
  permission: anyone,
  input: z.object({ poolId: z.string(), partyId: z.string(), quantity: z.number(), from: z.date(), until: z.date().nullable() }),
  run: (work, asked) => takeStock(work, { ...asked, reason: 'عقد', field: 'quantity' }),
})
const back = command({
  name: 'calendar.give-stock-back-in-test',
  permission: anyone,
  input: z.object({ poolId: z.string(), partyId: z.string(), quantity: z.number(), at: z.date() }),
  run: giveStockBack,
})
const count = command({
  name: 'calendar.count-stock-in-test',
  permission: anyone,
  input: z.object({ id: z.string(), total: z.number() }),
  run: (work, asked) => setPoolTotal(work, { ...asked, field: 'total' }).then(() => ({})),
})

let poolId: string
let salim: string
let said: string
const on = (days: number) => new Date(office.visitor().now().getTime() + days * day)
const takes = (partyId: string, quantity: number, from: number, until: number | null) =>
  take(office.visitor(), { poolId, partyId, quantity, from: on(from), until: until === null ? null : on(until) })

beforeEach(async () => {
  poolId = office.visitor().newId()
  await office.db.transaction().execute((tx) => addPool({ tx }, { id: poolId, kind: 'pool', total: 100 }))
  const payers = payersOf(office)
  ;[salim, said] = [await payers.customer(), await payers.customer('سعيد باعمر')]
})

test('never more are out at one time than there are, whoever asks at once', async () => {
  const tries = await Promise.allSettled(Array.from({ length: 12 }, () => takes(salim, 30, 0, 10)))
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  await expect(takes(said, 20, 5, 6)).rejects.toThrow('المتاح منها في هذه المدة 10')
  await takes(said, 100, 10, 20)
  await expect(takes(said, 1, 19, null)).rejects.toThrow('لا متاح منها')
  await expect(count(office.visitor(), { id: poolId, total: 99 })).rejects.toThrow('المصروف منها والمحجوز 100')
  await count(office.visitor(), { id: poolId, total: 101 })
})

test('what comes back is of what was taken first, and never more than was taken', async () => {
  const first = await takes(salim, 40, 0, null)
  office.later(2 * day)
  const second = await takes(salim, 30, 0, null)
  await takes(said, 30, 0, null)
  office.later(day)
  const at = on(0)
  expect(await back(office.visitor(), { poolId, partyId: salim, quantity: 50, at })).toMatchObject([
    { takingId: first.id, quantity: 40, from: on(-3), at },
    { takingId: second.id, quantity: 10, from: on(-1), at },
  ])
  await expect(back(office.visitor(), { poolId, partyId: salim, quantity: 21, at })).rejects.toThrow('لديه منها 20 فقط')
  await takes(said, 50, 0, 1)
  await expect(takes(said, 1, 0, 1)).rejects.toThrow('لا متاح منها')
})

test('what is past its end and not back is still out', async () => {
  await takes(salim, 60, 0, 2)
  await takes(said, 100, 3, 4)
  office.later(3 * day)
  await expect(takes(said, 1, 0, 1)).rejects.toThrow('لا متاح منها')
  await expect(takes(said, 50, 5, 6)).rejects.toThrow('المتاح منها في هذه المدة 40')
})
