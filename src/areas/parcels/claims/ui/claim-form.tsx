import '#ui/styles/act-form.css'
import { ChoiceField } from '#ui/form/choices.tsx'
import { FileField } from '#ui/form/file-field.tsx'
import { MoneyField, TextareaField } from '#ui/form/text-fields.tsx'
import { fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { claimants, claimKinds } from '../claim.ts'
import type { ClaimForm as Typed } from '../inputs.ts'

type Props = { action: string; formId: string; parcelId?: string; reply: Reply | undefined }

/** The same by the link and at the desk. */
export function ClaimForm({ action, formId, parcelId, reply }: Props) {
  const field = fieldsOf<Typed>(reply)
  return (
    <details className="act-form" open={reply !== undefined}>
      <summary className="btn btn-outline btn-sm">قدّم مطالبة تعويض</summary>
      <PostForm reply={reply} action={action} part="claim" withFiles before="التقديم">
        <input type="hidden" name="id" value={typeof reply?.typed.id === 'string' ? reply.typed.id : formId} />
        {parcelId && <input type="hidden" name="parcelId" value={parcelId} />}
        <ChoiceField {...field('claimant')} label="من يطالب؟" options={claimants} required />
        <ChoiceField {...field('kind')} label="ما حدث؟" options={claimKinds} required />
        <MoneyField {...field('asked')} label="المبلغ المطلوب" required />
        <TextareaField {...field('what')} label="ما حدث، وقيمة ما فُقد أو تضرر" rows={3} maxLength={600} required />
        <FileField
          {...field('photos')}
          label="صور وفاتورة الشراء"
          kinds="PNG أو JPG أو WebP أو PDF"
          accept="image/png,image/jpeg,image/webp,application/pdf"
          megabytes={10}
          most={6}
          optional
        />
        <div>
          <SubmitButton>قدّم المطالبة</SubmitButton>
        </div>
      </PostForm>
    </details>
  )
}
