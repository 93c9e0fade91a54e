import { redirect } from 'react-router'
import { identityPermissions } from '#areas/identity/permissions.ts'
import { page, submit } from '#platform/http.ts'
import { Card } from '#ui/card.tsx'
import { ChoiceField } from '#ui/form/choices.tsx'
import { NumberField, TextareaField } from '#ui/form/text-fields.tsx'
import { Field, fieldsOf, PostForm, SubmitButton } from '#ui/form.tsx'
import type { RecordBreachForm } from '../breach-inputs.ts'
import { recordBreach } from '../use-cases/record-breach.ts'
import type { Route } from './+types/back-office-new-breach'

export const meta = () => [{ title: 'تسجيل حادثة بيانات · التحالف' }]

export const handle = { above: { to: '/admin/privacy/breaches', label: 'حوادث البيانات' }, crumb: () => 'تسجيل حادثة' }

export const loader = page(identityPermissions.recordBreaches, async (ctx) => ({ id: ctx.newId() }))

export const action = submit(recordBreach, ({ id }) => redirect(`/admin/privacy/breaches/${id}`, 303))

export default function NewBreachPage({ loaderData: { id }, actionData }: Route.ComponentProps) {
  const field = fieldsOf<RecordBreachForm>(actionData)
  const moment = { type: 'datetime-local', dir: 'ltr' } as const
  return (
    <>
      <h1>تسجيل حادثة بيانات</h1>
      <Card>
        <PostForm reply={actionData} before="التسجيل">
          <input type="hidden" name="id" value={id} />
          <Field {...field('title')} label="العنوان" maxLength={120} required />
          <div className="grid2">
            <Field {...field('discoveredAt')} {...moment} label="متى عُرفت؟" help="منها تُحسب 72 ساعة لإبلاغ الوزارة." required />
            <Field {...field('happenedAt')} {...moment} label="متى وقعت؟" optional />
          </div>
          <TextareaField {...field('what')} label="ما جرى" rows={4} maxLength={4000} required />
          <div className="grid2">
            <Field {...field('dataKinds')} label="أنواع البيانات" maxLength={500} required />
            <NumberField {...field('peopleCount')} label="عدد من تمسّهم" optional />
          </div>
          <ChoiceField
            {...field('serious')}
            label="هل تضر أصحاب البيانات ضررًا جسيمًا؟"
            help="إن كان نعم وجب إبلاغهم خلال 72 ساعة كذلك."
            options={{ yes: 'نعم', no: 'لا' }}
            required
          />
          <TextareaField {...field('measures')} label="ما فُعل لإيقافها" rows={3} maxLength={4000} required />
          <TextareaField {...field('advice')} label="ما يُنصح به أصحاب البيانات" rows={2} maxLength={2000} optional />
          <SubmitButton>سجّل الحادثة</SubmitButton>
        </PostForm>
      </Card>
    </>
  )
}
