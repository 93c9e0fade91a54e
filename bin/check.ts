import { globSync } from 'node:fs'
import { buildIfStale } from './build.ts'
import { machineSeconds, notedCosts, printCosts } from './costs.ts'
import { costs, inLanes, type Outcome, quietStep, type Steps, sum, tests } from './steps.ts'

/** Of several checkers each would make the same types. */
const types: Steps = { types: (name) => quietStep(name, 'tsc', '--checkers', '1') }
const lint = (...where: string[]): Steps => ({
  'promises not awaited': (name) => quietStep(name, 'oxlint', '--type-aware', '--deny-warnings', ...where),
  'format and lint': (name) => quietStep(name, 'biome', 'check', '--error-on-warnings', ...where),
})
/** The dearest first. */
const tools: Steps = {
  ...{ ...types, ...lint() },
  imports: (name) => quietStep(name, process.execPath, 'bin/imports.ts'),
  budgets: (name) => quietStep(name, process.execPath, 'bin/budgets.ts'),
  'dead code': (name) => quietStep(name, 'knip'),
}

const promiseProjects = ['promises', 'promises-alone']
const promises = (...files: string[]) => tests('promises', promiseProjects, ...files)
const starting = () => tests('starting, stopping and keeping', ['starting'])

/** A journey needs the build; which ones may be named. */
export async function journeys(...files: string[]) {
  await buildIfStale()
  return tests('journeys', ['journeys'], ...files)
}

/** Tools beside the promises: both cores have something to do to the end. */
export const check = () => withRouteTypes(() => [inLanes(1, tools), promises()])

/** Of one folder: the types, its lint, and the promises of its files and of others that are about them. */
export function checkFolder(folder: string) {
  const files = globSync(`${folder}/**/*.test.ts`)
  return withRouteTypes(() => [inLanes(1, { ...types, ...lint(folder) }), ...(files.length > 0 ? [promises(...files)] : [])])
}

/** The build and the tools beside the promises; then whole processes beside the journeys. */
export async function everything() {
  const first = await withRouteTypes(() => [buildIfStale().then(() => inLanes(1, tools)), promises()])
  return sum([first, ...(await Promise.all([starting(), journeys()]))])
}

async function withRouteTypes(parts: () => Promise<Outcome>[]): Promise<Outcome> {
  const made = await quietStep('route types', 'react-router', 'typegen')
  return made ? sum(await Promise.all(parts())) : { passed: 0, failed: 1, faults: ['route types'] }
}

/** With an account of what it cost. */
export async function counted(run: () => Promise<Outcome>) {
  const began = { at: performance.now(), cpu: machineSeconds() }
  const files = notedCosts()
  const outcome = await run()
  printCosts(costs, { wall: (performance.now() - began.at) / 1000, cpu: machineSeconds() - began.cpu }, files())
  end(outcome)
}

/** What failed stands once more before the total, which is alone on the last line. */
export function end({ passed, failed, faults }: Outcome) {
  for (const fault of faults) console.log(`✗ ${fault}`)
  console.log(`${passed} passed, ${failed} failed`)
  process.exit(failed ? 1 : 0)
}
