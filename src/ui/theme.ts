import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** The class the page wears: `theme-boot.ts` decides it before React is there, so React only takes it over. */
export function useWornTheme() {
  return useSyncExternalStore(
    never,
    () => document.documentElement.className,
    () => 'dark',
  )
}
