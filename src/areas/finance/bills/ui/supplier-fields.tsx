import { Card } from '#ui/card.tsx'
import { PhoneField } from '#ui/form/text-fields.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { suppliersPath } from '../bill.ts'
import type { SupplierForm } from '../inputs.ts'
import type { supplier } from '../supplier-queries.ts'

type Props = { chosen: Awaited<ReturnType<typeof supplier>>; reply: Reply | undefined }

/** A supplier who is added, or the one that is changed. */
export function SupplierFields({ chosen, reply }: Props) {
  const field = fieldsOf<SupplierForm>(reply)
  const to = chosen ? `${suppliersPath}?supplier=${chosen.id}&act=change` : `${suppliersPath}?act=add`
  return (
    <Card title={chosen ? <bdi>{chosen.name}</bdi> : 'أضف مورّدًا'}>
      <PostForm action={to} reply={reply} before="الحفظ">
        {chosen && <input type="hidden" name="supplierId" value={chosen.id} />}
        <Field {...field('name', chosen?.name)} label="الاسم" required />
        <Field {...field('vatin', chosen?.vatin ?? undefined)} label="الرقم الضريبي" dir="ltr" optional />
        <PhoneField {...field('phone', chosen?.phone ?? undefined)} label="الهاتف" optional />
        <Field {...field('iban', chosen?.iban ?? undefined)} label="الآيبان" dir="ltr" autoComplete="off" optional />
        <div>
          <SubmitButton>{chosen ? 'احفظ المورّد' : 'أضف المورّد'}</SubmitButton>
        </div>
      </PostForm>
    </Card>
  )
}
