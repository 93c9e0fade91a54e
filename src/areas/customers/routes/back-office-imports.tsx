import '#ui/styles/customers.css'
import { Link } from 'react-router'
import { page, saying, submit } from '#platform/http.ts'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { SheetField } from '#ui/form/sheet-field.tsx'
import { fieldsOf, PostForm, SubmitButton } from '#ui/form.tsx'
import { DateText } from '#ui/values.tsx'
import { importStatusWords, mostRows } from '../import-columns.ts'
import { ownImports } from '../import-queries.ts'
import { customersPermissions } from '../permissions.ts'
import { uploadImport } from '../use-cases/upload-import.ts'
import type { Route } from './+types/back-office-imports'

export const meta = () => [{ title: 'استيراد العملاء · التحالف' }]

export const handle = { crumb: () => 'استيراد العملاء' }

export const loader = page(customersPermissions.import, async (ctx) => ({ imports: await ownImports(ctx) }))

export const action = submit(uploadImport, ({ id }) => saying('قُرئ الملف. راجع أعمدته ثم افحصه.', `/admin/users/import/${id}`))

export default function ImportsPage({ loaderData: { imports }, actionData: reply }: Route.ComponentProps) {
  const field = fieldsOf<{ file: unknown }>(reply)
  return (
    <>
      <div className="page-h">
        <h1>استيراد العملاء</h1>
      </div>
      <Card title="ارفع جدولًا">
        <PostForm reply={reply} before="الرفع" withFiles>
          <p className="help">
            صفه الأول عناوين الأعمدة، وفيه عمود للاسم، وعمود للهاتف أو لرقم وثيقة. حتى {mostRows.toLocaleString('en')} صف.
          </p>
          <SheetField {...field('file')} />
          <div>
            <SubmitButton>ارفع الملف</SubmitButton>
          </div>
        </PostForm>
      </Card>
      {imports.length > 0 && (
        <Card title="ملفاتك السابقة">
          <ul className="lines">
            {imports.map(({ id, fileName, status, uploadedAt }) => (
              <li key={id}>
                <Link className="link grow" to={`/admin/users/import/${id}`}>
                  <bdi>{fileName}</bdi>
                </Link>
                <span className="muted sm">
                  <DateText at={uploadedAt} time />
                </span>
                <Badge tone={status === 'imported' ? 'success' : 'muted'}>{importStatusWords[status]}</Badge>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  )
}
