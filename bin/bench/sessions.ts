import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { whoComes } from '#areas/access/roles/actors.ts'
import { throughEyes } from '#areas/access/staff/seeing.ts'
import { hashOfPassword, matchesPassword } from '#areas/identity/proofs/password.ts'
import { hashOfToken } from '#areas/identity/sessions/session.ts'
import { openDatabase } from '#platform/db/database.ts'
import { startEmbedded } from '#platform/db/embedded.ts'
import { openLog } from '#platform/log.ts'

const together = 32
const seconds = 3

/** Who it is that comes with a request, and what they may: asked anew by each, held against one bare prepared select over as many connections. */
export async function sessionChecks(folder: string) {
  const server = await startEmbedded(`${folder}/postgres`)
  const pool = new pg.Pool({ connectionString: server.url, max: 10 })
  const db = openDatabase(server.url, openLog({ LOG_LEVEL: 'error' }))
  try {
    const token = await aSession(pool)
    const request = new Request('http://127.0.0.1/', { headers: { cookie: `session=${token}` } })
    const house = { db, now: () => new Date(), origin: 'http://127.0.0.1' }
    const bare = { name: 'bare', text: 'select id, account_id from sessions where token_hash = $1', values: [hashOfToken(token)] }
    const yardstick = await perSecond(() => pool.query(bare))
    const checks = await perSecond(async () => {
      const { kind } = await throughEyes(house, await whoComes(house, request))
      if (kind !== 'staff') throw new Error('nobody came with this session')
    })
    return { yardstick, checks, share: checks / yardstick, ...(await passwordCost()) }
  } finally {
    await Promise.all([pool.end(), db.destroy()])
    await server.stop()
  }
}

/** Somebody with a role of many rights. */
async function aSession(pool: pg.Pool) {
  const token = randomUUID()
  await pool.query(
    `insert into sessions (id, account_id, token_hash, device, remembered, awaits_second_factor, created_at, last_seen_at, idle_until, expires_at)
     select gen_random_uuid(), id, $1, 'x', false, false, now(), now(), now() + interval '1 hour', now() + interval '1 hour'
     from user_accounts where email like 'huda@%'`,
    [hashOfToken(token)],
  )
  return token
}

async function perSecond(work: () => Promise<unknown>) {
  await work()
  let done = 0
  const until = performance.now() + seconds * 1000
  const lane = async () => {
    for (; performance.now() < until; done += 1) await work()
  }
  await Promise.all(Array.from({ length: together }, lane))
  return done / seconds
}

/** One comparison alone, the dear part of signing in. */
async function passwordCost() {
  const hash = await hashOfPassword('سبع نخلات عند الوادي')
  const began = performance.now()
  for (let at = 0; at < 10; at += 1) await matchesPassword('سبع نخلات عند الجبل', hash)
  return { signIn: (performance.now() - began) / 10 }
}
