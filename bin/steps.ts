import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { text } from 'node:stream/consumers'

export type Outcome = { passed: number; failed: number }

const took = (began: number) => `${((performance.now() - began) / 1000).toFixed(1)} s`
const report = (name: string, fine: boolean, began: number) => console.log(`${fine ? '✓' : '✗'} ${name} (${took(began)})`)

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

/** Two at a time: as many as the smallest machine has cores. */
export async function sideBySide(steps: (() => Promise<boolean>)[]) {
  const waiting = [...steps]
  const outcomes: boolean[] = []
  async function lane() {
    for (let next = waiting.shift(); next; next = waiting.shift()) outcomes.push(await next())
  }
  await Promise.all([lane(), lane()])
  return { passed: 0, failed: outcomes.filter((fine) => !fine).length }
}

/** A project of tests, counted. A run that ended badly without a failed test counts as one. */
export async function tests(name: string, ...projects: string[]): Promise<Outcome> {
  const folder = mkdtempSync(`${tmpdir()}/tests-`)
  const chosen = projects.flatMap((project) => ['--project', project])
  const noted = ['--reporter=default', '--reporter=json', `--outputFile.json=${folder}/report.json`]
  const fine = await step(name, 'vitest', 'run', ...chosen, ...noted)
  const counted = read(`${folder}/report.json`)
  rmSync(folder, { recursive: true })
  return { ...counted, failed: Math.max(counted.failed, fine ? 0 : 1) }
}

function read(file: string): Outcome {
  try {
    const { numPassedTests: passed, numFailedTests: failed } = JSON.parse(readFileSync(file, 'utf8'))
    return { passed, failed }
  } catch {
    return { passed: 0, failed: 0 }
  }
}

export const sum = (outcomes: Outcome[]): Outcome => ({
  passed: outcomes.reduce((total, { passed }) => total + passed, 0),
  failed: outcomes.reduce((total, { failed }) => total + failed, 0),
})
