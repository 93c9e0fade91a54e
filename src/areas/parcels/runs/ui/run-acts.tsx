import { runPath } from '#areas/parcels/paths.ts'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { howMany } from '#values/plural.ts'
import type { ScanOnRunForm } from '../inputs.ts'
import type { ShownRun } from '../queries.ts'

type Props = { run: ShownRun; reply: Reply | undefined }

const at = ({ id }: ShownRun, act: string) => `${runPath(id)}?act=${act}`
const count = ({ stops }: ShownRun, ...states: string[]) => stops.filter(({ state }) => states.includes(state)).length

export function LoadRun({ run, reply }: Props) {
  const field = fieldsOf<ScanOnRunForm>(reply)
  return (
    <PostForm className="ask" reply={reply} action={at(run, 'load')} part="load" before="التحميل">
      <Field {...field('parcel')} label="حمّل طردًا" help="امسح كل قطعة" dir="ltr" data-scan="parcel" required />
      <SubmitButton>مع المندوب</SubmitButton>
    </PostForm>
  )
}

export function SendRun({ run, reply }: Props) {
  const left = count(run, 'planned')
  return (
    <PostForm reply={reply} action={at(run, 'send')} part="send" before="الخروج">
      <div className="row wrap">
        <SubmitButton variant={left > 0 ? 'outline' : 'primary'}>أخرج الجولة</SubmitButton>
        <span className="muted sm">{left > 0 ? `لم يُمسح بعد: ${howMany(left, 'parcel')}` : 'مُسح كل ما فيها'}</span>
      </div>
    </PostForm>
  )
}

/** What nobody took comes back by the clerk's scan. */
export function TakeBack({ run, reply }: Props) {
  const field = fieldsOf<ScanOnRunForm>(reply)
  if (count(run, 'loaded', 'failed') === 0) return null
  return (
    <PostForm className="ask" reply={reply} action={at(run, 'back')} part="back" before="الاستلام">
      <Field
        {...field('parcel')}
        label="استلم من المندوب ما لم يُسلَّم"
        help="امسح البوليصة"
        dir="ltr"
        data-scan="parcel"
        required
      />
      <SubmitButton>عاد إلى الفرع</SubmitButton>
    </PostForm>
  )
}

export function CloseRun({ run, reply }: Props) {
  const left = count(run, 'loaded', 'failed')
  return (
    <PostForm reply={reply} action={at(run, 'close')} part="close" before="الإقفال">
      <div className="row wrap">
        <SubmitButton variant={left > 0 ? 'outline' : 'primary'}>أقفل الجولة</SubmitButton>
        {left > 0 && <span className="muted sm">{`مع المندوب بعد: ${howMany(left, 'parcel')}`}</span>}
      </div>
    </PostForm>
  )
}
