import { useState } from 'react'
import { chargeKindNames, chargeKinds, taxInside } from '#areas/finance/invoices/charge-kinds.ts'
import { plainMethods } from '#areas/finance/receipts/ways-back.ts'
import { FormId, ScanField } from '#areas/finance/ui/paper-fields.tsx'
import { Alert } from '#ui/alert.tsx'
import { Card } from '#ui/card.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { MoneyField } from '#ui/form/text-fields.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { inDecimals, inRials } from '#values/money.ts'
import { waitsInWords } from '../deposit.ts'
import type { ShownDeposit } from '../deposit-detail.ts'
import type { ChangeReleaseForm, DeductDepositForm, RefundDepositForm } from '../inputs.ts'
import { Forfeit } from './forfeit-form.tsx'

type Due = { id: string; description: string; number: string; open: bigint }
/** `cash`: how much of a tenant's deposit came in cash; null of any other. */
type Props = {
  deposit: ShownDeposit
  dues: readonly Due[]
  cash: bigint | null
  formId: string
  act: string | null
  reply: Reply | undefined
}

/** What can be done with it now: take what is owed, give back the rest, or hold it until another day. */
export function DepositActs({ deposit, dues, cash, formId, act, reply }: Props) {
  const of = (name: string) => (act === name ? reply : undefined)
  return (
    <>
      {deposit.may.deduct && <Deduct dues={dues} formId={formId} reply={of('deduct')} />}
      <Forfeit deposit={deposit} formId={formId} reply={of('forfeit')} />
      {deposit.may.refund && <Refund deposit={deposit} cash={cash} formId={formId} reply={of('refund')} />}
      {deposit.may.change && <Release deposit={deposit} reply={of('release')} />}
    </>
  )
}

const kinds = Object.entries(chargeKinds).map(([kind, { label }]) => [kind, label] as const)

function Deduct({ dues, formId, reply }: Pick<Props, 'dues' | 'formId' | 'reply'>) {
  const field = fieldsOf<DeductDepositForm>(reply)
  const typed = reply?.typed.charge
  const [charge, choose] = useState(typeof typed === 'string' ? typed : '')
  const options = [
    ['new', 'مستحق جديد'] as const,
    ...dues.map(({ id, description, number, open }) => [id, `${description}، ${number}، ${inRials(open)}`] as const),
  ]
  return (
    <Card title="خصم منه">
      <details className="acc more" open={Boolean(reply)}>
        <summary>إن ثبت على العميل مستحق</summary>
        <PostForm action="?act=deduct" part="deduct" reply={reply} withFiles before="الخصم">
          <FormId reply={reply} formId={formId} />
          <SelectField
            {...field('charge')}
            label="يُخصم له"
            options={options}
            help="مستحق مفتوح على العميل، أو تأمين عقد آخر له ينتقل إليه، أو مستحق جديد."
            onChange={({ target }) => choose(target.value)}
            required
          />
          {charge === 'new' ? <NewCharge reply={reply} /> : <MoneyField {...field('amount')} label="المبلغ" required />}
          <Field {...field('reason')} label="سبب الخصم" required />
          <ScanField {...field('evidence')} label="الدليل" />
          <div>
            <SubmitButton variant="danger">اخصم من التأمين</SubmitButton>
          </div>
        </PostForm>
      </details>
    </Card>
  )
}

/** What is raised now, before its tax, but what has that inside. */
function NewCharge({ reply }: Pick<Props, 'reply'>) {
  const field = fieldsOf<DeductDepositForm>(reply)
  const [kind, choose] = useState(typeof reply?.typed.kind === 'string' ? reply.typed.kind : '')
  const isInside = chargeKindNames.some((name) => name === kind && taxInside.has(name))
  return (
    <>
      <SelectField
        {...field('kind')}
        label="نوع المستحق"
        options={kinds}
        onChange={({ target }) => choose(target.value)}
        required
      />
      <Field {...field('description')} label="البيان" required />
      <MoneyField
        {...field('price')}
        label={isInside ? 'المبلغ شاملًا ضريبته' : 'المبلغ قبل الضريبة'}
        help="تصدر به فاتورته، وما زاد على المحفوظ يبقى مستحقًا."
        required
      />
    </>
  )
}

const trustHelp = (cash: bigint) =>
  cash > 0n
    ? `محفوظ في حساب الأمانات. يُردّ منه نقدًا حتى ${inRials(cash)}، لمن لا حساب له.`
    : 'محفوظ في حساب الأمانات، ولم يصل منه نقد: يُردّ تحويلًا.'

function Refund({
  deposit: { free, contract, waits },
  cash,
  formId,
  reply,
}: Pick<Props, 'deposit' | 'cash' | 'formId' | 'reply'>) {
  const isTrust = cash !== null
  const ways = Object.entries(plainMethods).filter(([way]) => way !== 'cash' || cash !== 0n)
  const field = fieldsOf<RefundDepositForm>(reply)
  if (waits.length > 0)
    return (
      <Card title="رده إلى العميل">
        <Alert kind="warning">{waitsInWords(waits)}</Alert>
      </Card>
    )
  return (
    <Card title="رده إلى العميل">
      <details className="acc more" open={Boolean(reply)}>
        <summary>بعد أن تُصفّى حساباته</summary>
        <PostForm action="?act=refund" part="refund" reply={reply} before="إعداد السند">
          <FormId reply={reply} formId={formId} />
          <MoneyField {...field('amount', inDecimals(free) ?? undefined)} label="المبلغ" required />
          <SelectField
            {...field('method', isTrust ? 'bank-transfer' : undefined)}
            label="الطريقة"
            options={ways}
            help={isTrust && trustHelp(cash)}
            required
          />
          <Field {...field('iban')} label="آيبان حساب العميل" help="للتحويل البنكي." optional dir="ltr" />
          <Field {...field('purpose', `انتهى العقد ${contract}`)} label="سبب الرد" required />
          <Field
            {...field('otherWay')}
            label={isTrust ? 'لماذا نقدًا' : 'لماذا بغير ما وصل به'}
            help={isTrust ? 'إن رُدّ نقدًا. يُطبع على السند، ويُعتمد مهما قلّ.' : 'إن رُدّ بطريقة أخرى، ويُعتمد حينها مهما قلّ.'}
            optional
          />
          <div>
            <SubmitButton>أعدّ سند الصرف</SubmitButton>
          </div>
        </PostForm>
      </details>
    </Card>
  )
}

function Release({ deposit: { releaseOn }, reply }: Pick<Props, 'deposit' | 'reply'>) {
  const field = fieldsOf<ChangeReleaseForm>(reply)
  return (
    <Card title="موعد الرد">
      <PostForm action="?act=release" reply={reply} before="الحفظ">
        <DateField {...field('releaseOn', releaseOn ?? undefined)} label="يُردّ في" optional />
        <Field {...field('reason')} label="سبب التغيير" required />
        <div>
          <SubmitButton variant="outline">احفظ الموعد</SubmitButton>
        </div>
      </PostForm>
    </Card>
  )
}
