import { data } from 'react-router'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { CheckField } from '#ui/form/choices.tsx'
import { Unheard } from '#ui/form/unheard.tsx'
import { fieldsOf, PostForm, SubmitButton } from '#ui/form.tsx'
import { ImportColumns } from '#ui/import-columns.tsx'
import { ImportFaults } from '#ui/import-faults.tsx'
import { Num } from '#ui/values.tsx'
import { howMany } from '#values/plural.ts'
import { importFields, importStatusWords } from '../import-columns.ts'
import { ownImport } from '../import-queries.ts'
import { customersPermissions } from '../permissions.ts'
import { checkImport } from '../use-cases/check-import.ts'
import { importCustomers } from '../use-cases/import-customers.ts'
import { refuseImport } from '../use-cases/refuse-import.ts'
import { fieldWords } from '../words.ts'
import type { Route } from './+types/back-office-import'

export const meta = () => [{ title: 'استيراد العملاء · التحالف' }]

export const handle = { crumb: () => 'استيراد العملاء' }

const shownFaults = 100

export const loader = page(customersPermissions.import, async (ctx, { params, query }) => {
  const found = await ownImport(ctx, params.importId)
  if (!found) throw data('لا يوجد هذا الملف.', { status: 404, statusText: 'Not Found' })
  const { rows, faults, ...rest } = found
  const faulty = new Set(faults.map(({ row }) => row)).size
  return {
    ...rest,
    act: query.get('act'),
    count: rows.length,
    sample: rows[0]?.cells ?? [],
    faulty,
    faults: faults.slice(0, shownFaults),
  }
})

export const action = submitOneOf({
  check: submit(checkImport, ({ importId }) => saying('فُحص الملف.', `/admin/users/import/${importId}`)),
  import: submit(importCustomers, ({ added }) => saying(`استُورد ${howMany(added, 'customer')}.`, '/admin/users')),
  refuse: submit(refuseImport, () => saying('تُرك الملف، ولم يُحفظ منه شيء.', '/admin/users/import')),
})

export default function ImportPage({ loaderData, actionData: reply }: Route.ComponentProps) {
  const { fileName, status, act, skipKnown } = loaderData
  const isOpen = status === 'uploaded' || status === 'checked'
  return (
    <>
      <div className="page-h">
        <div>
          <h1>استيراد العملاء</h1>
          <p className="muted sm">
            <bdi>{fileName}</bdi>
          </p>
        </div>
        <Badge tone={status === 'imported' ? 'success' : 'info'}>{importStatusWords[status]}</Badge>
      </div>
      <Unheard reply={reply} />
      {status === 'checked' && <Checked {...loaderData} reply={act === 'import' ? reply : undefined} />}
      {isOpen && (
        <Card title="ما معنى كل عمود؟">
          <PostForm action="?act=check" reply={act === 'check' ? reply : undefined} before="الفحص">
            <ImportColumns
              {...loaderData}
              fields={importFields}
              labels={fieldWords}
              needed={['name']}
              reply={act === 'check' ? reply : undefined}
            />
            <CheckField
              {...fieldsOf<{ skipKnown: string }>(act === 'check' ? reply : undefined)(
                'skipKnown',
                skipKnown ? 'yes' : undefined,
              )}
              label="تجاوز المسجلين من قبل، واستورد الباقين"
            />
            <div>
              <SubmitButton>افحص دون استيراد</SubmitButton>
            </div>
          </PostForm>
        </Card>
      )}
      {isOpen && (
        <PostForm action="?act=refuse" className="">
          <SubmitButton variant="danger-ghost">اترك هذا الملف</SubmitButton>
        </PostForm>
      )}
    </>
  )
}

type CheckedProps = Route.ComponentProps['loaderData'] & { reply: Route.ComponentProps['actionData'] }

/** What would come of it: the button is there only when all of it can be taken. */
function Checked({ id, count, good, known, skipKnown, faulty, faults, reply }: CheckedProps) {
  const isReady = faulty === 0 && good > 0 && (known === 0 || skipKnown)
  return (
    <Card title="نتيجة الفحص">
      <div className="stack">
        <dl className="kv">
          <div>
            <dt>صفوف الملف</dt>
            <dd>
              <Num>{count}</Num>
            </dd>
          </div>
          <div>
            <dt>تُستورد</dt>
            <dd>
              <Num>{good}</Num>
            </dd>
          </div>
          <div>
            <dt>{skipKnown ? 'مسجلون من قبل، يُتجاوزون' : 'مسجلون من قبل'}</dt>
            <dd>
              <Num>{known}</Num>
            </dd>
          </div>
          <div>
            <dt>تحتاج تصحيحًا</dt>
            <dd>
              <Num>{faulty}</Num>
            </dd>
          </div>
        </dl>
        {faults.length > 0 && <ImportFaults faults={faults} file={`/admin/users/import/${id}/faults`} />}
        {faulty > 0 && <p className="help">صحّح الصفوف في ملفك وارفعه من جديد. لا يُستورد بعضه دون بعض.</p>}
        {known > 0 && !skipKnown && faulty === 0 && (
          <p className="help">علّم «تجاوز المسجلين» أدناه وافحص من جديد ليُستورد الباقون.</p>
        )}
        {isReady && (
          <PostForm action="?act=import" reply={reply} before="الاستيراد">
            <SubmitButton>{`استورد ${howMany(good, 'customer', 'acc')}`}</SubmitButton>
          </PostForm>
        )}
      </div>
    </Card>
  )
}
