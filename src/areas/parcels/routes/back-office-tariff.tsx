import '#ui/styles/settings.css'
import { page, saying, submit } from '#platform/http.ts'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { FieldNotes } from '#ui/form/frame.tsx'
import { MoneyField, NumberField } from '#ui/form/text-fields.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { DateText } from '#ui/values.tsx'
import type { TariffForm } from '../inputs.ts'
import { parcelPermissions } from '../permissions.ts'
import { tariffPage } from '../tariff-queries.ts'
import { publishTariff } from '../use-cases/publish-tariff.ts'
import type { Route } from './+types/back-office-tariff'

export const meta = () => [{ title: 'تعرفة الطرود · الإعدادات · التحالف' }]

export const loader = page(parcelPermissions.publishTariff, tariffPage)

export const action = submit(publishTariff, () => saying('نُشرت التعرفة', '/admin/settings/tariff'))

export default function TariffPage({ loaderData: { versions, rates, rules }, actionData }: Route.ComponentProps) {
  const field = fieldsOf<TariffForm>(actionData)
  const rows = Array.from({ length: Math.min(rates.length + 3, 40) }, (_, index) => rates[index])
  return (
    <div className="cols">
      <Card title="تعرفة جديدة">
        <PostForm reply={actionData} before="النشر">
          <div className="setting-fields">
            <Field {...field('reference')} label="رقم اعتماد التعرفة" required />
            <DateField {...field('validFrom')} label="تسري من" required />
            <NumberField {...field('divisor', rules?.divisor)} label="المقسوم عليه للوزن الحجمي" required />
            <NumberField {...field('heaviest', rules?.heaviest)} label="أكبر وزن" unit="كجم" inputMode="decimal" required />
            <NumberField
              {...field('codPercent', rules?.codPercent)}
              label="رسم الدفع عند الاستلام"
              unit="%"
              inputMode="decimal"
              required
            />
            <MoneyField {...field('codLeast', rules?.codLeast)} label="أقل رسم" required />
          </div>
          <fieldset className="field" id="field-rates">
            <legend className="label">المناطق وأسعارها</legend>
            <div className="stack">
              {rows.map((rate, row) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
                <Rate key={row} row={row} rate={rate} reply={actionData} />
              ))}
            </div>
            <FieldNotes id="rates" help="الصف الفارغ لا يُحسب." errors={actionData?.fields.rates} />
          </fieldset>
          <div>
            <SubmitButton>انشر التعرفة</SubmitButton>
          </div>
        </PostForm>
      </Card>
      <Card title="التعرفات" flush>
        <ul className="list">
          {versions.map(({ id, reference, validFrom, state }) => (
            <li key={id}>
              <span className="grow">
                <span className="t" dir="auto">
                  {reference}
                </span>
                <span className="xs muted">
                  من <DateText at={validFrom} />
                </span>
              </span>
              {state === 'current' && <Badge tone="success">سارية</Badge>}
              {state === 'coming' && <Badge tone="info">قادمة</Badge>}
            </li>
          ))}
          {versions.length === 0 && <li className="muted">لم تُنشر تعرفة بعد.</li>}
        </ul>
      </Card>
    </div>
  )
}

type RateProps = { row: number; rate: Route.ComponentProps['loaderData']['rates'][number] | undefined; reply: Reply | undefined }

function Rate({ row, rate, reply }: RateProps) {
  const of = fieldsOf<Record<string, string>>(reply)
  const field = (name: keyof NonNullable<RateProps['rate']>) => of(`rates.${row}.${name}`, rate?.[name])
  return (
    <div className="rate-row">
      <Field {...field('zone')} label="المنطقة" />
      <MoneyField {...field('firstKilo')} label="أول كيلو" />
      <MoneyField {...field('furtherKilo')} label="كل كيلو بعده" />
      <NumberField {...field('daysFrom')} label="من يوم" />
      <NumberField {...field('daysTo')} label="إلى يوم" />
    </div>
  )
}
