import { bagPath } from '#areas/parcels/paths.ts'
import { Alert } from '#ui/alert.tsx'
import { Card } from '#ui/card.tsx'
import { PhoneField } from '#ui/form/text-fields.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { howMany } from '#values/plural.ts'
import type { PutInBagForm, SendBagForm } from '../inputs.ts'
import type { ShownBag } from '../queries.ts'

type Props = { bag: ShownBag; reply: Reply | undefined }

const at = ({ id }: ShownBag, act: string) => `${bagPath(id)}?act=${act}`

/** A scan puts the next one in. */
export function PutIn({ bag, reply }: Props) {
  const field = fieldsOf<PutInBagForm>(reply)
  return (
    <PostForm className="ask" reply={reply} action={at(bag, 'put')} part="put" before="الوضع في الكيس">
      <Field {...field('parcel')} label="ضع طردًا في الكيس" help="امسح البوليصة" dir="ltr" data-scan="parcel" required />
      <SubmitButton>ضعه في الكيس</SubmitButton>
    </PostForm>
  )
}

export function TakeOut({ bag, reply }: Props) {
  const field = fieldsOf<PutInBagForm>(reply)
  if (bag.content.length === 0) return null
  return (
    <Card>
      <details open={reply !== undefined}>
        <summary className="link">أخرج طردًا من الكيس</summary>
        <PostForm reply={reply} action={at(bag, 'out')} part="out" className="stack" before="الإخراج">
          <Field {...field('parcel')} label="الطرد" dir="ltr" required />
          <div>
            <SubmitButton variant="outline">أخرجه</SubmitButton>
          </div>
        </PostForm>
      </details>
    </Card>
  )
}

export function Send({ bag, reply }: Props) {
  const field = fieldsOf<SendBagForm>(reply)
  if (bag.content.length === 0) return <Alert>الكيس فارغ. امسح ما يخرج فيه، ثم اختمه.</Alert>
  return (
    <Card title="اختمه وسلّمه للسائق">
      <PostForm reply={reply} action={at(bag, 'send')} part="send" className="stack" before="الخروج">
        <Field {...field('seal')} label="رقم الختم" dir="ltr" maxLength={40} required />
        <Field {...field('driver')} label="اسم السائق" maxLength={120} required />
        <PhoneField {...field('driverPhone')} label="هاتف السائق" required />
        <Field {...field('plate')} label="لوحة المركبة" maxLength={20} optional />
        <div>
          <SubmitButton>{`اختم الكيس (${howMany(bag.content.length, 'piece')})`}</SubmitButton>
        </div>
      </PostForm>
    </Card>
  )
}

/** What comes out of the bag, one scan each; at the end what is missing is said. */
export function Receive({ bag, reply, close }: Props & { close: Reply | undefined }) {
  const field = fieldsOf<PutInBagForm>(reply)
  return (
    <div className="stack">
      {bag.waiting > 0 && (
        <PostForm className="ask" reply={reply} action={at(bag, 'receive')} part="receive" before="الاستلام">
          <Field {...field('parcel')} label="استلم من الكيس" help="امسح كل قطعة" dir="ltr" data-scan="parcel" required />
          <SubmitButton>وصل</SubmitButton>
        </PostForm>
      )}
      {bag.state === 'arrived' ? (
        <Alert kind="warning">{`الناقص من الكيس ${howMany(bag.waiting, 'piece', 'gen')}. إن وُجد فامسحه هنا.`}</Alert>
      ) : (
        <PostForm reply={close} action={at(bag, 'close')} part="close" before="الإقفال">
          <div className="row wrap">
            <SubmitButton variant={bag.waiting > 0 ? 'outline' : 'primary'}>
              {bag.waiting > 0 ? `أقفله والناقص منه ${howMany(bag.waiting, 'piece', 'gen')}` : 'وصل الكيس كاملًا'}
            </SubmitButton>
          </div>
        </PostForm>
      )}
    </div>
  )
}
