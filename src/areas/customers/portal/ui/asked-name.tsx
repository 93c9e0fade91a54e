import type { RefuseNameChangeForm } from '#areas/customers/record/detail-inputs.ts'
import { ActButton, ActForm, type Refused, replyTo } from '#areas/customers/record/ui/act-form.tsx'
import { Field, fieldsOf } from '#ui/form.tsx'

type Props = { change: { id: string; name: string }; refused: Refused }

/** The customer asks to be called otherwise: whoever sees it looks at the card first. */
export function AskedName({ change: { id, name }, refused }: Props) {
  const field = fieldsOf<RefuseNameChangeForm>(replyTo(refused, 'refuse-name'))
  return (
    <div className="alert">
      <span className="grow">
        يطلب العميل أن يصير اسمه «<b className="medium">{name}</b>». قارنه ببطاقته أولًا.
      </span>
      <ActButton act="accept-name" values={{ changeId: id }} label={`اعتمد الاسم ${name}`}>
        اعتمد الاسم
      </ActButton>
      <ActForm act="refuse-name" refused={refused} send="ارفض">
        <input type="hidden" name="changeId" value={id} />
        <Field {...field('reason')} id="refuse-name" label="السبب كما يقرؤه العميل" required />
      </ActForm>
    </div>
  )
}
