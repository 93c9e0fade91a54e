import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { readConfig } from '#platform/config.ts'
import { openLog } from '#platform/log.ts'
import { openHouse } from './open-house.ts'

const config = readConfig(process.env)
const log = openLog(config)
const { close, ...open } = await openHouse(config, log, (progress) => console.log(`… ${progress}`))
const server = createServer({ requestTimeout: 60_000, headersTimeout: 15_000 })
const web = await (config.MODE === 'development' ? fromSource(server) : built())
server.on('request', web.listener)
server.listen(config.PORT, config.HOST, () => {
  const { port } = server.address() as AddressInfo
  console.log(`مفتوح · open: http://${config.HOST}:${port}`)
})
server.on('error', async (error) => {
  console.error(error.message)
  await close()
  process.exit(1)
})
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.removeAllListeners(signal) // in development Vite has put one there that exits at once
  process.once(signal, stop)
}

/** No new visitors, then finish with those inside, then put everything away. */
function stop() {
  setTimeout(() => process.exit(1), 15_000).unref()
  server.close(async () => {
    await web.close()
    await close()
    process.exit(0)
  })
  server.closeIdleConnections()
  if (config.MODE === 'development') server.closeAllConnections()
}

type Listening = { listener: RequestListener; close: () => Promise<void> }

async function built(): Promise<Listening> {
  const bundle = `${import.meta.dirname}/../../build/server/index.js`
  const { createWeb }: typeof import('./web.ts') = await import(bundle)
  const { web, dropPages } = createWeb(open.house)
  return { listener: getRequestListener(web.fetch), close: await open.whenPagesChange(dropPages) }
}

async function fromSource(server: Server): Promise<Listening> {
  const { createServer: createVite } = await import('vite')
  const vite = await createVite({ server: { middlewareMode: true, hmr: { server } }, appType: 'custom' })
  const listener: RequestListener = (request, response) =>
    vite.middlewares(request, response, async () => {
      const { createWeb } = (await vite.ssrLoadModule('/src/app/web.ts')) as typeof import('./web.ts')
      await getRequestListener(createWeb(open.house).web.fetch)(request, response)
    })
  return { listener, close: () => vite.close() }
}
