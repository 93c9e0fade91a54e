import { useState } from 'react'
import type { CodsToDeposit, DepositCodForm } from '#areas/finance/public-cod.ts'
import { Card } from '#ui/card.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { MoneyField } from '#ui/form/text-fields.tsx'
import { Field, FormProblem, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { Code, Money } from '#ui/values.tsx'
import { inDecimals } from '#values/money.ts'

type Props = { deposit: CodsToDeposit; formId: string; reply: Reply | undefined }

/** Cash of merchants goes to the bank by the names of its parcels: all that lie here, unless some are left out. */
export function DepositForm({ deposit: { box, rows, accounts }, formId, reply }: Props) {
  const field = fieldsOf<DepositCodForm>(reply)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const sum = rows.filter(({ id }) => !left.has(id)).reduce((total, { amount }) => total + amount, 0n)
  const toggle = (id: string) => setLeft((before) => (before.has(id) ? without(before, id) : new Set([...before, id])))
  return (
    <Card title={`أودِع نقد الطرود من ${box}`}>
      <PostForm reply={reply} before="الإيداع">
        <input type="hidden" name="moveId" value={typeof reply?.typed.moveId === 'string' ? reply.typed.moveId : formId} />
        <FormProblem text={reply?.fields.cod?.[0]} />
        <ul className="list plain">
          {rows.map(({ id, number, amount, merchant }) => (
            <li key={id}>
              <label className="grow check">
                <input type="checkbox" name="cod" value={id} checked={!left.has(id)} onChange={() => toggle(id)} />
                <span>
                  <Code>{number}</Code>
                  <span className="xs muted db">
                    <bdi>{merchant}</bdi>
                  </span>
                </span>
              </label>
              <Money amount={amount} />
            </li>
          ))}
        </ul>
        <p className="sm" aria-live="polite">
          مجموع ما اخترت <Money amount={sum} />
        </p>
        <div className="form-grid">
          <MoneyField key={String(sum)} {...field('amount', inDecimals(sum))} label="المبلغ المودَع" required />
          <SelectField {...field('account')} label="إلى الحساب" options={[['', 'اختر'], ...accounts]} required />
          <Field {...field('slip')} label="رقم القسيمة" help="إن أعطاك البنك إيصالًا" maxLength={40} optional />
        </div>
        <div>
          <SubmitButton>أخرِجه إلى البنك</SubmitButton>
        </div>
      </PostForm>
    </Card>
  )
}

const without = (all: ReadonlySet<string>, id: string) => new Set([...all].filter((one) => one !== id))
