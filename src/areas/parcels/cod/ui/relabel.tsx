import { parcelLabelPath, parcelPath } from '#areas/parcels/paths.ts'
import { Alert } from '#ui/alert.tsx'
import { PostForm, SubmitButton } from '#ui/form.tsx'
import { PaperLink } from '#ui/paper-link.tsx'
import { addressWith } from '#values/asked.ts'

/** The label on it says what was true before. */
export const Relabel = ({ parcelId, mayNote }: { parcelId: string; mayNote: boolean }) => (
  <Alert kind="warning">
    <p>تغيّر ما على بوليصته. اطبعها من جديد وألصقها فوق القديمة.</p>
    <div className="row wrap mt-2">
      <PaperLink small to={parcelLabelPath(parcelId)}>
        اطبع البوليصة
      </PaperLink>
      {mayNote && (
        <PostForm action={addressWith(parcelPath(parcelId), { act: 'relabelled' })} className="">
          <input type="hidden" name="parcelId" value={parcelId} />
          <SubmitButton variant="outline">ألصقت الجديدة</SubmitButton>
        </PostForm>
      )}
    </div>
  </Alert>
)
