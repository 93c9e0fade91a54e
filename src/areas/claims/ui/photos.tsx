import '#ui/styles/act-form.css'
import { FileField } from '#ui/form/file-field.tsx'
import { fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import type { ClaimWords } from '../claim-kind.ts'

type Props = { claimId: string; words: ClaimWords; reply: Reply | undefined }

export function MorePhotos({ claimId, words, reply }: Props) {
  const field = fieldsOf<{ photos: unknown }>(reply)
  return (
    <details className="act-form" open={reply !== undefined}>
      <summary className="btn btn-outline btn-sm">أضف صورًا</summary>
      <PostForm action={`${words.path(claimId)}?act=photos`} reply={reply} part="photos" before="الإضافة" withFiles>
        <input type="hidden" name="claimId" value={claimId} />
        <PhotosField {...field('photos')} />
        <div>
          <SubmitButton>أضف الصور</SubmitButton>
        </div>
      </PostForm>
    </details>
  )
}

/** Taken with the phone, or chosen from it. */
export const PhotosField = (field: ReturnType<ReturnType<typeof fieldsOf<{ photos: unknown }>>>) => (
  <FileField
    {...field}
    label="الصور"
    kinds="PNG أو JPG أو WebP"
    accept="image/png,image/jpeg,image/webp"
    megabytes={10}
    most={8}
    optional
  />
)
