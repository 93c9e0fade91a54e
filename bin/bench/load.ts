import { Agent, get, type IncomingHttpHeaders, type RequestOptions } from 'node:http'

type Load = { requests: number; together: number; headers?: Record<string, string> }

/** So many requests, so many at a time, over connections that stay open; loopback only. */
export async function requestsPerSecond(url: string, { requests, together, headers = {} }: Load) {
  if (new URL(url).hostname !== '127.0.0.1') throw new Error('load goes to this machine only')
  const agent = new Agent({ keepAlive: true, maxSockets: together })
  let left = requests
  const one = async () => {
    while (left-- > 0) await fetched(url, { agent, headers: { 'accept-encoding': 'br', ...headers } })
  }
  const began = performance.now()
  await Promise.all(Array.from({ length: together }, one))
  agent.destroy()
  return requests / ((performance.now() - began) / 1000)
}

type Timed = { requests: number; together: number; headers?: (nth: number) => Record<string, string> }

/** The same over pages that differ, each with headers of its own, and how long every one of them took. */
export async function timedRequests(urlOf: (nth: number) => string, { requests, together, headers = () => ({}) }: Timed) {
  const agent = new Agent({ keepAlive: true, maxSockets: together })
  const took: number[] = []
  let next = 0
  const lane = async () => {
    while (next < requests) {
      const nth = next++
      const began = performance.now()
      await fetched(urlOf(nth), { agent, headers: { 'accept-encoding': 'br', ...headers(nth) } })
      took.push(performance.now() - began)
    }
  }
  const began = performance.now()
  await Promise.all(Array.from({ length: together }, lane))
  agent.destroy()
  return { perSecond: requests / ((performance.now() - began) / 1000), took }
}

function fetched(url: string, options: RequestOptions) {
  return new Promise<void>((resolve, reject) => {
    get(url, options, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`))
      response.on('end', resolve).resume()
    }).on('error', reject)
  })
}

/** A page as it crosses the wire, still compressed. */
export function asSent(url: string) {
  return new Promise<{ body: Buffer; headers: IncomingHttpHeaders }>((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, async (response) => {
      resolve({ body: Buffer.concat(await response.toArray()), headers: response.headers })
    }).on('error', reject)
  })
}
