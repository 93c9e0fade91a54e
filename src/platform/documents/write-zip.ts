import { ZipPassThrough } from 'fflate'
import { packing, streamed } from './streamed.ts'

type Packed = { name: string; bytes: Uint8Array }

/** Files in one, each made only when its turn has come: they are packed already, so nothing is squeezed. */
export const writeZip = (files: AsyncIterable<Packed>) => streamed(bytesOf(files))

async function* bytesOf(files: AsyncIterable<Packed>) {
  const { zip, taken } = packing()
  for await (const { name, bytes } of files) {
    const file = new ZipPassThrough(name.replace(/[/\\"<>|:*?]/g, ' '))
    zip.add(file)
    file.push(bytes, true)
    yield* taken()
  }
  zip.end()
  yield* taken()
}
