import { data, Form, Link } from 'react-router'
import { customersPermissions } from '#areas/customers/permissions.ts'
import { page, saying, submit } from '#platform/http.ts'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { PostForm, SubmitButton } from '#ui/form.tsx'
import { Empty } from '#ui/states.tsx'
import { Code } from '#ui/values.tsx'
import { mergeChoice } from '../queries.ts'
import { MergePreview } from '../ui/merge-preview.tsx'
import { mergeCustomers } from '../use-cases/merge-customers.ts'
import type { Route } from './+types/back-office-merge-customers'

export const meta = () => [{ title: 'دمج سجلين · التحالف' }]

export const handle = { crumb: () => 'دمج سجلين' }

export const loader = page(customersPermissions.merge, async (ctx, { params, query }) => {
  const choice = await mergeChoice(ctx, params.id, { other: query.get('other') ?? '', q: query.get('q') ?? '' })
  if (!choice) throw data('لا يوجد هذا العميل.', { status: 404, statusText: 'Not Found' })
  return choice
})

export const action = submit(mergeCustomers, ({ id }) =>
  saying('دُمج السجلان. يمكنك فصلهما حتى مثل هذا الوقت غدًا.', `/admin/users/${id}`),
)

export default function MergePage({
  loaderData: { id, name, number, q, found, preview },
  actionData: reply,
}: Route.ComponentProps) {
  return (
    <>
      <div className="page-h">
        <div>
          <h1>دمج سجلين</h1>
          <p className="muted sm">
            يبقى سجل {name} <Code>{number}</Code>
          </p>
        </div>
      </div>
      {preview ? (
        <Card title={`يُدمج فيه سجل ${preview.other.name}`}>
          <PostForm reply={reply} before="الدمج">
            <MergePreview preview={preview} />
            <div className="row wrap">
              <SubmitButton variant="danger">ادمج السجلين</SubmitButton>
              <Link className={buttonLook({ variant: 'outline' })} to={`/admin/users/${id}/merge`}>
                اختر غيره
              </Link>
            </div>
          </PostForm>
        </Card>
      ) : (
        <Card title="أي سجل هو الشخص نفسه؟">
          <Form className="row wrap" role="search">
            <div className="input grow">
              <input
                type="search"
                name="q"
                defaultValue={q}
                aria-label="ابحث عن السجل الآخر"
                placeholder="الاسم أو الهاتف أو الرقم"
              />
            </div>
            <button type="submit" className={buttonLook()}>
              ابحث
            </button>
          </Form>
          {found.length === 0 && (
            <Empty title={q ? `لا نتيجة لـ «${q}»` : 'لا سجل يشبهه'}>ابحث عن السجل الآخر بالاسم أو الهاتف أو الرقم.</Empty>
          )}
          <ul className="lines">
            {found.map((other) => (
              <li key={other.id}>
                <span className="grow">
                  <b className="medium">{other.name}</b> <Code>{other.number}</Code>
                </span>
                <Link className={buttonLook({ variant: 'outline', size: 'small' })} to={`?other=${other.id}`}>
                  قارن به
                </Link>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  )
}
