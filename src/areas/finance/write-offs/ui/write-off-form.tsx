import { Link } from 'react-router'
import { Alert } from '#ui/alert.tsx'
import { Card } from '#ui/card.tsx'
import { FileField } from '#ui/form/file-field.tsx'
import { MoneyField } from '#ui/form/text-fields.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { Empty } from '#ui/states.tsx'
import { Code, DateText, Money } from '#ui/values.tsx'
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
        <input type="hidden" name="id" value={typeof reply?.typed.id === 'string' ? reply.typed.id : formId} />
        <input type="hidden" name="partyId" value={debtor.id} />
        {free > 0n && <CreditFirst free={free} till={till} />}
        {debts.map((debt, index) => (
          <Debt key={debt.id} debt={debt} place={index + 1} takesAll={invoice !== ''} reply={reply} />
        ))}
        <Field {...field('reason')} label="السبب" required />
        <Field {...field('attempts')} label="ما جُرّب لتحصيله" help="مثل: ثلاث رسائل، واتصالان، وزيارة." required />
        <FileField
          {...field('evidence')}
          label="الدليل"
          kinds="صورة أو PDF"
          accept="image/jpeg,image/png,image/webp,application/pdf"
          megabytes={10}
        />
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

type DebtProps = { debt: NewWriteOff['debts'][number]; place: number; takesAll: boolean; reply: Reply | undefined }

function Debt({ debt: { id, description, number, dueOn, left, asked }, place, takesAll, reply }: DebtProps) {
  const field = fieldsOf<AskWriteOffForm>(reply)
  return (
    <>
      <input type="hidden" name={`chargeId${place}`} value={id} />
      <MoneyField
        {...field(`amount${place}`, takesAll ? (inDecimals(left) ?? undefined) : undefined)}
        label={<bdi>{description}</bdi>}
        help={
          <>
            <Code>{number}</Code>، يستحق <DateText at={dueOn} />، بقي منه <Money amount={left} /> بضريبته
            {asked > 0n && (
              <>
                ، وطُلب شطب <Money amount={asked} /> من قبل
              </>
            )}
            .
          </>
        }
        optional
      />
    </>
  )
}
