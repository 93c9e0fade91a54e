import { useEffect, useState } from 'react'

/** How many wait, from the server's page at first and from its open line afterwards. A page nobody looks at keeps no line open. */
export function useUnread(fromPage: number) {
  const [heard, setHeard] = useState<{ after: number; unread: number } | null>(null)
  useEffect(() => {
    let line: EventSource | null = null
    function hold() {
      if (document.hidden) {
        line?.close()
        line = null
      } else if (!line) {
        line = new EventSource('/live')
        line.addEventListener('unread', ({ data }) => setHeard({ after: fromPage, unread: Number(data) || 0 }))
      }
    }
    hold()
    document.addEventListener('visibilitychange', hold)
    return () => {
      document.removeEventListener('visibilitychange', hold)
      line?.close()
    }
  }, [fromPage])
  return heard?.after === fromPage ? heard.unread : fromPage
}
