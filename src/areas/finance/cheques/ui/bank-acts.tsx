import { FormId } from '#areas/finance/ui/paper-fields.tsx'
import { ComboboxField } from '#ui/form/combobox-field.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { MoneyField } from '#ui/form/text-fields.tsx'
import { Field, fieldsOf, type Reply } from '#ui/form.tsx'
import { Money } from '#ui/values.tsx'
import { inDecimals } from '#values/money.ts'
import { howMany } from '#values/plural.ts'
import { type BankDays, bankDaysInWords } from '../bank-days.ts'
import { accountRule, bounceFeeOn, bounceReasons, daysToSettle } from '../cheque.ts'
import type { BounceChequeForm, ClearChequeForm, DepositChequesForm } from '../inputs.ts'
import { ActCard } from './act-card.tsx'

type Props = { amount: bigint; days: BankDays; today: string; reply: Reply | undefined }

export function Clear({ amount, days, today, reply }: Props) {
  return (
    <ActCard title="التحصيل" when="دفعه البنك" act="clear" press="سجّل التحصيل" reply={reply} open>
      <p className="sm">
        يدخل الحساب <Money amount={amount} />، ويصدر سند قبض، ويُسدَّد به ما يغطيه الشيك مما بقي مفتوحًا.
      </p>
      <DateField
        {...fieldsOf<ClearChequeForm>(reply)('on', days.last ?? '')}
        label="تاريخ البنك"
        help={bankDaysInWords(days, today)}
        required
      />
    </ActCard>
  )
}

export function Bounce({ days, today, reply }: Omit<Props, 'amount'>) {
  const field = fieldsOf<BounceChequeForm>(reply)
  return (
    <ActCard title="الارتجاع" when="أعاده البنك" act="bounce" press="سجّل الارتجاع" reply={reply} danger>
      <ul className="sm">
        <li>يعود ما يغطيه مستحقًا كما كان، ولا يُعكس سند، فلم يصدر عنه سند.</li>
        <li>{`يصل العميل إشعار بالسبب، ومهلته ${howMany(daysToSettle, 'day', 'nom')}.`}</li>
        <li>تُفتح مهمة للمحصّل.</li>
      </ul>
      <ComboboxField {...field('reason')} label="سبب البنك" suggestions={bounceReasons} required />
      <DateField {...field('on', days.last ?? '')} label="تاريخ الارتجاع" help={bankDaysInWords(days, today)} required />
      <MoneyField {...field('bankFee')} label="رسم البنك علينا" help="يُخصم من الحساب التشغيلي." optional />
      <MoneyField
        {...field('ourFee', inDecimals(bounceFeeOn(today)) ?? undefined)}
        label="رسمنا على العميل"
        help="قبل الضريبة. تصدر به فاتورة."
        optional
      />
    </ActCard>
  )
}

type Again = { formId: string; accounts: readonly (readonly [string, string])[]; reply: Reply | undefined }

export function Redeposit({ formId, accounts, reply }: Again) {
  return (
    <ActCard title="إعادة الإيداع" when="وعد الساحب بتوفير الرصيد" act="redeposit" press="أعد الإيداع" reply={reply}>
      <FormId reply={reply} formId={formId} />
      <SelectField
        {...fieldsOf<DepositChequesForm>(reply)('accountId', accounts[0]?.[0])}
        label="يُودع في"
        options={accounts}
        help={`${accountRule}.`}
        required
      />
    </ActCard>
  )
}

export function Unclear({ amount, reply }: Pick<Props, 'amount' | 'reply'>) {
  return (
    <ActCard title="إلغاء التحصيل" when="سُجّل تحصيله خطأً" act="unclear" press="ألغِ التحصيل" reply={reply} danger>
      <p className="sm">
        يُعكس سند القبض بمبلغ <Money amount={amount} /> بتاريخ اليوم، ويعود ما سدّده مفتوحًا، والشيك لدى البنك كما كان.
      </p>
      <Field {...fieldsOf<{ reason: string }>(reply)('reason')} label="السبب" required />
    </ActCard>
  )
}

export function Unbounce({ reply }: Pick<Props, 'reply'>) {
  return (
    <ActCard title="إلغاء الارتجاع" when="سُجّل ارتجاعه خطأً" act="unbounce" press="ألغِ الارتجاع" reply={reply} danger>
      <ul className="sm">
        <li>يعود الشيك لدى البنك كما كان، ويغطي ما كان يغطيه.</li>
        <li>تُعكس قيود الارتجاع ورسم البنك بتاريخ اليوم، ويُلغى رسمنا على العميل بإشعار دائن.</li>
        <li>تُغلق مهمة المحصّل، ويصل العميل أن الارتجاع أُلغي.</li>
      </ul>
      <Field {...fieldsOf<{ reason: string }>(reply)('reason')} label="السبب" required />
    </ActCard>
  )
}
