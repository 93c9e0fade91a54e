import { startEmbedded } from '#platform/db/embedded.ts'
import { fuzz } from '#testing/fuzz/fuzz.ts'
import { memory, startProduct } from './bench/product.ts'

/** `npm run fuzz [how many] [seed]`: hostile forms at every door of the built product, which must answer all of them without a fault. */
const [posts = 20_000, seed = Date.now() % 1_000_000] = process.argv.slice(2).map(Number)
console.log(`… ${posts} forms, seed ${seed}`)
const product = await startProduct({ more: { TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: process.env.LOG_LEVEL ?? 'error' } })
const server = await startEmbedded(`${product.folder}/postgres`)
const before = memory(product)
const began = performance.now()
const { faults, answers, doors, hidden } = await fuzz({ ...product, database: server.url, seed, posts })
const seconds = (performance.now() - began) / 1000
const after = memory(product)
await server.stop()
await product.stop({ keep: false })

console.table(Object.fromEntries([...answers].toSorted(([one], [other]) => one - other)))
console.log(
  `${posts} forms at ${doors} doors (${hidden.length} of them without a form on any page now) in ${seconds.toFixed(0)} s, seed ${seed}`,
)
console.log(`memory of app and database: ${before.toFixed(0)} MB before, ${after.toFixed(0)} MB after`)
for (const fault of faults.slice(0, 100)) {
  console.error(`✗ ${fault}`)
  // A fault names the request it was, and so does what the product wrote of it.
  const [request] = /[\da-f]{8}-[\da-f-]{27}/.exec(fault) ?? []
  if (request) for (const line of product.log) if (line.includes(request)) console.error(`  ${line}`)
}
console.log(faults.length === 0 ? '✓ no fault' : `✗ ${faults.length} faults`)
process.exit(faults.length === 0 ? 0 : 1)
