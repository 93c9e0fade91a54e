import { readFileSync } from 'node:fs'
import { shiftClock } from './shift-clock.ts'

/**
 * What Node loads before the product when a journey lives through months, and what nothing but a journey asks it to load. The product has
 * one clock and no way to move it; how far ahead this one goes stands in a file, so that days pass while the server runs.
 */
const file = new URL(import.meta.url).searchParams.get('file') ?? ''
shiftClock((real) => real() + Number(readFileSync(file, 'utf8')))
