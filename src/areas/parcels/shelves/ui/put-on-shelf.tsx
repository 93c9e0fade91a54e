import { shelvesPath } from '#areas/parcels/paths.ts'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import type { ShelveForm } from '../inputs.ts'

/** Two scans: the parcel, then the shelf. The second sends. */
export function PutOnShelf({ parcel, reply }: { parcel: string; reply: Reply | undefined }) {
  const field = fieldsOf<ShelveForm>(reply)
  return (
    <PostForm className="ask" reply={reply} action={`${shelvesPath}?act=put`} before="الوضع على الرف">
      <Field {...field('parcel', parcel)} label="الطرد" help="امسح البوليصة" dir="ltr" data-scan="parcel" required />
      <Field {...field('shelf')} label="الرف" help="امسح رمز الرف" dir="ltr" data-scan="shelf" required />
      <SubmitButton>ضعه على الرف</SubmitButton>
    </PostForm>
  )
}
