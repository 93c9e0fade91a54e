import { Camera, PenLine } from 'lucide-react'
import { useState } from 'react'
import { Card } from '#ui/card.tsx'
import { SignatureField } from '#ui/form/signature-field.tsx'
import { Button, Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { type Pin, pinText } from '#values/pins.ts'
import type { DeliverForm } from '../../runs/inputs.ts'
import type { ShownStop } from '../../runs/queries.ts'
import type { FailReason } from '../../runs/run.ts'
import { Collect, type Way } from './collect.tsx'
import { PhotoField } from './photo-field.tsx'
import { stopAct } from './stop-parts.tsx'

type Props = { stop: ShownStop; pieces: string; pin: Pin | null; reply: Reply | undefined }

export function DeliverIt({ stop, pieces, pin, reply }: Props) {
  const isPaidHere = stop.due.card > 0n
  const [way, setWay] = useState<Way>(reply?.typed.way === 'card' ? 'card' : 'cash')
  return (
    <Card title="سلّمه">
      <PostForm reply={reply} action={stopAct(stop, 'delivered')} part="delivered" withFiles before="التسليم">
        <input type="hidden" name="stopId" value={stop.id} />
        <input type="hidden" name="pieces" value={pieces} />
        {pin && <input type="hidden" name="pin" value={pinText(pin)} />}
        {isPaidHere && <Collect due={stop.due} reply={reply} way={way} onWay={setWay} />}
        {way === 'unpaid' && (
          <SubmitButton
            size="large"
            block
            variant="outline"
            formAction={stopAct(stop, 'failed')}
            name="reason"
            value={'refused-to-pay' satisfies FailReason}
          >
            سجّل أنه لم يدفع
          </SubmitButton>
        )}
        {/* What was written and signed stays there if they pay after all. */}
        <fieldset className="stack" disabled={way === 'unpaid'} hidden={way === 'unpaid'}>
          <Given stop={stop} reply={reply} />
        </fieldset>
      </PostForm>
    </Card>
  )
}

/** Who took it, and what shows that they did. */
function Given({ stop, reply }: Pick<Props, 'stop' | 'reply'>) {
  const field = fieldsOf<DeliverForm>(reply)
  const isWithout = Boolean(reply?.typed.cardEnd || reply?.typed.whyNoCode)
  return (
    <>
      <Field {...field('receivedBy', stop.recipientName)} label="المستلِم" maxLength={120} required />
      <Field
        {...field('code')}
        label="رمز التسليم"
        help="يقوله صاحب الطرد بعد أن يراه"
        dir="ltr"
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
      />
      <Shown reply={reply} />
      <details open={isWithout}>
        <summary className="link sm">لا رمز لديه: بالتوقيع والبطاقة</summary>
        <div className="stack">
          <Field {...field('cardEnd')} label="آخر 4 أرقام من بطاقته" dir="ltr" inputMode="numeric" maxLength={4} />
          <Field {...field('whyNoCode')} label="لماذا بلا رمز؟" maxLength={160} />
        </div>
      </details>
      <SubmitButton size="large" block>
        سلّم الطرد
      </SubmitButton>
    </>
  )
}

/** The signature, or a picture of whoever cannot sign with what they took. */
function Shown({ reply }: { reply: Reply | undefined }) {
  const field = fieldsOf<DeliverForm>(reply)
  const [isPhoto, setPhoto] = useState(reply?.typed.shownBy === 'photo')
  const Other = isPhoto ? PenLine : Camera
  return (
    <div className="stack">
      {isPhoto ? (
        <>
          <input type="hidden" name="shownBy" value="photo" />
          <PhotoField {...field('photo')} label="صورة بدل التوقيع" help="للمستلِم والطرد في يده، إن لم يستطع التوقيع." />
        </>
      ) : (
        <SignatureField
          {...field('signature')}
          label="توقيع المستلِم"
          help="مع الرمز إن لم تكن شبكة، فلا يُتحقق منه إلا حين يُرسل."
          attach="أو أرفق صورة التوقيع"
        />
      )}
      <div>
        <Button variant="outline" size="small" onClick={() => setPhoto(!isPhoto)}>
          <Other className="i" aria-hidden />
          {isPhoto ? 'التوقيع بدل الصورة' : 'صورة بدل التوقيع'}
        </Button>
      </div>
    </div>
  )
}
