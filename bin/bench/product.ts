import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import type { OutgoingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import { createInterface } from 'node:readline'
import { modest } from '../modest.mjs'

type Where = { folder?: string; more?: Record<string, string> }
export type Product = Awaited<ReturnType<typeof startProduct>>

/** The built product on a database of its own, in a folder that goes away with it. */
export async function startProduct({ folder = mkdtempSync(`${tmpdir()}/bench-`), more = {} }: Where = {}) {
  chmodSync(folder, 0o755)
  const began = performance.now()
  const env = {
    ...process.env,
    ...modest.environment,
    NODE_ENV: 'production',
    MODE: 'demonstration',
    PORT: '0',
    DATA_DIR: folder,
    DATABASE_URL: '',
    LOG_LEVEL: 'error',
    ...more,
  }
  const app = spawn(process.execPath, [...modest.flags, 'src/app/main.ts'], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const url = await announced(app)
  const log: string[] = []
  createInterface(app.stdout).on('line', (line) => line.startsWith('{') && log.push(line))
  await fetch(url)
  const firstAnswer = performance.now() - began
  return {
    url,
    folder,
    pid: app.pid ?? 0,
    firstAnswer,
    log,
    async stop({ keep }: { keep: boolean }) {
      app.kill('SIGTERM')
      await once(app, 'exit')
      if (!keep) rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function announced(app: ChildProcess) {
  if (!app.stdout) throw new Error('the product has no output to read')
  for await (const line of createInterface(app.stdout)) {
    const url = /http:\/\/[\d.:]+/.exec(line)?.[0]
    if (url) return url
  }
  throw new Error('the product ended before it was open')
}

export async function bareServer(body: Buffer, headers: OutgoingHttpHeaders) {
  const server = spawn(process.execPath, [`${import.meta.dirname}/bare.ts`], { stdio: ['pipe', 'pipe', 'inherit'] })
  server.stdin.end(JSON.stringify({ body: body.toString('base64'), headers }))
  return { url: await announced(server), stop: () => server.kill() }
}

/** Processor time a process has used so far, in milliseconds. */
export function processorTime(pid: number) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * 10
}

/** Memory of the process and of the database server in its folder, shared pages counted once, in megabytes. */
export function memory({ pid, folder }: { pid: number; folder: string }) {
  const postmaster = Number(readFileSync(globSync(`${folder}/postgres/postmaster.pid`)[0] ?? '', 'utf8').split('\n')[0])
  const children = globSync('/proc/[0-9]*/stat').filter((path) => parentOf(path) === postmaster)
  const pids = [pid, postmaster, ...children.map((path) => Number(path.split('/')[2]))]
  return pids.reduce((sum, one) => sum + proportionalSize(one), 0)
}

function parentOf(path: string) {
  try {
    return Number(readFileSync(path, 'utf8').split(') ')[1]?.split(' ')[1])
  } catch {
    return 0
  }
}

function proportionalSize(pid: number) {
  try {
    return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}
