import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import bwip from 'bwip-js/node'
import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { testOffice } from '#testing/office.ts'
import { parcelsOf } from '#testing/parcels.ts'
import { inkOf } from '#testing/zpl.ts'
import { barredNumber, shownNumber } from '../journey/number.ts'
import { trackingPath } from '../paths.ts'
import { scanIn } from '../ui/read-code.ts'
import { seenLabels } from './labelled.ts'
import { parcelLabelsInZpl } from './parcel-papers.ts'

const office = testOffice()
const { setUp, clerk, takenIn, row } = parcelsOf(office)
beforeEach(setUp)

const printed = async (ids: string[]) => parcelLabelsInZpl(clerk(), await seenLabels(clerk(), ids))

/** The widths of bars and gaps of a line in modules, from its first bar to its last. */
function modulesOf(dots: readonly boolean[], modules: number) {
  const [first, last] = [dots.indexOf(true), dots.lastIndexOf(true)]
  const module = (last - first + 1) / modules
  const runs: number[] = []
  for (let x = first, from = first; x <= last + 1; x++)
    if (x === last + 1 || dots[x] !== dots[from]) {
      runs.push(Math.round((x - from) / module))
      from = x
    }
  return runs
}

test('a label for a printer of labels is a picture of 100 × 150 mm, and its bars are those of the number', async () => {
  const id = await takenIn({ cod: '12.500' })
  const zpl = await printed([id])
  expect(zpl).toMatch(/^\^XA\^PW800\^LL1200\^LH0,0\n\^FO0,0\^GFA,120000,120000,100,[\dA-FG-Yg-z,:]+\^FS\n\^XZ\n$/)
  const ink = inkOf(zpl)
  expect([ink.length, ink[0]?.length]).toEqual([1200, 800])
  const [drawn] = bwip.raw({ bcid: 'code128', text: barredNumber((await row(id)).number, 1, 1) }) as unknown as [
    { sbs: number[] },
  ]
  const modules = drawn.sbs.reduce((sum, width) => sum + width, 0)
  const read = ink.map((line) => (line.includes(true) ? modulesOf(line, modules).join() : ''))
  expect(read.filter((line) => line === drawn.sbs.join()).length).toBeGreaterThan(80)
})

test('the square code of the label leads to the parcel', async () => {
  const id = await takenIn()
  const ink = inkOf(await printed([id]))
  const text = `${clerk().origin}${trackingPath((await row(id)).number)}`
  const [code] = bwip.raw({ bcid: 'qrcode', text }) as unknown as [{ pixs: number[]; pixx: number }]
  const wide = code.pixx
  const finder = [1, 1, 3, 1, 1]
  /** Where a row of the picture begins a finder of so many dots. */
  const found = ink.flatMap((line, y) => startsOf(line, finder).map((start) => ({ ...start, y })))
  const reads = ({ x, y, module }: { x: number; y: number; module: number }) =>
    code.pixs.every((dot, index) => {
      const at = { x: x + ((index % wide) + 0.5) * module, y: y + (Math.floor(index / wide) + 0.5) * module }
      return (ink[Math.floor(at.y)]?.[Math.floor(at.x)] ?? false) === (dot === 1)
    })
  expect(found.some((start) => Array.from({ length: 60 }, (_, up) => start.y - up).some((y) => reads({ ...start, y })))).toBe(
    true,
  )
})

function startsOf(line: readonly boolean[], widths: readonly number[]) {
  const runs: { x: number; length: number; dark: boolean }[] = []
  for (let x = 0, from = 0; x <= line.length; x++)
    if (x === line.length || line[x] !== line[from]) {
      runs.push({ x: from, length: x - from, dark: line[from] === true })
      from = x
    }
  return runs.flatMap((run, index) => {
    const five = runs.slice(index, index + 5)
    const module = five.reduce((sum, { length }) => sum + length, 0) / 7
    const fits =
      run.dark &&
      five.length === 5 &&
      module > 3 &&
      five.every(({ length }, n) => Math.abs(length - (widths[n] ?? 0) * module) < module / 2)
    return fits ? [{ x: run.x, module }] : []
  })
}

test('each piece has a label of its own, one after the other', async () => {
  const id = await takenIn({ weight2: '1' })
  expect((await printed([id])).match(/\^XA/g)).toHaveLength(2)
})

/** The reader of the phone's page, as it reads a picture of its camera: turned a little, not quite sharp, half as large. */
async function readByPhone(ink: readonly (readonly boolean[])[], turned: number) {
  const wasmBinary = readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'))
  prepareZXingModule({ overrides: { wasmBinary: wasmBinary.buffer as ArrayBuffer } })
  const grey = Buffer.from(ink.flatMap((line) => line.map((dot) => (dot ? 20 : 235))))
  const picture = await sharp(grey, { raw: { width: ink[0]?.length ?? 0, height: ink.length, channels: 1 } })
    .rotate(turned, { background: '#777' })
    .resize({ width: 620 })
    .blur(0.6)
    .png()
    .toBuffer()
  const found = await readBarcodes(new Uint8Array(picture), { formats: ['QRCode', 'Code128'], maxNumberOfSymbols: 4 })
  return found.map(({ text }) => scanIn(text))
}

test('4: both codes of the label are read by the camera of a phone, and mean the parcel', async () => {
  const id = await takenIn({ cod: '12.500' })
  const ink = inkOf(await printed([id]))
  const { number } = await row(id)
  for (const turned of [0, 4, -7]) {
    const read = await readByPhone(ink, turned)
    expect(read).toHaveLength(2)
    expect(new Set(read)).toEqual(new Set([shownNumber(number)]))
  }
})
