import { useState } from 'react'
import { Card } from '#ui/card.tsx'
import { ChoiceField } from '#ui/form/choices.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { type Pin, pinText } from '#values/pins.ts'
import { isAtDoor } from '../../runs/attempt.ts'
import type { FailStopForm } from '../../runs/inputs.ts'
import type { ShownStop } from '../../runs/queries.ts'
import { failReasons } from '../../runs/run.ts'
import { PhotoField } from './photo-field.tsx'
import { stopAct } from './stop-parts.tsx'

const { 'nothing-to-exchange': _, ...withoutExchange } = failReasons

type Props = { stop: ShownStop; pin: Pin | null; reply: Reply | undefined }

/** Nobody took it, and why; where nobody answers, what shows that somebody came. */
export function FailIt({ stop, pin, reply }: Props) {
  const field = fieldsOf<FailStopForm>(reply)
  const [reason, setReason] = useState(String(reply?.typed.reason ?? ''))
  return (
    <Card>
      <details open={reply !== undefined}>
        <summary className="link">لم يُسلَّم</summary>
        <PostForm reply={reply} action={stopAct(stop, 'failed')} part="failed" withFiles before="التسجيل">
          <input type="hidden" name="stopId" value={stop.id} />
          {pin && <input type="hidden" name="pin" value={pinText(pin)} />}
          <ChoiceField
            {...field('reason')}
            label="لماذا؟"
            help="«لا يجيب» يحتاج مكالمتين من هذه الصفحة، وموقعك أو صورة الباب."
            options={stop.exchange ? failReasons : withoutExchange}
            onChoose={setReason}
            required
          />
          {reason === 'no-answer' &&
            (isAtDoor(pin, stop.pin) ? (
              <p className="sm muted">{`موقعك معروف بدقة ${Math.ceil(pin?.accuracy ?? 0)} م.`}</p>
            ) : (
              <PhotoField {...field('photo')} label="صورة الباب" help="موقعك غير معروف بعد، أو بعيد عن بابه." />
            ))}
          <Field {...field('note')} label="ملاحظة" maxLength={200} optional />
          <div>
            <SubmitButton variant="outline">سجّل المحاولة</SubmitButton>
          </div>
        </PostForm>
      </details>
    </Card>
  )
}
