import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { demonstrationAccounts } from '#areas/access/public.ts'
import { hashOfToken } from '#areas/identity/sessions/session.ts'
import { signIn } from '#areas/identity/sign-in/use-cases/sign-in.ts'
import { carSheetPath, rentalPath } from '#areas/vehicles/paths.ts'
import { allItems } from '#areas/vehicles/seeded-sheets.ts'
import { carSheetWords } from '#areas/vehicles/sheets/car-sheet-words.ts'
import { theHouseItself, visitor } from '#platform/actors.ts'
import type { Ctx } from '#platform/context.ts'
import { startEmbedded } from '#platform/db/embedded.ts'
import { carsReadyToGo, type Going, odometer } from '#testing/cars-ready-to-go.ts'
import { insideDatabase } from '#testing/inside.ts'
import { png } from '#testing/pictures.ts'
import { officeFolder, startProcess } from '#testing/process.ts'
import { each } from '#testing/visitors.ts'
import { dayOf } from '#values/days.ts'
import { type OperationAnswer, operationHeaders } from '#values/phone-operation.ts'
import { checkBooks } from '../areas/finance/closing/checks.ts'
import { approvables, contractKinds, hooks, paperChecks, personal, photoSubjects, recordKinds, resourceKinds } from './areas.ts'

/** Two sheets for each car; two hundred where everything is proved. */
const cars = process.env.FULL ? 100 : 10
/** How often the house falls meanwhile. */
const falls = process.env.FULL ? 6 : 3

async function inside<Output>(data: string, does: (ctx: Ctx) => Promise<Output>) {
  const server = await startEmbedded(join(data, 'postgres'))
  const kinds = { approvables, contractKinds, hooks, paperChecks, personal, photoSubjects, recordKinds, resourceKinds }
  try {
    return await insideDatabase(server.url, (house) =>
      does({ ...house, ...kinds, actor: theHouseItself, requestId: 'hand-overs', address: 'hand-overs' }),
    )
  } finally {
    await server.stop()
  }
}

const deskOf = (data: string) =>
  inside(data, async (ctx) => {
    const maryam = (await demonstrationAccounts(ctx)).find(({ email }) => email.startsWith('maryam@'))
    const as = { contact: maryam?.email ?? '', password: maryam?.password ?? '' }
    const { token } = await signIn({ ...ctx, actor: visitor }, as)
    const sessions = ctx.db.selectFrom('sessions').select('accountId')
    const { accountId: by } = await sessions.where('tokenHash', '=', hashOfToken(token)).executeTakeFirstOrThrow()
    return { cookie: `session=${token}`, by, today: dayOf(ctx.now()), going: await carsReadyToGo(ctx, cars) }
  })
type Desk = Awaited<ReturnType<typeof deskOf>>

/** A house that falls after so many answers, again and again, and is started anew each time. */
function fallingHouse(data: string, answersBetween: number) {
  let house = startProcess({ DATA_DIR: data })
  let open = house.opened()
  let [answers, fallen] = [0, 0]
  function answered() {
    answers += 1
    if (answers % answersBetween > 0 || fallen === falls) return
    fallen += 1
    open = house.kill('SIGKILL').then(() => {
      house = startProcess({ DATA_DIR: data })
      return house.opened()
    })
  }
  return { url: () => open, answered, fallen: () => fallen, stop: () => house.kill('SIGTERM') }
}
type FallingHouse = ReturnType<typeof fallingHouse>

type Sent = { path: string; fields: Record<string, string | typeof png>; as?: Record<string, string> }

/** Sent until the house answers, word for word the same each time. */
async function untilAnswered<Answer>(
  { house, cookie }: { house: FallingHouse; cookie: string },
  { path, fields, as = {} }: Sent,
  read: (response: Response) => Promise<Answer | null>,
) {
  for (let tries = 0; tries < 200; tries += 1) {
    const url = await house.url()
    const body = new FormData()
    for (const [name, value] of Object.entries(fields))
      typeof value === 'string'
        ? body.set(name, value)
        : body.set(name, new File([value.bytes], value.name, { type: 'image/png' }))
    const headers = { Origin: url, Cookie: cookie, ...as }
    const answer = await fetch(url + path, { method: 'POST', redirect: 'manual', headers, body })
      .then(read)
      .catch(() => null)
    if (answer !== null) {
      house.answered()
      return answer
    }
    await sleep(25)
  }
  throw new Error(`nobody answers ${path}`)
}

