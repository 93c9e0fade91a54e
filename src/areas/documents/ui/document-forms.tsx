import '#ui/styles/act-form.css'
import { DateField } from '#ui/form/date-field.tsx'
import { FileField } from '#ui/form/file-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { type DocumentKinds, documentName, documentFieldWords as words } from '../document.ts'
import type { RecordDocument } from '../queries.ts'

type Fields = { number: string; issuedOn: string; expiresOn: string }
type AddProps = { kinds: DocumentKinds; path: string; formId: string; reply: Reply | undefined }

export function AddDocument({ kinds, path, formId, reply }: AddProps) {
  const field = fieldsOf<Fields & { kind: string; called: string; file: unknown }>(reply)
  return (
    <PostForm action={`${path}?act=add`} reply={reply} before="الحفظ" part="add" withFiles>
      <input type="hidden" name="id" value={formId} />
      <div className="form-grid">
        <SelectField {...field('kind')} label="الوثيقة" options={kinds} required />
        <Field {...field('called')} label="اسمها إن كانت وثيقة أخرى" maxLength={80} optional />
        <Field {...field('number')} label={words.number} maxLength={40} dir="ltr" autoComplete="off" optional />
        <DateField {...field('issuedOn')} label={words.issuedOn} optional />
        <DateField {...field('expiresOn')} label={words.expiresOn} optional />
      </div>
      <FileField
        {...field('file')}
        label="ملفها"
        kinds="PDF أو JPG أو PNG أو WebP"
        accept="application/pdf,image/jpeg,image/png,image/webp"
        megabytes={10}
        optional
      />
      <p className="help">الجديدة تحل محل السابقة من نوعها، وتبقى السابقة في السجل.</p>
      <div>
        <SubmitButton>أضف وثيقة</SubmitButton>
      </div>
    </PostForm>
  )
}

type CorrectProps = { kinds: DocumentKinds; path: string; document: RecordDocument; reply: Reply | undefined }

/** Folded away until somebody wants it, and open when it was refused. */
export function CorrectDocument({ kinds, path, document: one, reply }: CorrectProps) {
  const field = fieldsOf<Fields>(reply)
  return (
    <details className="act-form" open={reply !== undefined}>
      <summary className="btn btn-outline btn-sm" aria-label={`صحّح ${documentName(kinds, one)}`}>
        صحّح
      </summary>
      <PostForm action={`${path}?act=correct`} reply={reply} before="الحفظ" part={one.id}>
        <input type="hidden" name="documentId" value={one.id} />
        <input type="hidden" name="seen" value={one.version} />
        <div className="form-grid">
          <Field
            {...field('number', one.number ?? undefined)}
            label={words.number}
            maxLength={40}
            dir="ltr"
            autoComplete="off"
            optional
          />
          <DateField {...field('issuedOn', one.issuedOn ?? undefined)} label={words.issuedOn} optional />
          <DateField {...field('expiresOn', one.expiresOn ?? undefined)} label={words.expiresOn} optional />
        </div>
        <div>
          <SubmitButton size="small">احفظ التصحيح</SubmitButton>
        </div>
      </PostForm>
    </details>
  )
}

export function WithdrawDocument({ kinds, path, document: one, reply }: CorrectProps) {
  const field = fieldsOf<{ reason: string }>(reply)
  return (
    <details className="act-form" open={reply !== undefined}>
      <summary className="btn btn-outline btn-sm" aria-label={`اسحب ${documentName(kinds, one)}`}>
        اسحب
      </summary>
      <PostForm action={`${path}?act=withdraw`} reply={reply} before="السحب" part={`withdraw-${one.id}`}>
        <input type="hidden" name="documentId" value={one.id} />
        <p className="help">تبقى في السجل، ولا يراها المالك. إن كانت قد حلّت محل وثيقة فتلك تسري من جديد.</p>
        <Field {...field('reason')} label="لماذا تُسحب" maxLength={500} required />
        <div>
          <SubmitButton size="small" variant="danger">
            اسحب الوثيقة
          </SubmitButton>
        </div>
      </PostForm>
    </details>
  )
}
