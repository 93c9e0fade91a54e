import { Card } from '#ui/card.tsx'
import { FileField } from '#ui/form/file-field.tsx'
import { TextareaField } from '#ui/form/text-fields.tsx'
import { fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import type { DamageForm as Typed } from '../inputs.ts'

type Props = { of: { name: 'parcelId' | 'stopId'; id: string }; reply: Reply | undefined }

/** The same at the desk and on the courier's phone. */
export function DamageForm({ of, reply }: Props) {
  const field = fieldsOf<Typed>(reply)
  return (
    <Card title="سجّل الضرر">
      <PostForm reply={reply} withFiles before="التسجيل">
        <input type="hidden" name={of.name} value={of.id} />
        <p className="sm muted">يقف الطرد عند هذا، ويُخبر مرسله وله أن يفتح مطالبة. المشرف يقرر بعدها.</p>
        <TextareaField {...field('what')} label="ما تضرر وكيف" rows={3} maxLength={300} required />
        <PicturesField {...field('photos')} label="صورتان على الأقل: للغلاف ولما تضرر" required />
        <div>
          <SubmitButton>سجّل الضرر</SubmitButton>
        </div>
      </PostForm>
    </Card>
  )
}

type FieldOf = ReturnType<ReturnType<typeof fieldsOf<Typed>>> & { label: string; required?: boolean }

/** Taken with the phone, or chosen from it. */
export const PicturesField = (field: FieldOf) => (
  <FileField {...field} kinds="PNG أو JPG أو WebP" accept="image/png,image/jpeg,image/webp" megabytes={10} most={6} />
)
