import '#ui/styles/customers.css'
import { Download } from 'lucide-react'
import type { DocumentKind, DocumentState } from '#areas/customers/customer.ts'
import type { AddDocumentForm, RefuseDocumentForm } from '#areas/customers/record/detail-inputs.ts'
import { ActButton, ActForm, type Refused, replyTo } from '#areas/customers/record/ui/act-form.tsx'
import { documentStateWords, documentWords } from '#areas/customers/words.ts'
import { Badge } from '#ui/badge.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { FileField } from '#ui/form/file-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { Field, fieldsOf } from '#ui/form.tsx'
import { Empty } from '#ui/states.tsx'
import { Code, DateText } from '#ui/values.tsx'

export type Paper = {
  id: string
  kind: DocumentKind
  number: string | null
  expiresOn: string | null
  fileId: string | null
  state: DocumentState
  refusal: string | null
}

const tones = {
  'awaiting-check': 'info',
  valid: 'success',
  expiring: 'warning',
  expired: 'danger',
  refused: 'danger',
  replaced: 'muted',
} as const satisfies Record<DocumentState, string>

export function PaperState({ state }: { state: DocumentState }) {
  return <Badge tone={tones[state]}>{documentStateWords[state]}</Badge>
}

/** What a paper is and until when, the same to staff and to whose it is. */
export function PaperLine({ paper: { kind, number, expiresOn, state, refusal } }: { paper: Paper }) {
  return (
    <span className="grow">
      <b className="medium">{documentWords[kind]}</b> {number && <Code>{number}</Code>}
      <span className="muted sm paper-until">
        {expiresOn ? (
          <>
            {state === 'expired' ? 'انتهت في' : 'تنتهي في'} <DateText at={expiresOn} />
          </>
        ) : (
          'بلا تاريخ انتهاء'
        )}
        {refusal && ` · ${refusal}`}
      </span>
    </span>
  )
}

type Props = { papers: Paper[]; refused: Refused; may: { verify: boolean; look: boolean; correct: boolean } }

export function Papers({ papers, refused, may }: Props) {
  return (
    <div className="stack">
      {papers.length === 0 && <Empty title="لا وثائق بعد">صوّر بطاقته مرة، فتُستعمل في كل الخدمات.</Empty>}
      <ul className="lines">
        {papers.map((paper) => (
          <li key={paper.id}>
            <PaperLine paper={paper} />
            <PaperState state={paper.state} />
            {paper.fileId && may.look && (
              <a className="btn btn-ghost btn-sm" href={`/files/${paper.fileId}`} download>
                <Download className="i i-sm" aria-hidden />
                الصورة
              </a>
            )}
            {may.verify && paper.state === 'awaiting-check' && <Check paper={paper} refused={refused} />}
          </li>
        ))}
      </ul>
      {may.look && papers.some(({ fileId }) => fileId) && <p className="help">فتح صورة الوثيقة يُسجَّل.</p>}
      {may.correct && <AddPaper refused={refused} />}
    </div>
  )
}

function Check({ paper: { id, kind }, refused }: { paper: Paper; refused: Refused }) {
  const isThis = refused.reply?.typed.documentId === id
  const field = fieldsOf<RefuseDocumentForm>(isThis ? replyTo(refused, 'refuse-document') : undefined)
  return (
    <>
      <ActButton act="verify-document" values={{ documentId: id }} label={`أكّد ${documentWords[kind]}`}>
        أكّد الوثيقة
      </ActButton>
      <ActForm act="refuse-document" refused={isThis ? refused : { act: null, reply: undefined }} send="لا تقبلها">
        <input type="hidden" name="documentId" value={id} />
        <Field {...field('reason')} id={`refuse-${id}`} label="السبب كما يقرؤه العميل" required />
      </ActForm>
    </>
  )
}

function AddPaper({ refused }: { refused: Refused }) {
  return (
    <ActForm act="add-document" refused={refused} send="أضف وثيقة" withFiles>
      <PaperFields reply={replyTo(refused, 'add-document')} />
    </ActForm>
  )
}

export function PaperFields({ reply }: { reply: Refused['reply'] }) {
  const field = fieldsOf<AddDocumentForm>(reply)
  return (
    <>
      <SelectField {...field('documentKind')} label="الوثيقة" options={documentWords} required />
      <Field {...field('number')} label="رقمها" dir="ltr" autoComplete="off" optional />
      <DateField {...field('issuedOn')} label="تاريخ الإصدار" optional />
      <DateField {...field('expiresOn')} label="تاريخ الانتهاء" optional />
      <FileField
        {...field('file')}
        label="صورتها"
        kinds="PDF أو JPG أو PNG أو WebP"
        accept="application/pdf,image/jpeg,image/png,image/webp"
        megabytes={10}
      />
    </>
  )
}
