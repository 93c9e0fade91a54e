import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { command } from '#platform/command.ts'
import type { Ctx } from '#platform/context.ts'
import { anyone } from '#platform/permissions.ts'
import { testOffice } from '#testing/office.ts'
import { addResources, occupanciesOf, occupy, release } from './public.ts'

const office = testOffice()

const days = { from: z.string(), until: z.string() }

const take = command({
  name: 'calendar.take-in-test',
  permission: anyone,
  input: z.object({ resourceId: z.string(), expiresAt: z.date().optional(), ...days }),
  run: (work, { expiresAt, ...asked }) =>
    occupy(work, {
      ...asked,
      kind: expiresAt ? 'hold' : 'lease',
      reason: 'اختبار',
      field: 'from',
      ...(expiresAt && { expiresAt }),
    }),
})

const letGo = command({
  name: 'calendar.let-go-in-test',
  permission: anyone,
  input: z.object({ resourceId: z.string(), occupancyId: z.string() }),
  run: (work, asked) => release(work, asked),
})

async function aResource() {
  const id = office.visitor().newId()
  await office.db.transaction().execute((tx) => addResources({ tx }, 'unit', [id]))
  return id
}

const standing = async (ctx: Ctx, resourceId: string) =>
  (await occupanciesOf(ctx, resourceId, { from: '2026-01-01' })).map(({ from, until }) => `${from} ${until}`)

test('K1: of twelve who take one thing at once, forty times over, one has it each time', async () => {
  const resourceId = await aResource()
  for (let round = 0; round < 40; round += 1) {
    const day = new Date(Date.UTC(2026, 1, 1 + round)).toISOString().slice(0, 10)
    const tries = await Promise.allSettled(
      Array.from({ length: 12 }, () => take(office.visitor(), { resourceId, from: day, until: day })),
    )
    const [won, lost] = [
      tries.filter(({ status }) => status === 'fulfilled'),
      tries.filter(({ status }) => status === 'rejected'),
    ]
    expect([won.length, lost.length]).toEqual([1, 11])
    for (const one of lost) expect(String((one as PromiseRejectedResult).reason)).toContain('مشغولة من')
  }
})

test('K1: the database itself lets no two stand at one time, whatever wrote them', async () => {
  const resourceId = await aResource()
  const row = (from: string, until: string) =>
    sql`insert into occupancies
    (id, resource_id, kind, status, starts_at, ends_at, reason, taken_by, taken_at)
    values (gen_random_uuid(), ${resourceId}, 'lease', 'confirmed', ${from}::timestamptz, ${until}::timestamptz, 'x', 'x', now())`.execute(
      office.db,
    )
  await row('2026-02-01', '2026-03-01')
  await expect(row('2026-02-28', '2026-04-01')).rejects.toMatchObject({ code: '23P01' })
  await row('2026-03-01', '2026-04-01')
})

test('a hold makes room when its time is over, and says so in the history', async () => {
  const resourceId = await aResource()
  const asked = { resourceId, from: '2026-02-01', until: '2026-02-10' }
  await take(office.visitor(), { ...asked, expiresAt: new Date('2026-01-18T20:00:00Z') })
  await expect(take(office.visitor(), asked)).rejects.toThrow('محجوزة مبدئيًا حتى 18 يناير 2026')
  office.later(5 * 86_400_000)
  expect(await standing(office.visitor(), resourceId)).toEqual([])
  await take(office.visitor(), asked)
  expect(await standing(office.visitor(), resourceId)).toEqual(['2026-02-01 2026-02-10'])
  expect(await office.history()).toContain('calendar.hold-ran-out')
})

test('what has begun ends now and stays written; what has not begun never was', async () => {
  const resourceId = await aResource()
  const begun = await take(office.visitor(), { resourceId, from: '2026-01-10', until: '2026-01-31' })
  const ahead = await take(office.visitor(), { resourceId, from: '2026-03-01', until: '2026-03-31' })
  await letGo(office.visitor(), { resourceId, occupancyId: begun.id })
  await letGo(office.visitor(), { resourceId, occupancyId: ahead.id })
  expect(await standing(office.visitor(), resourceId)).toEqual(['2026-01-10 2026-01-15'])
  await expect(letGo(office.visitor(), { resourceId, occupancyId: begun.id })).rejects.toThrow('انتهت هذه المدة')
  await take(office.visitor(), { resourceId, from: '2026-01-16', until: '2026-03-31' })
})
