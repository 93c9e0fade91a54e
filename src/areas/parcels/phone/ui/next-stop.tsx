import { MapPin, MessageCircle, Navigation, Phone } from 'lucide-react'
import { Link } from 'react-router'
import { stopPath } from '#areas/parcels/paths.ts'
import { buttonLook } from '#ui/button-look.ts'
import { Money, Num } from '#ui/values.tsx'
import { howMany } from '#values/plural.ts'
import { whenInWords } from '../../redelivery/windows.ts'
import type { DayStop } from '../queries.ts'

/** The door that comes next, so that it is one press away. */
export const NextStop = ({ stop }: { stop: DayStop }) => (
  <section className="next-stop">
    <header>
      <Navigation className="i i-sm" aria-hidden />
      <span className="grow">الوقفة التالية</span>
      {stop.deliverOn && <span>{whenInWords(stop.deliverOn, stop.deliverFrom)}</span>}
    </header>
    <div>
      <h2>
        <Num>{stop.position}</Num>. <bdi>{stop.recipientName}</bdi>
      </h2>
      <p>{[stop.quarter, stop.landmark, stop.building].filter(Boolean).join('، ') || stop.place}</p>
      <p className="sm muted">
        {howMany(stop.pieceCount, 'piece')}
        {stop.fragile && ' · قابل للكسر'}
      </p>
      {stop.due.card > 0n && <ToCollect stop={stop} />}
      <WaysThere stop={stop} />
      <Link className={buttonLook({ block: true, size: 'large' })} to={stopPath(stop.id)}>
        افتح الوقفة
      </Link>
    </div>
  </section>
)

/** What is due at this door, and whose it is. */
export const ToCollect = ({ stop: { due } }: { stop: Pick<DayStop, 'due'> }) => (
  <div className="collect">
    <span>
      <b className="sm">المطلوب عند التسليم</b>
      {due.cod > 0n && due.ours > 0n && (
        <span className="xs db">
          للمرسل <Money amount={due.cod} />، ورسوم التوصيل <Money amount={due.cash - due.cod} />
        </span>
      )}
    </span>
    <Money amount={due.cash} />
  </div>
)

type There = Pick<DayStop, 'recipientPhone' | 'place' | 'quarter' | 'landmark'> & Partial<Pick<DayStop, 'pin'>>

/** The pin of an earlier hand-over, else the place in words. */
function wayTo({ pin, landmark, quarter, place }: There) {
  if (pin) return `geo:${pin.latitude},${pin.longitude}?q=${pin.latitude},${pin.longitude}`
  return `geo:0,0?q=${encodeURIComponent([landmark, quarter, place, 'عُمان'].filter(Boolean).join('، '))}`
}

/** The way on the map of the phone, and by what they are called. */
export function WaysThere({ stop, onCall }: { stop: There; onCall?: () => void }) {
  const look = buttonLook({ variant: 'outline' })
  return (
    <div className="ways-there">
      <a className={look} href={wayTo(stop)}>
        <MapPin className="i" aria-hidden />
        الطريق
      </a>
      <a className={look} href={`tel:${stop.recipientPhone}`} onClick={onCall}>
        <Phone className="i" aria-hidden />
        اتصل
      </a>
      <a className={look} href={`https://wa.me/${stop.recipientPhone.replace(/\D/g, '')}`}>
        <MessageCircle className="i" aria-hidden />
        واتساب
      </a>
    </div>
  )
}
