import { Worker } from 'node:worker_threads'
import { turns } from '../turns.ts'
import { sourceFolder } from './root.ts'

/** Pictures a template may name: `image("/pictures/logo")`. */
type Pictures = Record<string, Uint8Array>
export type Order = { template: string; data: string; pictures: Pictures; as: 'paper' | 'bound' | 'drawing' }
export type Printed = { pdf: Uint8Array<ArrayBuffer> } | { drawing: string } | { fault: string }

const oneByOne = turns(1)
const patience = 60_000
/** The press keeps its fonts and its memory for so long after the last sheet. */
const idle = 120_000

let press: Worker | null = null
let closing: NodeJS.Timeout | undefined

/**
 * A document (PDF) out of one of our templates, named by its place under src. What people typed goes in as data and stays data:
 * no text is ever read as a template. Printed one after the other in a thread of its own, so that no page waits for paper.
 */
export const print = (template: `${string}.typ`, data: unknown, pictures: Pictures = {}) =>
  paperOf({ template, data: JSON.stringify(data, digits), pictures, as: 'paper' })

/**
 * A document that takes other papers in, each a PDF or a picture: `sys.inputs.pages` tells its template how many pages each has, none
 * where it cannot be read. What somebody uploaded is rarely made to last, so neither is the whole: it is no PDF/A.
 */
export const bind = (template: `${string}.typ`, data: unknown, papers: Pictures) =>
  paperOf({ template, data: JSON.stringify(data, digits), pictures: papers, as: 'bound' })

/** One sheet as a drawing (SVG), for what prints no documents. */
export async function draw(template: `${string}.typ`, data: unknown, pictures: Pictures = {}) {
  const printed = await ordered({ template, data: JSON.stringify(data, digits), pictures, as: 'drawing' })
  if (!('drawing' in printed)) throw new Error(`${template}: no drawing came`)
  return printed.drawing
}

async function paperOf(order: Order) {
  const printed = await ordered(order)
  if (!('pdf' in printed)) throw new Error(`${order.template}: no document came`)
  return printed.pdf
}

function ordered(order: Order) {
  return oneByOne(async () => {
    clearTimeout(closing)
    press ??= new Worker(`${sourceFolder}/platform/documents/press.ts`, { workerData: { sourceFolder } })
    const printed = await answerOf(press, order)
    closing = setTimeout(closePress, idle).unref()
    if ('fault' in printed) throw new Error(`${order.template}: ${printed.fault}`)
    return printed
  })
}

/** Money travels as its digits. */
const digits = (_: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value)

/** A press that broke down or hangs is put away; the next document gets a new one. */
function answerOf(worker: Worker, order: Order) {
  return new Promise<Printed>((resolve) => {
    const end = (printed: Printed) => {
      clearTimeout(tooLong)
      worker.off('message', end).off('error', broken).off('exit', broken).unref()
      resolve(printed)
    }
    const broken = (reason: unknown) => {
      closePress()
      end({ fault: reason instanceof Error ? reason.message : `the press stopped: ${String(reason)}` })
    }
    const tooLong = setTimeout(() => broken('it took too long'), patience)
    worker.on('message', end).on('error', broken).on('exit', broken).ref()
    worker.postMessage(order)
  })
}

function closePress() {
  void press?.terminate()
  press = null
}
