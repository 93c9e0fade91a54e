import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Where somebody already is on the new page: a field it put focus in itself, its summary of faults, the open assistant. */
const settled = 'main :is(input, select, textarea, iframe, [role="alert"]), .chat *'

/**
 * A page that comes without being loaded is read from its title, as a loaded one is; or from the place its address names.
 * Beside a list that stays, what was opened from it says `data-arrival`: whoever reads on is not led through the list again.
 * The same page under another query (tabs, searches, calculators) leaves focus where it was.
 */
export function useArrival() {
  const { pathname, hash } = useLocation()
  const before = useRef(pathname)
  useEffect(() => {
    const [from, to] = [before.current, pathname]
    before.current = pathname
    const talksOn = from.startsWith('/assistant') && to.startsWith('/assistant')
    if (from === to || talksOn || document.activeElement?.matches(settled)) return
    const named = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
    arriveAt(
      named ??
        document.querySelector('main [data-arrival]') ??
        document.querySelector('main h1') ??
        document.querySelector('main'),
    )
  }, [pathname, hash])
}

/** The steps of a way are one page under another query, and each is read from its own heading. */
export function useStepArrival(step: string) {
  const place = useRef<HTMLDivElement>(null)
  const before = useRef(step)
  useEffect(() => {
    const from = before.current
    before.current = step
    if (from !== step && !document.activeElement?.matches(settled)) arriveAt(place.current?.querySelector('h2') ?? place.current)
  }, [step])
  return place
}

/** Scrolling is not touched: a new page begins at its top, one that is gone back to where it was left. */
function arriveAt(place: HTMLElement | null) {
  if (!place) return
  if (!place.matches('a, button, input, select, textarea, [tabindex]')) place.tabIndex = -1
  place.focus({ preventScroll: true })
}
