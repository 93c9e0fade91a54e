import { Zip } from 'fflate'

type Bytes = Uint8Array<ArrayBuffer>

/** What is made piece by piece, each when whoever reads is ready for it; who goes away ends the making. */
export function streamed(pieces: AsyncGenerator<Bytes, void>): ReadableStream<Bytes> {
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await pieces.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: () => pieces.return(undefined).then(() => {}),
  })
}

/** A packing whose pieces are handed on as they are ready. */
export function packing() {
  const ready: Bytes[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    ready.push(new Uint8Array(chunk))
  })
  return { zip, taken: () => ready.splice(0) }
}
