import { Link } from 'react-router'
import { financePermissions } from '#areas/finance/permissions.ts'
import { page, saying, submit } from '#platform/http.ts'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { FileField } from '#ui/form/file-field.tsx'
import { fieldsOf, PostForm, SubmitButton } from '#ui/form.tsx'
import { DateText } from '#ui/values.tsx'
import { mostOpenings, openingStatusWords } from '../opening.ts'
import { openingImports } from '../opening-queries.ts'
import { uploadOpening } from '../use-cases/upload-opening.ts'
import type { Route } from './+types/back-office-openings'

export const meta = () => [{ title: 'الأرصدة الافتتاحية · التحالف' }]

export const handle = { crumb: () => 'الأرصدة الافتتاحية' }

export const loader = page(financePermissions.importOpening, async (ctx) => ({ imports: await openingImports(ctx) }))

export const action = submit(uploadOpening, ({ id }) =>
  saying('قُرئ الملف. راجع أعمدته ثم افحصه.', `/admin/finance/opening/${id}`),
)

export default function OpeningsPage({ loaderData: { imports }, actionData: reply }: Route.ComponentProps) {
  const field = fieldsOf<{ file: unknown }>(reply)
  return (
    <>
      <div className="page-h">
        <div>
          <h1>الأرصدة الافتتاحية</h1>
          <p className="muted sm">
            ما للشركة وما عليها في اليوم الذي قبل أول يوم في هذه الدفاتر. يفحصه معدّه، ويعتمده غيره، فيُرحَّل قيدًا واحدًا.
          </p>
        </div>
      </div>
      <Card title="ارفع جدولًا">
        <PostForm reply={reply} before="الرفع" withFiles>
          <p className="help">
            صفه الأول عناوين الأعمدة: رقم الحساب، والمفتاح حيث للحساب مفتاح، والمدين، والدائن. العميل يُكتب برقمه، مثل CU-10002.
            حتى {mostOpenings.toLocaleString('en')} صف.
          </p>
          <FileField
            {...field('file')}
            label="الملف"
            kinds="XLSX أو CSV"
            accept=".xlsx,.csv,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
            megabytes={10}
          />
          <div>
            <SubmitButton>ارفع الملف</SubmitButton>
          </div>
        </PostForm>
      </Card>
      {imports.length > 0 && (
        <Card title="الملفات السابقة">
          <ul className="lines">
            {imports.map(({ id, fileName, status, uploadedAt, by }) => (
              <li key={id}>
                <Link className="link grow" to={`/admin/finance/opening/${id}`}>
                  <bdi>{fileName}</bdi>
                </Link>
                <span className="muted sm">
                  {by} · <DateText at={uploadedAt} time />
                </span>
                <Badge tone={status === 'posted' ? 'success' : 'muted'}>{openingStatusWords[status]}</Badge>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  )
}
