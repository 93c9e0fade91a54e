import { Briefcase, Check, CircleDollarSign, Cog, Info, Mountain, TrendingDown, Users } from 'lucide-react'
import { Link } from 'react-router'
import { CarScene } from '#ui/art/car-scene.tsx'
import { Badge } from '#ui/badge.tsx'
import { buttonLook } from '#ui/button-look.ts'
import { PhotoStrip } from '#ui/photo-strip.tsx'
import { PriceLines } from '#ui/price-lines.tsx'
import { DateText, Money, Num } from '#ui/values.tsx'
import { howMany } from '#values/plural.ts'
import { drives, gearboxes } from '../../classes/class.ts'
import type { OfferShown } from '../results.ts'
import { carKind } from './car-look.ts'

type Props = { offer: OfferShown; isCheapest: boolean }

/** A class with its whole price; opened, what the price is made of, what it includes, and what may come to it. */
export function OfferCard({ offer, isCheapest }: Props) {
  const { name, example, free, total, perDay, depositResident, days, hours } = offer
  return (
    <article className={free === 0 ? 'card offer is-none' : 'card offer'} aria-label={name}>
      <div className="offer-pic">
        <PhotoStrip photos={offer.photos} called={name} drawing={<CarScene kind={carKind(offer)} />} />
        {isCheapest && free > 1 && <Badge tone="success">الأوفر</Badge>}
        {free === 1 && <Badge tone="warning">بقيت واحدة</Badge>}
      </div>
      <div className="offer-what">
        <h3>{name}</h3>
        <p className="sm muted">{example}</p>
        <Fits offer={offer} />
        {free > 0 ? <Sure offer={offer} /> : <Taken offer={offer} />}
      </div>
      <div className="offer-cost">
        <span className="xs muted">{`${lengthInWords({ days, hours })}، شامل الضريبة`}</span>
        <Money amount={total} />
        <span className="xs muted">
          <Money amount={perDay} /> لليوم · تأمين مسترد <Money amount={depositResident} />
        </span>
        <Book offer={offer} />
      </div>
      <details className="offer-more">
        <summary>تفصيل السعر</summary>
        <Breakdown offer={offer} />
      </details>
    </article>
  )
}

export const lengthInWords = ({ days, hours }: { days: number; hours: number }) =>
  [howMany(days, 'day'), ...(hours > 0 ? [howMany(hours, 'hour')] : [])].join(' و')

function Fits({ offer: { seats, bags, gearbox, drive } }: { offer: OfferShown }) {
  return (
    <ul className="fits">
      <li>
        <Users className="i i-sm" aria-hidden />
        {howMany(seats, 'seat')}
      </li>
      <li>
        <Briefcase className="i i-sm" aria-hidden />
        {howMany(bags, 'bag')}
      </li>
      <li>
        <Cog className="i i-sm" aria-hidden />
        ناقل {gearboxes[gearbox]}
      </li>
      {drive === 'four' && (
        <li>
          <Mountain className="i i-sm" aria-hidden />
          {drives.four}
        </li>
      )}
    </ul>
  )
}

function Sure({ offer: { cancelFreeUntil, oneDay, km } }: { offer: OfferShown }) {
  return (
    <ul className="facts">
      <li>
        <Check className="i is-sure" aria-hidden />
        <span>
          {cancelFreeUntil ? (
            <>
              إلغاء بلا رسوم حتى <DateText at={cancelFreeUntil} time />
            </>
          ) : (
            <>
              موعد قريب: إلغاؤه بأجرة يوم، <Money amount={oneDay} />
            </>
          )}
        </span>
      </li>
      <li>
        <Check className="i is-sure" aria-hidden />
        <span>
          <Num>{km}</Num> كم مشمولة
        </span>
      </li>
    </ul>
  )
}

function Taken({ offer: { next, days } }: { offer: OfferShown }) {
  if (!next) return <p className="sm">محجوزة في تواريخك. جرّب تواريخ أخرى أو فئة أخرى.</p>
  return (
    <p className="sm">
      {`محجوزة في تواريخك. أقرب موعد لمدة ${howMany(days, 'day', 'gen')}: `}
      <b>
        <DateText at={next.at} weekday time />
      </b>
    </p>
  )
}

function Book({ offer: { free, book, next, name, isTooYoung, minAge } }: { offer: OfferShown }) {
  if (isTooYoung) return <p className="sm muted">{`لسائق عمره ${howMany(minAge, 'year', 'nom')} فأكثر`}</p>
  if (free > 0)
    return (
      <Link className={buttonLook({ variant: 'primary' })} to={book} aria-label={`احجز ${name}`}>
        احجز
      </Link>
    )
  return next ? (
    <Link className={buttonLook({ variant: 'outline' })} to={next.book}>
      <span>
        احجز من <DateText at={next.at} />
      </span>
    </Link>
  ) : null
}

function Breakdown({ offer }: { offer: OfferShown }) {
  const { lines, vat, vatRate, total, depositResident, depositBackOn, km, week, hundredKm, hour, eighth, excess, fineFee } = offer
  return (
    <div className="offer-parts">
      <div>
        <h4>ما تدفعه</h4>
        <PriceLines
          lines={[
            ...lines.map(({ label, net }) => ({ label, amount: net })),
            { label: `ضريبة القيمة المضافة ${vatRate}%`, amount: vat },
          ]}
          total={{ label: 'الإجمالي', amount: total }}
          after={[{ label: 'تأمين مسترد، عند التسليم', amount: depositResident }]}
        />
        <p className="hint">
          <CircleDollarSign className="i i-sm" aria-hidden />
          <span>
            يُردّ التأمين المسترد حتى <DateText at={depositBackOn} /> إن لم تظهر مخالفات.
          </span>
        </p>
      </div>
      <div>
        <h4>ما يشمله السعر</h4>
        <ul className="facts">
          <Included>
            <Num>{km}</Num> كم في مدة التأجير
          </Included>
          <Included>تأمين المركبة وفق وثيقتها</Included>
          <Included>محضر تسليم وإعادة مصوّر</Included>
        </ul>
        {week && (
          <p className="hint">
            <TrendingDown className="i i-sm" aria-hidden />
            <span>
              لو أعدتها بعد <Num>7</Num> أيام: <Money amount={week.total} />، بزيادة <Money amount={week.more} />
            </span>
          </p>
        )}
      </div>
      <div>
        <h4>ما قد يُضاف، شاملًا الضريبة</h4>
        <PriceParts
          parts={[
            ['كل 100 كم إضافية', hundredKm],
            ['كل ساعة تأخير بعد مهلة الإعادة', hour],
            ['الثُّمن الناقص من الوقود', eighth],
            ['مبلغ التحمّل عند الحادث، حتى', excess],
          ]}
        />
        <p className="hint">
          <Info className="i i-sm" aria-hidden />
          <span>
            المخالفات المرورية على المستأجر بقيمتها، ورسم المعاملة <Money amount={fineFee} />
          </span>
        </p>
      </div>
    </div>
  )
}

function Included({ children }: { children: React.ReactNode }) {
  return (
    <li>
      <Check className="i is-sure" aria-hidden />
      <span>{children}</span>
    </li>
  )
}

function PriceParts({ parts }: { parts: readonly (readonly [string, bigint])[] }) {
  return (
    <dl className="sum">
      {parts.map(([label, amount]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <Money amount={amount} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
