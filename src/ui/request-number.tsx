import { createContext, type ReactNode, useContext } from 'react'

const Current = createContext<string | null>(null)

/** The number of a request that failed, given by the server to the page it renders. */
export function RequestNumber({ value, children }: { value: string | null; children: ReactNode }) {
  return <Current value={value}>{children}</Current>
}

/** The browser finds it again in the page; after a step taken without loading one, in the timing of the last answer. */
export function useRequestNumber() {
  const given = useContext(Current)
  if (given || typeof document === 'undefined') return given
  return document.querySelector<HTMLMetaElement>('meta[name=request-number]')?.content ?? lastAnswered()
}

function lastAnswered() {
  const answers = performance.getEntriesByType('resource').filter((entry) => entry instanceof PerformanceResourceTiming)
  const named = answers.flatMap(({ serverTiming }) => serverTiming).filter(({ name }) => name === 'request')
  return named.at(-1)?.description ?? null
}
