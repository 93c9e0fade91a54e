import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { inject, onTestFinished } from 'vitest'
import { modest } from '../../bin/modest.mjs'

type Environment = Record<string, string>
const house = `${import.meta.dirname}/../..`
const ours = ['MODE', 'PORT', 'HOST', 'ORIGIN', 'DATABASE_URL', 'DATA_DIR', 'TRUSTED_PROXIES', 'LOG_LEVEL', 'TEST_DATABASE_URL']

/** A folder for the data of one test. Whatever still runs in it when the test is over is ended, and the folder goes. */
export function dataFolder() {
  const folder = mkdtempSync(`${tmpdir()}/start-`)
  chmodSync(folder, 0o755) // PostgreSQL runs as somebody else, who must be able to enter
  onTestFinished(async () => {
    for (const lock of globSync(`${folder}/**/postmaster.pid`)) await endServer(lock)
    rmSync(folder, { recursive: true, force: true })
  })
  return folder
}

/** Such a folder with the demonstration office in it, as a product that was stopped left it. */
export function officeFolder(folder = dataFolder()) {
  execFileSync('cp', ['-a', `${inject('seeded')}/.`, folder])
  return folder
}

/** The same with nothing in it but what a product in production makes at its first start. */
export function bareFolder(folder = dataFolder()) {
  execFileSync('cp', ['-a', `${inject('bare')}/.`, folder])
  return folder
}

async function endServer(lock: string) {
  process.kill(postmasterOf(lock), 'SIGQUIT')
  for (let look = 0; look < 100 && existsSync(lock); look++) await sleep(50)
}

export const postmasterOf = (lock: string) => Number(readFileSync(lock, 'utf8').split('\n')[0])

/** The built product, or one of its tasks, as a process of its own; ended with the test if it has not ended before. */
export function startProcess(environment: Environment, args: string[] = [...modest.flags, 'src/app/main.ts'], cwd = house) {
  const inherited = Object.entries(process.env).filter(([name]) => !ours.includes(name))
  const env = {
    ...modest.environment,
    ...Object.fromEntries(inherited),
    NODE_ENV: 'production',
    MODE: 'demonstration',
    LOG_LEVEL: 'error',
    PORT: '0',
  }
  const child = spawn(process.execPath, args, { cwd, env: { ...env, ...environment }, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (said += text))
  const exited = once(child, 'exit').then(([code]) => code as number | null)
  onTestFinished(async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL')
    await exited
  })
  return {
    pid: child.pid ?? 0,
    said: () => said,
    exited,
    opened: () => opened(child, () => said),
    kill: (signal: NodeJS.Signals) => {
      child.kill(signal)
      return exited
    },
  }
}

/** The address it says it is open at; a machine that has much else to do takes minutes, and is waited for. */
async function opened(child: ChildProcess, said: () => string) {
  for (let look = 0; look < 6000; look++) {
    const url = /open: (http:\S+)/.exec(said())?.[1]
    if (url) return url
    if (child.exitCode !== null) break
    await sleep(50)
  }
  throw new Error(`it did not open:\n${said()}`)
}
