import { resolve } from 'node:path'
import { z } from 'zod'

const Environment = z.object({
  MODE: z.enum(['development', 'demonstration', 'production']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  ORIGIN: z
    .url({ protocol: /^https?$/ })
    .transform((url) => new URL(url).origin)
    .optional(),
  DATABASE_URL: z.string().startsWith('postgres').optional(),
  DATA_DIR: z
    .string()
    .min(1)
    .default('data')
    .transform((folder) => resolve(folder)),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  CHATBOT_SCRIPT_URL: z.url({ protocol: /^https?$/ }).optional(),
  CHATBOT_PAGE_URL: z.url({ protocol: /^https?$/ }).optional(),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
})
export type Config = z.output<typeof Environment>

/** Every variable the product knows is in this file, and none is needed to start. An empty one counts as absent. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const read = Environment.safeParse(given)
  if (read.success) return read.data
  const faults = read.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`)
  throw new Error(`The environment is not right. Correct these variables and start again.\n${faults.join('\n')}`)
}
