import { page } from '#platform/http.ts'
import { anyone } from '#platform/permissions.ts'
import { photoBytes } from '../queries.ts'

/** One picture; it never changes, another one has another address. */
export const loader = page(anyone, async (ctx, { params, query }) => {
  const bytes = await photoBytes(ctx, params.photoId, query.has('small') ? 'small' : 'whole')
  if (!bytes) return new Response('لا صورة هنا.', { status: 404, headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
  return new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': 'image/webp',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'private, max-age=604800',
    },
  })
})
