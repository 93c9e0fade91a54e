import type { Context, MiddlewareHandler } from 'hono'
import type { House } from '#platform/context.ts'
import { isPhonePage } from '#values/phone-operation.ts'

/** On every answer, whatever made it. */
export function safeHeaders(house: House, isHttps: (c: Context) => boolean): MiddlewareHandler {
  const { origin, phonePages, cameraPages, locationPages } = house
  const always: Record<string, string> = {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  }
  const policyOf = (path: string) => {
    const isPhone = isPhonePage(phonePages, path)
    const self = (may: boolean) => (may ? 'self' : '')
    const camera = self(isPhone || isPhonePage(cameraPages, path))
    const location = self(isPhone || isPhonePage(locationPages, path))
    return `camera=(${camera}), microphone=(), geolocation=(${location}), payment=(), usb=()`
  }
  const onlyHttps = { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }
  return async (c, next) => {
    await next()
    const headers = origin.startsWith('https:') || isHttps(c) ? { ...always, ...onlyHttps } : always
    for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value)
    c.res.headers.set('Permissions-Policy', policyOf(c.req.path))
  }
}

/** Whatever changes something must come from a page of ours: the browser says where from, and whoever does not say is refused. */
export function fromOurPages({ config, origin }: House): MiddlewareHandler {
  return async (c, next) => {
    if (['GET', 'HEAD', 'OPTIONS'].includes(c.req.method)) return next()
    const said = c.req.header('origin')
    const ours = said !== undefined && (said === origin || (!config.ORIGIN && hostOf(said) === c.req.header('host')))
    if (ours) return next()
    return plainPage(c, 403, foreign)
  }
}

const foreign = {
  title: 'لم يصل هذا الطلب من صفحات الموقع',
  sentence: 'افتح الصفحة من الموقع نفسه ثم أعد المحاولة.',
}

/** An address that spells nothing is answered as one that leads nowhere: the router behind would only complain of it in the log. */
export const readableAddress =
  (nowhere: (c: Context) => Promise<Response>): MiddlewareHandler =>
  async (c, next) => {
    try {
      decodeURI(new URL(c.req.url).pathname)
    } catch {
      return nowhere(c)
    }
    return next()
  }

function hostOf(origin: string) {
  return URL.canParse(origin) ? new URL(origin).host : null
}

/**
 * A browser looks for an answer only when it has sent everything. So what is too large is thrown away as it comes, up to what
 * somebody who means well may have chosen: answered before, the connection would break under what is still on its way.
 */
export async function throwAway({ body }: Request, most: number) {
  if (!body || body.locked) return
  let size = 0
  for await (const chunk of body) {
    size += chunk.length
    if (size > most) return
  }
}

/** For answers given before any page can be drawn. */
export function plainPage(c: Context, status: 403 | 413 | 429 | 503, { title, sentence }: { title: string; sentence: string }) {
  // Perhaps not read to its end, so nothing more can come over this connection.
  if (status === 413) c.header('Connection', 'close')
  if (status === 429 || status === 503) c.header('Retry-After', '5')
  return c.html(
    `<!doctype html><html lang="ar" dir="rtl"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>` +
      `<body style="font:1rem/1.8 sans-serif;max-width:34rem;margin:15vh auto;padding:0 1rem"><h1 style="font-size:1.4rem">${title}</h1><p>${sentence}</p><p><a href="/">ارجع إلى الرئيسية</a></p></body></html>`,
    status,
  )
}
