import { Form, Link } from 'react-router'
import { hirePath, kindsPath, newHirePath } from '#areas/equipment/paths.ts'
import { equipmentPermissions as may } from '#areas/equipment/permissions.ts'
import { page, saying, submit } from '#platform/http.ts'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { PhoneField } from '#ui/form/text-fields.tsx'
import { Button, Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { Empty } from '#ui/states.tsx'
import { Code, Phone } from '#ui/values.tsx'
import type { StartHireForm } from '../inputs.ts'
import { newHirePage, type NewHirePage as Shown } from '../queries.ts'
import { LineFields } from '../ui/line-fields.tsx'
import { SiteFields } from '../ui/site-fields.tsx'
import { startHire } from '../use-cases/start-hire.ts'
import type { Route } from './+types/back-office-new-hire'

export const meta = () => [{ title: 'عرض سعر معدات · التحالف' }]

export const handle = { crumb: () => 'عرض سعر جديد' }

export const loader = page(may.quote, (ctx, { query }) => newHirePage(ctx, query))

export const action = submit(startHire, ({ id }) => saying('أُعد العرض. راجع بنوده ثم أرسله', hirePath(id)))

export default function NewHirePage({ loaderData, actionData: reply }: Route.ComponentProps) {
  const { kinds, party, formId, today } = loaderData
  return (
    <>
      <div className="page-h">
        <h1>عرض سعر معدات</h1>
      </div>
      {kinds.length === 0 ? (
        <Card>
          <Empty
            title="لا أنواع بعد"
            action={
              <Link className={buttonLook()} to={kindsPath}>
                الأنواع
              </Link>
            }
          >
            أضف أنواع المعدات وأسعارها أولًا.
          </Empty>
        </Card>
      ) : (
        <div className="stack">
          <Card title="العميل">
            <Who shown={loaderData} />
          </Card>
          <Card>
            <PostForm reply={reply} before="الإعداد" action={party ? `${newHirePath}?party=${party.id}` : newHirePath}>
              <input type="hidden" name="id" value={typeof reply?.typed.id === 'string' ? reply.typed.id : formId} />
              {party ? <input type="hidden" name="partyId" value={party.id} /> : <NewCustomer reply={reply} />}
              <SiteFields reply={reply} />
              <h3>أول معدّة</h3>
              <LineFields reply={reply} kinds={kinds} days={{ from: today, until: today }} />
              <div>
                <SubmitButton>أعد العرض</SubmitButton>
              </div>
            </PostForm>
          </Card>
        </div>
      )}
    </>
  )
}

/** Whom it is for: found by name, number or phone. */
function Who({ shown: { q, party, found } }: { shown: Shown }) {
  if (party)
    return (
      <p>
        <bdi className="medium">{party.name}</bdi> {party.phone && <Phone number={party.phone} />}{' '}
        <Link className="link sm" to={newHirePath}>
          غيره
        </Link>
      </p>
    )
  return (
    <div className="stack">
      <Form method="get" className="row wrap" preventScrollReset>
        <Field name="q" id="field-q" defaultValue={q} label="ابحث عن عميل بالاسم أو الهاتف" maxLength={80} optional />
        <Button type="submit" variant="outline">
          ابحث
        </Button>
      </Form>
      {q && found.length === 0 && <p className="muted sm">لا عميل بهذا. اكتب اسمه وهاتفه في العرض فيُسجَّل.</p>}
      <ul className="list">
        {found.map(({ id, name, number }) => (
          <li key={id}>
            <Link className="t grow" to={`${newHirePath}?party=${id}`} preventScrollReset>
              <bdi>{name}</bdi> <Code>{number}</Code>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

function NewCustomer({ reply }: { reply: Reply | undefined }) {
  const field = fieldsOf<StartHireForm>(reply)
  return (
    <div className="form-grid">
      <Field {...field('name')} label="اسم العميل أو الشركة" maxLength={120} required />
      <PhoneField {...field('phone')} label="هاتفه" help="من له سجل بهذا الهاتف يُضاف العرض إلى سجله" required />
    </div>
  )
}
