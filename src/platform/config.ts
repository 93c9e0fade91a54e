import { isIP } from 'node:net'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { fault } from './faults.ts'

const web = z.url({ protocol: /^https?$/ })

const Environment = z.object({
  MODE: z.enum(['development', 'demonstration', 'production']).default('development'),
  PORT: z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .pipe(z.number().max(65535))
    .default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  /** Where people reach the product, when that is not HOST and PORT: behind a proxy, say. */
  ORIGIN: web.transform((url) => new URL(url).origin).optional(),
  /** A PostgreSQL of your own, version 15 or later. Without it the one that came with npm is used. */
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//)
    .refine(isReadable)
    .optional(),
  /** The embedded database and the kept files. */
  DATA_DIR: z
    .string()
    .min(1)
    .default('data')
    .transform((folder) => resolve(folder)),
  /** Unlocks what the database keeps locked; in DATA_DIR where no other place is named. */
  SECRET_KEY_FILE: z
    .string()
    .min(1)
    .transform((file) => resolve(file))
    .optional(),
  /** Whose X-Forwarded-For and X-Forwarded-Proto are believed; from anybody else they are ignored. */
  TRUSTED_PROXIES: z
    .string()
    .transform((list) => list.split(/[\s,]+/).filter(Boolean))
    .pipe(z.array(z.string().refine(isNetwork)))
    .optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** The service that carries SMS, with its key in place of a password and the sender's registered name as `from`. */
  SMS_URL: z.url({ protocol: /^https?$/ }).optional(),
  CHATBOT_SCRIPT_URL: web.optional(),
  CHATBOT_PAGE_URL: web.optional(),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
})
export type Config = z.output<typeof Environment>

/** What would be right, for whoever gave something else. The value given is not repeated: it may hold a password. */
const right: Record<keyof Config, string> = {
  MODE: 'development | demonstration | production',
  PORT: 'رقم من 0 إلى 65535 · a number from 0 to 65535',
  HOST: 'عنوان هذا الجهاز · an address of this machine, like 127.0.0.1',
  ORIGIN: 'عنوان الموقع كاملًا · the full address of the site, like https://example.om',
  DATABASE_URL: 'رابط PostgreSQL · a URL like postgresql://user:password@host:5432/database',
  DATA_DIR: 'مسار مجلد · the path of a folder',
  SECRET_KEY_FILE: 'مسار ملف · the path of a file',
  TRUSTED_PROXIES: 'عناوين مفصولة بفواصل · addresses or networks, like 127.0.0.1,10.0.0.0/8',
  SMTP_URL: 'رابط خادم البريد · a URL like smtps://user:password@mail.example.om',
  SMS_URL: 'رابط خدمة الرسائل النصية · a URL like https://:key@sms.example.om/v1/messages?from=AlTahaluf',
  CHATBOT_SCRIPT_URL: 'رابط https · a URL like https://chat.example.com/widget.js',
  CHATBOT_PAGE_URL: 'رابط https · a URL like https://chat.example.com/',
  LOG_LEVEL: 'silent | error | warn | info | debug',
}

/** Every variable the product knows is in this file, and none is needed to start. An empty one counts as absent. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const read = Environment.safeParse(given)
  if (read.success) return read.data
  const names = new Set(read.error.issues.map(({ path }) => path[0] as keyof Config))
  throw fault(
    'متغيرات البيئة التالية غير صحيحة. صحّحها ثم أعد التشغيل.',
    ['These variables of the environment are not right. Correct them and start again.']
      .concat([...names].map((name) => `  ${name}: ${right[name]}`))
      .join('\n'),
  )
}

export const secretKeyFile = ({ SECRET_KEY_FILE, DATA_DIR }: Config) => SECRET_KEY_FILE ?? join(DATA_DIR, 'secret.key')

/** As the driver reads it; a server on a socket has no host after its user. */
function isReadable(url: string) {
  return URL.canParse(url.replace('@/', '@socket/'))
}

function isNetwork(text: string) {
  const [address = '', bits] = text.split('/')
  const kind = isIP(address)
  return kind > 0 && (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= (kind === 4 ? 32 : 128)))
}
