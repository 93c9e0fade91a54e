import { createHash } from 'node:crypto'
import { themeBoot } from '#ui/theme-boot.ts'

export const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

type Page = { framedBy?: "'none'" | "'self'"; isPhonePage?: boolean; readsCodes?: boolean }
type Guests = { CHATBOT_SCRIPT_URL?: string | undefined; CHATBOT_PAGE_URL?: string | undefined }

/**
 * Radix places its menus through style attributes; scripts run by nonce, or by hash on pages that are kept.
 * A configured chat provider is let in by its origin alone, and the assistant's own page may be framed by us.
 * A page that is written on without a network shows the pictures it has not sent yet; one that reads codes with a camera runs our reader.
 */
export function contentSecurityPolicy(guests: Guests, scripts: string[], page: Page = {}) {
  const { framedBy = "'none'", isPhonePage = false, readsCodes = false } = page
  const [script, chat] = [guests.CHATBOT_SCRIPT_URL, guests.CHATBOT_PAGE_URL].map((url) => (url ? ` ${new URL(url).origin}` : ''))
  return [
    "default-src 'self'",
    `script-src 'self' ${[...new Set([hashOf(themeBoot), ...scripts])].join(' ')}${readsCodes ? " 'wasm-unsafe-eval'" : ''}${script}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data:${isPhonePage ? ' blob:' : ''}`,
    `connect-src 'self'${script}${chat}`,
    `frame-src 'self'${chat}`,
    "object-src 'none'",
    "base-uri 'none'",
    `frame-ancestors ${framedBy}`,
    "form-action 'self'",
  ].join('; ')
}
