import { DateField } from '#ui/form/date-field.tsx'
import { Seen } from '#ui/form/seen.tsx'
import { MoneyField, TextareaField } from '#ui/form/text-fields.tsx'
import { fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { inDecimals } from '#values/money.ts'
import type { AddendumForm } from '../inputs.ts'

type Props = { reply: Reply | undefined; save: string; withRent: boolean } & (
  | { newId: string; shown?: never }
  | { newId?: never; shown: { version: number; from: string; changes: string; rent: bigint | null } }
)

/** From which day, and what changes: the parties and the rest of the contract stay as they are. */
export function AddendumFields({ reply, save, withRent, newId, shown }: Props) {
  const field = fieldsOf<AddendumForm>(reply)
  return (
    <PostForm reply={reply} before="الحفظ">
      {newId && <input type="hidden" name="id" value={newId} />}
      {shown && <Seen of={shown.version} reply={reply} />}
      <DateField {...field('from', shown?.from)} label="يسري من" required />
      {withRent && (
        <MoneyField
          {...field('rent', inDecimals(shown?.rent ?? null) ?? undefined)}
          label="الإيجار الجديد"
          help="يُعاد به حساب الأقساط التي لم تصدر من يوم السريان، ويحل محل كل زيادة بعده في العقد. فارغ: لا يتغير الإيجار."
          optional
        />
      )}
      <TextareaField
        {...field('changes', shown?.changes)}
        label="ما يتغير في العقد"
        help="اكتبه كما يقرؤه الأطراف. سطر أوله # يفتح بندًا بعنوانه، ويُضاف التمهيد وبند السريان من نموذج الملحق."
        dir="rtl"
        rows={12}
        required={!withRent}
        optional={withRent}
      />
      <div>
        <SubmitButton>{save}</SubmitButton>
      </div>
    </PostForm>
  )
}
