import type { AccountKind } from '#areas/identity/account.ts'

const here = 'http://here'

/** Where a person was going, as long as it is a page of ours and not one of those that sign in or out; else null. */
export function returnPath(to: string | null | undefined) {
  if (!to?.startsWith('/') || !URL.canParse(to, here)) return null
  const { origin, pathname, search, hash } = new URL(to, here)
  // «/.//elsewhere» is read as the path «//elsewhere», which a browser takes for another site.
  const ours =
    origin === here &&
    !pathname.startsWith('//') &&
    !/^\/(login|register|verify|forgot-password|reset-password|sign-out)\b/.test(pathname)
  // What a page's script asked for ends in .data and is no page.
  return ours && !pathname.endsWith('.data') ? pathname + search + hash : null
}

/** The first page of a person who was going nowhere in particular. */
export const homeOf = (kind: AccountKind) => (kind === 'staff' ? '/admin' : '/dashboard')
