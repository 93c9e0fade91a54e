import type { Context } from 'hono'
import { signedIn } from '#areas/identity/public.ts'
import type { House } from '#platform/context.ts'

const headers = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'private, no-store, no-transform',
  // A proxy that gathers before it passes on would keep the news to itself.
  'X-Accel-Buffering': 'no',
}

/** The line a page keeps open to hear how many notifications wait. Whoever is not signed in is told not to ask again. */
export function livePages(house: House) {
  return async (c: Context) => {
    const account = await signedIn(house, c.req.raw)
    if (!account) return c.body(null, 204)
    const { id } = account
    const encoder = new TextEncoder()
    let leave = () => {}
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        let open = true
        const say = (text: string) => {
          if (open) controller.enqueue(encoder.encode(text))
        }
        const end = () => {
          if (!open) return
          open = false
          leave()
          controller.close()
        }
        say('retry: 3000\n\n')
        leave = house.live.watch(id, { say, end })
        c.req.raw.signal.addEventListener('abort', end, { once: true })
      },
      cancel: () => leave(),
    })
    return c.body(body, 200, headers)
  }
}
