import { Form, useSearchParams } from 'react-router'
import { MoneyField } from '#ui/form/text-fields.tsx'
import { Button } from '#ui/form.tsx'
import { Money } from '#ui/values.tsx'
import { percentInWords } from '#values/shares.ts'
import { pages } from '../pages.ts'
import type { RentFee } from '../rent-fee.ts'

type Props = { fee: RentFee; isShare: boolean | null }

/** What an owner would have of a month's rents; asked by address, so an answer can be shared. */
export function RentFeeTool({ fee: { typed, problem, shared, rate, vatRate }, isShare }: Props) {
  const [query] = useSearchParams()
  const besides = [...query].filter(([name]) => name !== 'collected')
  return (
    <div className="container svc-pair">
      <section className="card price" id="fee" aria-labelledby="fee-title">
        <div className="card-h">
          <h2 id="fee-title">احسب ما يصلك</h2>
        </div>
        <Form className="card-b stack" action={`${pages.rent.path}#fee`} preventScrollReset noValidate>
          {besides.map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <MoneyField
            name="collected"
            id="fee-collected"
            label="مجموع ما يُحصَّل لك في الشهر"
            defaultValue={typed}
            errors={problem ? [problem] : undefined}
          />
          <Button type="submit" variant="outline">
            احسب
          </Button>
          {shared && <Shared shared={shared} rate={rate} vatRate={vatRate} />}
        </Form>
      </section>
      <section className="card card-b svc-ban">
        <h2>ملاحظة</h2>
        <p className="muted">
          {isShare && 'العمولة من المبلغ المحصَّل فعلًا، فما لم يُحصَّل لا عمولة عليه. '}
          الحساب للاسترشاد، والنسبة الملزمة ما يرد في اتفاقيتك. المصروفات التي تُدفع عن عقارك تُخصم بفواتيرها.
        </p>
      </section>
    </div>
  )
}

type SharedProps = Pick<RentFee, 'rate' | 'vatRate'> & { shared: NonNullable<RentFee['shared']> }

function Shared({ shared: { collected, commission, vat, left }, rate, vatRate }: SharedProps) {
  return (
    <div className="sum" role="status">
      <div>
        <span className="muted">المحصَّل في الشهر</span>
        <Money amount={collected} />
      </div>
      <div>
        <span className="muted">
          عمولة التحصيل <bdi dir="ltr">{percentInWords(rate)}</bdi>
        </span>
        <Money amount={-commission} />
      </div>
      {vatRate !== null && (
        <div>
          <span className="muted">
            ضريبة القيمة المضافة على العمولة <bdi dir="ltr">{percentInWords(vatRate * 100)}</bdi>
          </span>
          <Money amount={-vat} />
        </div>
      )}
      <div className="total">
        <span>يصلك</span>
        <Money amount={left} />
      </div>
    </div>
  )
}
