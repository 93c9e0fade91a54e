import '#ui/styles/act-form.css'
import type { OneUnit } from '#areas/properties/unit-detail.ts'
import { Card } from '#ui/card.tsx'
import { CheckField } from '#ui/form/choices.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { Seen } from '#ui/form/seen.tsx'
import { TextareaField } from '#ui/form/text-fields.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { Money } from '#ui/values.tsx'
import { daysAfter } from '#values/days.ts'
import type { ListingForm as Form } from '../inputs.ts'
import { listingPath } from '../listing.ts'
import type { ListingOfUnit } from '../listing-detail.ts'

type Props = ListingOfUnit & { unit: OneUnit; reply: Reply | undefined }

/** What people read of it; what is known of the unit is not typed again. */
export function ListingForm({ unit: one, listing, isPublished, boundUntil, heading, reply }: Props) {
  const field = fieldsOf<Form>(reply)
  if (!one.may.publish) return null
  const free = listing?.freeFrom ?? (boundUntil ? daysAfter(boundUntil, 1) : undefined)
  return (
    <Card title={isPublished ? 'نص الإعلان' : 'انشر الوحدة'}>
      <PostForm action={`${listingPath(one.id)}?act=publish`} reply={reply} before="النشر" part="publish">
        <Seen of={listing?.version ?? 0} reply={reply} />
        <p className="muted sm">
          يظهر من بياناتها: النوع والمساحة والغرف والمنطقة، والإيجار <Money amount={one.rent} />
        </p>
        <Field
          {...field('title', listing?.title ?? undefined)}
          label="العنوان"
          help={`بلا عنوان يُكتب «${heading}»`}
          maxLength={80}
          optional
        />
        <TextareaField
          {...field('description', listing?.description)}
          label="الوصف"
          help="لا تكتب رقم الباب ولا اسم المستأجر ولا هاتفًا"
          rows={5}
          maxLength={1500}
          required
        />
        <TextareaField
          {...field('features', listing?.features || undefined)}
          label="المزايا"
          help="ميزة في كل سطر، مثل: موقف مظلّل"
          rows={4}
          maxLength={600}
          optional
        />
        <DateField {...field('freeFrom', free)} label="متاحة من" help="بلا تاريخ: متاحة الآن" optional />
        <CheckField {...field('showsRent', listing && !listing.showsRent ? undefined : 'yes')} label="اعرض الإيجار" />
        <div>
          <SubmitButton>{isPublished ? 'احفظ الإعلان' : 'انشر الوحدة'}</SubmitButton>
        </div>
      </PostForm>
    </Card>
  )
}

export function Withdraw({ unitId, reply }: { unitId: string; reply: Reply | undefined }) {
  const field = fieldsOf<{ reason: string }>(reply)
  return (
    <Card title="سحب الإعلان">
      <details className="act-form" open={reply !== undefined}>
        <summary className="btn btn-outline btn-sm">اسحب الإعلان</summary>
        <PostForm action={`${listingPath(unitId)}?act=withdraw`} reply={reply} before="السحب" part="withdraw">
          <Field {...field('reason')} label="السبب" help="ما تؤجَّر يختفي وحده، ولا يحتاج سحبًا" maxLength={200} required />
          <div>
            <SubmitButton variant="danger">اسحب الإعلان</SubmitButton>
          </div>
        </PostForm>
      </details>
    </Card>
  )
}
