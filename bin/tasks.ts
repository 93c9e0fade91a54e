import { spawnSync } from 'node:child_process'
import { build, buildIfStale, isBuilt, isStale } from './build.ts'
import { check, checkFolder, counted, end, everything, journeys } from './check.ts'
import { step } from './steps.ts'
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
  check: () => counted(() => (rest[0] ? checkFolder(rest[0]) : check())),
  test: () => counted(everything),
  'test:full'() {
    process.env.FULL = '1'
    return counted(everything)
  },
  e2e: () => counted(() => journeys(...rest)),
  'test:postgres': async () => end(await testOnPostgres(rest)),
  fonts: () => import('./fonts.ts'),
  backup: copyOut,
  restore: copyIn,
  // The same two by the names of moving house: between the embedded server and DATABASE_URL.
  export: copyOut,
  import: copyIn,
  accounts: async () => (await import('../src/app/accounts.ts')).accounts(),
  'verify:audit': async () => (await import('../src/app/verifying.ts')).verifyAudit(),
  'forget:secrets': async () => (await import('../src/app/forgetting.ts')).forgetSecrets(),
  async bench() {
    await buildIfStale()
    process.exit((await step('bench', process.execPath, 'bin/bench.ts', ...rest)) ? 0 : 1)
  },
  async fuzz() {
    await buildIfStale()
    process.exit((await step('fuzz', process.execPath, 'bin/fuzz.ts', ...rest)) ? 0 : 1)
  },
}

// Whoever started this is gone: nobody is left who could end it.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()

const task = tasks[name]
if (!task) throw new Error(`One of: ${Object.keys(tasks).join(', ')}`)
await task()

async function copyOut() {
  const { backup } = await import('../src/app/keeping.ts')
  await backup(rest)
}

async function copyIn() {
  const { restore } = await import('../src/app/keeping.ts')
  await restore(rest)
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
