import { createHash } from 'node:crypto'
import pg from 'pg'

/**
 * The same statements come back from test to test on connections that stay: each is read and planned once on its connection and keeps a
 * name there. That is a third of what the server does for tables as small as these.
 */
const prototype = pg.Client.prototype
/** Vitest reads this file anew for each file of tests, and the driver is there once. */
const mark = Symbol.for('named statements')

/** For tests that are about the names themselves. */
export const naming: { isOn: boolean } = Reflect.get(prototype, mark) ?? name()

function name() {
  const state = { isOn: true }
  const names = new Map<string, string>()
  const query: (...given: unknown[]) => unknown = prototype.query
  const nameOf = (text: string) => {
    const known = names.get(text) ?? createHash('sha256').update(text).digest('base64url').slice(0, 40)
    names.set(text, known)
    return known
  }
  function named(this: pg.Client, text: unknown, values: unknown, ...rest: unknown[]) {
    // What takes no values may be several statements at once, which can have no name.
    const isOne = typeof text === 'string' && Array.isArray(values) && values.length > 0
    const asked = isOne && state.isOn ? [{ name: nameOf(text), text, values }] : [text, values]
    return Reflect.apply(query, this, [...asked, ...rest])
  }
  Object.assign(prototype, { query: named, [mark]: state })
  return state
}
