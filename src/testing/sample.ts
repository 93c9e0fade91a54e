import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'

const parts = 8

/** Which eighth this commit proves; null where everything is asked for (`npm run test:full`). Outside a clone it is the first. */
export const eighth: number | null = process.env.FULL ? null : Number(process.env.EIGHTH ?? eighthOf(commit()))

/** Its eighth of what is too much for every commit, by the name of each: what is new shifts nothing. */
export function sample<Thing>(all: readonly Thing[], name: (thing: Thing) => string): Thing[] {
  return all.filter((thing) => eighth === null || eighthOf(name(thing)) === eighth)
}

function eighthOf(text: string) {
  return (createHash('sha256').update(text).digest()[0] ?? 0) % parts
}

function commit() {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return ''
  }
}
