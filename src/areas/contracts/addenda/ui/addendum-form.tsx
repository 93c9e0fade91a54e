import { DateField } from '#ui/form/date-field.tsx'
import { Seen } from '#ui/form/seen.tsx'
import { TextareaField } from '#ui/form/text-fields.tsx'
import { fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import type { AddendumForm } from '../inputs.ts'

type Props = { reply: Reply | undefined; save: string } & (
  | { newId: string; shown?: never }
  | { newId?: never; shown: { version: number; from: string; changes: string } }
)

/** From which day, and what changes: the parties and the rest of the contract stay as they are. */
export function AddendumFields({ reply, save, newId, shown }: Props) {
  const field = fieldsOf<AddendumForm>(reply)
  return (
    <PostForm reply={reply} before="الحفظ">
      {newId && <input type="hidden" name="id" value={newId} />}
      {shown && <Seen of={shown.version} reply={reply} />}
      <DateField {...field('from', shown?.from)} label="يسري من" required />
      <TextareaField
        {...field('changes', shown?.changes)}
        label="ما يتغير في العقد"
        help="اكتبه كما يقرؤه الأطراف. سطر أوله # يفتح بندًا بعنوانه، ويُضاف التمهيد وبند السريان من نموذج الملحق."
        dir="rtl"
        rows={12}
        required
      />
      <div>
        <SubmitButton>{save}</SubmitButton>
      </div>
    </PostForm>
  )
}
