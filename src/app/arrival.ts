import { BlockList, isIP } from 'node:net'

type Arrived = { peer: string; forwardedFor?: string | undefined; forwardedProto?: string | undefined }

/** Who is asking, and how, when proxies stand in between. What a proxy says counts only if we were told to trust it. */
export function arrivals(trustedProxies: string[]) {
  const trusted = new BlockList()
  for (const network of trustedProxies) {
    const [address = '', bits] = network.split('/')
    if (bits) trusted.addSubnet(address, Number(bits), family(address))
    else trusted.addAddress(address, family(address))
  }
  const isTrusted = (address: string) => isIP(address) > 0 && trusted.check(address, family(address))

  return {
    /** From the nearest hop outwards, the first address that is not a trusted proxy: what lies behind it anybody can invent. */
    address({ peer, forwardedFor = '' }: Arrived) {
      let address = plain(peer)
      for (const hop of forwardedFor.split(',').map(plain).reverse()) {
        if (!isTrusted(address) || !isIP(hop)) break
        address = hop
      }
      return address
    },
    isHttps: ({ peer, forwardedProto }: Arrived) => isTrusted(plain(peer)) && forwardedProto === 'https',
  }
}

/**
 * The request under the address in the visitor's browser. The framework compares that address with the Origin of a form,
 * and a proxy that holds the certificate hands on plain http.
 */
export function requestFromOutside(request: Request, origin: string) {
  const inside = new URL(request.url)
  if (inside.origin === origin) return request
  const { method, headers, signal, body } = request
  const url = `${origin}${inside.pathname}${inside.search}`
  return new Request(url, { method, headers, signal, ...(body && { body, duplex: 'half' as const }) })
}

const family = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')

/** Without the port, the brackets and the prefix of an IPv4 address that came over IPv6. */
function plain(address: string) {
  const bare = address
    .trim()
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^::ffff:(?=\d+\.)/i, '')
  return /^[\d.]+:\d+$/.test(bare) ? bare.replace(/:\d+$/, '') : bare
}
