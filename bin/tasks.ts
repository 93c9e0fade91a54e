import { spawnSync } from 'node:child_process'
import { build, buildIfStale, isBuilt, isStale } from './build.ts'
import { type Outcome, quietStep, sideBySide, step, sum, tests } from './steps.ts'
import { testOnPostgres } from './test-postgres.ts'

const [name = '', ...rest] = process.argv.slice(2)

const tasks: Record<string, () => unknown> = {
  async start() {
    await buildIfStale()
    await serve('demonstration')
  },
  dev: () => serve('development'),
  async serve() {
    await buildWherePossible()
    await serve('production')
  },
  build,
  check: async () => end(await check()),
  test: async () => end(sum([await check(), await starting(), await journeys()])),
  e2e: async () => end(await journeys()),
  'test:postgres': async () => end(await testOnPostgres(rest)),
  fonts: () => import('./fonts.ts'),
  backup: copyOut,
  restore: copyIn,
  // The same two by the names of moving house: between the embedded server and DATABASE_URL.
  export: copyOut,
  import: copyIn,
  accounts: async () => (await import('../src/app/accounts.ts')).accounts(),
  'verify:audit': async () => (await import('../src/app/verifying.ts')).verifyAudit(),
  async bench() {
    await buildIfStale()
    process.exit((await step('bench', process.execPath, 'bin/bench.ts', ...rest)) ? 0 : 1)
  },
  async fuzz() {
    await buildIfStale()
    process.exit((await step('fuzz', process.execPath, 'bin/fuzz.ts', ...rest)) ? 0 : 1)
  },
}

const task = tasks[name]
if (!task) throw new Error(`One of: ${Object.keys(tasks).join(', ')}`)
await task()

async function copyOut() {
  const { backup } = await import('../src/app/keeping.ts')
  await backup(rest[0])
}

async function copyIn() {
  const { restore } = await import('../src/app/keeping.ts')
  await restore(rest[0])
}

/** Everything that is not a browser: the tools side by side, then the promises. */
async function check() {
  if (!(await quietStep('route types', 'react-router', 'typegen'))) return { passed: 0, failed: 1, faults: ['route types'] }
  const tools = await sideBySide({
    types: (name) => quietStep(name, 'tsc'),
    'promises not awaited': (name) => quietStep(name, 'oxlint', '--type-aware', '--deny-warnings'),
    'format and lint': (name) => quietStep(name, 'biome', 'check', '--error-on-warnings'),
    imports: (name) => quietStep(name, process.execPath, 'bin/imports.ts'),
    budgets: (name) => quietStep(name, process.execPath, 'bin/budgets.ts'),
    'dead code': (name) => quietStep(name, 'knip'),
  })
  return sum([tools, await tests('promises', 'promises')])
}

async function starting() {
  await buildIfStale()
  return tests('starting, stopping and keeping', 'starting')
}

async function journeys() {
  await buildIfStale()
  return tests('journeys', 'journeys')
}

/** What failed stands once more before the total, which is alone on the last line. */
function end({ passed, failed, faults }: Outcome) {
  for (const fault of faults) console.log(`✗ ${fault}`)
  console.log(`${passed} passed, ${failed} failed`)
  process.exit(failed ? 1 : 0)
}

/** What is built stays as it is where the tools to build are not: production installs without development packages. */
async function buildWherePossible() {
  const { status } = spawnSync('react-router', ['--version'], { stdio: 'ignore' })
  if (status === 0) return buildIfStale()
  if (isBuilt() && isStale()) console.log('! البناء من شيفرة أخرى · the build was made from other sources: npm run build')
}

async function serve(mode: string) {
  process.env.MODE = mode
  process.env.NODE_ENV = mode === 'development' ? 'development' : 'production'
  await import('../src/app/main.ts')
}
