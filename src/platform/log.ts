import { type Logger, pino } from 'pino'
import type { Config } from './config.ts'

export type Log = Logger

/** One line of JSON an event. What a person typed, cookies and secrets are never logged. */
export function openLog({ LOG_LEVEL }: Pick<Config, 'LOG_LEVEL'>): Log {
  return pino({ level: LOG_LEVEL, base: null, timestamp: pino.stdTimeFunctions.isoTime })
}

/** Some addresses are secrets of whoever holds them: of these only the door is logged. */
export function loggedPath(path: string) {
  return path.replace(/^\/(invitation|sent|assistant)\/[^/]+/, '/$1/…')
}
