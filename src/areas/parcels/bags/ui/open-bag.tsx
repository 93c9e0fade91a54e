import { Card } from '#ui/card.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import type { OpenBagForm } from '../inputs.ts'
import type { BagsPage } from '../queries.ts'

type Props = { page: BagsPage; reply: Reply | undefined; action: string }

export function OpenBag({ page, reply, action }: Props) {
  const field = fieldsOf<OpenBagForm>(reply)
  const [only] = page.branches
  if (!only || page.offices.length < 2) return null
  return (
    <Card title="كيس جديد">
      <PostForm reply={reply} action={action} className="stack" before="الفتح">
        <input type="hidden" name="id" value={typeof reply?.typed.id === 'string' ? reply.typed.id : page.formId} />
        {page.branches.length > 1 ? (
          <SelectField {...field('fromBranchId', only[0])} label="من فرع" options={page.branches} required />
        ) : (
          <input type="hidden" name="fromBranchId" value={only[0]} />
        )}
        <SelectField {...field('toBranchId')} label="إلى فرع" options={[['', 'اختر'], ...page.offices]} required />
        <div>
          <SubmitButton>افتح كيسًا</SubmitButton>
        </div>
      </PostForm>
    </Card>
  )
}
