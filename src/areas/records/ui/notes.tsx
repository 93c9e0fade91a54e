import { TextareaField } from '#ui/form/text-fields.tsx'
import { fieldsOf, SubmitButton } from '#ui/form.tsx'
import { Sentence } from '#ui/sentence.tsx'
import { Empty } from '#ui/states.tsx'
import type { AddNoteForm } from '../inputs.ts'
import type { RecordParts } from '../public.ts'
import { By } from './by.tsx'
import { FormOnRecord, PutForm, type RecordForm } from './record-form.tsx'

type Note = RecordParts['notes'][number]
type Props = { form: RecordForm; notes: Note[]; mayEdit: boolean }

/** What colleagues tell each other about a record. The archived ones wait below and can be brought back. */
export function NoteList({ form, notes, mayEdit }: Props) {
  const kept = notes.filter(({ archived }) => !archived)
  const away = notes.filter(({ archived }) => archived)
  const field = fieldsOf<AddNoteForm>(form.reply)
  return (
    <div className="stack">
      {mayEdit && (
        <FormOnRecord {...form} act="add-note">
          <TextareaField {...field('text')} label="أضف ملاحظة" help="تظهر للفريق فقط" rows={2} maxLength={4000} required />
          <div>
            <SubmitButton size="small">احفظ الملاحظة</SubmitButton>
          </div>
        </FormOnRecord>
      )}
      {kept.length === 0 && <Empty title="لا ملاحظات بعد" />}
      <Lines notes={kept} form={form} mayEdit={mayEdit} />
      {away.length > 0 && (
        <details className="put-away">
          <summary>ملاحظات مؤرشفة</summary>
          <Lines notes={away} form={form} mayEdit={mayEdit} />
        </details>
      )}
    </div>
  )
}

function Lines({ notes, form, mayEdit }: Props) {
  return (
    <ul className="record-lines">
      {notes.map(({ id, text, author, writtenAt, archived }) => (
        <li key={id}>
          <p className="note-text" dir="auto">
            <Sentence>{text}</Sentence>
          </p>
          <div className="row wrap">
            <By name={author} at={writtenAt} />
            {mayEdit && (
              <PutForm
                form={form}
                act={archived ? 'restore-note' : 'archive-note'}
                item={{ name: 'noteId', id }}
                label={`${archived ? 'استعد' : 'أرشف'} الملاحظة: ${text.slice(0, 40)}`}
              >
                {archived ? 'استعد' : 'أرشف'}
              </PutForm>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
