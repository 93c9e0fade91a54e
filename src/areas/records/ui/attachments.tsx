import { Download } from 'lucide-react'
import { FileField } from '#ui/form/file-field.tsx'
import { fieldsOf, SubmitButton } from '#ui/form.tsx'
import { Empty } from '#ui/states.tsx'
import { sizeInWords } from '#values/sizes.ts'
import type { AttachFilesForm } from '../inputs.ts'
import { fileLimits } from '../limits.ts'
import type { RecordParts } from '../public.ts'
import { By } from './by.tsx'
import { FormOnRecord, PutForm, type RecordForm } from './record-form.tsx'

type File = RecordParts['files'][number]
type Props = { form: RecordForm; files: File[]; mayEdit: boolean }

export function AttachmentList({ form, files, mayEdit }: Props) {
  const kept = files.filter(({ archived }) => !archived)
  const away = files.filter(({ archived }) => archived)
  const field = fieldsOf<AttachFilesForm>(form.reply)
  return (
    <div className="stack">
      {mayEdit && (
        <FormOnRecord {...form} act="attach-files" withFiles>
          <FileField
            {...field('files')}
            label="أرفق ملفات"
            kinds="PDF أو صور"
            accept="application/pdf,image/jpeg,image/png,image/webp"
            {...fileLimits}
          />
          <div>
            <SubmitButton size="small">أرفق الملفات</SubmitButton>
          </div>
        </FormOnRecord>
      )}
      {kept.length === 0 && <Empty title="لا مرفقات" />}
      <Lines files={kept} form={form} mayEdit={mayEdit} />
      {away.length > 0 && (
        <details className="put-away">
          <summary>مرفقات مؤرشفة</summary>
          <Lines files={away} form={form} mayEdit={mayEdit} />
        </details>
      )}
    </div>
  )
}

function Lines({ files, form, mayEdit }: Props) {
  return (
    <ul className="record-lines">
      {files.map(({ id, name, size, author, attachedAt, archived }) => (
        <li key={id}>
          <p>
            <a className="link" href={`/files/${id}`} download>
              <Download className="i i-sm" aria-hidden />
              <span dir="auto">{name}</span>
            </a>{' '}
            <span className="muted xs">{sizeInWords(size)}</span>
          </p>
          <div className="row wrap">
            <By name={author} at={attachedAt} />
            {mayEdit && (
              <PutForm
                form={form}
                act={archived ? 'restore-file' : 'archive-file'}
                item={{ name: 'fileId', id }}
                label={`${archived ? 'استعد' : 'أرشف'} ${name}`}
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
