import { useState } from 'react'
import type { MerchantToPay } from '#areas/finance/public-cod.ts'
import { Card } from '#ui/card.tsx'
import { Field, FormProblem, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { Empty } from '#ui/states.tsx'
import { Code, DateText, Money } from '#ui/values.tsx'
import type { PrepareRemittanceForm } from '../use-cases/prepare-remittance.ts'

type Cod = { id: string; number: string; amount: bigint; takenOn: string }
type Props = {
  chosen: MerchantToPay & { cods: Cod[]; iban: string | undefined }
  formId: string
  reply: Reply | undefined
}

/** All that may be paid is chosen already; what is disputed is left out and waits alone. */
export function PrepareForm({ chosen: { merchantId, name, cods, iban, fees }, formId, reply }: Props) {
  const field = fieldsOf<PrepareRemittanceForm>(reply)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const sum = cods.filter(({ id }) => !left.has(id)).reduce((total, { amount }) => total + amount, 0n)
  const kept = fees < sum ? fees : sum
  const toggle = (id: string) =>
    setLeft((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]))
  if (cods.length === 0)
    return (
      <Card title={<bdi>{name}</bdi>}>
        <Empty title="لا شيء يُحوَّل إليه بعد">يُحوَّل ما أكّده البنك وحده.</Empty>
      </Card>
    )
  return (
    <Card title={<bdi>{name}</bdi>}>
      <PostForm reply={reply} before="التسوية">
        <input type="hidden" name="id" value={typeof reply?.typed.id === 'string' ? reply.typed.id : formId} />
        <input type="hidden" name="merchantId" value={merchantId} />
        <FormProblem text={reply?.fields.cod?.[0]} />
        <ul className="list plain">
          {cods.map(({ id, number, amount, takenOn }) => (
            <li key={id}>
              <label className="grow check">
                <input type="checkbox" name="cod" value={id} checked={!left.has(id)} onChange={() => toggle(id)} />
                <span>
                  <Code>{number}</Code>
                  <span className="xs muted db">
                    قُبض <DateText at={takenOn} />
                  </span>
                </span>
              </label>
              <Money amount={amount} />
            </li>
          ))}
        </ul>
        <div className="bill-lines">
          <div>
            <span>المقبوض له</span>
            <Money amount={sum} />
          </div>
          {kept > 0n && (
            <div>
              <span>رسوم مستحقة تُحسم منه</span>
              <Money amount={kept} />
            </div>
          )}
          <div className="total">
            <span>يُحوَّل إليه</span>
            <Money amount={sum - kept} />
          </div>
        </div>
        <Field {...field('iban', iban)} label="آيبان التاجر" dir="ltr" autoComplete="off" required />
        <div>
          <SubmitButton>أعِدّ التسوية</SubmitButton>
        </div>
      </PostForm>
    </Card>
  )
}
