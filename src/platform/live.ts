import type { Log } from './log.ts'

/** What an open page is told, and how it is let go. */
export type LivePage = { say: (text: string) => void; end: () => void }

/** A browser that has gone without a word is noticed when it is written to. */
const beat = 25_000
/** A page asks again after a while, and is then looked at again: whether its person is still signed in. */
const longest = 5 * 60_000
/** More open pages of one person than anybody looks at: the oldest makes room. */
const mostPages = 20

export type Live = ReturnType<typeof openLive>

/** The open pages of this process, by account. `read` says what stands there now; it is asked once for all pages of an account. */
export function openLive(log: Log, read: (accountId: string) => Promise<string>) {
  const open = new Map<string, Set<LivePage>>()
  const pagesOf = (accountId: string) => [...(open.get(accountId) ?? [])]
  const every = () => [...open.values()].flatMap((pages) => [...pages])
  const beating = setInterval(() => {
    for (const { say } of every()) say(': beat\n\n')
  }, beat)
  beating.unref()
  let closed = false

  async function tellOne(accountId: string) {
    try {
      const text = await read(accountId)
      for (const { say } of pagesOf(accountId)) say(text)
    } catch (error) {
      log.warn({ error: error instanceof Error ? error.message : error }, 'open pages not told')
    }
  }
  return {
    /** Tells the page what stands there now, and from then on whatever changes. What comes back lets it go. */
    watch(accountId: string, page: LivePage) {
      const pages = open.get(accountId) ?? new Set()
      open.set(accountId, pages.add(page))
      if (pages.size > mostPages) pagesOf(accountId)[0]?.end()
      const timer = setTimeout(page.end, longest)
      timer.unref()
      if (closed) page.end()
      else void tellOne(accountId)
      return () => {
        clearTimeout(timer)
        pages.delete(page)
        if (pages.size === 0 && open.get(accountId) === pages) open.delete(accountId)
      }
    },
    /** Something changed for this account; null when nobody knows for whom. */
    async tell(accountId: string | null) {
      const accounts = accountId === null ? [...open.keys()] : [accountId]
      await Promise.all(accounts.filter((id) => open.has(id)).map(tellOne))
    },
    count: () => every().length,
    close() {
      closed = true
      clearInterval(beating)
      for (const { end } of every()) end()
    },
  }
}
