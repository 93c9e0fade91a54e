import { data } from 'react-router'
import { setting } from '#areas/company/public.ts'
import { draftingContracts } from '#areas/contracts/public.ts'
import { propertyPath } from '#areas/properties/property.ts'
import { property, sharesOf } from '#areas/properties/property-detail.ts'
import { page, saying, submit } from '#platform/http.ts'
import { Card } from '#ui/card.tsx'
import { CheckField } from '#ui/form/choices.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { NumberField } from '#ui/form/text-fields.tsx'
import { fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { OpenLink } from '#ui/links.tsx'
import { Empty } from '#ui/states.tsx'
import { dayOf, daysAfter, monthsAfter } from '#values/days.ts'
import type { MandateForm } from '../inputs.ts'
import { mandatePath } from '../mandate.ts'
import { MandateTermsFields } from '../ui/mandate-form.tsx'
import { draftMandate } from '../use-cases/draft-mandate.ts'
import type { Route } from './+types/back-office-new-mandate'

export const meta = () => [{ title: 'اتفاقية إدارة جديدة · التحالف' }]

export const handle = { crumb: () => 'اتفاقية إدارة جديدة' }

export const loader = page(draftingContracts, async (ctx, { params }) => {
  const one = await property(ctx, params.propertyId)
  if (!one) throw data('لا يوجد هذا العقار.', { status: 404, statusText: 'Not Found' })
  const shares = await sharesOf(ctx, one.id)
  const from = dayOf(ctx.now())
  return {
    usual: (await setting(ctx, 'rentCommission')) ?? usualCommission,
    ...{ formId: ctx.newId(), property: { id: one.id, name: one.name }, from, until: daysAfter(monthsAfter(from, 12), -1) },
    owners: (shares?.shares ?? []).map(({ partyId, name }) => [partyId, name] as const),
  }
})

export const action = submit(draftMandate, ({ id, number }) => saying(`كُتبت مسودة الاتفاقية ${number}`, mandatePath(id)))

/** Suggested until the company says what it takes, in hundredths of a percent. */
const usualCommission = 5_00

type Loaded = Route.ComponentProps['loaderData']

export default function NewMandatePage({ loaderData, actionData: reply }: Route.ComponentProps) {
  const { property: of, owners } = loaderData
  return (
    <>
      <div className="page-h">
        <div>
          <h1>اتفاقية إدارة جديدة</h1>
          <p className="muted sm">
            <bdi>{of.name}</bdi>
          </p>
        </div>
      </div>
      <Card>
        {owners.length === 0 ? (
          <Empty title="لم تُثبّت حصص الملّاك" action={<OpenLink to={`${propertyPath(of.id)}/shares`}>ثبّت الحصص</OpenLink>}>
            ثبّت حصص ملّاك العقار أولًا، فالاتفاقية مع أحدهم.
          </Empty>
        ) : (
          <PostForm reply={reply} before="الحفظ">
            <Between {...loaderData} reply={reply} />
            <MandateTermsFields reply={reply} usual={loaderData.usual} />
            <div>
              <SubmitButton>اكتب الاتفاقية</SubmitButton>
            </div>
          </PostForm>
        )}
      </Card>
    </>
  )
}

/** With whom, from when to when. */
function Between({ formId, property: of, owners, from, until, reply }: Loaded & { reply: Reply | undefined }) {
  const field = fieldsOf<MandateForm>(reply)
  return (
    <>
      <input type="hidden" name="id" value={typeof reply?.typed.id === 'string' ? reply.typed.id : formId} />
      <input type="hidden" name="propertyId" value={of.id} />
      <div className="form-grid">
        <SelectField
          {...field('partyId', owners[0]?.[0])}
          label="المالك أو من ينوب عن الشركاء"
          help="تصدر باسمه فاتورة العمولة"
          options={owners}
          required
        />
        <DateField {...field('startsOn', from)} label="أول يوم" required />
        <DateField {...field('endsOn', until)} label="آخر يوم" required />
        <NumberField {...field('noticeDays', '90')} label="مهلة الإخطار بالأيام" required />
        <CheckField {...field('autoRenew', 'yes')} label="تتجدد وحدها ما لم يُخطر أحد الطرفين" />
      </div>
    </>
  )
}
