import { page } from '#platform/http.ts'
import { anyone } from '#platform/permissions.ts'
import { logoBytes } from '../logo.ts'

/** The mark of the company, for its public pages and for search engines. */
export const loader = page(anyone, async (ctx, { query }) => {
  const bytes = await logoBytes(ctx)
  if (!bytes) return new Response('لا شعار للشركة.', { status: 404, headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
  return new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': 'image/webp',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': query.has('of') ? 'public, max-age=604800' : 'no-cache',
    },
  })
})
