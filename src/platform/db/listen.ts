import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Log } from '../log.ts'

/** Told when the public pages say something else. */
export const pagesChannel = 'pages'

/**
 * Hears what other processes tell, on a connection of its own: a pooler would lose it.
 * After a broken connection anything may have been missed, so the listener is told as if something had changed.
 */
export async function listen(url: string, log: Log, hear: () => void) {
  let client: pg.Client | null = null
  let closed = false

  async function connect() {
    const next = new pg.Client({
      connectionString: url,
      application_name: 'house-listen',
      keepAlive: true,
      connectionTimeoutMillis: 10_000,
    })
    next.on('notification', hear)
    next.on('error', (error) => log.warn({ error: error.message }, 'listening connection lost'))
    try {
      await next.connect()
      await next.query(`listen ${pagesChannel}`)
    } catch (error) {
      await next.end().catch(() => {})
      throw error
    }
    next.on('end', () => void again())
    client = next
    if (closed) await next.end()
  }
  async function again() {
    for (let patience = 200; !closed; patience = Math.min(patience * 2, 5000)) {
      await sleep(patience)
      if (closed) return
      try {
        await connect()
        return hear()
      } catch (error) {
        log.warn({ error: error instanceof Error ? error.message : error }, 'cannot listen yet')
      }
    }
  }

  await connect()
  return async () => {
    closed = true
    await client?.end().catch(() => {})
  }
}
