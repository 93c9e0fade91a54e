import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, gzipSync } from 'node:zlib'

const tasks: Record<string, () => unknown> = {
  async start() {
    if (buildIsStale()) build()
    await serve('demonstration')
  },
  dev: () => serve('development'),
  async serve() {
    if (!existsSync('build/server/index.js')) build()
    await serve('production')
  },
  build,
  check,
  test() {
    check()
    if (buildIsStale()) build()
    step('journey', 'vitest', 'run', '--project', 'journeys')
  },
}

const task = tasks[process.argv[2] ?? '']
if (!task) throw new Error(`One of: ${Object.keys(tasks).join(', ')}`)
await task()

function check() {
  step('route types', 'react-router', 'typegen')
  step('types', 'tsc')
  step('format and lint', 'biome', 'check', '--error-on-warnings')
  step('promises not awaited', 'oxlint', '--type-aware', '--deny-warnings')
  checkImports()
  step('budgets', process.execPath, 'bin/budgets.ts')
  step('dead code', 'knip')
  step('promises', 'vitest', 'run', '--project', 'promises')
}

function step(name: string, command: string, ...args: string[]) {
  const began = performance.now()
  const { status, error } = spawnSync(command, args, { stdio: 'inherit' })
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  console.log(`${status === 0 ? '✓' : '✗'} ${name} (${seconds} s)`)
  if (error) throw error
  if (status !== 0) process.exit(status ?? 1)
}

/** Without its parser the tool skips TypeScript, finds no fault in nothing and says so with exit code 0: hence the count. */
function checkImports() {
  const { stdout } = spawnSync('depcruise', ['src', '--output-type', 'json'], { encoding: 'utf8', maxBuffer: 2 ** 28 })
  const { summary } = JSON.parse(stdout)
  for (const { rule, from, to } of summary.violations) console.error(`${rule.name}: ${from} -> ${to}`)
  const followed = summary.totalCruised > 0 && summary.totalDependenciesCruised > summary.totalCruised
  console.log(`${summary.error || !followed ? '✗' : '✓'} imports (${summary.totalCruised} modules)`)
  if (summary.error || !followed) process.exit(1)
}

async function serve(mode: string) {
  process.env.MODE = mode
  process.env.NODE_ENV = mode === 'development' ? 'development' : 'production'
  await import('../src/app/main.ts')
}

function build() {
  step('build', 'react-router', 'build')
  for (const file of globSync('build/client/**/*.{js,css,svg,json,txt}')) {
    const content = readFileSync(file)
    if (/\bZodError\b/.test(content.toString()))
      throw new Error(`${file} carries zod into the browser: import types from shapes and inputs`)
    writeFileSync(`${file}.br`, brotliCompressSync(content))
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
  }
  writeFileSync('build/made-from', fingerprint())
}

function buildIsStale() {
  return !existsSync('build/made-from') || readFileSync('build/made-from', 'utf8') !== fingerprint()
}

function fingerprint() {
  const hash = createHash('sha256')
  const files = globSync(['src/**/*.{ts,tsx,css}', '*.config.ts', 'package-lock.json']).sort()
  for (const file of files) hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}
