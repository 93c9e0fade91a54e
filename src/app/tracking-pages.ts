import { randomBytes } from 'node:crypto'
import { blankWay, partsOfWay } from '#areas/parcels/tracking/told-page.tsx'
import { trackedParcel } from '#areas/parcels/tracking/tracked.ts'
import type { House } from '#platform/context.ts'

type Draw = (asked: { request: Request; address: string; prepared: () => Promise<unknown> }) => Promise<Response>
type Policy = (allowed: string[]) => string
/** The page cut where a parcel has something for itself: what stands between, and which part comes after it. */
type Kept = { between: string[]; after: number[]; until: number }

/** As long as other pages that are kept. */
const lasts = 60_000

/**
 * The public way of a parcel, for visitors. Each visit reads the parcel anew; the page around it is drawn once for all parcels, and what
 * this one has for itself is put in. Where that is not possible the page is drawn as every other, from what was read already.
 */
export function trackingPages(house: House, draw: Draw, policyFor: Policy) {
  let kept: Promise<Kept | null> | null = null

  async function around(request: Request) {
    const now = await kept
    if (now && now.until > Date.now()) return now
    const { origin } = new URL(request.url)
    const blank = new Request(`${origin}/t/${blankWay.bare}`)
    kept = cutPage(draw({ request: blank, address: 'everyone', prepared: async () => blankWay }))
    return kept
  }

  async function serve(request: Request, address: string, number: string) {
    const reading = trackedParcel({ ...house, address }, number)
    const way = await reading.catch(() => null)
    const page = way && (await around(request).catch(() => null))
    return page ? filled(page, partsOfWay(way), policyFor) : draw({ request, address, prepared: () => reading })
  }

  function drop() {
    kept = null
  }
  return { serve, drop }
}

const mark = '\u0000'

/** Null where something of the parcel is not found as it should stand: then no page is made from this one. */
async function cutPage(drawn: Promise<Response>): Promise<Kept | null> {
  const html = await (await drawn).text()
  const nonce = / nonce="([^"]+)"/.exec(html)?.[1]
  if (!nonce) return null
  const blanks = [...partsOfWay(blankWay), nonce]
  if (!blanks.every((blank) => html.includes(blank))) return null
  const marked = blanks.reduce((text, blank, at) => text.replaceAll(blank, `${mark}${at}${mark}`), html)
  const pieces = marked.split(mark)
  return {
    between: pieces.filter((_, at) => at % 2 === 0),
    after: pieces.filter((_, at) => at % 2 === 1).map(Number),
    until: Date.now() + lasts,
  }
}

function filled({ between, after }: Kept, parts: string[], policyFor: Policy) {
  const nonce = randomBytes(16).toString('base64')
  const own = [...parts, nonce]
  const html = between.map((text, at) => text + (own[after[at] ?? -1] ?? '')).join('')
  return new Response(html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policyFor([`'nonce-${nonce}'`]),
      'Cache-Control': 'private, no-store',
      Vary: 'Cookie',
    },
  })
}
