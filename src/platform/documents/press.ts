import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import type { Order, Printed } from './print.ts'

/** Runs in a thread of its own: see print.ts. The call is native and answers when it is done. */
const { sourceFolder }: { sourceFolder: string } = workerData
const faces = (name: string, weights: string[]) => {
  const folder = dirname(fileURLToPath(import.meta.resolve(`@expo-google-fonts/${name}/package.json`)))
  return weights.map((weight) => `${folder}/${weight}`)
}
const fontPaths = [
  ...faces('ibm-plex-sans-arabic', ['400Regular', '600SemiBold', '700Bold']),
  ...faces('alexandria', ['600SemiBold', '700Bold']),
]
const compiler = NodeCompiler.create({ workspace: sourceFolder, fontArgs: [{ fontPaths }] })

/** PDF/A-3: to be read in thirty years as it is today, with what computers read attached. */
const lasting = 'a-3b'

parentPort?.on('message', (order: Order) => {
  const printed = printedFrom(order)
  parentPort?.postMessage(printed, 'pdf' in printed ? [printed.pdf.buffer] : [])
})

function printedFrom({ template, data, pictures }: Order): Printed {
  for (const [name, bytes] of Object.entries(pictures)) compiler.mapShadow(`${sourceFolder}/pictures/${name}`, Buffer.from(bytes))
  try {
    const paper = { mainFilePath: `${sourceFolder}/${template}`, inputs: { data } }
    return { pdf: new Uint8Array(compiler.pdf(paper, { pdfStandard: lasting })) }
  } catch (error) {
    return { fault: reasonOf(error) }
  } finally {
    compiler.resetShadow()
    compiler.evictCache(0) // what it remembers otherwise grows without end
  }
}

/** Typst's own sentence comes in the place of the code. */
function reasonOf(error: unknown) {
  const { message = '', code = '' } = error instanceof Error ? (error as NodeJS.ErrnoException) : {}
  return message || code || String(error)
}
