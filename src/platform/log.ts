import { type DestinationStream, type Logger, pino } from 'pino'
import type { Config } from './config.ts'

export type Log = Logger

/** One line of JSON an event. What a person typed, cookies and secrets are never logged. */
export function openLog({ LOG_LEVEL }: Pick<Config, 'LOG_LEVEL'>, destination?: DestinationStream): Log {
  const options = { level: LOG_LEVEL, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: withoutRows } }
  return destination ? pino(options, destination) : pino(options)
}

/** What PostgreSQL adds to its sentence is the row it refused, with names and phones in it. */
function withoutRows(error: Error) {
  const { type, message, stack, code } = pino.stdSerializers.err(error)
  return { type, message, stack, code }
}

type Declared = { path?: string | undefined; parentId?: string | undefined }

/** Behind these one has to sign in: an id there opens nothing by itself, and is needed to find the record. */
const behindSignIn = /^\/(admin|dashboard|files)(\/|$)/

/**
 * What stands behind the door of an open page is a secret of whoever holds it: of every address outside the sign-in that the routes declare
 * with a parameter, only the door is logged.
 */
export function pathLogger(routes: Readonly<Record<string, Declared | undefined>>) {
  const whole = ({ path = '', parentId }: Declared): string => {
    const parent = parentId === undefined ? undefined : routes[parentId]
    return `${parent ? whole(parent) : ''}${path && `/${path}`}`
  }
  const patterns = Object.values(routes).flatMap((route) => (route ? whole(route) : []))
  const doors = patterns
    .filter((pattern) => pattern.includes('/:') && !behindSignIn.test(pattern))
    .map((pattern) => pattern.slice(0, pattern.indexOf('/:') + 1))
  const longestFirst = [...new Set(doors)].sort((one, other) => other.length - one.length)
  return (path: string) => {
    const door = longestFirst.find((one) => path.startsWith(one))
    return door ? path.replace(new RegExp(`^${door}[^/]+`), `${door}…`) : path
  }
}
