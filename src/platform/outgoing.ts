import { lookup as resolve } from 'node:dns'
import { request as plain } from 'node:http'
import { request as secure } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { text } from 'node:stream/consumers'

/** Networks of this machine and of the house: an address that somebody typed leads to none of them. */
const inside = new BlockList()
for (const network of [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24'],
  ...[
    '192.168.0.0/16',
    '198.18.0.0/15',
    '224.0.0.0/4',
    '240.0.0.0/4',
    '::/127',
    '64:ff9b::/96',
    'fc00::/7',
    'fe80::/10',
    'ff00::/8',
  ],
]) {
  const [address = '', bits] = network.split('/')
  inside.addSubnet(address, Number(bits), address.includes(':') ? 'ipv6' : 'ipv4')
}

export function isPublic(address: string) {
  const bare = address.replace(/^::ffff:(?=\d+\.)/i, '')
  const kind = isIP(bare)
  return kind > 0 && !inside.check(bare, kind === 6 ? 'ipv6' : 'ipv4')
}

const insideFault = (host: string) => new Error(`${host} is not an address of the public internet`)

/** Asked where the connection is made, so that a name cannot mean one address when it is looked at and another when it is used. */
const publicOnly: LookupFunction = (host, options, done) =>
  resolve(host, { ...options, all: true }, (error, found) => {
    const refused = error ?? (found.every(({ address }) => isPublic(address)) ? null : insideFault(host))
    if (refused) return done(refused, '')
    if (options.all) return done(null, found)
    const [first] = found
    done(null, first?.address ?? '', first?.family)
  })

type Outgoing = { method?: string; headers: Record<string, string>; body?: string; patience: number; onlyPublic: boolean }

/** A request to an address that somebody set: in production to the public internet alone, encrypted, and wherever it says it follows nobody. */
export async function askOutside(address: string, { method = 'GET', headers, body, patience, onlyPublic }: Outgoing) {
  const url = new URL(address)
  if (onlyPublic && url.protocol !== 'https:') throw new Error(`${url.host} is not asked without encryption`)
  const bare = url.hostname.replace(/^\[(.*)\]$/, '$1')
  if (onlyPublic && isIP(bare) && !isPublic(bare)) throw insideFault(bare)
  const request = url.protocol === 'https:' ? secure : plain
  const signal = AbortSignal.timeout(patience)
  return new Promise<{ status: number; text: string }>((done, fail) => {
    const asked = request(url, { method, headers, signal, ...(onlyPublic && { lookup: publicOnly }) }, (answer) => {
      text(answer).then((said) => done({ status: answer.statusCode ?? 0, text: said }), fail)
    })
    asked.on('error', fail).end(body)
  })
}
