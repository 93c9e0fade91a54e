import { randomBytes } from 'node:crypto'

/** A page that is the same for everyone but for the nonce of its scripts and the number its form carries. */
export type FormPage = { html: string; nonce: string; form: string; until: number }

/** Null where it is not clear what each visit has to have for itself: then the page is made for each. */
export function formPageOf(html: string, until: number): FormPage | null {
  const nonces = found(html, / nonce="([^"]+)"/g)
  const forms = found(html, /name="form" value="([^"]+)"/g)
  const [nonce, form] = [nonces[0], forms[0]]
  return nonce && form && nonces.length === 1 && forms.length === 1 ? { html, nonce, form, until } : null
}

const found = (html: string, pattern: RegExp) => [...new Set([...html.matchAll(pattern)].map(([, value = '']) => value))]

/** Both stand in the form as well as in what React begins with. */
export function answerWithForm(page: FormPage, form: string, policyFor: (allowed: string[]) => string) {
  const nonce = randomBytes(16).toString('base64')
  return new Response(page.html.replaceAll(page.nonce, nonce).replaceAll(page.form, form), {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policyFor([`'nonce-${nonce}'`]),
      'Cache-Control': 'private, no-store',
      Vary: 'Cookie',
    },
  })
}
