import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { demonstrationAccounts } from '#areas/access/public.ts'
import { signIn } from '#areas/identity/sign-in/use-cases/sign-in.ts'
import { visitor } from '#platform/actors.ts'
import type { House } from '#platform/context.ts'
import { startEmbedded } from '#platform/db/embedded.ts'
import { insideDatabase } from '#testing/inside.ts'
import { officeFolder, startProcess } from '#testing/process.ts'
import { each } from '#testing/visitors.ts'
import { dayOf, daysAfter } from '#values/days.ts'

async function inside<Output>(data: string, does: (house: House) => Promise<Output>) {
  const server = await startEmbedded(join(data, 'postgres'))
  try {
    return await insideDatabase(server.url, does)
  } finally {
    await server.stop()
  }
}

type Booking = Record<string, string> & { id: string }

/** Whoever keeps the fleet, and 200 bookings that all fit: of each class one a day, far ahead. */
const deskOf = (data: string) =>
  inside(data, async (house) => {
    const keeper = (await demonstrationAccounts(house)).find(({ email }) => email.startsWith('mashani@'))
    const ctx = { ...house, actor: visitor, requestId: 'bookings', address: 'bookings' }
    const { token } = await signIn(ctx, { contact: keeper?.email ?? '', password: keeper?.password ?? '' })
    const classes = await house.db.selectFrom('vehicleClasses').select('id').orderBy('position').execute()
    const place = await house.db.selectFrom('carPlaces').select('id').orderBy('position').executeTakeFirstOrThrow()
    const bookings = Array.from({ length: 200 }, (_, number): Booking => {
      const from = daysAfter(dayOf(house.now()), 40 + Math.floor(number / classes.length))
      return {
        ...{ id: randomUUID(), classId: classes[number % classes.length]?.id ?? '', placeOut: place.id, placeBack: place.id },
        ...{ from, fromTime: '10:00', until: from, untilTime: '18:00', name: `عميل ${number}`, phone: `9${7_000_000 + number}` },
        ...{ source: 'phone', how: 'confirm' },
      }
    })
    return { cookie: `session=${token}`, bookings }
  })

/** The reservations that were shown. `strike` comes after so many. */
async function book(at: { url: string; cookie: string }, bookings: Booking[], strike?: { after: number; by: () => unknown }) {
  let shown = 0
  let struck: unknown
  const answers = await each(bookings, 8, async (booking) => {
    const response = await fetch(`${at.url}/admin/vehicles/reservations/new`, {
      method: 'POST',
      redirect: 'manual',
      headers: { Origin: at.url, Cookie: at.cookie },
      body: new URLSearchParams(booking),
    }).catch(() => null)
    const made = /\/reservations\/([\w-]+)/.exec(response?.headers.get('location') ?? '')?.[1]
    if (made) shown += 1
    if (made && shown === strike?.after) struck = strike.by()
    return made ?? []
  })
  await struck
  return answers.flat()
}

test('of 200 bookings every one that was shown is there after kill -9, none twice, and no car is promised twice', async () => {
  const data = officeFolder()
  const { cookie, bookings } = await deskOf(data)
  const first = startProcess({ DATA_DIR: data })
  const known = await book({ url: await first.opened(), cookie }, bookings, { after: 60, by: () => first.kill('SIGKILL') })
  expect(known.length).toBeGreaterThanOrEqual(60)
  expect(known.length).toBeLessThan(200)

  const second = startProcess({ DATA_DIR: data })
  const again = await book({ url: await second.opened(), cookie }, bookings)
  expect(new Set(again).size).toBe(200)
  expect(again).toEqual(expect.arrayContaining(known))
  expect(await second.kill('SIGTERM')).toBe(0)

  await inside(data, async ({ db }) => {
    const ids = bookings.map(({ id }) => id)
    const kept = await db
      .selectFrom('carReservations')
      .select(['id', 'occupancyId'])
      .where(({ eb, fn, val }) => eb('formId', '=', fn.any(val(ids))))
      .execute()
    expect(kept.map(({ id }) => id).toSorted()).toEqual(again.toSorted())
    const { rows } = await sql<{ count: bigint }>`select count(*) from occupancies a join occupancies b
      on a.resource_id = b.resource_id and a.id < b.id and a.starts_at < b.ends_at and b.starts_at < a.ends_at
      where a.status in ('confirmed', 'out') and b.status in ('confirmed', 'out')`.execute(db)
    expect(rows).toEqual([{ count: 0n }])
  })
})
