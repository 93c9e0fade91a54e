import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import pg from 'pg'
import { theHouseItself } from '#platform/actors.ts'
import type { Ctx } from '#platform/context.ts'
import { startEmbedded } from '#platform/db/embedded.ts'
import { migrate } from '#platform/db/migrate.ts'
import { insideDatabase } from '#testing/inside.ts'

export type BenchOffice = { ctx: Ctx; admin: pg.Client; url: string }

/** An office with nobody in it, on a durable server of its own that goes away with its folder. */
export async function benchOffice<Output>(does: (office: BenchOffice) => Promise<Output>) {
  const folder = mkdtempSync(`${tmpdir()}/bench-`)
  chmodSync(folder, 0o755)
  const server = await startEmbedded(`${folder}/postgres`)
  const admin = new pg.Client({ connectionString: server.url })
  try {
    await migrate(server.url)
    await admin.connect()
    return await insideDatabase(server.url, (house) =>
      does({ ctx: { ...house, actor: theHouseItself, requestId: 'bench', address: 'bench' }, admin, url: server.url }),
    )
  } finally {
    await admin.end()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** How often it was done in a second, so many at once. */
export async function perSecond(does: (lane: number) => Promise<unknown>, { together = 8, seconds = 3 } = {}) {
  await Promise.all(Array.from({ length: together }, (_, at) => does(at)))
  let done = 0
  const began = performance.now()
  const until = began + seconds * 1000
  const lane = async (at: number) => {
    for (; performance.now() < until; done += 1) await does(at)
  }
  await Promise.all(Array.from({ length: together }, (_, at) => lane(at)))
  return done / ((performance.now() - began) / 1000)
}

export const median = (numbers: readonly number[]) => numbers.toSorted((one, other) => one - other)[numbers.length >> 1] ?? 0

/** That of a hundred which this part of them stays below. */
export const share = (part: number, numbers: readonly number[]) =>
  numbers.toSorted((one, other) => one - other)[Math.min(numbers.length - 1, Math.floor(numbers.length * part))] ?? 0
