import { readFileSync } from 'node:fs'

/**
 * What Node loads before the product when a journey lives through months, and what nothing but a journey asks it to load. The product has
 * one clock and no way to move it; how far ahead this one goes stands in a file, so that days pass while the server runs.
 */
const file = new URL(import.meta.url).searchParams.get('file') ?? ''
const real = Date.now
const moved = () => real() + Number(readFileSync(file, 'utf8'))

globalThis.Date = new Proxy(Date, {
  construct: (kind, given, asked) => Reflect.construct(kind, given.length > 0 ? given : [moved()], asked),
  get: (kind, name) => (name === 'now' ? moved : Reflect.get(kind, name)),
})
