import { Alert } from '#ui/alert.tsx'
import { NumberField } from '#ui/form/text-fields.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { hirePath } from '../../paths.ts'
import type { ShownHire } from '../queries.ts'

/** At once up to the limit of who asks, above it once somebody else agrees. */
export function HireDiscount({ one, reply }: { one: ShownHire; reply: Reply | undefined }) {
  const field = fieldsOf<{ discount: string; why: string }>(reply)
  const { discountMost: most, discountPercent: percent } = one
  if (one.stage !== 'quoted') return null
  if (one.discountWaits) return <DiscountWaits by={one.discountWaits.by} />
  if (most === 0) return null
  return (
    <details className="act-form" open={reply !== undefined}>
      <summary className="btn btn-outline btn-sm">{percent > 0 ? 'غيّر الخصم' : 'اخصم من الأسعار'}</summary>
      <PostForm action={`${hirePath(one.id)}?act=discount`} reply={reply} before="الخصم" part="discount">
        <NumberField
          {...field('discount', percent > 0 ? String(percent) : undefined)}
          label="الخصم من أسعار القائمة"
          help={most === null ? 'صفر يرفعه' : `حتى ${most} في الحال، وما فوقها بعد الاعتماد. صفر يرفعه`}
          unit="%"
          required
        />
        <Field {...field('why')} label="السبب" maxLength={200} required />
        <div>
          <SubmitButton variant="outline">اخصم</SubmitButton>
        </div>
      </PostForm>
    </details>
  )
}

const DiscountWaits = ({ by }: { by: string }) => (
  <Alert kind="warning">
    خصم فوق الحد طلبه <bdi>{by}</bdi> ينتظر الاعتماد، ولا يُرسل العرض قبل البت فيه.
  </Alert>
)
