import { Shots } from '#areas/handovers/public-ui.tsx'
import { Card } from '#ui/card.tsx'
import { PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { sheetPath } from '../../paths.ts'
import { sheetWords, shotsOf } from '../day-sheet.ts'
import type { DayOnPhone } from '../phone/written-here.ts'

/** The pictures of a day nobody has signed yet: a wrong one can go. */
export function KeptPictures({ shown, reply }: { shown: DayOnPhone; reply: Reply | undefined }) {
  const { sheet, pictures } = shown
  if (!sheet || pictures.length === 0) return null
  return (
    <Card title="الصور المحفوظة">
      <ul className="named-shots">
        {shotsOf(pictures).map((shot, at) => (
          <li key={shot.fileId}>
            <Shots shots={[shot]} called={`${sheetWords.photos}، صورة ${at + 1}`} />
            <PostForm
              action={`${sheetPath(shown.lineId, shown.day)}?act=remove-picture`}
              reply={reply}
              part={`remove-picture-${shot.fileId}`}
              before="الحذف"
            >
              <input type="hidden" name="sheetId" value={sheet.id} />
              <input type="hidden" name="fileId" value={shot.fileId} />
              <SubmitButton variant="danger-ghost" aria-label={`احذف الصورة ${at + 1}`}>
                احذف الصورة
              </SubmitButton>
            </PostForm>
          </li>
        ))}
      </ul>
    </Card>
  )
}
