import { data } from 'react-router'
import { merchantPath } from '#areas/parcels/paths.ts'
import { parcelPermissions as may } from '#areas/parcels/permissions.ts'
import { page, saying, submit } from '#platform/http.ts'
import { Card } from '#ui/card.tsx'
import { Seen } from '#ui/form/seen.tsx'
import { Field, fieldsOf, PostForm, SubmitButton } from '#ui/form.tsx'
import type { MerchantForm } from '../inputs.ts'
import { merchant } from '../queries.ts'
import { MerchantTermsFields } from '../ui/terms-fields.tsx'
import { changeMerchantTerms } from '../use-cases/change-merchant-terms.ts'
import type { Route } from './+types/back-office-merchant-terms'

export const meta = () => [{ title: 'شروط التاجر · التحالف' }]

export const handle = { crumb: () => 'الشروط' }

export const loader = page(may.manage, async (ctx, { params }) => {
  const one = await merchant(ctx, params.contractId)
  if (!one?.may.change) throw data('لا تُعدّل شروط هذا العقد.', { status: 404, statusText: 'Not Found' })
  return { one }
})

export const action = submit(changeMerchantTerms, ({ id }) => saying('حُفظت الشروط', merchantPath(id)))

export default function MerchantTermsPage({ loaderData: { one }, actionData: reply }: Route.ComponentProps) {
  const field = fieldsOf<MerchantForm>(reply)
  return (
    <>
      <div className="page-h">
        <div>
          <h1>
            شروط <bdi>{one.merchant}</bdi>
          </h1>
          <p className="muted sm">تسري من الآن. ما سُعّر قبلها يبقى بسعره.</p>
        </div>
      </div>
      <Card>
        <PostForm reply={reply} before="الحفظ">
          <input type="hidden" name="contractId" value={one.id} />
          <Seen of={one.version} reply={reply} />
          <MerchantTermsFields terms={one} zones={one.zones} reply={reply} />
          {one.state !== 'draft' && (
            <Field
              {...field('consent')}
              label="كيف وافق التاجر؟"
              help="رسالته في 3/1/2026، أو ملحق وقّعه"
              maxLength={200}
              required
            />
          )}
          <div>
            <SubmitButton>احفظ الشروط</SubmitButton>
          </div>
        </PostForm>
      </Card>
    </>
  )
}
