import { Form } from 'react-router'
import { page, saying, submit } from '#platform/http.ts'
import { Card } from '#ui/card.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { Button, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { Empty } from '#ui/states.tsx'
import type { ReportFaultForm } from '../inputs.ts'
import { maintenancePermissions } from '../permissions.ts'
import { partsToReport, siteOfPart, sitesToReport } from '../reportable.ts'
import { requestPath } from '../request.ts'
import { FaultFields, WhereFields } from '../ui/fault-form.tsx'
import { reportFault } from '../use-cases/report-fault.ts'
import type { Route } from './+types/back-office-new-request'

export const meta = () => [{ title: 'بلاغ صيانة جديد · التحالف' }]

export const handle = { crumb: () => 'بلاغ جديد' }

export const loader = page(maintenancePermissions.reportFaults, async (ctx, { query }) => {
  const unit = query.get('unit') ?? ''
  const properties = await sitesToReport(ctx)
  const asked = query.get('property') || (await siteOfPart(ctx, unit)) || (properties.length === 1 ? properties[0]?.[0] : '')
  const property = properties.find(([id]) => id === asked)?.[0] ?? ''
  return { properties, property, unit, units: await partsToReport(ctx, property), formId: ctx.newId() }
})

export const action = submit(reportFault, ({ id, number }) => saying(`سُجّل البلاغ برقم ${number}`, requestPath(id)))

export default function NewRequestPage({ loaderData, actionData: reply }: Route.ComponentProps) {
  const { properties, property } = loaderData
  return (
    <>
      <div className="page-h">
        <h1>بلاغ صيانة جديد</h1>
      </div>
      {properties.length === 0 && (
        <Card flush>
          <Empty title="لا عقارات بعد">أضف العقار أولًا، ثم سجّل ما فيه من أعطال.</Empty>
        </Card>
      )}
      {properties.length > 1 && <Choose properties={properties} property={property} />}
      {property && <Report key={property} {...loaderData} reply={reply} />}
    </>
  )
}

type Loaded = Route.ComponentProps['loaderData']

/** The units one chooses from are those of the property: so it is chosen first, by a link of its own. */
function Choose({ properties, property }: Pick<Loaded, 'properties' | 'property'>) {
  return (
    <Card>
      <Form className="row wrap" aria-label="العقار">
        <SelectField name="property" defaultValue={property} label="العقار" options={properties} required />
        <Button type="submit" variant={property ? 'outline' : 'primary'}>
          {property ? 'غيّر العقار' : 'التالي'}
        </Button>
      </Form>
    </Card>
  )
}

function Report({ property, unit, units, formId, reply }: Loaded & { reply: Reply | undefined }) {
  const field = fieldsOf<ReportFaultForm>(reply)
  return (
    <Card title="ما العطل؟">
      <PostForm reply={reply} before="التسجيل" withFiles>
        <input type="hidden" name="id" value={typeof reply?.typed.id === 'string' ? reply.typed.id : formId} />
        <input type="hidden" name="propertyId" value={property} />
        <WhereFields field={field} units={units} unit={unit} />
        <FaultFields field={field} />
        <div>
          <SubmitButton>سجّل البلاغ</SubmitButton>
        </div>
      </PostForm>
    </Card>
  )
}
