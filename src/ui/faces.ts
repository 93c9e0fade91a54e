import { useEffect } from 'react'

/** Remembers that our faces have come, so that the next page wears them from its first moment: `theme-boot.ts` reads it. */
export function useKeptFaces() {
  useEffect(() => void document.fonts.ready.then(keep), [])
}

function keep() {
  try {
    localStorage.setItem('faces', 'kept')
  } catch {
    // Whoever lets nothing be kept sees the stand-in for a moment each time.
  }
}
