import { LocateFixed, MapPin } from 'lucide-react'
import { useRef, useState } from 'react'
import { useLive } from '#ui/form/frame.tsx'
import { Button, Field, fieldsOf, PostForm, SubmitButton } from '#ui/form.tsx'
import { momentInWords } from '#values/dates.ts'
import type { PinForm } from '../inputs.ts'
import type { ActProps } from './act-props.ts'

const sources = { phone: 'من هاتف', pasted: 'برابط أو إحداثيات' }

/** Where the door is on the map: pasted from one, or told by the phone that is there. */
export function PinPlace({ can, at, parcelId, replyTo }: ActProps) {
  const reply = replyTo('pin')
  const isOwn = parcelId === undefined
  return (
    <details className="act-form" open={reply !== undefined}>
      <summary className="btn btn-outline">
        <MapPin className="i" aria-hidden />
        {isOwn ? 'حدّد موقعك' : 'حدّد موقعه'}
      </summary>
      <PostForm reply={reply} action={at('pin')} part="pin" before="الحفظ">
        {parcelId && <input type="hidden" name="parcelId" value={parcelId} />}
        {can.pin && (
          <p className="sm">
            محدّد {sources[can.pin.source]}، {momentInWords(new Date(can.pin.at))}.
          </p>
        )}
        <PlaceFields reply={reply} isOwn={isOwn} />
      </PostForm>
    </details>
  )
}

type FieldsProps = { reply: ReturnType<ActProps['replyTo']>; isOwn: boolean }

/** The phone's reading stands in the field to be looked at; once typed over, it is no longer the phone's. */
function PlaceFields({ reply, isOwn }: FieldsProps) {
  const field = fieldsOf<PinForm>(reply)
  const box = useRef<HTMLInputElement>(null)
  const isLive = useLive()
  const [found, setFound] = useState<Found>(nothing)
  const typedAccuracy = typeof reply?.typed.accuracy === 'string' ? reply.typed.accuracy : ''
  function keep(now: Found, text?: string) {
    if (box.current && text) box.current.value = text
    setFound(now)
  }
  return (
    <>
      <Field
        {...field('place')}
        ref={box}
        label="رابط الموقع أو إحداثياته"
        help="انسخ موقعك من الخرائط أو واتساب والصقه هنا"
        dir="ltr"
        autoComplete="off"
        maxLength={500}
        onInput={() => setFound({ accuracy: '', says: '' })}
        required
      />
      <input type="hidden" name="accuracy" value={found.accuracy ?? typedAccuracy} />
      {/* What a script brings stands after the button that is there already: under a finger nothing moves. */}
      <div className="row wrap">
        <SubmitButton>احفظ الموقع</SubmitButton>
        {isOwn && isLive && <FromPhone onFound={keep} />}
      </div>
      <p className="sm muted" role="status">
        {found.says}
      </p>
    </>
  )
}

/** `accuracy` null: nobody asked the phone on this page, and what was sent before still holds. */
type Found = { accuracy: string | null; says: string }
const nothing: Found = { accuracy: null, says: '' }

const patience = { enableHighAccuracy: true, timeout: 20_000, maximumAge: 0 }

function FromPhone({ onFound }: { onFound: (found: Found, text?: string) => void }) {
  const [isAsking, setAsking] = useState(false)
  function told({ coords: { latitude, longitude, accuracy } }: GeolocationPosition) {
    const metres = String(Math.ceil(accuracy))
    setAsking(false)
    onFound({ accuracy: metres, says: `أخذنا موقعك بدقة ${metres} م. احفظه.` }, `${latitude.toFixed(6)},${longitude.toFixed(6)}`)
  }
  function untold({ code }: Pick<GeolocationPositionError, 'code'>) {
    setAsking(false)
    onFound({ accuracy: '', says: code === denied ? notAllowed : notFound })
  }
  function ask() {
    if (!navigator.geolocation) return untold({ code: 0 })
    setAsking(true)
    navigator.geolocation.getCurrentPosition(told, untold, patience)
  }
  return (
    <Button variant="outline" busy={isAsking} busyText="جار تحديد الموقع…" onClick={ask}>
      <LocateFixed className="i" aria-hidden />
      من هاتفك
    </Button>
  )
}

const denied = 1
const notAllowed = 'لم يُسمح للمتصفح بمعرفة موقعك. اسمح به من إعداداته، أو الصق رابط الموقع.'
const notFound = 'تعذّر تحديد موقعك. أعد المحاولة خارج البيت، أو الصق رابط الموقع.'
