import { spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startEmbedded } from '#platform/db/embedded.ts'
import { bareFolder, startProcess } from '#testing/process.ts'

const binary = '/usr/sbin/pgbouncer'

/** A real pgbouncer before a server, as the machine has it; under root as nobody, since it refuses to be root. */
async function pooled(server: string, mode: 'transaction' | 'session') {
  const folder = mkdtempSync(join(tmpdir(), 'pooler-'))
  const sockets = new URL(server).searchParams.get('host') ?? ''
  chmodSync(folder, 0o777)
  const settings = [
    '[databases]',
    `postgres = host=${sockets} port=5432 user=postgres`,
    '[pgbouncer]',
    `unix_socket_dir = ${folder}`,
    ...[
      'listen_addr =',
      'listen_port = 6432',
      'auth_type = any',
      `pool_mode = ${mode}`,
      'max_client_conn = 200',
      'default_pool_size = 60',
    ],
  ]
  const file = join(folder, 'pgbouncer.ini')
  writeFileSync(file, settings.join('\n'))
  const asNobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}
  const pooler = spawn(binary, ['-q', file], { stdio: 'ignore', ...asNobody })
  onTestFinished(() => {
    pooler.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  })
  await expect.poll(() => existsSync(join(folder, '.s.PGSQL.6432'))).toBe(true)
  return `postgresql://postgres@localhost:6432/postgres?host=${encodeURIComponent(folder)}`
}

test.skipIf(!existsSync(binary))(
  'through a pooler that lends by the transaction nothing starts, by the session everything does',
  async () => {
    const data = bareFolder()
    const server = await startEmbedded(join(data, 'postgres'))
    onTestFinished(server.stop)
    const environment = { DATA_DIR: data, MODE: 'production' }
    const refused = startProcess({ ...environment, DATABASE_URL: await pooled(server.url, 'transaction') })
    expect(await refused.exited).toBe(1)
    expect(refused.said()).toMatch(/pool_mode = session/)

    const fine = startProcess({ ...environment, DATABASE_URL: await pooled(server.url, 'session') })
    expect((await fetch(`${await fine.opened()}/readyz`)).status).toBe(200)
    expect(await fine.kill('SIGTERM')).toBe(0)
  },
)
