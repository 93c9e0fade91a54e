import { companyProfile } from '#areas/company/public.ts'
import { pages } from '#areas/site/pages.ts'
import type { Ctx } from '#platform/context.ts'
import { unitPaths } from './unit-page.ts'

/** Files for machines. They are made for each asker and kept by him for an hour, not by us. */
const file = (text: string, type: string) =>
  new Response(text, { headers: { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'max-age=3600' } })

export async function sitemap(ctx: Ctx) {
  const { origin } = ctx
  const paths = [...Object.values(pages).map(({ path }) => path), ...(await unitPaths(ctx))]
  const urls = paths.map((path) => `  <url><loc>${origin}${path}</loc></url>`)
  return file(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`,
    'application/xml',
  )
}

/** What is behind a door, or is one visitor's alone, is not for search engines. */
const closed = [
  '/admin',
  '/dashboard',
  '/dev',
  '/sent',
  '/services/car-rental/book',
  '/viewing',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/invitation',
]

export async function robots({ origin }: Ctx) {
  const lines = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`]
  return file(`${lines.join('\n')}\n`, 'text/plain')
}

const ground = '#0a1313'

export async function manifest(ctx: Ctx) {
  const { tradeName } = await companyProfile(ctx)
  const icon = (size: number) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' })
  const content = {
    id: '/',
    name: tradeName,
    short_name: tradeName,
    description: pages.home.description,
    lang: 'ar',
    dir: 'rtl',
    start_url: '/',
    display: 'browser',
    background_color: ground,
    theme_color: ground,
    icons: [icon(192), icon(512)],
  }
  return file(JSON.stringify(content), 'application/manifest+json')
}

const halfAYear = 182 * 86_400_000

/** Where to report a weakness; RFC 9116 wants a date on which the word expires. */
export async function securityContact(ctx: Ctx) {
  const { email, dataOfficerEmail } = await companyProfile(ctx)
  const mail = email ?? dataOfficerEmail
  const lines = [
    `Contact: ${mail ? `mailto:${mail}` : `${ctx.origin}${pages.contact.path}`}`,
    `Expires: ${new Date(ctx.now().getTime() + halfAYear).toISOString()}`,
    'Preferred-Languages: ar, en',
    `Canonical: ${ctx.origin}/.well-known/security.txt`,
  ]
  return file(`${lines.join('\n')}\n`, 'text/plain')
}
