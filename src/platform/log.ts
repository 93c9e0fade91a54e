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

/** Some addresses are secrets of whoever holds them: of these only the door is logged. */
export function loggedPath(path: string) {
  return path.replace(/^\/(invitation|verify|reset-password|sent|assistant)\/[^/]+/, '/$1/…')
}
