import { data } from 'react-router'
import { page, saying, submit } from '#platform/http.ts'
import { Card } from '#ui/card.tsx'
import { Seen } from '#ui/form/seen.tsx'
import { Field, fieldsOf, PostForm, SubmitButton } from '#ui/form.tsx'
import { unitWords } from '../field-words.ts'
import type { UnitForm } from '../inputs.ts'
import { propertiesPermissions } from '../permissions.ts'
import { unitPath } from '../property.ts'
import { UnitFields } from '../ui/unit-form.tsx'
import { unit } from '../unit-detail.ts'
import { correctUnit } from '../use-cases/correct-unit.ts'
import type { Route } from './+types/back-office-correct-unit'

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: `تصحيح ${loaderData?.unit.called ?? ''} · التحالف` }]

export const handle = { crumb: () => 'تصحيح بيانات الوحدة' }

export const loader = page(propertiesPermissions.correct, async (ctx, { params }) => {
  const one = await unit(ctx, params.unitId)
  if (!one?.may.correct) throw data('لا توجد هذه الوحدة.', { status: 404, statusText: 'Not Found' })
  return { unit: one }
})

export const action = submit(correctUnit, ({ id }) => saying('صُحّحت بيانات الوحدة', unitPath(id)))

const accounts = ['electricityAccount', 'electricityMeter', 'waterAccount', 'waterMeter'] as const

export default function CorrectUnitPage({ loaderData: { unit: one }, actionData: reply }: Route.ComponentProps) {
  const field = fieldsOf<UnitForm>(reply)
  return (
    <>
      <div className="page-h">
        <div>
          <h1>تصحيح بيانات الوحدة</h1>
          <p className="muted sm">
            <bdi>{`${one.called}، ${one.property}`}</bdi>
          </p>
        </div>
      </div>
      <Card>
        <PostForm reply={reply} before="الحفظ">
          <Seen of={one.version} reply={reply} />
          <div className="form-grid">
            <Field {...field('number', one.number)} label={unitWords.number} dir="auto" maxLength={12} required />
            <UnitFields reply={reply} kept={one} />
            {accounts.map((name) => (
              <Field
                key={name}
                {...field(name, one[name] ?? undefined)}
                label={unitWords[name]}
                dir="ltr"
                inputMode="numeric"
                maxLength={30}
                optional
              />
            ))}
          </div>
          <div>
            <SubmitButton>صحّح البيانات</SubmitButton>
          </div>
        </PostForm>
      </Card>
    </>
  )
}
