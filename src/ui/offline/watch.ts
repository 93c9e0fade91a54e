import { mayReach, openPage } from './network.ts'
import { waitBefore } from './queue.ts'
import { keepDocument } from './register-worker.ts'
import { queueChannel, sendWaiting } from './send.ts'

type Watching = { page: string; renew: () => Promise<void> }

/** While a phone page is open: sends when the network is back, asks again ever more seldom, and shows what became of it. */
export function watchPhonePage({ page, renew }: Watching) {
  const ended = new AbortController()
  let attempt = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  async function send() {
    clearTimeout(timer)
    if (ended.signal.aborted || !navigator.onLine) return
    const wasReached = openPage.isReached
    if ((await sendWaiting()) === 'unreachable') openPage.isReached = false
    else if (!wasReached) await read()
    if (mayReach()) attempt = 0
    else later(waitBefore(attempt++))
  }

  function later(wait: number) {
    clearTimeout(timer)
    if (!ended.signal.aborted) timer = setTimeout(() => void send(), wait)
  }

  /** Read again as if the office could be reached, for how else would one know. */
  async function read() {
    openPage.isReached = true
    await renew()
  }

  /** What was sent is shown; where the office was too slow to say so, it is asked once more. */
  async function renewed() {
    await renew()
    if (!mayReach()) later(waitBefore(0))
  }

  const channel = new BroadcastChannel(queueChannel)
  // What was sent from another page may stand on this one too.
  channel.onmessage = () => void renewed()
  const again = () => {
    attempt = 0
    void send()
  }
  addEventListener('online', again, { signal: ended.signal })
  addEventListener('offline', () => void renew(), { signal: ended.signal })
  void keepDocument(page).catch(() => {})
  void (navigator.onLine ? send() : renew())
  return {
    again,
    end() {
      ended.abort()
      clearTimeout(timer)
      channel.close()
    },
  }
}
