import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { requestCtx, requestDoor, requestNonce } from '#platform/http.ts'
import { RequestNumber } from '#ui/request-number.tsx'

/** A page is sent when it is whole: its status is true, and the page cache and the deferral can read it. */
export default async function render(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: RouterContextProvider,
) {
  const nonce = context.get(requestNonce)
  const { log, requestId } = context.get(requestCtx)
  const html = await new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <RequestNumber value={status < 400 ? null : requestId}>
        <ServerRouter context={router} url={request.url} {...nonce} />
      </RequestNumber>,
      {
        ...nonce,
        onAllReady: () => pipe(inOnePiece(resolve)),
        onShellError: reject,
        onError: (error) => log.error({ err: error, requestId }, 'rendering failed'),
      },
    )
    setTimeout(abort, 10_000).unref()
  })
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(html, { status, headers })
}

/** React writes a page in small pieces, and reuses none of them: they are joined once, when the last has come. */
function inOnePiece(done: (html: Uint8Array<ArrayBuffer>) => void) {
  const pieces: Uint8Array[] = []
  return new Writable({
    decodeStrings: true,
    write(piece: Uint8Array, _, next) {
      pieces.push(piece)
      next()
    },
    final(next) {
      done(new Uint8Array(Buffer.concat(pieces)))
      next()
    },
  })
}

/** What nobody expected is logged with the number that the person sees. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  const expected = request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)
  if (expected) return
  const { log, requestId } = context.get(requestCtx)
  log.error({ err: error, requestId, method: request.method, path: context.get(requestDoor) }, 'request failed')
}
