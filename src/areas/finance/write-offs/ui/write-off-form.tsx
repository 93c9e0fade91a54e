import { Link } from 'react-router'
import { DebtField, FormId, ScanField } from '#areas/finance/ui/paper-fields.tsx'
import { Alert } from '#ui/alert.tsx'
import { Card } from '#ui/card.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { Empty } from '#ui/states.tsx'
import { Money } from '#ui/values.tsx'
import { inDecimals } from '#values/money.ts'
import type { AskWriteOffForm } from '../inputs.ts'
import type { NewWriteOff } from '../write-off-form-queries.ts'

type Props = Pick<NewWriteOff, 'debts' | 'invoice' | 'free' | 'till'> & {
  debtor: { id: string }
  formId: string
  reply: Reply | undefined
}

/** How much of each debt is given up, and why. All of one paper where it was come from. */
export function WriteOffForm({ debtor, debts, invoice, free, till, formId, reply }: Props) {
  const field = fieldsOf<AskWriteOffForm>(reply)
  if (debts.length === 0)
    return (
      <Card flush>
        <Empty title="لا مستحق يُشطب">سُدّد ما عليه، أو طُلب شطبه من قبل.</Empty>
      </Card>
    )
  return (
    <Card title="ما يُشطب">
      <PostForm reply={reply} withFiles before="الإرسال">
        <FormId reply={reply} formId={formId} />
        <input type="hidden" name="partyId" value={debtor.id} />
        {free > 0n && <CreditFirst free={free} till={till} />}
        {debts.map((debt, index) => (
          <DebtField
            key={debt.id}
            {...{ debt, reply }}
            place={index + 1}
            initial={invoice === '' ? undefined : (inDecimals(debt.left) ?? undefined)}
          >
            {' بضريبته'}
            {debt.asked > 0n && (
              <>
                ، وطُلب شطب <Money amount={debt.asked} /> من قبل
              </>
            )}
            .
          </DebtField>
        ))}
        <Field {...field('reason')} label="السبب" required />
        <Field {...field('attempts')} label="ما جُرّب لتحصيله" help="مثل: ثلاث رسائل، واتصالان، وزيارة." required />
        <ScanField {...field('evidence')} label="الدليل" />
        <div>
          <SubmitButton variant="danger" reason={free > 0n && 'سدّد من رصيده أولًا.'}>
            أرسل الشطب للاعتماد
          </SubmitButton>
        </div>
      </PostForm>
    </Card>
  )
}

/** Whoever may not take payments reads it, and is not led to where they are taken. */
function CreditFirst({ free, till }: Pick<NewWriteOff, 'free' | 'till'>) {
  return (
    <Alert kind="warning">
      له رصيد <Money amount={free} />؛{' '}
      {till ? (
        <Link className="link" to={till}>
          سدّد منه أولًا
        </Link>
      ) : (
        'سدّد منه أولًا عند الكاشير'
      )}
      .
    </Alert>
  )
}
