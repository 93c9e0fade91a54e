import { Card } from '#ui/card.tsx'
import { CheckField, ChoiceField } from '#ui/form/choices.tsx'
import { Seen } from '#ui/form/seen.tsx'
import { MoneyField, NumberField } from '#ui/form/text-fields.tsx'
import { fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { inDecimals } from '#values/money.ts'
import type { HireRulesForm as Form } from '../inputs.ts'
import { type HireRules, hireRuleWords, weekDays } from '../rules.ts'

type Props = { rules: HireRules; reply: Reply | undefined }
type Paid = 'leastWay' | 'wayPerKm' | 'litre' | 'absorbLimit'
type Counted = Exclude<keyof HireRules, 'version' | 'restDays' | 'holidaysOff' | Paid>

/** The rules as they hold; saved they are a version of their own. */
export function HireRulesForm({ rules, reply }: Props) {
  const named = fieldsOf<Form>(reply)
  const count = (name: Counted, unit: string) => ({
    ...named(name, String(rules[name])),
    ...{ label: hireRuleWords[name], unit, required: true },
  })
  const money = (name: Paid) => ({
    ...named(name, inDecimals(rules[name])),
    ...{ label: hireRuleWords[name], required: true },
  })
  return (
    <Card>
      <PostForm reply={reply} before="الحفظ">
        <Seen of={rules.version} reply={reply} />
        <h3>الأيام والساعات</h3>
        <ChoiceField
          {...named('restDays', rules.restDays.map(String))}
          label={hireRuleWords.restDays}
          options={weekDays.map((name, at) => [String(at), name] as const)}
          many
          optional
        />
        <CheckField
          {...named('holidaysOff', rules.holidaysOff ? 'yes' : undefined)}
          label={hireRuleWords.holidaysOff}
          help="كما أكدتها الشركة في تقويم العطل"
        />
        <div className="form-grid">
          <NumberField {...count('ramadanHours', 'ساعة')} help="وما زاد عليها إضافي، والشهر كله 26 مثلها" />
          <NumberField {...count('standbyPercent', '%')} help="يوم انتظار بلا عمل" />
          <NumberField {...count('meterPercent', '%')} help="ما زاد عليه يُسأل عنه قبل الاعتماد" />
          <NumberField {...count('meterBeyond', 'ساعة')} help="ما زاد عليه من العداد يُسأل عنه عند إعادة المعدّة" />
          <NumberField {...count('silenceDays', 'يوم عمل')} help="حين ينص العقد عليه وحده" />
        </div>
        <h3>النقل</h3>
        <div className="form-grid">
          <MoneyField {...money('leastWay')} />
          <MoneyField {...money('wayPerKm')} />
          <NumberField {...count('freeWayDays', 'يوم عمل')} help="من هذه المدة لا يُحسب النقل على العميل. صفر: يُحسب دائمًا" />
        </div>
        <h3>العروض والسداد والديزل</h3>
        <div className="form-grid">
          <NumberField {...count('quoteDays', 'يوم')} />
          <NumberField {...count('payDays', 'يوم')} />
          <NumberField {...count('depositDays', 'يوم')} help="ما لم تُنتظر إعادة أو محضر ضرر" />
          <MoneyField {...money('litre')} />
          <NumberField {...count('fuelPercent', '%')} />
          <MoneyField {...money('absorbLimit')} />
        </div>
        <div>
          <SubmitButton>احفظ القواعد</SubmitButton>
        </div>
      </PostForm>
    </Card>
  )
}
