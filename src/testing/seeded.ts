import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import type { TestProject } from 'vitest/node'
import { startServer } from './server.ts'

/** Once per run a product is started on nothing and stopped, in production and with the demonstration office: the others begin with a copy. */
export default async function setup({ provide }: TestProject) {
  const bare = await leftBy({ MODE: 'production' })
  const seeded = await leftBy({ MODE: 'demonstration' })
  provide('bare', bare)
  provide('seeded', seeded)
  return () => {
    for (const folder of [bare, seeded]) rmSync(folder, { recursive: true, force: true })
  }
}

async function leftBy(environment: Record<string, string>) {
  const folder = mkdtempSync(`${tmpdir()}/seeded-`)
  chmodSync(folder, 0o755) // PostgreSQL runs as somebody else, who must be able to enter
  const product = await startServer('', { DATA_DIR: folder, ...environment })
  await product.stop()
  return folder
}
