import { Card } from '#ui/card.tsx'
import { ChoiceField } from '#ui/form/choices.tsx'
import { Seen } from '#ui/form/seen.tsx'
import { MoneyField, NumberField, TextareaField } from '#ui/form/text-fields.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { inDecimals } from '#values/money.ts'
import type { RulesForm as Form } from '../inputs.ts'
import { type CarRules, earlyReturns, ruleWords } from '../rules.ts'

type Props = { rules: CarRules; reply: Reply | undefined }
type Counted = 'graceMinutes' | 'holdMinutes' | 'cancelFreeHours' | 'noShowHours' | 'depositDays' | 'cardHoldDays' | 'policeHours'
type Paid = 'youngDayPrice' | 'fineFee' | 'absorbLimit'

/** The rules as they hold; saved they are a version of their own. */
export function RulesForm({ rules, reply }: Props) {
  const named = fieldsOf<Form>(reply)
  const count = (name: Counted | 'youngExcessPercent', unit: string) => ({
    ...named(name, String(rules[name])),
    ...{ label: ruleWords[name], unit, required: true },
  })
  const money = (name: Paid) => ({ ...named(name, inDecimals(rules[name])), label: ruleWords[name], required: true })
  const time = (name: 'deliveryOpens' | 'deliveryCloses') => ({
    ...named(name, rules[name]),
    ...{ label: ruleWords[name], type: 'time', dir: 'ltr' as const, required: true },
  })
  return (
    <Card>
      <PostForm reply={reply} before="الحفظ">
        <Seen of={rules.version} reply={reply} />
        <h3>الحجز</h3>
        <div className="form-grid">
          <NumberField {...count('holdMinutes', 'دقيقة')} />
          <NumberField {...count('cancelFreeHours', 'ساعة')} help="بعدها يُحسب يوم واحد" />
          <NumberField {...count('noShowHours', 'ساعة')} help="يُحسب يوم واحد، وتعود السيارة متاحة" />
          <Field {...time('deliveryOpens')} help="إلى الفنادق والعناوين" />
          <Field {...time('deliveryCloses')} />
        </div>
        <h3>المدة والسائق</h3>
        <div className="form-grid">
          <NumberField {...count('graceMinutes', 'دقيقة')} help="بعدها كل ساعة بدأت" />
          <MoneyField {...money('youngDayPrice')} help="بلا ضريبة" />
          <NumberField {...count('youngExcessPercent', '%')} />
        </div>
        <ChoiceField
          {...named('earlyReturn', rules.earlyReturn)}
          label={ruleWords.earlyReturn}
          help="ما يُفعل بقيمة الأيام الباقية"
          options={earlyReturns}
          required
        />
        <h3>بعد الإعادة</h3>
        <div className="form-grid">
          <NumberField {...count('depositDays', 'يوم')} help="حتى تظهر المخالفات المرورية" />
          <NumberField {...count('cardHoldDays', 'يوم')} help="يُجدّد قبل نهايته" />
          <MoneyField {...money('fineFee')} help="بلا ضريبة، فوق قيمة المخالفة" />
          <MoneyField {...money('absorbLimit')} help="مخالفة أو ضرر" />
          <NumberField {...count('policeHours', 'ساعة')} help="بعدها يدفع المستأجر الضرر كله" />
        </div>
        <TextareaField
          {...named('borderCountries', rules.borderCountries)}
          label={ruleWords.borderCountries}
          help="كل دولة في سطر. لا يُكتب خطاب عدم ممانعة لغيرها."
          maxLength={500}
          rows={3}
          optional
        />
        <TextareaField
          {...named('neverCountries', rules.neverCountries)}
          label={ruleWords.neverCountries}
          help="كل دولة في سطر. لا يُكتب إليها خطاب ولو باعتماد."
          maxLength={500}
          rows={2}
          optional
        />
        <div>
          <SubmitButton>احفظ القواعد</SubmitButton>
        </div>
      </PostForm>
    </Card>
  )
}
