import '#ui/styles/customers.css'
import { Link } from 'react-router'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { SheetField } from '#ui/form/sheet-field.tsx'
import { fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { DateText } from '#ui/values.tsx'
import { type ImportStatus, importStatuses } from '../import-status.ts'

type Kind = { name: string; label: string; most: number }
type Import = { id: string; label: string; fileName: string; status: ImportStatus; uploadedAt: Date }
type Listed = { path: string; kinds: readonly Kind[]; imports: readonly Import[] }

/** Where a table is brought, with an empty one to fill in, and the files one has brought before. */
export function ImportsScreen({ title, shown, reply }: { title: string; shown: Listed; reply: Reply | undefined }) {
  const { path, kinds, imports } = shown
  return (
    <>
      <div className="page-h">
        <h1>{title}</h1>
      </div>
      <Bring path={path} kinds={kinds} reply={reply} />
      {imports.length > 0 && (
        <Card title="ملفاتك السابقة">
          <ul className="lines">
            {imports.map(({ id, label, fileName, status, uploadedAt }) => (
              <li key={id}>
                <span className="grow">
                  <Link className="link" to={`${path}/${id}`}>
                    <bdi>{fileName}</bdi>
                  </Link>{' '}
                  {kinds.length > 1 && <span className="muted sm">{label}</span>}
                </span>
                <span className="muted sm">
                  <DateText at={uploadedAt} time />
                </span>
                <Badge tone={status === 'imported' ? 'success' : 'muted'}>{importStatuses[status]}</Badge>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  )
}

function Bring({ path, kinds, reply }: Pick<Listed, 'path' | 'kinds'> & { reply: Reply | undefined }) {
  const field = fieldsOf<{ kind: string; file: unknown }>(reply)
  const [first] = kinds
  return (
    <Card title="ارفع جدولًا">
      <PostForm reply={reply} before="الرفع" withFiles>
        {kinds.length > 1 && (
          <SelectField
            {...field('kind', first?.name)}
            label="ما في الملف"
            options={kinds.map(({ name, label }) => [name, label] as const)}
            required
          />
        )}
        <p className="help">
          صفه الأول عناوين الأعمدة، حتى {first?.most.toLocaleString('en')} صف. نزّل نموذجًا:{' '}
          {kinds.map(({ name, label }, index) => (
            <span key={name}>
              <a className="link inl" href={`${path}/template?kind=${name}`} download>
                {label}
              </a>
              {index < kinds.length - 1 && '، '}
            </span>
          ))}
        </p>
        <SheetField {...field('file')} />
        <div>
          <SubmitButton>ارفع الملف</SubmitButton>
        </div>
      </PostForm>
    </Card>
  )
}
