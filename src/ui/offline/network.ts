import type { ShouldRevalidateFunctionArgs } from 'react-router'

/**
 * The phone page that is open in this tab, whose it is, what it shows, whether the office was reached last, and when it is kept.
 */
type OpenPage = {
  page: string | null
  person: string | null
  name: string | null
  shown: unknown
  isReached: boolean
  isTooOld: boolean
  kept?: Promise<unknown>
}
export const openPage: OpenPage = {
  page: null,
  person: null,
  name: null,
  shown: null,
  isReached: true,
  isTooOld: false,
}

export const mayReach = () => navigator.onLine && openPage.isReached

/** From screen to screen of a phone page its frame is not read again: without a network that would end in the screen of errors. */
export const unlessOnPhonePage = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  openPage.page === nextUrl.pathname && currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate

/** So long a person waits before what the phone has is shown. */
export const soon = <Value>(waited: Promise<Value>, milliseconds: number) =>
  Promise.race([waited, new Promise<null>((resolve) => setTimeout(() => resolve(null), milliseconds))])
