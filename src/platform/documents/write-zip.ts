import { Zip, ZipPassThrough } from 'fflate'

type Packed = { name: string; bytes: Uint8Array }

/** Files in one, each made only when its turn has come: they are packed already, so nothing is squeezed. */
export function writeZip(files: AsyncIterable<Packed>): ReadableStream<Uint8Array<ArrayBuffer>> {
  const bytes = bytesOf(files)
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await bytes.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: () => bytes.return(undefined).then(() => {}),
  })
}

async function* bytesOf(files: AsyncIterable<Packed>) {
  const ready: Uint8Array<ArrayBuffer>[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    ready.push(new Uint8Array(chunk))
  })
  for await (const { name, bytes } of files) {
    const file = new ZipPassThrough(name.replace(/[/\\"<>|:*?]/g, ' '))
    zip.add(file)
    file.push(bytes, true)
    yield* ready.splice(0)
  }
  zip.end()
  yield* ready.splice(0)
}
