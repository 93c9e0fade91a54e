import { backAtBank } from '#areas/finance/addresses.ts'
import { NoOwnBox } from '#areas/finance/cash/ui/no-own-box.tsx'
import { OnlineBack } from '#areas/finance/online/ui/online-back.tsx'
import type { EndPayoutForm, TransferPayoutForm } from '#areas/finance/payouts/inputs.ts'
import { payoutReturns } from '#areas/finance/payouts/payout.ts'
import type { ShownPayout } from '#areas/finance/payouts/payout-detail.ts'
import { TakeBack } from '#areas/finance/payouts/ui/take-back.tsx'
import { Card } from '#ui/card.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { Field, FormProblem, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { Money } from '#ui/values.tsx'

type Props = {
  payout: ShownPayout
  box: string | null
  mayKeep: boolean
  accounts: readonly (readonly [string, string])[]
  act: string | null
  reply: Reply | undefined
}

/** What can be done with it now: pay, or end it before; and bring the money back after. */
export function PayoutActs({ payout, box, mayKeep, accounts, act, reply }: Props) {
  const of = (name: string) => (act === name ? reply : undefined)
  const { pay, transfer, cancel, reverse } = payout.may
  return (
    <>
      {payout.status === 'submitted' && (
        <Card title="بانتظار الاعتماد">
          <p className="muted sm">يعتمده غير من أعدّه، من «الاعتمادات». بعدها يُصرف من هنا.</p>
        </Card>
      )}
      {pay && <PayInCash payout={payout} box={box} mayKeep={mayKeep} reply={of('pay')} />}
      {transfer && <Transfer payout={payout} accounts={accounts} reply={of('transfer')} />}
      <OnlineBack payout={payout} reply={reply} act={act} />
      {cancel && <End payout={payout} reply={of('cancel')} kind="cancel" />}
      {reverse && <End payout={payout} reply={of('reverse')} kind="reverse" />}
      <TakeBack payout={payout} box={box} mayKeep={mayKeep} accounts={accounts} of={of} />
    </>
  )
}

function PayInCash({ payout: { amount, payee }, box, mayKeep, reply }: Pick<Props, 'payout' | 'box' | 'mayKeep' | 'reply'>) {
  return (
    <Card title="صرفه نقدًا">
      <PostForm action="?act=pay" className="stack">
        <FormProblem text={reply?.problem} />
        {box ? (
          <p className="sm">
            سلّم <bdi>{payee}</bdi> <Money amount={amount} /> من {box}، وخذ توقيعه على السند.
          </p>
        ) : (
          <NoOwnBox mayKeep={mayKeep}>يُصرف نقدًا من صندوق ورديته مفتوحة في عهدتك.</NoOwnBox>
        )}
        <div className="row wrap">
          <SubmitButton reason={box ? false : 'لا وردية مفتوحة لك.'}>اصرف السند</SubmitButton>
        </div>
      </PostForm>
    </Card>
  )
}

function Transfer({ accounts, reply }: Pick<Props, 'payout' | 'accounts' | 'reply'>) {
  const field = fieldsOf<TransferPayoutForm>(reply)
  const [first] = accounts
  return (
    <Card title="صرفه تحويلًا">
      <PostForm action="?act=transfer" reply={reply} before="الصرف">
        <SelectField {...field('account', first?.[0])} label="من حساب" options={accounts} required />
        <Field {...field('reference')} label="مرجع التحويل" help="بعد أن تأمر به في البنك." dir="ltr" required />
        <div className="row wrap">
          <SubmitButton>اصرف السند</SubmitButton>
        </div>
      </PostForm>
    </Card>
  )
}

const endings = {
  cancel: { title: 'إلغاء السند', summary: 'إن لم يعد يُصرف', button: 'ألغِ السند', before: 'الإلغاء' },
  reverse: { title: 'عكس السند', summary: 'إن عاد المبلغ', button: 'اعكس السند', before: 'العكس' },
} as const

function End({ payout, reply, kind }: Pick<Props, 'payout' | 'reply'> & { kind: keyof typeof endings }) {
  const { title, summary, button, before } = endings[kind]
  const { becomes } = payoutReturns[payout.kind]
  return (
    <Card title={title}>
      <details className="acc more" open={Boolean(reply)}>
        <summary>{summary}</summary>
        <PostForm action={`?act=${kind}`} reply={reply} before={before}>
          <p className="sm">
            {kind === 'cancel'
              ? 'يبقى رقمه، ويُكتب عليه «ملغى». لا رجوع بعد الإلغاء.'
              : `يُرحَّل قيد عكسي بتاريخ اليوم، ${becomes}. لا رجوع بعد العكس.`}
          </p>
          {kind === 'reverse' && payout.method === 'bank-transfer' && <p className="sm">{backAtBank}</p>}
          <Field {...fieldsOf<EndPayoutForm>(reply)('reason')} label="السبب" required />
          <div className="row wrap">
            <SubmitButton variant="danger">{button}</SubmitButton>
          </div>
        </PostForm>
      </details>
    </Card>
  )
}
