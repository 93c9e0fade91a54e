import { createHash, randomBytes } from 'node:crypto'
import type { KeyMode } from './keys.ts'

/** Shown once: afterwards only its hash is known. */
export const freshKey = (mode: KeyMode) => `tsl_${mode}_${randomBytes(32).toString('base64url')}`

export const digestOf = (text: string) => createHash('sha256').update(text).digest('hex')

const written = /^tsl_(live|test)_[\w-]{43}$/

export const isKey = (text: string) => written.test(text)
