import { existsSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { type Config, readConfig } from '#platform/config.ts'
import { fault } from '#platform/faults.ts'
import { openLog } from '#platform/log.ts'
import { giveUp } from './at-once.ts'
import { lifeOf } from './life.ts'
import { openHouse, startWorking } from './open-house.ts'
import { listening, notYet } from './port.ts'
import { welcome } from './welcome.ts'

type Open = Awaited<ReturnType<typeof openHouse>>
type Web = { listener: RequestListener; close: () => Promise<void> }

const bundle = `${import.meta.dirname}/../../build/server/index.js`

await main().catch(giveUp)

/** The port first: whoever asks meanwhile is told to wait, and a port that is taken is noticed before anything is begun. */
async function main() {
  const given = readConfig(process.env)
  if (given.MODE !== 'development') refuseWithoutBuild()
  if (given.MODE === 'production') refuseWithoutOrigin(given)
  let answer: RequestListener = notYet
  // Five photographs over a telephone's line take minutes.
  const server = createServer({ requestTimeout: 300_000, headersTimeout: 15_000 }, (request, response) =>
    answer(request, response),
  )
  await listening(server, given)
  const config = { ...given, PORT: (server.address() as AddressInfo).port }

  const log = openLog(config)
  const life = lifeOf(server, log)
  await life.opens(async () => {
    const open = await openHouse(config, log, (progress) => console.log(`… ${progress}`))
    life.closes(open.close)
    life.letsGo(open.house.live.close)
    await startWorking(open.atWork, config)
    const web = await (config.MODE === 'development' ? fromSource(server, open) : built(open))
    life.closes(web.close)
    life.takeSignals() // in development Vite has put listeners there that exit at once
    // New passwords end what was opened with the old ones: made before anybody can come in.
    const lines = await welcome(open.house, open)
    answer = web.listener
    for (const line of [`مفتوح · open: ${addressOf(config)}`, ...lines]) console.log(line)
  })
}

function refuseWithoutBuild() {
  if (existsSync(bundle)) return
  throw fault('لم يُبنَ الموقع بعد. شغّل npm run build أولًا.', 'The site is not built yet: run npm run build first.')
}

/** On an address of the network, links and cookies would be made for a name nobody uses. */
function refuseWithoutOrigin({ ORIGIN, HOST }: Config) {
  if (ORIGIN || /^(localhost|127\.|::1$)/.test(HOST)) return
  throw fault(
    'اكتب في ORIGIN العنوان الذي يفتح به الناس الموقع، مثل https://example.om، ثم شغّله من جديد.',
    'Set ORIGIN to the address people open the site at, like https://example.om, and start again.',
  )
}

function addressOf({ HOST, PORT }: Pick<Config, 'HOST' | 'PORT'>) {
  return `http://${HOST.includes(':') ? `[${HOST}]` : HOST}:${PORT}`
}

async function built({ house, whenTold }: Open): Promise<Web> {
  const { createWeb }: typeof import('./web.ts') = await import(bundle)
  const { web, dropPages } = createWeb(house)
  return { listener: getRequestListener(web.fetch), close: await whenTold(dropPages) }
}

async function fromSource(server: Server, { house }: Open): Promise<Web> {
  const { createServer: createVite } = await import('vite')
  const vite = await createVite({ server: { middlewareMode: true, hmr: { server } }, appType: 'custom' })
  const listener: RequestListener = (request, response) =>
    vite.middlewares(request, response, async () => {
      const { createWeb } = (await vite.ssrLoadModule('/src/app/web.ts')) as typeof import('./web.ts')
      await getRequestListener(createWeb(house).web.fetch)(request, response)
    })
  return { listener, close: () => vite.close() }
}
