import { Card } from '#ui/card.tsx'
import type { Typed } from '#ui/form/typed.ts'
import { Money, Num } from '#ui/values.tsx'
import { dayInWords } from '#values/dates.ts'
import { percentOf } from '#values/shares.ts'
import { latinDigits } from '#values/text.ts'
import { gulfStates } from '#values/wilayats.ts'
import { rateOfMerchant } from '../../merchants/merchant.ts'
import { chargeableGrams, codFee, daysInWords, deliveryPrice, volumetricGrams } from '../../tariff/tariff.ts'
import type { IntakePage } from '../queries.ts'
import { LastTakenIn } from './last-taken-in.tsx'
import { SetAside } from './set-aside.tsx'

/** What it will cost, by the same rules as the server; nothing is said before place and weight are. */
export function PriceCard({ page, typed }: { page: IntakePage; typed: Typed }) {
  const price = priceIn(page, typed)
  return (
    <div className="stack">
      <Card title="السعر">
        <p className="xs muted">
          {merchantTyped(page.known, typed) ? 'أسعار التاجر بعقده' : `التعرفة المعتمدة ${page.tariff?.reference ?? ''}`}
        </p>
        {price ? <Bill {...price} /> : <p className="muted sm">اكتب الولاية والوزن ليظهر السعر.</p>}
      </Card>
      <SetAside setAside={page.setAside} />
      <LastTakenIn last={page.last} />
    </div>
  )
}

type Price = NonNullable<ReturnType<typeof priceIn>>

const kilos = (grams: number) => (grams / 1_000).toFixed(1)

export const Bill = ({ zone, grams, volumetric, chargeable, first, further, fee, vat, vatRate, days, until }: Price) => (
  <div className="bill-lines">
    <div>
      <span>الوزن الفعلي</span>
      <span>
        <Num>{(grams / 1_000).toFixed(3)}</Num> كجم
      </span>
    </div>
    {volumetric > 0 && (
      <div>
        <span>الوزن الحجمي</span>
        <span>
          <Num>{kilos(volumetric)}</Num> كجم
        </span>
      </div>
    )}
    <div>
      <b>الوزن المحتسب</b>
      <b>
        <Num>{kilos(chargeable)}</Num> كجم
      </b>
    </div>
    <div>
      <span>{zone}، أول كيلو</span>
      <Money amount={first} />
    </div>
    {further > 0n && (
      <div>
        <span>ما بعده</span>
        <Money amount={further} />
      </div>
    )}
    {fee > 0n && (
      <div>
        <span>رسم الدفع عند الاستلام</span>
        <Money amount={fee} />
      </div>
    )}
    <div>
      <span>ضريبة القيمة المضافة {vatRate}%</span>
      <Money amount={vat} />
    </div>
    <div className="total">
      <span>الإجمالي شامل الضريبة</span>
      <Money amount={first + further + fee + vat} />
    </div>
    {until && <p className="sm">على حساب التاجر، يُستحق في {dayInWords(until)}.</p>}
    <p className="sm muted">يصل {days}.</p>
  </div>
)

const number = (text: string | undefined, places: number) => {
  const typed = latinDigits(text ?? '').replace(',', '.')
  return /^\d{1,5}(\.\d{1,3})?$/.test(typed) ? Math.round(Number(typed) * 10 ** places) : 0
}

/** His own prices, while the phone that brought them stands in the form. */
const merchantTyped = ({ merchant, senderPhone }: ToPrice['known'], typed: Typed) =>
  merchant && typed.senderPhone === senderPhone ? merchant : null

type ToPrice = Pick<IntakePage, 'tariff' | 'places' | 'vatRate'> & {
  known: Pick<IntakePage['known'], 'merchant' | 'senderPhone'>
}

export function priceIn({ tariff, places, known, vatRate: taxed }: ToPrice, typed: Typed) {
  const place = places.find((one) => one.place === typed.place)
  const zone = tariff?.zones.find(({ id }) => id === place?.zoneId)
  const rows = [1, 2, 3, 4, 5, 6].map((row) => {
    const side = (name: string) => number(typed[`${name}${row}`], 1)
    const size = { length: side('length'), width: side('width'), height: side('height') }
    return { grams: number(typed[`weight${row}`], 3), size }
  })
  const grams = rows.reduce((sum, row) => sum + row.grams, 0)
  if (!tariff || !zone || !place || grams === 0) return null
  const volumetric = rows.reduce((sum, { size }) => sum + volumetricGrams(size, tariff), 0)
  const chargeable = chargeableGrams(Math.max(grams, volumetric), null, tariff)
  const own = merchantTyped(known, typed)
  const rate = own ? rateOfMerchant(zone, own.rates) : zone
  const carriage = deliveryPrice(chargeable, rate)
  const vatRate = gulfStates.some((one) => one === place.place) ? 0 : taxed
  const about = { zone: zone.name, grams, volumetric, chargeable, vatRate, days: daysInWords(zone) }
  const until = own && typed.payer !== 'recipient' ? own.until : null
  const fee = codFee(BigInt(number(typed.cod, 3)), own?.cod ?? tariff)
  const vat = percentOf(carriage + fee, vatRate)
  return { ...about, until, first: rate.firstKilo, further: carriage - rate.firstKilo, fee, vat }
}
