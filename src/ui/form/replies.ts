import { useLocation } from 'react-router'
import type { Reply } from '../form.tsx'

/** On a page of several forms: what was said to the one sent under this name. The others show none of it. */
export function useReplies(reply: Reply | undefined) {
  const { search } = useLocation()
  const act = new URLSearchParams(search).get('act')
  return (own: string) => (own === act ? reply : undefined)
}
