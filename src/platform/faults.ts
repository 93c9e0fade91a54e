/** Why the product cannot start or go on, in a sentence for the person who runs it: first in Arabic, then in English. */
export function fault(arabic: string, english: string, cause?: unknown) {
  return Object.assign(new Error(`${arabic}\n${english}`, { cause }), { name: 'Fault' })
}

export const isFault = (error: unknown): error is Error => error instanceof Error && error.name === 'Fault'

/** The code the system or PostgreSQL gave, wherever in the chain of causes it is. */
export function codeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  if ('code' in error && typeof error.code === 'string') return error.code
  const deeper = error instanceof AggregateError ? error.errors[0] : 'cause' in error ? error.cause : undefined
  return codeOf(deeper)
}

const full = ['ENOSPC', 'EDQUOT', '53100']
export const isDiskFull = (error: unknown) =>
  full.includes(codeOf(error) ?? '') || (error instanceof Error && /no space left on device/i.test(error.message))

/** PostgreSQL is away or going away; the same question may be answered in a moment. */
export function isDatabaseAway(error: unknown) {
  const code = codeOf(error) ?? ''
  const words = error instanceof Error ? error.message : ''
  return (
    /^(57P0\d|53300|08\w{3}|E(CONN|PIPE|HOST|NET|TIMEDOUT|NOTFOUND|AI_AGAIN)\w*)$/.test(code) ||
    /^Connection terminated|^Client has encountered a connection error/.test(words)
  )
}

/** Somebody holds what was asked for, or all connections are taken: it may be free in a moment. */
export function isBusy(error: unknown) {
  const words = error instanceof Error ? error.message : ''
  return ['57014', '55P03', '25P03'].includes(codeOf(error) ?? '') || /timeout exceeded/.test(words)
}

/** Two transactions waited for each other, or each for what the other had read: PostgreSQL undid one of them. */
export const hasCollided = (error: unknown) => ['40P01', '40001'].includes(codeOf(error) ?? '')

const unwritable = ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'ENOENT', 'ELOOP', 'ENAMETOOLONG']

export function folderFault(error: unknown, folder: string) {
  if (isFault(error)) return error
  if (isDiskFull(error)) return diskFault(folder, error)
  const code = codeOf(error)
  if (!code || !unwritable.includes(code)) return error
  return fault(
    `تعذّرت الكتابة في المجلد ${folder} (DATA_DIR، ‏${code}). صحّح المسار أو الأذونات ثم أعد التشغيل.`,
    `The folder ${folder} (DATA_DIR) cannot be written to (${code}). Correct the path or its permissions and start again.`,
    error,
  )
}

export function diskFault(place: string, cause: unknown) {
  return fault(
    `القرص ممتلئ: لا مساحة للكتابة في ${place}. أفرغ مساحة ثم أعد التشغيل.`,
    `The disk is full: no space left to write to ${place}. Free some space and start again.`,
    cause,
  )
}

/** What the person who set DATABASE_URL needs to hear. The password in it is never repeated. */
export function databaseFault(error: unknown, url: string) {
  if (isFault(error)) return error
  const { host, database, user } = partsOf(url)
  const code = codeOf(error) ?? ''
  if (isDiskFull(error)) return diskFault(`PostgreSQL (${host})`, error)
  if (code === '28P01' || code === '28000')
    return fault(
      `رفض PostgreSQL في ${host} المستخدم «${user}» أو كلمة مروره. صحّح DATABASE_URL.`,
      `PostgreSQL at ${host} refused the user "${user}" or its password. Correct DATABASE_URL.`,
      error,
    )
  if (code === '3D000')
    return fault(
      `لا قاعدة بيانات باسم «${database}» في ${host}. أنشئها أو صحّح DATABASE_URL.`,
      `There is no database "${database}" at ${host}. Create it or correct DATABASE_URL.`,
      error,
    )
  if (code === '42501')
    return fault(
      `لا يملك المستخدم «${user}» إذن إنشاء الجداول في «${database}». امنحه ملكية القاعدة.`,
      `The user "${user}" may not create tables in "${database}". Make it the owner of the database.`,
      error,
    )
  if (isDatabaseAway(error) || isBusy(error))
    return fault(
      `تعذّر الوصول إلى PostgreSQL في ${host} (‏${code || 'timeout'}). شغّل الخادم أو صحّح DATABASE_URL.`,
      `PostgreSQL at ${host} cannot be reached (${code || 'timeout'}). Start that server or correct DATABASE_URL.`,
      error,
    )
  return error
}

function partsOf(url: string) {
  const {
    hostname = '',
    port,
    pathname,
    searchParams,
    username,
  } = URL.canParse(url) ? new URL(url) : new URL('postgresql://localhost')
  const host = searchParams.get('host') ?? `${hostname}:${port || 5432}`
  return { host, database: decodeURIComponent(pathname.slice(1)) || username, user: decodeURIComponent(username) }
}
