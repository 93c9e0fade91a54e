import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { sameButForItsForm } from '#platform/http.ts'
import type { freshForm } from '#platform/public-form.ts'
import { hashOf } from './content-security-policy.ts'
import { answerWithForm, type FormPage, formPageOf } from './form-pages.ts'

type Page = { plain: Buffer; brotli: Buffer; etag: string; policy: string; until: number }
type Kept = Page | FormPage
type Render = (request: Request) => Promise<Response>
type Policy = (allowed: string[]) => string

/**
 * Keeps the pages that are the same for everyone: rendered once, compressed once, then answered from memory.
 * A kept page has no nonce; its scripts are allowed by their hashes instead. One with a form is kept as text,
 * and each visit gets a nonce and a form of its own put into it.
 */
export function pageCache(render: Render, policyFor: Policy, newForm: () => ReturnType<typeof freshForm>) {
  const pages = new Map<string, Kept>()
  const coming = new Map<string, Promise<Response | Kept>>()
  let generation = 0

  async function make(request: Request, pathname: string): Promise<Response | Kept> {
    const begun = generation
    const response = await render(request)
    const lasts = life(response.headers)
    const isPage = response.headers.get('content-type')?.startsWith('text/html')
    if (!lasts || !isPage || response.status !== 200 || response.headers.has('set-cookie')) return response
    const html = await response.text()
    const until = Date.now() + lasts.seconds * 1000
    const page = lasts.withForm ? formPageOf(html, until) : await pageOf(html, until, policyFor)
    if (!page) return new Response(html, response)
    if (pages.size >= 500) pages.clear()
    // What it was made from may have changed meanwhile; then it is shown this once and not kept.
    if (begun === generation) pages.set(pathname, page)
    return page
  }

  async function answerWith(kept: Kept, request: Request) {
    return 'form' in kept ? answerWithForm(kept, (await newForm()).form, policyFor) : answer(kept, request)
  }

  /** `drawn` answers whoever gets a page of their own. */
  async function serve(asked: Request, drawn: () => Response | Promise<Response> = () => render(asked)) {
    const { pathname, searchParams } = new URL(asked.url)
    if (asksMore(searchParams) || bringsOurs(asked) || !asWritten.test(pathname)) return drawn()
    const request = asForEveryone(asked)
    const kept = pages.get(pathname)
    if (kept && kept.until > Date.now()) return answerWith(kept, request)

    // Many who come at once for a page that is not kept wait for one rendering.
    const awaited = coming.get(pathname)
    const making = awaited ?? make(request, pathname).finally(() => coming.delete(pathname))
    if (!awaited) coming.set(pathname, making)
    const made = await making
    if (!(made instanceof Response)) return answerWith(made, request)
    return awaited ? drawn() : made
  }

  function drop() {
    generation += 1
    pages.clear()
    coming.clear()
  }
  return { serve, drop }
}

/** What other places hang onto an address to know where people come from: it changes nothing here. */
const strange = /^(utm_\w+|fbclid|gclid|dclid|gbraid|wbraid|msclkid|yclid|twclid|ttclid|igsh|igshid|mc_[ce]id|_ga|_gl)$/
const asksMore = (query: URLSearchParams) => [...query.keys()].some((name) => !strange.test(name))

/** Whoever asks for the head alone is answered from the whole page, and what changes nothing is left out of what is kept. */
function asForEveryone(asked: Request) {
  const { origin, pathname, search } = new URL(asked.url)
  if (asked.method === 'GET' && search === '' && !asked.headers.has('cookie')) return asked
  const headers = new Headers(asked.headers)
  headers.delete('cookie')
  return new Request(`${origin}${pathname}`, { headers })
}

/** A cookie that is none of ours says nothing to us. */
export const bringsOurs = (request: Request) =>
  /(?:^|; )(?:__Host-)?(?:session|device|said)=/.test(request.headers.get('cookie') ?? '')

/** How long the page's own route says it may be kept. */
function life(headers: Headers) {
  const shared = /^public, max-age=(\d+)/.exec(headers.get('cache-control') ?? '')?.[1]
  const seconds = Number(shared ?? headers.get(sameButForItsForm))
  return seconds ? { seconds, withForm: !shared } : null
}

/** As our own links write it: «/About/» shows the same page, and there are more such spellings than there is room. */
const asWritten = /^\/$|^(\/[a-z0-9-]+)+$/

/** Small before quick: it is done once, beside the thread that answers. */
const smallest = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }
const compressed = promisify(brotliCompress)

async function pageOf(html: string, until: number, policyFor: Policy): Promise<Page> {
  const plain = Buffer.from(html.replaceAll(/ nonce="[^"]*"/g, ''))
  const scripts = html.matchAll(/<script(?![^>]*(?:\ssrc=|ld\+json))[^>]*>([\s\S]*?)<\/script>/g)
  return {
    plain,
    brotli: await compressed(plain, smallest),
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    policy: policyFor([...scripts].map(([, script = '']) => hashOf(script))),
    until,
  }
}

function answer({ plain, brotli, etag, policy }: Page, request: Request) {
  const headers = new Headers({
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': policy,
    'Cache-Control': 'public, max-age=0, must-revalidate',
    ETag: etag,
    Vary: 'Accept-Encoding, Cookie',
  })
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers })
  const takesBrotli = /\bbr\b/.test(request.headers.get('accept-encoding') ?? '')
  if (takesBrotli) headers.set('Content-Encoding', 'br')
  return new Response(new Uint8Array(takesBrotli ? brotli : plain), { headers })
}
