import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { MiddlewareHandler } from 'hono'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)
/** Quick rather than small: it is done for one visit, where a kept page is packed once for everybody. */
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } }
const worthIt = 1024

/** What was made for one visit is packed on its way out; what comes packed already is left alone. */
export function compression(): MiddlewareHandler {
  return async (c, next) => {
    await next()
    if (c.res.headers.has('content-encoding') || !isText(c.res)) return
    const encoding = understood(c.req.header('accept-encoding') ?? '')
    if (!encoding) return
    const plain = Buffer.from(await c.res.arrayBuffer())
    const packs = plain.length >= worthIt
    const body = !packs ? plain : await (encoding === 'br' ? brotli(plain, quick) : gzipped(plain))
    c.res = new Response(new Uint8Array(body), c.res)
    c.res.headers.delete('content-length')
    if (!/accept-encoding/i.test(c.res.headers.get('vary') ?? '')) c.res.headers.append('vary', 'Accept-Encoding')
    if (packs) c.res.headers.set('content-encoding', encoding)
  }
}

const isText = ({ body, headers }: Response) => body !== null && /^text\/|json|xml/.test(headers.get('content-type') ?? '')

function understood(accepted: string) {
  if (/\bbr\b/.test(accepted)) return 'br'
  return /\bgzip\b/.test(accepted) ? 'gzip' : null
}
