import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url'

/** What we use of the browser's own reader, which its types do not know yet. */
type Detected = { rawValue: string; format: string }
type Detector = { detect(from: HTMLVideoElement): Promise<Detected[]> }
type Detectors = { new (how: { formats: string[] }): Detector; getSupportedFormats(): Promise<string[]> }

export type CodeReader = (from: HTMLVideoElement) => Promise<string | null>

/** The browser's own reader where it has one for both codes of a label, else ours, which is fetched then. */
export async function codeReader(): Promise<CodeReader> {
  const Own = (globalThis as { BarcodeDetector?: Detectors }).BarcodeDetector
  const known = (await Own?.getSupportedFormats().catch(() => [])) ?? []
  if (Own && ['code_128', 'qr_code'].every((format) => known.includes(format))) {
    const detector = new Own({ formats: ['qr_code', 'code_128'] })
    return async (from) => squareFirst(await detector.detect(from))
  }
  return ourReader()
}

/** Phones read the square one from further away, and whole. */
const squareFirst = (found: readonly Detected[]) =>
  (found.find(({ format }) => format === 'qr_code') ?? found[0])?.rawValue ?? null

async function ourReader(): Promise<CodeReader> {
  const { prepareZXingModule, readBarcodes } = await import('zxing-wasm/reader')
  prepareZXingModule({ overrides: { locateFile: () => wasm } })
  const canvas = document.createElement('canvas')
  return async (from) => {
    const picture = pictureOf(from, canvas)
    if (!picture) return null
    const found = await readBarcodes(picture, { formats: ['QRCode', 'Code128'], maxNumberOfSymbols: 2 })
    return squareFirst(
      found.map(({ text, format }) => ({ rawValue: text, format: format === 'QRCode' ? 'qr_code' : 'code_128' })),
    )
  }
}

function pictureOf(from: HTMLVideoElement, canvas: HTMLCanvasElement) {
  const { videoWidth: width, videoHeight: height } = from
  if (width === 0) return null
  Object.assign(canvas, { width, height })
  const drawn = canvas.getContext('2d', { willReadFrequently: true })
  drawn?.drawImage(from, 0, 0)
  return drawn?.getImageData(0, 0, width, height) ?? null
}
