import { NoOwnBox } from '#areas/finance/cash/ui/no-own-box.tsx'
import { Card } from '#ui/card.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import type { BackByBankForm } from '../inputs.ts'
import { payoutReturns } from '../payout.ts'
import type { ShownPayout } from '../payout-detail.ts'

type Props = {
  payout: ShownPayout
  box: string | null
  mayKeep: boolean
  accounts: readonly (readonly [string, string])[]
  of: (act: string) => Reply | undefined
}

/** The box it left was counted: the money comes back today, where it really comes. */
export function TakeBack({ payout, box, mayKeep, accounts, of }: Props) {
  const { takeBack, takeBackByBank } = payout.may
  if (!takeBack && !takeBackByBank) return null
  const inBank = of('take-back-by-bank')
  return (
    <Card title="إن عاد المبلغ">
      <p className="sm">
        أُغلقت الوردية التي صُرف منها، فلا يُعكس فيها. سجّل عودته بتاريخ اليوم حيث وصل، {payoutReturns[payout.kind].becomes}. لا رجوع
        بعد ذلك.
      </p>
      {takeBack && <IntoBox box={box} mayKeep={mayKeep} reply={of('take-back')} />}
      {takeBackByBank && (
        <details className="acc more" open={Boolean(inBank)}>
          <summary>وصل إلى حساب الشركة</summary>
          <IntoBank accounts={accounts} reply={inBank} />
        </details>
      )}
    </Card>
  )
}

function IntoBox({ box, mayKeep, reply }: Pick<Props, 'box' | 'mayKeep'> & { reply: Reply | undefined }) {
  return (
    <details className="acc more" open={Boolean(reply)}>
      <summary>وصل نقدًا</summary>
      <PostForm action="?act=take-back" reply={reply} before="التسجيل">
        {box ? (
          <p className="sm">
            يدخل <bdi>{box}</bdi> في ورديتك المفتوحة.
          </p>
        ) : (
          <NoOwnBox mayKeep={mayKeep}>يُقبض نقدًا في صندوق ورديته مفتوحة في عهدتك.</NoOwnBox>
        )}
        <Field {...fieldsOf<BackByBankForm>(reply)('reason')} label="السبب" required />
        <div className="row wrap">
          <SubmitButton reason={box ? false : 'لا وردية مفتوحة لك.'}>سجّل عودته نقدًا</SubmitButton>
        </div>
      </PostForm>
    </details>
  )
}

function IntoBank({ accounts, reply }: Pick<Props, 'accounts'> & { reply: Reply | undefined }) {
  const field = fieldsOf<BackByBankForm>(reply)
  return (
    <PostForm action="?act=take-back-by-bank" reply={reply} before="التسجيل">
      <SelectField {...field('account', accounts[0]?.[0])} label="إلى حساب" options={accounts} required />
      <Field {...field('reference')} label="المرجع في كشف البنك" dir="ltr" required />
      <Field {...field('reason')} label="السبب" required />
      <div className="row wrap">
        <SubmitButton variant="outline">سجّل وصوله إلى البنك</SubmitButton>
      </div>
    </PostForm>
  )
}
