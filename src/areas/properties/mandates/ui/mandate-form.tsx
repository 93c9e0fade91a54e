import { ChoiceField } from '#ui/form/choices.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { MoneyField, NumberField } from '#ui/form/text-fields.tsx'
import { Field, fieldsOf, type Reply } from '#ui/form.tsx'
import { inDecimals } from '#values/money.ts'
import { mandateWords as words } from '../field-words.ts'
import type { MandateForm as Form } from '../inputs.ts'
import { commissionKinds, depositHolders, lateFeeTakers, statementEveries } from '../mandate.ts'
import type { ShownMandate } from '../queries.ts'

type Props = { reply: Reply | undefined; kept?: ShownMandate; usual?: number }

/** What company and owner agree on; what is known already stands in its box. */
export function MandateTermsFields({ reply, kept, usual }: Props) {
  return (
    <>
      <Commission reply={reply} rate={(kept ? kept.commissionRate : usual) ?? null} kept={kept} />
      <Money reply={reply} kept={kept} />
      <Transfer reply={reply} kept={kept} />
      <Power reply={reply} kept={kept} />
    </>
  )
}

type Part = { reply: Reply | undefined; kept: ShownMandate | undefined }

function Commission({ reply, kept, rate }: Part & { rate: number | null }) {
  const field = fieldsOf<Form>(reply)
  return (
    <>
      <h3>ما تأخذه الشركة</h3>
      <div className="form-grid">
        <SelectField
          {...field('commissionKind', kept?.commissionKind ?? 'percent-of-collected')}
          label={words.commissionKind}
          options={Object.entries(commissionKinds)}
          required
        />
        <NumberField
          {...field('commissionRate', rate === null ? undefined : String(rate / 100))}
          label={words.commissionRate}
          help="حين تكون العمولة نسبة"
          unit="%"
          inputMode="decimal"
          optional
        />
        <MoneyField
          {...field('commissionAmount', inDecimals(kept?.commissionAmount ?? null) ?? undefined)}
          label={words.commissionAmount}
          help="حين تكون العمولة مبلغًا ثابتًا"
          optional
        />
        <MoneyField
          {...field('lettingFee', inDecimals(kept?.lettingFee ?? 0n) ?? undefined)}
          label={words.lettingFee}
          help="عن كل مستأجر جديد"
          optional
        />
      </div>
    </>
  )
}

function Money({ reply, kept }: Part) {
  const field = fieldsOf<Form>(reply)
  const amount = (name: 'expenseLimit' | 'reserve' | 'poolLoanLimit', first: bigint) =>
    field(name, inDecimals(kept?.[name] ?? first) ?? undefined)
  return (
    <>
      <h3>ما يُصرف وما يُحفظ</h3>
      <div className="form-grid">
        <MoneyField {...amount('expenseLimit', 50_000n)} label={words.expenseLimit} help="ما فوقه يوافق عليه المالك" optional />
        <MoneyField {...amount('reserve', 0n)} label={words.reserve} optional />
        <MoneyField {...amount('poolLoanLimit', 0n)} label={words.poolLoanLimit} help="صفر: موافقة كل مرة" optional />
        <ChoiceField
          {...field('depositsHeldBy', kept?.depositsHeldBy ?? 'company')}
          label={words.depositsHeldBy}
          options={depositHolders}
          required
        />
        <ChoiceField
          {...field('lateFeeTo', kept?.lateFeeTo ?? 'owner')}
          label={words.lateFeeTo}
          options={lateFeeTakers}
          required
        />
      </div>
    </>
  )
}

function Transfer({ reply, kept }: Part) {
  const field = fieldsOf<Form>(reply)
  return (
    <>
      <h3>تحويل صافي المالك</h3>
      <div className="form-grid">
        <NumberField
          {...field('payoutDay', String(kept?.payoutDay ?? 5))}
          label={words.payoutDay}
          help="من كل شهر، من 1 إلى 28"
          required
        />
        <ChoiceField
          {...field('statementEvery', kept?.statementEvery ?? 'month')}
          label={words.statementEvery}
          options={statementEveries}
          required
        />
        <Field {...field('iban', kept?.iban ?? undefined)} label={words.iban} dir="ltr" maxLength={40} optional />
        <Field
          {...field('ibanHolder', kept?.ibanHolder ?? undefined)}
          label={words.ibanHolder}
          help="كما في المصرف، ويطابق اسم المالك أو وكيله"
          maxLength={120}
          optional
        />
      </div>
    </>
  )
}

function Power({ reply, kept }: Part) {
  const field = fieldsOf<Form>(reply)
  return (
    <>
      <h3>الوكالة</h3>
      <p className="muted sm">لا يُفعَّل عقد إيجار بلا وكالة سارية: المؤجر هو المالك أو من وكّله.</p>
      <div className="form-grid">
        <Field
          {...field('powerNumber', kept?.powerNumber ?? undefined)}
          label={words.powerNumber}
          dir="auto"
          maxLength={120}
          optional
        />
        <Field
          {...field('powerHolder', kept?.powerHolder ?? undefined)}
          label={words.powerHolder}
          help="من وكّله المالك، كما في الصك"
          maxLength={120}
          optional
        />
        <DateField {...field('powerOn', kept?.powerOn ?? undefined)} label={words.powerOn} optional />
        <DateField {...field('powerUntil', kept?.powerUntil ?? undefined)} label={words.powerUntil} optional />
      </div>
    </>
  )
}
