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

/** Each time what was told to be missing is put right; a text that goes on missing signs after this is given up. */
const mostTurns = 20

/** A paper is not kept back for a smiley in a name: what no face of ours shows is printed as an empty box. */
function printedFrom(order: Order): Printed {
  let [printed, { data }] = [pressed(order), order]
  for (let turn = 0; 'fault' in printed && turn < mostTurns; turn += 1) {
    const missing = signsMissing(printed.fault)
    if (missing.length === 0) break
    for (const sign of missing) data = data.replaceAll(sign, '□')
    printed = pressed({ ...order, data })
  }
  return printed
}

/** The texts that could not be shown, as Typst names them: what has no shape of its own by its number. */
const signsMissing = (fault: string) =>
  [...fault.matchAll(/the text `\\?"(.+?)\\?"` could not be displayed/gu)].map(([, text = '']) =>
    text.replace(/\\{1,2}u\{([\da-f]+)\}/gu, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16))),
  )

function pressed({ template, data, pictures, as }: Order): Printed {
  for (const [name, bytes] of Object.entries(pictures)) compiler.mapShadow(`${sourceFolder}/pictures/${name}`, Buffer.from(bytes))
  try {
    const mainFilePath = `${sourceFolder}/${template}`
    if (as === 'drawing') return { drawing: compiler.plainSvg({ mainFilePath, inputs: { data } }) }
    if (as === 'paper') return { pdf: new Uint8Array(compiler.pdf({ mainFilePath, inputs: { data } }, { pdfStandard: lasting })) }
    const pages = Object.fromEntries(Object.entries(pictures).map(([name, bytes]) => [name, pagesOf(name, bytes)]))
    return { pdf: new Uint8Array(compiler.pdf({ mainFilePath, inputs: { data, pages: JSON.stringify(pages) } }, {})) }
  } catch (error) {
    return { fault: reasonOf(error) }
  } finally {
    compiler.resetShadow()
    compiler.evictCache(0) // what it remembers otherwise grows without end
  }
}

/** Nothing that is bound is longer. */
const mostPages = 512

/** How many pages a paper has: Typst says of each whether it is there, so the last one is looked for by halves. */
function pagesOf(name: string, bytes: Uint8Array) {
  const isThere = (page: number) => hasPage(name, page)
  if (!isThere(1)) return 0
  if (!Buffer.from(bytes.subarray(0, 1024)).includes('%PDF-')) return 1
  let [there, beyond] = [1, 2]
  while (beyond <= mostPages && isThere(beyond)) [there, beyond] = [beyond, beyond * 2]
  while (beyond - there > 1) {
    const middle = Math.floor((there + beyond) / 2)
    if (isThere(middle)) there = middle
    else beyond = middle
  }
  return there
}

function hasPage(name: string, page: number) {
  try {
    compiler.pdf({ mainFilePath: `${sourceFolder}/platform/documents/one-page.typ`, inputs: { name, page: String(page) } }, {})
    return true
  } catch {
    return false
  }
}

/** Typst's own sentence comes in the place of the code. */
function reasonOf(error: unknown) {
  const { message = '', code = '' } = error instanceof Error ? (error as NodeJS.ErrnoException) : {}
  return message || code || String(error)
}
