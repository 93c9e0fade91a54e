import { shelvesPath } from '#areas/parcels/paths.ts'
import { Card } from '#ui/card.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { NumberField } from '#ui/form/text-fields.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import type { AddShelvesForm } from '../inputs.ts'
import type { ShelvesPage } from '../queries.ts'
import { shelfPurposes } from '../shelf.ts'

/** A row of shelves at once. */
export function AddShelves({ page, reply }: { page: ShelvesPage; reply: Reply | undefined }) {
  const field = fieldsOf<AddShelvesForm>(reply)
  const isFirst = page.groups.length === 0
  return (
    <Card>
      <details open={isFirst || reply !== undefined}>
        <summary className="link">أضف رفوفًا</summary>
        <PostForm reply={reply} action={`${shelvesPath}?act=add`} part="add" before="الإضافة">
          <input type="hidden" name="branchId" value={page.branchId ?? ''} />
          <div className="form-grid">
            <Field {...field('row')} label="رمز الصف" help="A1، فتكون رفوفه A1-1 وما بعده" dir="ltr" maxLength={3} required />
            <NumberField {...field('count', '8')} label="عدد الرفوف" required />
            <NumberField {...field('holds', '8')} label="سعة الرف" unit="طرد" required />
            <SelectField {...field('purpose', 'zone')} label="ما يوضع عليها" options={shelfPurposes} required />
            <SelectField
              {...field('zoneId')}
              label="المنطقة"
              help="لما يخرج للتوزيع"
              options={[['', 'اختر'], ...page.zones]}
              optional
            />
          </div>
          <div>
            <SubmitButton>أضف الرفوف</SubmitButton>
          </div>
        </PostForm>
      </details>
    </Card>
  )
}
