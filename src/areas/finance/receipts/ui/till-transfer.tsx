import { useState } from 'react'
import type { HeldFor } from '#areas/finance/ledger/bank-leaf.ts'
import type { FieldState } from '#ui/form/frame.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { MoneyField } from '#ui/form/text-fields.tsx'
import { Button, Field, fieldsOf, type Reply } from '#ui/form.tsx'
import { Money } from '#ui/values.tsx'
import type { ReceivePaymentForm } from '../inputs.ts'
import { amountIn, type Till, type Ways } from './till.ts'

type Amount = Omit<FieldState, 'defaultValue'> & {
  defaultValue: undefined
  value: string
  onChange: (event: { target: { value: string } }) => void
}
type Props = {
  till: Till
  reply: Reply | undefined
  banks: readonly (readonly [string, string])[]
  accounts: Partial<Record<HeldFor, string>>
  amount: (way: keyof Ways, name: keyof ReceivePaymentForm & string) => Amount
}

/** Rent of owners goes to the account held for them, what is ours to ours; a payment for both comes in two transfers. */
export function TillTransfer({ till, reply, banks, accounts, amount }: Props) {
  const field = fieldsOf<ReceivePaymentForm>(reply)
  const { ways, split } = till
  const isBoth = split.belongs === 'both' && Boolean(accounts.trust && accounts.operating)
  const first = split.belongs === 'operating' ? accounts.operating : split.belongs === null ? undefined : accounts.trust
  const isSplit = amountIn(ways.transfer) === split.trust && amountIn(ways.second) === split.operating
  const isSecond = ways.second !== '' || (isBoth && ways.transfer !== '')
  const isRefused = ['3', '4'].some((way) => ['amount', 'reference', 'account'].some((part) => reply?.fields[`${part}${way}`]))
  return (
    <details className="till-way" open={ways.transfer !== '' || ways.second !== '' || isRefused}>
      <summary>
        تحويل بنكي <kbd dir="ltr">3</kbd>
      </summary>
      <input type="hidden" name="method3" value="bank-transfer" />
      {isBoth && (
        <div className="stack sm" role="note">
          <p>
            اخترت للملّاك <Money amount={split.trust} /> ومكانه حساب الأمانات، ولنا <Money amount={split.operating} /> ومكانه
            الحساب التشغيلي، فلكل منهما تحويل. إن وصلا في تحويل واحد فاختر الحساب الذي وصل إليه، ويحوّل المحاسب ما للآخر من «أمانات
            الملّاك».
          </p>
          {!isSplit && (
            <div>
              <Button variant="soft" size="small" onClick={() => till.splitTransfer(split)}>
                اكتبهما تحويلين
              </Button>
            </div>
          )}
        </div>
      )}
      <div className="form-grid">
        <MoneyField {...amount('transfer', 'amount3')} label="المبلغ" />
        <Field {...field('reference3')} label="رقم التحويل" dir="ltr" />
        <Landing
          {...field('account3')}
          label="وصل إلى"
          banks={banks}
          follows={first ?? banks[0]?.[0]}
          typed={reply !== undefined}
        />
      </div>
      {isSecond && (
        <div className="form-grid">
          <input type="hidden" name="method4" value="bank-transfer" />
          <MoneyField {...amount('second', 'amount4')} label="مبلغ التحويل الثاني" />
          <Field {...field('reference4')} label="رقم التحويل الثاني" dir="ltr" />
          <Landing
            {...field('account4')}
            label="وصل الثاني إلى"
            banks={banks}
            follows={accounts.operating}
            typed={reply !== undefined}
          />
        </div>
      )}
    </details>
  )
}

type LandingProps = FieldState & {
  label: string
  banks: Props['banks']
  follows: string | undefined
  typed: boolean
}

/** It follows what is chosen, until somebody says where the transfer really came. */
function Landing({ banks, follows = '', typed, ...field }: LandingProps) {
  const before = typed && typeof field.defaultValue === 'string' ? field.defaultValue : null
  const [said, setSaid] = useState(before)
  return (
    <SelectField
      key={said ?? follows}
      {...field}
      defaultValue={before ?? follows}
      onChange={() => setSaid((already) => already ?? follows)}
      options={banks}
    />
  )
}
