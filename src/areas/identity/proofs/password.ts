import { type Argon2Parameters, argon2, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { turns } from '#platform/turns.ts'

/** What a hash costs today. Kept with every hash, so that it may be raised: an older one is made anew when its owner signs in. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 }

type Cost = typeof cost
type Hash = { cost: Cost; salt: Buffer; tag: Buffer }

const derive = promisify((parameters: Argon2Parameters, done: (error: Error | null, key: Buffer) => void) =>
  argon2('argon2id', parameters, done),
)

export async function hashOfPassword(password: string) {
  const salt = randomBytes(16)
  return written({ cost, salt, tag: await tagOf(password, { cost, salt, tagLength: 32 }) })
}

/** As long as any other comparison, for whoever has no password: nobody learns from the time taken who has an account. */
const nobodys = written({ cost, salt: randomBytes(16), tag: randomBytes(32) })

export async function matchesPassword(password: string, hash: string | null) {
  const { tag, ...kept } = read(hash ?? nobodys)
  const given = await tagOf(password, { ...kept, tagLength: tag.length })
  return timingSafeEqual(given, tag) && hash !== null
}

export function isOutdated(hash: string) {
  const kept = read(hash).cost
  return kept.memory < cost.memory || kept.passes < cost.passes
}

/** The PHC form: `$argon2id$v=19$m=19456,t=2,p=1$salt$hash`. */
function written({ cost: { memory, passes, parallelism }, salt, tag }: Hash) {
  const [saltText, tagText] = [salt, tag].map((bytes) => bytes.toString('base64').replace(/=+$/, ''))
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${saltText}$${tagText}`
}

function read(hash: string): Hash {
  const [, memory, passes, parallelism, salt = '', tag = ''] =
    /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(hash) ?? []
  if (!tag) throw new Error('a password hash is not in its form')
  return {
    cost: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  }
}

/** Node has four threads for such work and for files: two are enough for hashing, the rest waits its turn. */
const inTurn = turns(2)

const tagOf = (message: string, { cost, salt, tagLength }: { cost: Cost; salt: Buffer; tagLength: number }) =>
  inTurn(() => derive({ ...cost, message, nonce: salt, tagLength }))

const letters = 'abcdefghjkmnpqrstuvwxyz23456789'

/** 79 bits in four groups, without the letters that look like others: read from one screen and typed into another. */
export function freshPassword() {
  const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('')
  return [group(), group(), group(), group()].join('-')
}
