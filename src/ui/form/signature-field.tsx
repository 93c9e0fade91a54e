import '../styles/signature.css'
import { Paperclip } from 'lucide-react'
import { type PointerEvent, useRef, useState } from 'react'
import { Button } from '../form.tsx'
import { isAccepted, notTaken } from './accepted.ts'
import { boxLook, FieldFrame, type FieldProps, useFramed } from './frame.tsx'

const accept = 'image/png,image/jpeg,image/webp,application/pdf'

/** The paper under the pen is white whatever the theme: so it is printed. */
const [paper, ink] = ['#ffffff', '#10241f']

/**
 * Signed with a finger or a pen; without a script, or where it was signed on paper, a picture of it is chosen. Both are one file of
 * the form.
 */
export function SignatureField({ attach = 'أو أرفق صورة المحضر موقّعًا', ...props }: FieldProps & { attach?: string }) {
  const { frame, control, own, typed: _ } = useFramed(props)
  const file = useRef<HTMLInputElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const [isDrawn, setDrawn] = useState(false)
  const [chosen, setChosen] = useState<File | null>(null)
  const wipe = () => {
    clear(canvas.current)
    if (file.current) file.current.value = ''
    setDrawn(false)
    setChosen(null)
  }
  const keep = () => canvas.current?.toBlob((blob) => blob && setFile(file.current, blob), 'image/png')
  const draw = (event: PointerEvent<HTMLCanvasElement>) => {
    if (event.type === 'pointerdown') begin(event, isDrawn)
    else if (event.buttons > 0) stroke(event)
    if (isDrawn) return
    setDrawn(true)
    setChosen(null)
  }
  return (
    <FieldFrame
      {...frame}
      errors={chosen && !isAccepted(chosen, accept) ? [notTaken(chosen, 'صورة أو PDF')] : frame.errors}
      help={frame.help ?? 'وقّع بإصبعك في المربع الأبيض.'}
    >
      <canvas
        ref={canvas}
        className="signature"
        width={720}
        height={240}
        aria-label="مربع التوقيع"
        onPointerDown={draw}
        onPointerMove={(event) => event.buttons > 0 && draw(event)}
        onPointerUp={keep}
      />
      <div className={boxLook(frame.errors, own.disabled, 'drop')}>
        <Paperclip className="i" aria-hidden />
        <span className="drop-says">{chosen ? <bdi>{chosen.name}</bdi> : attach}</span>
        <input
          ref={file}
          type="file"
          accept={accept}
          {...control}
          {...own}
          onChange={() => {
            clear(canvas.current)
            setDrawn(false)
            setChosen(file.current?.files?.[0] ?? null)
          }}
        />
      </div>
      {isDrawn && (
        <div>
          <Button type="button" variant="ghost" size="small" onClick={wipe}>
            امسح التوقيع
          </Button>
        </div>
      )}
    </FieldFrame>
  )
}

function clear(canvas: HTMLCanvasElement | null) {
  const pen = canvas?.getContext('2d')
  if (canvas && pen) pen.clearRect(0, 0, canvas.width, canvas.height)
}

function setFile(input: HTMLInputElement | null, blob: Blob) {
  const list = new DataTransfer()
  list.items.add(new File([blob], 'signature.png', { type: 'image/png' }))
  if (input) input.files = list.files
}

const placeOn = ({ currentTarget: canvas, clientX, clientY }: PointerEvent<HTMLCanvasElement>) => {
  const box = canvas.getBoundingClientRect()
  const scale = canvas.width / box.width
  return [(clientX - box.left) * scale, (clientY - box.top) * scale] as const
}

function begin(event: PointerEvent<HTMLCanvasElement>, isDrawn: boolean) {
  const { currentTarget: canvas } = event
  const pen = canvas.getContext('2d')
  if (!pen) return
  if (!isDrawn) {
    pen.fillStyle = paper
    pen.fillRect(0, 0, canvas.width, canvas.height)
  }
  canvas.setPointerCapture(event.pointerId)
  Object.assign(pen, { lineWidth: 4, lineCap: 'round', lineJoin: 'round', strokeStyle: ink })
  pen.beginPath()
  pen.moveTo(...placeOn(event))
  stroke(event)
}

function stroke(event: PointerEvent<HTMLCanvasElement>) {
  const pen = event.currentTarget.getContext('2d')
  pen?.lineTo(...placeOn(event))
  pen?.stroke()
}
