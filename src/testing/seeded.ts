import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import type { TestProject } from 'vitest/node'
import { startServer } from './server.ts'

/** Once per run a product is started on nothing, fills the demonstration office and is stopped: the others begin with a copy. */
export default async function setup({ provide }: TestProject) {
  const folder = mkdtempSync(`${tmpdir()}/seeded-`)
  chmodSync(folder, 0o755) // PostgreSQL runs as somebody else, who must be able to enter
  const product = await startServer('', { DATA_DIR: folder })
  await product.stop()
  provide('seeded', folder)
  return () => rmSync(folder, { recursive: true, force: true })
}
