import { useState } from 'react'
import type { MerchantToPay } from '#areas/finance/public-cod.ts'
import { Card } from '#ui/card.tsx'
import { Field, FormProblem, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { Empty } from '#ui/states.tsx'
import { Code, DateText, Money } from '#ui/values.tsx'
import { type PayCycle, payCycles } from '../../merchants/merchant.ts'
import type { PrepareRemittanceForm } from '../use-cases/prepare-remittance.ts'

type Cod = { id: string; number: string; amount: bigint; takenOn: string; isDisputed: boolean }
type Terms = { cycle: PayCycle; leastPayout: bigint }
type Props = {
  chosen: MerchantToPay & { cods: Cod[]; iban: string | undefined; terms: Terms | null }
  formId: string
  reply: Reply | undefined
}

/** All that may be paid is chosen already; what is disputed is left out and waits alone. */
export function PrepareForm({ chosen: { merchantId, name, cods, iban, fees, terms }, formId, reply }: Props) {
  const field = fieldsOf<PrepareRemittanceForm>(reply)
  const [left, setLeft] = useState<ReadonlySet<string>>(
    () => new Set(cods.flatMap(({ id, isDisputed }) => (isDisputed ? [id] : []))),
  )
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
          {cods.map(({ id, number, amount, takenOn, isDisputed }) => (
            <li key={id}>
              <label className="grow check">
                <input
                  type="checkbox"
                  name="cod"
                  value={id}
                  checked={!left.has(id)}
                  disabled={isDisputed}
                  onChange={() => toggle(id)}
                />
                <span>
                  <Code>{number}</Code>
                  <span className="xs muted db">
                    {isDisputed ? (
                      'فيه مطالبة مفتوحة، فينتظر وحده'
                    ) : (
                      <>
                        قُبض <DateText at={takenOn} />
                      </>
                    )}
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
        {terms && (
          <p className="muted sm">
            بعقده: {payCycles[terms.cycle]}، وأقل ما يُحوَّل <Money amount={terms.leastPayout} />
          </p>
        )}
        <Field {...field('iban', iban)} label="آيبان التاجر" dir="ltr" autoComplete="off" required />
        <div>
          <SubmitButton>أعِدّ التسوية</SubmitButton>
        </div>
      </PostForm>
    </Card>
  )
}
