import { networkOf } from '#platform/tries.ts'

type Allowance = { left: number; at: number }

/** So many networks are remembered: the ones longest quiet go first. */
const mostNetworks = 20_000

/**
 * How many pages drawn for it alone a network may ask for: many at once, and then so many a second, which an office full of people behind
 * one address stays below. Counted in this process, since asking the database would cost what it is to save.
 */
export function requestLimit({ burst, perSecond }: { burst: number; perSecond: number }) {
  const networks = new Map<string, Allowance>()
  return function takes(address: string, now: number) {
    const network = networkOf(address)
    const before = networks.get(network) ?? { left: burst, at: now }
    const left = Math.min(burst, before.left + ((now - before.at) / 1000) * perSecond)
    networks.delete(network)
    networks.set(network, { left: Math.max(left - 1, 0), at: now })
    const [oldest] = networks.keys()
    if (networks.size > mostNetworks && oldest) networks.delete(oldest)
    return left >= 1
  }
}
