import { Card } from '#ui/card.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { inRials } from '#values/money.ts'
import type { UndoOpeningForm } from '../inputs.ts'
import type { OpenedItem } from '../opening-queries.ts'

/** One paper of the file is taken out again, as long as nothing of it was paid or used. */
export function UndoItem({ items, reply }: { items: readonly OpenedItem[]; reply: Reply | undefined }) {
  const field = fieldsOf<UndoOpeningForm>(reply)
  const standing = items.filter(({ undoneAt }) => !undoneAt)
  if (standing.length === 0) return null
  const options = standing.map(({ id, holder, number, amount }) => [id, `${holder}، ${number}، ${inRials(amount)}`] as const)
  return (
    <Card title="اعكس ورقة من الملف">
      <PostForm action="?act=undo" reply={reply} before="العكس">
        <p className="help">تُعكس ما دام لم يُسدَّد منها شيء ولم يُستعمل، وحين يعتمد غيرك، ثم يمكن إدخالها صحيحة من جديد.</p>
        <SelectField {...field('itemId')} label="الورقة" options={options} />
        <Field {...field('reason')} label="السبب" maxLength={300} required />
        <div>
          <SubmitButton variant="outline">اطلب عكسها</SubmitButton>
        </div>
      </PostForm>
    </Card>
  )
}
