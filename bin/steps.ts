import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { relative } from 'node:path'
import { text } from 'node:stream/consumers'
import { type Cost, childSeconds } from './costs.ts'

/** `faults`: what failed, and why, in words of its own: who is shown only the end of a long run reads it there. */
export type Outcome = { passed: number; failed: number; faults: string[] }

/** What each part of this run has cost. */
export const costs = new Map<string, Cost>()
/** Of the children that have ended so much is accounted for. */
let accounted = 0

function report(name: string, fine: boolean, began: number) {
  const wall = (performance.now() - began) / 1000
  console.log(`${fine ? '✓' : '✗'} ${name} (${wall.toFixed(1)} s)`)
  const all = childSeconds()
  costs.set(name, { wall, cpu: all - accounted })
  accounted = all
}

/** One command, its output shown as it comes. */
export async function step(name: string, command: string, ...args: string[]) {
  const began = performance.now()
  const [status] = await once(spawn(command, args, { stdio: 'inherit' }), 'exit')
  report(name, status === 0, began)
  return status === 0
}

/** The same, its output shown in one piece when it is over, so that two can run side by side. */
export async function quietStep(name: string, command: string, ...args: string[]) {
  const began = performance.now()
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = once(child, 'exit')
  const [out, complaints, [status]] = await Promise.all([text(child.stdout), text(child.stderr), ended])
  if (out.trim() || (status !== 0 && complaints.trim())) console.log(`${out}${status === 0 ? '' : complaints}`.trim())
  report(name, status === 0, began)
  return status === 0
}

export type Steps = Record<string, (name: string) => Promise<boolean>>

/** So many lanes, each taking the next step that waits. */
export async function inLanes(lanes: number, steps: Steps): Promise<Outcome> {
  const waiting = Object.entries(steps)
  const faults: string[] = []
  async function lane() {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [name, run] = next
      if (!(await run(name))) faults.push(name)
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return { passed: 0, failed: faults.length, faults }
}

/** Projects of tests, counted. A run that ended badly without a failed test counts as one. */
export async function tests(name: string, projects: string[], ...files: string[]): Promise<Outcome> {
  const folder = mkdtempSync(`${tmpdir()}/tests-`)
  const chosen = projects.flatMap((project) => ['--project', project])
  const noted = ['--reporter=default', '--reporter=json', `--outputFile.json=${folder}/report.json`]
  const fine = await step(name, 'vitest', 'run', ...files, ...chosen, ...noted)
  const counted = read(`${folder}/report.json`)
  rmSync(folder, { recursive: true })
  if (fine || counted.failed > 0) return counted
  return { ...counted, failed: 1, faults: [...counted.faults, `${name}: ended badly without a failed test`] }
}

type Report = {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    name: string
    message: string
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
  }[]
}

function read(file: string): Outcome {
  try {
    const { numPassedTests: passed, numFailedTests: failed, testResults }: Report = JSON.parse(readFileSync(file, 'utf8'))
    return { passed, failed, faults: testResults.flatMap(faultsOf) }
  } catch {
    return { passed: 0, failed: 0, faults: [] }
  }
}

function faultsOf({ name, message, assertionResults }: Report['testResults'][number]) {
  const file = relative(process.cwd(), name)
  const failed = assertionResults.filter(({ status }) => status === 'failed')
  if (failed.length === 0) return message ? [`${file}\n${message}`] : []
  return failed.map(({ fullName, failureMessages }) => `${file} › ${fullName}\n${failureMessages.join('\n')}`)
}

export const sum = (outcomes: Outcome[]): Outcome => ({
  passed: outcomes.reduce((total, { passed }) => total + passed, 0),
  failed: outcomes.reduce((total, { failed }) => total + failed, 0),
  faults: outcomes.flatMap(({ faults }) => faults),
})
