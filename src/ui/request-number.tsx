import { createContext, type ReactNode, useContext } from 'react'

const Current = createContext<string | null>(null)

/** The number of a request that failed: given by the server, and found again in the page by the browser. */
export function RequestNumber({ value, children }: { value: string | null; children: ReactNode }) {
  return <Current value={value}>{children}</Current>
}

export function useRequestNumber() {
  const given = useContext(Current)
  if (given || typeof document === 'undefined') return given
  return document.querySelector<HTMLMetaElement>('meta[name=request-number]')?.content ?? null
}
