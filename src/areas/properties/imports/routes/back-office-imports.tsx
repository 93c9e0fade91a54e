import '#ui/styles/customers.css'
import { Link } from 'react-router'
import { propertiesPermissions } from '#areas/properties/permissions.ts'
import { page, saying, submit } from '#platform/http.ts'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { SheetField } from '#ui/form/sheet-field.tsx'
import { fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { DateText } from '#ui/values.tsx'
import { importPath, importsPath, mostRows, propertyImportKinds, propertyImportStatuses } from '../import-kinds.ts'
import { type OwnImport, ownImports } from '../queries.ts'
import { uploadImport } from '../use-cases/upload-import.ts'
import type { Route } from './+types/back-office-imports'

export const meta = () => [{ title: 'استيراد العقارات · التحالف' }]

export const handle = { crumb: () => 'استيراد العقارات' }

export const loader = page(propertiesPermissions.import, async (ctx) => ({ imports: await ownImports(ctx) }))

export const action = submit(uploadImport, ({ id }) => saying('قُرئ الملف. راجع أعمدته ثم افحصه.', importPath(id)))

export default function ImportsPage({ loaderData: { imports }, actionData: reply }: Route.ComponentProps) {
  return (
    <>
      <div className="page-h">
        <h1>استيراد العقارات</h1>
      </div>
      <Bring reply={reply} />
      {imports.length > 0 && <Brought imports={imports} />}
    </>
  )
}

const kinds = Object.entries(propertyImportKinds)

function Bring({ reply }: { reply: Reply | undefined }) {
  const field = fieldsOf<{ kind: string; file: unknown }>(reply)
  return (
    <Card title="ارفع جدولًا">
      <PostForm reply={reply} before="الرفع" withFiles>
        {kinds.length > 1 && <SelectField {...field('kind', 'units')} label="ما في الملف" options={kinds} required />}
        <p className="help">
          صفه الأول عناوين الأعمدة، حتى {mostRows.toLocaleString('en')} صف. نزّل نموذجًا:{' '}
          {kinds.map(([kind, label], index) => (
            <span key={kind}>
              <a className="link inl" href={`${importsPath}/template?kind=${kind}`} download>
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

const Brought = ({ imports }: { imports: readonly OwnImport[] }) => (
  <Card title="ملفاتك السابقة">
    <ul className="lines">
      {imports.map(({ id, kind, fileName, status, uploadedAt }) => (
        <li key={id}>
          <span className="grow">
            <Link className="link" to={importPath(id)}>
              <bdi>{fileName}</bdi>
            </Link>{' '}
            <span className="muted sm">{propertyImportKinds[kind]}</span>
          </span>
          <span className="muted sm">
            <DateText at={uploadedAt} time />
          </span>
          <Badge tone={status === 'imported' ? 'success' : 'muted'}>{propertyImportStatuses[status]}</Badge>
        </li>
      ))}
    </ul>
  </Card>
)
