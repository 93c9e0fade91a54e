import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** A line to the product that can be cut: for pages and workers alike, and without the browser being told. */
export async function cuttableLine(product: string) {
  const { hostname, port } = new URL(product)
  const open = new Set<Socket>()
  let isCut = false
  let losesAnswers = false
  const line = createServer((near) => {
    if (isCut) return near.destroy()
    const far = connect(Number(port), hostname)
    far.on('data', () => losesAnswers && near.destroy())
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one)
      one.pipe(other)
      one.on('error', () => other.destroy())
      one.on('close', () => open.delete(one) && other.destroy())
    }
  }).listen(0, hostname)
  await once(line, 'listening')
  const { port: nearPort } = line.address() as AddressInfo
  const cut = () => {
    isCut = true
    for (const one of open) one.destroy()
  }
  onTestFinished(() => {
    cut()
    line.close()
  })
  const mend = () => {
    isCut = losesAnswers = false
  }
  /** What is sent arrives, and nobody hears of it. */
  const loseAnswers = () => {
    isCut = false
    losesAnswers = true
  }
  return { url: `http://${hostname}:${nearPort}`, cut, mend, loseAnswers }
}
