import { createHash } from 'node:crypto'
import { themeBoot } from '#ui/theme-boot.ts'

export const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

type Guests = { CHATBOT_SCRIPT_URL?: string | undefined; CHATBOT_PAGE_URL?: string | undefined }

/**
 * Radix places its menus through style attributes; scripts run by nonce, or by hash on pages that are kept.
 * A configured chat provider is let in by its origin alone, and the assistant's own page may be framed by us.
 */
export function contentSecurityPolicy(guests: Guests, scripts: string[], framedBy: "'none'" | "'self'" = "'none'") {
  const [script, page] = [guests.CHATBOT_SCRIPT_URL, guests.CHATBOT_PAGE_URL].map((url) => (url ? ` ${new URL(url).origin}` : ''))
  return [
    "default-src 'self'",
    `script-src 'self' ${[...new Set([hashOf(themeBoot), ...scripts])].join(' ')}${script}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    `connect-src 'self'${script}${page}`,
    `frame-src 'self'${page}`,
    "object-src 'none'",
    "base-uri 'none'",
    `frame-ancestors ${framedBy}`,
    "form-action 'self'",
  ].join('; ')
}
