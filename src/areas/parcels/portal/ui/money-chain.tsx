import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { DateText, Money, Num } from '#ui/values.tsx'
import { howMany } from '#values/plural.ts'
import type { MerchantMoney } from '../merchant-page.ts'

/** Where what was paid for a merchant's parcels is now: from the courier to his account, each sum in one step. */
export const MoneyChain = ({ money, today }: { money: MerchantMoney; today: string }) => (
  <section aria-labelledby="money-h">
    <h2 id="money-h" className="acct-h2">
      مبالغ الدفع عند الاستلام، أين هي الآن
    </h2>
    <ol className="chain">
      <Step title="عند المندوب" sum={money.courier.sum}>
        <WithCourier {...money.courier} today={today} />
      </Step>
      <Step title="في صندوقنا، إلى البنك" sum={money.toBank.sum}>
        <ToBank {...money.toBank} />
      </Step>
      <Step title="أكّده البنك" sum={money.confirmed.sum}>
        <Fees {...money.confirmed} />
      </Step>
      <li className="yours">
        <span className="sm medium">يُحوَّل إليك</span>
        <Money amount={money.payable.sum} />
        <span className="xs">
          <WhenPaid money={money} />
        </span>
      </li>
    </ol>
  </section>
)

const Step = ({ title, sum, children }: { title: string; sum: bigint; children: ReactNode }) => (
  <li>
    <span className="sm muted">{title}</span>
    <Money amount={sum} />
    <span className="xs muted">{children}</span>
    <i className="to" aria-hidden>
      <ChevronLeft className="i i-sm" />
    </i>
  </li>
)

function WithCourier({ count, since, today }: MerchantMoney['courier'] & { today: string }) {
  if (count === 0 || since === null) return 'لا شيء عند المندوبين'
  const parcels = `من ${howMany(count, 'parcel', 'gen')}، `
  if (since === today) return `${parcels}قُبض اليوم`
  return (
    <>
      {parcels}منذ <DateText at={since} />
    </>
  )
}

/** The deposit that is under way, what was not deposited, and what the provider of the cards still has. */
function ToBank({ sum, box, card, depositedOn }: MerchantMoney['toBank']) {
  if (sum === 0n) return 'لا شيء في الطريق إلى البنك'
  const parts = [
    depositedOn && (
      <span key="bank">
        إيداع <DateText at={depositedOn} weekday />
      </span>
    ),
    box > 0n && <span key="box">لم يودع {box < sum ? <Money amount={box} /> : 'بعد'}</span>,
    card > 0n && <span key="card">عند مزوّد البطاقات {card < sum && <Money amount={card} />}</span>,
  ].filter(Boolean)
  return <span className="row wrap">{parts}</span>
}

function Fees({ sum, fees }: MerchantMoney['confirmed']) {
  if (sum === 0n) return 'لا شيء بعد'
  if (fees === 0n) return 'لا رسوم تُخصم منه'
  return (
    <>
      تُخصم رسومنا <Money amount={fees} />
    </>
  )
}

function WhenPaid({ money: { payable, leastPayout, nextDay, accountEnd } }: { money: MerchantMoney }) {
  if (payable.sum === 0n) return 'لا شيء يُحوَّل الآن'
  if (payable.underWay === 0n && payable.sum < leastPayout)
    return (
      <>
        أقل ما يُحوَّل بعقدك <Money amount={leastPayout} />
      </>
    )
  return (
    <>
      {payable.underWay > 0n ? 'تسويته قيد التحويل' : <DateText at={nextDay} weekday />}
      {accountEnd && (
        <>
          ، إلى حساب آخره <Num>{accountEnd}</Num>
        </>
      )}
    </>
  )
}
