import { Form, Link } from 'react-router'
import { merchantPath, newMerchantPath } from '#areas/parcels/paths.ts'
import { parcelPermissions as may } from '#areas/parcels/permissions.ts'
import { page, saying, submit } from '#platform/http.ts'
import { Card } from '#ui/card.tsx'
import { CheckField } from '#ui/form/choices.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { NumberField } from '#ui/form/text-fields.tsx'
import { Button, Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { OpenLink } from '#ui/links.tsx'
import { addressWith } from '#values/asked.ts'
import type { MerchantForm } from '../inputs.ts'
import { type NewMerchantPage, newMerchant } from '../queries.ts'
import { MerchantTermsFields, usualTerms } from '../ui/terms-fields.tsx'
import { agreeWithMerchant } from '../use-cases/agree-with-merchant.ts'
import type { Route } from './+types/back-office-new-merchant'

export const meta = () => [{ title: 'عقد تاجر · التحالف' }]

export const handle = { crumb: () => 'عقد جديد' }

export const loader = page(may.manage, (ctx, { query }) => newMerchant(ctx, query))

export const action = submit(agreeWithMerchant, ({ id, number }) => saying(`كُتبت مسودة العقد ${number}`, merchantPath(id)))

export default function NewMerchant({ loaderData: shown, actionData: reply }: Route.ComponentProps) {
  return (
    <>
      <div className="page-h">
        <h1>عقد تاجر</h1>
      </div>
      {shown.party ? <AgreeForm page={shown} reply={reply} /> : <ChooseMerchant page={shown} />}
    </>
  )
}

function AgreeForm({ page: shown, reply }: { page: NewMerchantPage; reply: Reply | undefined }) {
  const { party, formId, from, until, branches, zones, cod } = shown
  const field = fieldsOf<MerchantForm>(reply)
  if (!party) return null
  return (
    <Card title={party.name} actions={<OpenLink to={party.path}>سجله</OpenLink>}>
      <PostForm reply={reply} before="الحفظ">
        <input type="hidden" name="id" value={typeof reply?.typed.id === 'string' ? reply.typed.id : formId} />
        <input type="hidden" name="partyId" value={party.id} />
        <div className="form-grid">
          <SelectField {...field('branchId', branches[0]?.[0])} label="الفرع" options={branches} required />
          <DateField {...field('startsOn', from)} label="أول يوم" required />
          <DateField {...field('endsOn', until)} label="آخر يوم" required />
          <NumberField {...field('noticeDays', '30')} label="مهلة الإخطار بالأيام" unit="يوم" required />
          <CheckField {...field('autoRenew', 'yes')} label="يتجدد وحده ما لم يُخطر أحد الطرفين" />
        </div>
        <MerchantTermsFields terms={usualTerms(cod)} zones={zones} reply={reply} />
        <div>
          <SubmitButton>اكتب العقد</SubmitButton>
        </div>
      </PostForm>
    </Card>
  )
}

/** The customer is found first, as the register has them. */
const ChooseMerchant = ({ page: { q, found } }: { page: NewMerchantPage }) => (
  <Card title="مع من">
    <div className="stack">
      <Form method="get" action={newMerchantPath} className="row wrap" role="search">
        <Field name="q" id="field-q" defaultValue={q} label="اسم التاجر أو رقمه أو هاتفه" maxLength={60} required />
        <Button type="submit" variant="outline">
          ابحث
        </Button>
      </Form>
      {q !== '' && found.length === 0 && <p className="muted sm">لا أحد بهذا في سجل العملاء. سجّله أولًا ثم عد إلى هنا.</p>}
      {found.length > 0 && (
        <ul className="list">
          {found.map(({ id, name, number }) => (
            <li key={id}>
              <Link className="link grow" to={addressWith(newMerchantPath, { party: id })}>
                <bdi>{name}</bdi>
              </Link>
              <span className="muted sm">{number}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  </Card>
)
