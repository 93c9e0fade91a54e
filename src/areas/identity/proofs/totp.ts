import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** RFC 6238 as every such app reads it: SHA-1, half a minute, six digits. */

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

export function freshSecret() {
  return [...randomBytes(32)].map((byte) => alphabet[byte & 31]).join('')
}

/** Base 32: five bits a letter, the first letter first. */
function bytesOf(secret: string) {
  const bits = [...secret].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from(bits.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? [])
}

const stepAt = (now: Date) => Math.floor(now.getTime() / 30_000)

function codeAt(secret: string, step: number) {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const tag = createHmac('sha1', bytesOf(secret)).update(counter).digest()
  const at = (tag.at(-1) ?? 0) & 15
  return String((tag.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

export const codeNow = (secret: string, now: Date) => codeAt(secret, stepAt(now))

/** The half minute this code belongs to: the present one or, as clocks differ, one beside it; null when it is none of these. */
export function stepOf(secret: string, typed: string, now: Date) {
  const given = Buffer.from(typed.padEnd(6).slice(0, 6))
  const present = stepAt(now)
  const right = [present - 1, present, present + 1].filter((step) => timingSafeEqual(given, Buffer.from(codeAt(secret, step))))
  return right.at(-1) ?? null
}

/** What the app reads from the square picture. */
export function appAddress(secret: string, account: string) {
  const issuer = encodeURIComponent('التحالف')
  return `otpauth://totp/${issuer}:${encodeURIComponent(account)}?secret=${secret}&issuer=${issuer}`
}
