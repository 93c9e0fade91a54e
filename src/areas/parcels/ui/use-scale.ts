import { useEffect, useRef, useState } from 'react'
import { fillWeight, lineReader, weightIn } from './scale.ts'

/** What we use of the browser's Web Serial, which its types do not know yet. */
type Port = {
  open(how: { baudRate: number }): Promise<void>
  close(): Promise<void>
  readable: ReadableStream<BufferSource> | null
}
type Serial = { requestPort(): Promise<Port> }
const serialHere = () => (navigator as Navigator & { serial?: Serial }).serial

/** Most scales of a counter talk at this pace unless they are set otherwise. */
const baudRate = 9_600

export type ScaleState = { is: 'absent' | 'idle' | 'opening' | 'fault' } | { is: 'on'; weight: string | null }

/** A scale at the serial port of this desk: every weight that has settled goes into the form. */
export function useScale() {
  const [state, setState] = useState<ScaleState>({ is: 'absent' })
  const stop = useRef<() => void>(undefined)
  useEffect(() => {
    if (serialHere()) setState({ is: 'idle' })
    return () => stop.current?.()
  }, [])

  async function connect() {
    const port = await serialHere()
      ?.requestPort()
      .catch(() => null)
    if (!port) return
    setState({ is: 'opening' })
    try {
      await port.open({ baudRate })
      if (!port.readable) throw new Error('This port cannot be read.')
      setState({ is: 'on', weight: null })
      await readOn(port.readable, stop, (weight) => {
        fillWeight(weight)
        setState({ is: 'on', weight })
      })
      await port.close()
      setState({ is: 'idle' })
    } catch {
      setState({ is: 'fault' })
    }
  }
  return { state, connect, disconnect: () => stop.current?.() }
}

/** Until somebody stops it. The same weight told again and again is one weight. */
async function readOn(
  readable: NonNullable<Port['readable']>,
  stop: { current: (() => void) | undefined },
  tell: (weight: string) => void,
) {
  const ends = new AbortController()
  stop.current = () => ends.abort()
  const split = lineReader()
  let last: string | null = null
  const read = (text: string) => {
    for (const line of split(text)) {
      const weight = weightIn(line)
      if (weight !== null && weight !== last) tell(weight)
      // Taken off the scale, the next may weigh the same.
      last = weight ?? (/[1-9]/.test(line) ? last : null)
    }
  }
  await readable
    .pipeThrough(new TextDecoderStream())
    .pipeTo(new WritableStream({ write: read }), { signal: ends.signal })
    .catch((error: unknown) => {
      if (!ends.signal.aborted) throw error
    })
}
