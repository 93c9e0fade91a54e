import '#ui/styles/camera.css'
import { Camera, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#ui/form.tsx'
import type { CodeReader } from './camera-codes.ts'
import { scanIn } from './read-code.ts'

const faults = {
  refused: 'لم يُسمح بالكاميرا. اسمح بها لهذا الموقع من إعدادات المتصفح، ثم أعد المحاولة.',
  absent: 'لا كاميرا في هذا الجهاز. اكتب الرقم.',
  unread: 'لم يُحمَّل قارئ الرموز. تأكد من الشبكة، ثم أعد المحاولة.',
} as const
type Fault = keyof typeof faults

/** The same code stays before the camera for a while: it is one scan. */
const sameFor = 2_000

/** A phone's camera in place of a scanner: open until it is closed, so that one label after the other is read. */
export function CameraScan({ onScan }: { onScan: (text: string) => void }) {
  const [open, setOpen] = useState(false)
  const [canRead, setCanRead] = useState(false)
  useEffect(() => {
    setCanRead(navigator.mediaDevices !== undefined)
    if (location.hash === '#camera') setOpen(true)
  }, [])
  if (!canRead) return null
  return open ? (
    <Viewer onScan={onScan} onClose={() => setOpen(false)} />
  ) : (
    <Button type="button" variant="outline" size="small" onClick={() => (isLetHere() ? setOpen(true) : openAnew())}>
      <Camera className="i" aria-hidden />
      امسح بالكاميرا
    </Button>
  )
}

/** The camera is let to pages that scan; one that came here from another page without loading anew is still under the rules of that one. */
const isLetHere = () =>
  /^\/admin\/parcels(\/|$)/.test(new URL(performance.getEntriesByType('navigation')[0]?.name ?? '/', location.href).pathname)

function openAnew() {
  location.hash = 'camera'
  location.reload()
}

type ViewerProps = { onScan: (text: string) => void; onClose: () => void }

function Viewer({ onScan, onClose }: ViewerProps) {
  const video = useRef<HTMLVideoElement>(null)
  const [fault, setFault] = useState<Fault | null>(null)
  const [last, setLast] = useState<string | null>(null)
  const tell = useRef(onScan)
  tell.current = onScan
  useEffect(() => {
    const ends = new AbortController()
    const heard = (text: string) => {
      setLast(text)
      navigator.vibrate?.(40)
      tell.current(text)
    }
    watch(video, heard, ends.signal).catch((why: unknown) => ends.signal.aborted || setFault(faultOf(why)))
    return () => ends.abort()
  }, [])
  return (
    <section className="camera" aria-label="الكاميرا">
      {fault ? (
        <p className="error" role="alert">
          {faults[fault]}
        </p>
      ) : (
        <video ref={video} muted playsInline aria-label="ما تراه الكاميرا" />
      )}
      <div className="row wrap">
        <span className="sm grow" role="status">
          {last ? (
            <>
              قُرئ <bdi dir="ltr">{last}</bdi>
            </>
          ) : (
            'وجّه الكاميرا إلى رمز البوليصة'
          )}
        </span>
        <Button type="button" variant="ghost" size="small" onClick={onClose}>
          <X className="i" aria-hidden />
          أغلق الكاميرا
        </Button>
      </div>
    </section>
  )
}

const isNamed = (why: unknown, ...names: string[]) => why instanceof DOMException && names.includes(why.name)

function faultOf(why: unknown): Fault {
  if (isNamed(why, 'NotAllowedError', 'SecurityError')) return 'refused'
  return isNamed(why, 'NotFoundError', 'OverconstrainedError', 'NotReadableError') ? 'absent' : 'unread'
}

async function watch(video: { current: HTMLVideoElement | null }, heard: (text: string) => void, ends: AbortSignal) {
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment', width: { ideal: 1280 } } })
  const off = () => {
    for (const track of stream.getTracks()) track.stop()
  }
  if (ends.aborted) return off()
  ends.addEventListener('abort', off)
  const shown = video.current
  if (!shown) return
  shown.srcObject = stream
  await shown.play()
  const { codeReader } = await import('./camera-codes.ts')
  const read = await codeReader()
  let before = { text: '', at: 0 }
  while (!ends.aborted) {
    const text = await scanNow(read, shown)
    const now = performance.now()
    if (text && (text !== before.text || now - before.at > sameFor)) heard(text)
    if (text) before = { text, at: now }
    await new Promise((done) => setTimeout(done, 120))
  }
}

async function scanNow(read: CodeReader, shown: HTMLVideoElement) {
  const code = await read(shown)
  return code === null ? null : scanIn(code)
}
