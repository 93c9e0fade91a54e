import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Log } from '../log.ts'

/** Told when the public pages say something else. */
export const pagesChannel = 'pages'
/** Told with an account, when something for its open pages has changed. */
export const liveChannel = 'live'

/** What there is to hear: the payload, or null when anything may have been missed. */
export type Ears = Record<typeof pagesChannel | typeof liveChannel, (payload: string | null) => void>

/**
 * Hears what other processes tell, on a connection of its own: a pooler would lose it.
 * After a broken connection anything may have been missed, so the listener is told as if something had changed.
 */
export async function listen(url: string, log: Log, ears: Ears) {
  let client: pg.Client | null = null
  let closed = false

  async function connect() {
    const next = new pg.Client({
      connectionString: url,
      application_name: 'house-listen',
      keepAlive: true,
      connectionTimeoutMillis: 10_000,
    })
    next.on('notification', ({ channel, payload }) => {
      if (channel === pagesChannel || channel === liveChannel) ears[channel](payload || null)
    })
    next.on('error', (error) => log.warn({ error: error.message }, 'listening connection lost'))
    try {
      await next.connect()
      await next.query(`listen ${pagesChannel}; listen ${liveChannel}`)
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
        for (const hear of Object.values(ears)) hear(null)
        return
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
