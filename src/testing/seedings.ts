import { join } from 'node:path'
import { startEmbedded } from '#platform/db/embedded.ts'
import { query } from './template.ts'

/** When the office in this folder was filled; nothing where nobody has begun to. */
export async function seedings(data: string) {
  const server = await startEmbedded(join(data, 'postgres'))
  try {
    return (await query(server.url, (client) => client.query('select finished_at from seedings'))).rows
  } finally {
    await server.stop()
  }
}
