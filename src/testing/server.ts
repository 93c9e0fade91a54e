import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'

/** The production build as a process of its own, on a port the system chooses. */
export async function startServer(databaseUrl: string, more: Record<string, string> = {}) {
  // A copy of the office has small tables and short questions: reading and planning these again and again is a third of what it costs.
  const server = spawn(process.execPath, ['--import', './src/testing/named-statements.ts', 'src/app/main.ts'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      MODE: 'demonstration',
      LOG_LEVEL: 'error',
      PORT: '0',
      // What was compiled once is read by the next: a start costs a third less.
      NODE_COMPILE_CACHE: resolve('data/compile-cache'),
      DATABASE_URL: databaseUrl,
      ...more,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return { url: await announcedUrl(server), stop: () => end(server) }
}

async function announcedUrl(server: ChildProcess) {
  if (!server.stdout) throw new Error('the server has no output to read')
  for await (const line of createInterface(server.stdout)) {
    const url = /http:\S+/.exec(line)?.[0]
    if (url) {
      server.stdout.resume() // nobody reads on, and a full pipe would stop the server
      return url
    }
  }
  throw new Error('the server ended before it was open')
}

async function end(server: ChildProcess) {
  server.kill('SIGTERM')
  const [code] = await once(server, 'exit')
  return code
}
