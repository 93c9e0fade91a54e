import { stopPath } from '#areas/parcels/paths.ts'
import { Alert } from '#ui/alert.tsx'
import { Card } from '#ui/card.tsx'
import { ChoiceField } from '#ui/form/choices.tsx'
import { SignatureField } from '#ui/form/signature-field.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { Latin } from '#ui/values.tsx'
import { inGroups } from '#values/phones.ts'
import { howMany } from '#values/plural.ts'
import { whenInWords } from '../../redelivery/windows.ts'
import type { DeliverForm, FailStopForm } from '../../runs/inputs.ts'
import type { ShownStop } from '../../runs/queries.ts'
import { failReasons } from '../../runs/run.ts'
import { Collect } from './collect.tsx'
import { WaysThere } from './next-stop.tsx'

type Props = { stop: ShownStop; reply: Reply | undefined }

const at = ({ id }: ShownStop, act: string) => `${stopPath(id)}&act=${act}`

/** Whom it is for, where, and by what they are called. */
export const WhoAndWhere = ({ stop, reply }: Props) => (
  <Card title="لمن وأين">
    <div className="stack">
      <p>{[stop.place, stop.quarter, stop.landmark, stop.building].filter(Boolean).join('، ')}</p>
      <p className="sm muted">
        {stop.content}، من <bdi>{stop.senderName}</bdi>
        {stop.pieceCount > 1 && `، ${howMany(stop.pieceCount, 'piece')}`}
        {stop.fragile && '، قابل للكسر'}
      </p>
      {stop.deliverOn && stop.deliverFrom && <p className="medium">موعده {whenInWords(stop.deliverOn, stop.deliverFrom)}</p>}
      {stop.collector && (
        <p>
          يستلمه عنه: <bdi>{stop.collector}</bdi>
        </p>
      )}
      {stop.instructions && <Alert>{stop.instructions}</Alert>}
      <p className="sm muted">
        هاتفه <Latin>{inGroups(stop.recipientPhone)}</Latin>
      </p>
      <WaysThere stop={stop} />
      {stop.state === 'loaded' && (
        <PostForm reply={reply} action={at(stop, 'called')} part="called">
          <input type="hidden" name="stopId" value={stop.id} />
          <div className="row wrap">
            <SubmitButton variant="ghost">سجّل أنك اتصلت</SubmitButton>
            <span className="muted sm">سُجّل: {howMany(stop.calls, 'time')}</span>
          </div>
        </PostForm>
      )}
    </div>
  </Card>
)

export function DeliverIt({ stop, reply }: Props) {
  const field = fieldsOf<DeliverForm>(reply)
  const isWithout = Boolean(reply?.typed.cardEnd || reply?.typed.whyNoCode)
  return (
    <Card title="سلّمه">
      <PostForm reply={reply} action={at(stop, 'delivered')} part="delivered" withFiles before="التسليم">
        <input type="hidden" name="stopId" value={stop.id} />
        <Field
          {...field('code')}
          label="رمز التسليم"
          help="يقوله صاحب الطرد بعد أن يراه"
          dir="ltr"
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
        />
        <Field {...field('receivedBy', stop.recipientName)} label="المستلِم" maxLength={120} required />
        <Collect due={stop.due} reply={reply} />
        <SignatureField
          {...field('signature')}
          label="توقيع المستلِم"
          help="مع الرمز إن لم تكن شبكة، فلا يُتحقق منه إلا حين يُرسل."
        />
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
      </PostForm>
    </Card>
  )
}

export function FailIt({ stop, reply }: Props) {
  const field = fieldsOf<FailStopForm>(reply)
  return (
    <Card>
      <details open={reply !== undefined}>
        <summary className="link">لم يُسلَّم</summary>
        <PostForm reply={reply} action={at(stop, 'failed')} part="failed" before="التسجيل">
          <input type="hidden" name="stopId" value={stop.id} />
          <ChoiceField {...field('reason')} label="لماذا؟" options={failReasons} required />
          <Field {...field('note')} label="ملاحظة" maxLength={200} optional />
          <div>
            <SubmitButton variant="outline">سجّل المحاولة</SubmitButton>
          </div>
        </PostForm>
      </details>
    </Card>
  )
}