/** Someone with a phone at one car: out with it, and in again. Everything is an operation with an id that stays its own. */
async function outAndIn({ house, desk }: { house: FallingHouse; desk: Desk }, { contractId, sheetId, version }: Going) {
  const at = { house, cookie: desk.cookie }
  async function write(id: string, act: string, fields: Sent['fields']) {
    const as = { [operationHeaders.id]: randomUUID(), [operationHeaders.by]: desk.by, [operationHeaders.madeAt]: madeAt }
    const sent = { path: `${carSheetPath(id)}?act=${act}`, fields, as }
    const answer = await untilAnswered(at, sent, async (response) =>
      response.status === 200 ? ((await response.json()) as OperationAnswer) : null,
    )
    expect(answer, `${act} ${JSON.stringify(answer)}`).toMatchObject({ state: 'done', moved: true })
  }
  const madeAt = new Date().toISOString()
  await write(sheetId, 'sign', { seen: version, signer: 'ناصر', signature: png })

  const begin = { path: `${rentalPath(contractId)}?act=return`, fields: { contractId, id: randomUUID() } }
  const back = await untilAnswered(
    at,
    begin,
    async ({ headers }) => /sheets\/([\w-]+)/.exec(headers.get('location') ?? '')?.[1] ?? null,
  )
  let seen = 1
  const odometerNow = String(odometer + 320)
  await write(back, 'readings', { seen: String(seen++), seenOn: desk.today, odometer: odometerNow, fuel: '8' })
  for (const { name } of (carSheetWords.shots ?? []).filter(({ required }) => required === 'both')) {
    await write(back, 'shot', { name, photo: png })
    seen += 1
  }
  await write(back, 'items', { seen: String(seen++), allSound1: 'yes', ...allItems })
  await write(back, 'sign', { seen: String(seen), signer: 'ناصر', signature: png })
}

/** What there is of each of these contracts. */
const keptOf = (data: string, going: readonly Going[]) =>
  inside(data, async ({ db }) => {
    const ids = going.map(({ contractId }) => contractId)
    const { rows } = await sql<Record<string, unknown>>`
      select r.state, c.state contract,
        (select string_agg(kind || ' ' || status, ', ' order by kind) from handover_sheets where occupancy_id = v.occupancy_id) sheets,
        (select count(*)::int from custodies where occupancy_id = v.occupancy_id and back_at is not null) custodies,
        (select count(*)::int from custodies where resource_id = r.vehicle_id and back_at is null) still_out,
        (select string_agg(odometer_out || '–' || odometer_back, ', ') from car_rental_segments where contract_id = r.contract_id) driven,
        (select string_agg(name, ', ' order by name) from facts where subject_id = r.contract_id::text
          and name in ('vehicles.handed-over', 'vehicles.returned')) facts,
        (select count(*)::int from facts where subject_id = r.vehicle_id::text and name = 'vehicles.looked-over') looks,
        (select count(*)::int from charges where resource_id = r.vehicle_id and kind = 'car-hire') hires,
        (select count(*)::int from charges where resource_id = r.vehicle_id and kind = 'car-extras' and net = 6000) far
      from car_rentals r join contracts c on c.id = r.contract_id join car_reservations v on v.id = r.reservation_id
      where r.contract_id = any(${ids}::uuid[])`.execute(db)
    return { rows, wrong: (await checkBooks(db)).filter(({ differences }) => differences.length > 0) }
  })

test('cars go out and come in while the house falls again and again: every sheet is signed once, every car in one hand, every charge made once', async () => {
  const data = officeFolder()
  const desk = await deskOf(data)
  const house = fallingHouse(data, Math.floor((cars * 11) / (falls + 1)))
  await each(desk.going, 6, (one) => outAndIn({ house, desk }, one))
  expect(house.fallen()).toBe(falls)
  expect(await house.stop()).toBe(0)

  const { rows, wrong } = await keptOf(data, desk.going)
  expect(rows).toHaveLength(cars)
  for (const row of rows)
    expect(row).toEqual({
      ...{ state: 'returned', contract: 'active', sheets: 'handover signed, return signed', custodies: 1, stillOut: 0 },
      ...{ driven: `${odometer}–${odometer + 320}`, facts: 'vehicles.handed-over, vehicles.returned', looks: 2 },
      // Once for the day, and once for the 120 km beyond what it includes.
      ...{ hires: 1, far: 1 },
    })
  expect(wrong).toEqual([])
})
