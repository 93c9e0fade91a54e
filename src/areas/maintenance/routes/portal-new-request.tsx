import { page, saying, submit } from '#platform/http.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { Card } from '#ui/card.tsx'
import { CheckField } from '#ui/form/choices.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextareaField } from '#ui/form/text-fields.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { Breadcrumbs } from '#ui/links.tsx'
import { Empty } from '#ui/states.tsx'
import type { ReportOwnFaultForm } from '../inputs.ts'
import { ownRequestPath, ownRequestsPath } from '../own-paths.ts'
import { ownParts } from '../own-queries.ts'
import { faultKinds } from '../request.ts'
import { PhotosField } from '../ui/fault-form.tsx'
import { reportOwnFault } from '../use-cases/say-of-own-home.ts'
import type { Route } from './+types/portal-new-request'

export const meta = () => [{ title: 'أبلغ عن عطل · التحالف' }]

export const loader = page(anyoneSignedIn, async (ctx) => ({ units: await ownParts(ctx), formId: ctx.newId() }))

export const action = submit(reportOwnFault, ({ id, number }) =>
  saying(`وصلنا بلاغك ${number}، ونحدد لك موعدًا قريبًا`, ownRequestPath(id)),
)

export default function NewOwnRequestPage({ loaderData: { units, formId }, actionData: reply }: Route.ComponentProps) {
  return (
    <>
      <Breadcrumbs above={[{ to: ownRequestsPath, label: 'الصيانة' }]} here="أبلغ عن عطل" />
      <div className="page-h">
        <h1>أبلغ عن عطل</h1>
      </div>
      <Card>
        {units.length === 0 ? (
          <Empty title="لا وحدة باسمك الآن">حين تستأجر وحدة منا تبلّغ هنا عمّا يتعطّل فيها.</Empty>
        ) : (
          <Report units={units} formId={formId} reply={reply} />
        )}
      </Card>
    </>
  )
}

/** The structure of a house is no word of whoever lives in it: staff sort that. */
const kinds = Object.entries(faultKinds).filter(([name]) => name !== 'structure')

type Props = { units: readonly (readonly [string, string])[]; formId: string; reply: Reply | undefined }

function Report({ units, formId, reply }: Props) {
  const field = fieldsOf<ReportOwnFaultForm>(reply)
  const [only] = units
  return (
    <PostForm reply={reply} before="الإرسال" withFiles>
      <input type="hidden" name="id" value={typeof reply?.typed.id === 'string' ? reply.typed.id : formId} />
      {units.length === 1 && only ? (
        <>
          <input type="hidden" name="unitId" value={only[0]} />
          <p className="sm muted">
            <bdi>{only[1]}</bdi>
          </p>
        </>
      ) : (
        <SelectField {...field('unitId')} label="أين العطل؟" options={units} required />
      )}
      <SelectField {...field('category')} label="نوع العطل" options={kinds} required />
      <TextareaField
        {...field('description')}
        label="ما العطل وأين هو بالضبط؟"
        help="مثل: مكيف الصالة لا يبرّد منذ أمس"
        rows={3}
        maxLength={1000}
        required
      />
      <PhotosField field={field} />
      <CheckField {...field('danger')} label="هل هو خطر على السلامة؟" help="ماء على كهرباء، رائحة غاز، سقف يتساقط" />
      <Field {...field('suits')} label="متى يناسبك أن نأتي؟" help="مثل: بعد العصر" maxLength={200} optional />
      <div>
        <SubmitButton>أرسل البلاغ</SubmitButton>
      </div>
    </PostForm>
  )
}
