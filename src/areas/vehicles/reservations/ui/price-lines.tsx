import { Sentence } from '#ui/sentence.tsx'
import { DateText, Money, Num } from '#ui/values.tsx'
import { percentInWords } from '#values/shares.ts'
import type { Quote } from '../quote.ts'

/** What it costs, line by line, and what the lines add up to. */
export const PriceLines = ({ price }: { price: Quote }) => (
  <ul className="list">
    {price.lines.map(({ label, net, off = 0n }) => (
      <li key={label}>
        <span className="grow">
          <Sentence>{label}</Sentence>
        </span>
        <Money amount={net + off} />
      </li>
    ))}
    {price.deductions.map(({ label, percent, amount }) => (
      <li key={label}>
        <span className="grow">
          {label} <Num>{`−${percentInWords(percent)}`}</Num>
        </span>
        <Money amount={-amount} />
      </li>
    ))}
    {price.vatRate > 0 && (
      <li>
        <span className="grow">
          ضريبة القيمة المضافة <Num>{percentInWords(price.vatRate * 100)}</Num>
        </span>
        <Money amount={price.vat} />
      </li>
    )}
    <li>
      <span className="grow t">الإجمالي</span>
      <strong>
        <Money amount={price.total} />
      </strong>
    </li>
  </ul>
)

/** What is asked for beside the price, and until when it is given up for nothing. */
export const PriceTerms = ({ price, now }: { price: Quote; now: Date }) => (
  <ul className="list">
    <li>
      <span className="grow">التأمين المسترد للمقيم</span>
      <Money amount={price.depositResident} />
    </li>
    {price.depositVisitor !== price.depositResident && (
      <li>
        <span className="grow">التأمين المسترد للزائر</span>
        <Money amount={price.depositVisitor} />
      </li>
    )}
    <li>
      <span className="grow">مبلغ التحمّل، حتى</span>
      <Money amount={price.excess} />
    </li>
    <li>
      <span className="grow">الكيلومترات المشمولة</span>
      <span>
        <Num>{price.km}</Num> كم
      </span>
    </li>
    {price.cancelFreeUntil > now && (
      <li>
        <span className="grow">الإلغاء بلا رسوم حتى</span>
        <DateText at={price.cancelFreeUntil} time />
      </li>
    )}
    <li>
      <span className="grow">{price.cancelFreeUntil > now ? 'بعده أو عند عدم الحضور' : 'عند الإلغاء أو عدم الحضور'}</span>
      <Money amount={price.oneDay} />
    </li>
  </ul>
)
