import { Card } from '#ui/card.tsx'
import { PriceLines } from '#ui/price-lines.tsx'
import type { Quote } from '../../reservations/quote.ts'

type Price = Pick<Quote, 'lines' | 'vat' | 'vatRate' | 'total' | 'depositResident' | 'depositVisitor' | 'excess'>

/** The whole price, and what is asked for besides when the car is handed out. */
export function PriceCard({ price }: { price: Price }) {
  const { lines, vat, vatRate, total, depositResident, depositVisitor, excess } = price
  const deposits =
    depositResident === depositVisitor
      ? [{ label: 'تأمين مسترد، عند التسليم', amount: depositResident }]
      : [
          { label: 'تأمين مسترد للمقيم، عند التسليم', amount: depositResident },
          { label: 'تأمين مسترد للزائر', amount: depositVisitor },
        ]
  return (
    <Card title="ما تدفعه">
      <PriceLines
        lines={[
          ...lines.map(({ label, net }) => ({ label, amount: net })),
          { label: `ضريبة القيمة المضافة ${vatRate}%`, amount: vat },
        ]}
        total={{ label: 'الإجمالي', amount: total }}
        after={[...deposits, { label: 'مبلغ التحمّل، حتى', amount: excess }]}
      />
    </Card>
  )
}
