import { useSearchParams } from 'react-router'
import { pages } from '#areas/site/pages.ts'
import { MoneyField } from '#ui/form/text-fields.tsx'
import { Money } from '#ui/values.tsx'
import { percentInWords } from '#values/shares.ts'
import type { RentFee } from '../rent-fee.ts'
import { Reckoner } from './reckoner.tsx'

type Props = { fee: RentFee; isShare: boolean | null }

/** What an owner would have of a month's rents. The filters of the vacant units stay as they are. */
export function RentFeeTool({ fee: { typed, problem, shared, ...rates }, isShare }: Props) {
  const [query] = useSearchParams()
  const filters = [...query].filter(([name]) => name !== 'collected')
  const collected = {
    ...{ name: 'collected', id: 'fee-collected', label: 'مجموع ما يُحصَّل لك في الشهر' },
    ...{ defaultValue: typed, errors: problem ? [problem] : undefined },
  }
  return (
    <Reckoner
      id="fee"
      title="احسب ما يصلك"
      path={pages.rent.path}
      fields={
        <>
          {filters.map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <MoneyField {...collected} />
        </>
      }
      note={
        <>
          {isShare && 'العمولة من المبلغ المحصَّل فعلًا، فما لم يُحصَّل لا عمولة عليه. '}
          الحساب للاسترشاد، والنسبة الملزمة ما يرد في اتفاقيتك. المصروفات التي تُدفع عن عقارك تُخصم بفواتيرها.
        </>
      }
    >
      {shared && <Shared shared={shared} {...rates} />}
    </Reckoner>
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
