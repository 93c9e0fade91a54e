import pg from 'pg'
import { trail, type Wanted } from '#platform/audit/explore.ts'
import { openDatabase } from '#platform/db/database.ts'
import { startEmbedded } from '#platform/db/embedded.ts'
import { openLog } from '#platform/log.ts'

const asked: [string, Wanted][] = [
  ['the latest', {}],
  ['by a person', { by: 'person 7' }],
  ['about a record', { about: '77' }],
  ['of two kinds', { names: ['bench.kind-3', 'bench.kind-9'] }],
  ['before the middle', { before: { happenedAt: new Date('2025-01-01T00:00:00Z'), sequence: 500_000n } }],
]

/** Fifty of a million facts, however they are asked for: the slowest of five. Written past the triggers, which would sign each. */
export async function trailPages(folder: string, count = 1_000_000) {
  const server = await startEmbedded(`${folder}/postgres`)
  const db = openDatabase(server.url, openLog({ LOG_LEVEL: 'error' }))
  const client = new pg.Client({ connectionString: server.url })
  await client.connect()
  try {
    await client.query(`set session_replication_role = replica`)
    await client.query(
      `insert into facts (id, name, command, subject_id, actor_id, request_id, data, happened_at)
       select gen_random_uuid(), 'bench.kind-' || n % 40, 'bench', (n % 500)::text, 'person ' || n % 50, 'r', '{}',
         timestamptz '2024-01-01' + n * interval '1 minute' from generate_series(1, $1::int) n`,
      [count],
    )
    await client.query('vacuum analyze facts')
    const measured: { what: string; slowest: number }[] = []
    for (const [what, wanted] of asked) {
      let slowest = 0
      for (let round = 0; round < 5; round += 1) {
        const began = performance.now()
        const found = await trail({ db }, wanted, 51)
        if (found.length < 51) throw new Error(`${what}: only ${found.length}`)
        slowest = Math.max(slowest, performance.now() - began)
      }
      measured.push({ what, slowest })
    }
    return measured
  } finally {
    await Promise.all([client.end(), db.destroy()])
    await server.stop()
  }
}
