import { useEffect } from 'react'
import { keepAhead } from './register-worker.ts'

/** Keeps pages on the phone before there is no network, and anew when what they begin from has changed. */
export function usePagesAhead(pages: readonly string[], since: string) {
  const all = pages.join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was written since then stands on those pages too
  useEffect(() => {
    if (all) void keepAhead(all.split(' ')).catch(() => {})
  }, [all, since])
}
