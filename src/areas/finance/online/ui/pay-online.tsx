import { payPath } from '#areas/finance/payments-paths.ts'
import { Card } from '#ui/card.tsx'
import { MoneyField } from '#ui/form/text-fields.tsx'
import { fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { actAt } from '#values/acts.ts'
import { inDecimals } from '#values/money.ts'
import type { StartOnlineForm } from '../inputs.ts'

type Props = {
  paying: { formId: string; amount: bigint; chosen: readonly { id: string }[] }
  search: string
  reply: Reply | undefined
}

/** By card, with whoever takes payments online for us: the card is typed there, and never here. */
export function PayOnline({ paying: { formId, amount, chosen }, search, reply }: Props) {
  const field = fieldsOf<StartOnlineForm>(reply)
  return (
    <Card title="بطاقة أو دفع إلكتروني">
      <PostForm action={`${payPath}${actAt(search, 'online')}`} part="online" reply={reply} before="الدفع">
        <input type="hidden" name="id" value={formId} />
        {chosen.map(({ id }) => (
          <input key={id} type="hidden" name="due" value={id} />
        ))}
        <MoneyField
          {...field('amount', amount > 0n ? (inDecimals(amount) ?? '') : '')}
          label="المبلغ"
          help="تُكتب بيانات البطاقة في صفحة مزوّد الدفع، ولا نراها."
          required
        />
        <div>
          <SubmitButton block size="large">
            ادفع إلكترونيًا
          </SubmitButton>
        </div>
      </PostForm>
    </Card>
  )
}
