import { useNavigation } from 'react-router'

/** Lies over the page that is being left, so nothing moves while the next one's code and data are on their way. */
export function Loading() {
  const waiting = useNavigation().state === 'loading'
  return (
    <p role="status" className="loading">
      {waiting ? 'جار التحميل...' : null}
    </p>
  )
}
