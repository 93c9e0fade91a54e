import { Shots } from '#areas/handovers/public-ui.tsx'
import { ChoiceField } from '#ui/form/choices.tsx'
import { fieldsOf, type Reply } from '#ui/form.tsx'
import type { ClaimMarksForm } from '../inputs.ts'
import type { ReturnMarks } from '../new-marks.ts'

/** Only what the outgoing sheet does not show, and a picture does. */
export function MarksToClaim({ sheet, reply }: { sheet: ReturnMarks; reply: Reply | undefined }) {
  const field = fieldsOf<ClaimMarksForm>(reply)
  const { outNumber } = sheet
  const fresh = sheet.marks.filter(({ isNew, photos }) => isNew && photos.length > 0)
  if (fresh.length === 0) return <p>لا علامة جديدة: كل ما في المحضر كان في محضر التسليم.</p>
  return (
    <>
      <ChoiceField
        {...field('marks')}
        label="العلامات الجديدة"
        help={`ليست في محضر التسليم ${outNumber}. العلامة السابقة لا تُحسب على المستأجر.`}
        options={fresh.map((mark) => [mark.id, mark.said] as const)}
        many
      />
      {fresh.map((mark) => (
        <Shots key={mark.id} shots={mark.photos.map((fileId) => ({ fileId, name: null, markId: mark.id }))} called={mark.said} />
      ))}
    </>
  )
}
