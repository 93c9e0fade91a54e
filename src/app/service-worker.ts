import { readFileSync } from 'node:fs'
import type { Context } from 'hono'

/** One for the whole back office, told which pages are written on without a network. A browser asks for it anew by itself. */
export function serviceWorker(path: string, phonePages: readonly string[]) {
  const script = `self.phonePages=${JSON.stringify(phonePages)};${readFileSync(path, 'utf8')}`
  return (c: Context) => c.body(script, 200, { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' })
}
