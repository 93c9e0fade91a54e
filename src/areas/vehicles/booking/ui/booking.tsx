import '#ui/styles/car-search.css'
import { CircleCheck, Timer } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { OneTimeCodeField, SendCodeAgain } from '#areas/identity/public-ui.tsx'
import { Alert } from '#ui/alert.tsx'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { CheckField } from '#ui/form/choices.tsx'
import { fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { Plate } from '#ui/plate.tsx'
import { Code, DateText, Latin, Money, Num, Phone } from '#ui/values.tsx'
import { clock } from '#values/dates.ts'
import type { ConfirmBookingForm } from '../inputs.ts'
import type { BookingPage } from '../pages.ts'
import { bookingPath, searchPath } from '../paths.ts'
import { PriceCard } from './price-card.tsx'
import { BookedStretch } from './stretch.tsx'

type Props = { page: BookingPage; act: string | null; reply: Reply | undefined }

/** A booking by its link: to be confirmed, confirmed, or over. */
export function Booking({ page, act, reply }: Props) {
  const { booking } = page
  return (
    <div className="book">
      <div className="stack">
        {booking.state === 'held' ? <Held page={page} /> : <Standing page={page} />}
        <section className="card">
          <BookedStretch {...booking} />
          <div className="done-line">
            <b>{booking.name}</b>
            <span className="sm muted">
              <Phone number={booking.phone} plain />
            </span>
          </div>
        </section>
        {booking.state === 'held' && <Confirm page={page} act={act} reply={reply} />}
        {isAgreed(booking.state) && <Bring page={page} />}
        {isAgreed(booking.state) && <Cancel page={page} reply={act === 'cancel' ? reply : undefined} />}
      </div>
      <PriceCard price={booking.price} />
    </div>
  )
}

const isAgreed = (state: string) => state === 'confirmed' || state === 'vehicle-assigned'

function Held({ page: { booking, now } }: { page: BookingPage }) {
  if (!booking.holdUntil) return null
  return (
    <div className="held" role="status">
      <Timer className="i" aria-hidden />
      <span>
        <b>
          حجزنا لك {booking.className} مبدئيًا حتى <Num>{clock(booking.holdUntil)}</Num>.
        </b>{' '}
        اكتب الرمز لتأكيد الحجز.
      </span>
      <Left from={now} until={booking.holdUntil} />
    </div>
  )
}

/** The minutes that are left, counted by the browser; without a script the hour above says it. */
function Left({ from, until }: { from: Date; until: Date }) {
  const [passed, setPassed] = useState<number | null>(null)
  useEffect(() => {
    const begun = performance.now()
    const tick = setInterval(() => setPassed(Math.floor((performance.now() - begun) / 1000)), 1000)
    return () => clearInterval(tick)
  }, [])
  if (passed === null) return null
  const left = Math.max(0, Math.floor((until.getTime() - from.getTime()) / 1000) - passed)
  return (
    <span className="held-left" aria-hidden>
      <Num>{`${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`}</Num>
    </span>
  )
}

function Standing({ page: { booking } }: { page: BookingPage }) {
  const { state, number, vehicle, kept } = booking
  if (isAgreed(state))
    return (
      <section className="card sent-card">
        <span className="tile-ic s">
          <CircleCheck className="i i-lg" aria-hidden />
        </span>
        <h2>تأكد حجزك</h2>
        <p className="sent-no">
          <Code>{number}</Code>
        </p>
        {vehicle?.digits && (
          <p>
            سيارتك {vehicle.model} <Plate digits={vehicle.digits} letters={vehicle.letters ?? ''} />
          </p>
        )}
      </section>
    )
  if (state === 'expired')
    return (
      <Alert kind="warning">
        انتهت مهلة الحجز المبدئي، وصارت السيارة متاحة لغيرك. <Link to={searchPath}>ابحث من جديد</Link>
      </Alert>
    )
  if (state === 'cancelled')
    return (
      <Alert>
        أُلغي هذا الحجز <Code>{number}</Code>.{' '}
        {kept ? (
          <>
            المحسوب منه: <Money amount={kept} />
          </>
        ) : (
          'لا رسوم عليه.'
        )}
      </Alert>
    )
  if (state === 'no-show') return <Alert>لم تُستلم السيارة في موعدها، فانتهى هذا الحجز. اتصل بنا إن لزمتك سيارة.</Alert>
  return (
    <Alert kind="success">
      صار الحجز <Code>{number}</Code> عقد تأجير.
    </Alert>
  )
}

function Confirm({ page, act, reply }: Props) {
  const { code, needsCode, token, booking } = page
  const path = bookingPath(token)
  const heard = act === 'confirm' ? reply : undefined
  const again = act === 'code' ? reply : undefined
  const field = fieldsOf<ConfirmBookingForm>(heard)
  return (
    <Card title={needsCode ? 'اكتب الرمز الذي وصلك' : 'أكّد حجزك'}>
      <div className="stack">
        {again?.problem && <Alert kind="warning">{again.problem}</Alert>}
        {needsCode && code && (
          <p className="sm">
            أرسلنا رمزًا من 6 أرقام إلى <Latin>{code.to}</Latin>
          </p>
        )}
        {needsCode && !code && <Alert kind="warning">انتهت صلاحية الرمز. اطلب رمزًا جديدًا.</Alert>}
        <PostForm action={`${path}?act=confirm`} reply={heard} before="التأكيد">
          <CheckField
            {...field('agreed')}
            label={
              <>
                قرأت <Link to="/terms">الشروط</Link> و<Link to="/cancellation">سياسة الإلغاء</Link>، وأوافق عليهما
              </>
            }
            required
          />
          {needsCode && <OneTimeCodeField {...field('oneTimeCode')} reply={heard} label="الرمز" required />}
          <SubmitButton size="large" block>
            أكّد الحجز
          </SubmitButton>
          <Later booking={booking} now={page.now} />
        </PostForm>
        {needsCode && (
          <div className="row between wrap sm">
            <SendCodeAgain seconds={code?.wait ?? 0} action={`${path}?act=code`} />
            {page.phone && (
              <span>
                لا يصلك الرمز؟ اتصل بنا: <Phone number={page.phone} />
              </span>
            )}
          </div>
        )}
      </div>
    </Card>
  )
}

function Later({ booking: { price }, now }: Pick<BookingPage, 'booking' | 'now'>) {
  return (
    <p className="help">
      لا تدفع شيئًا الآن: الدفع عند التسليم.{' '}
      {price.cancelFreeUntil > now ? (
        <>
          الإلغاء بلا رسوم حتى <DateText at={price.cancelFreeUntil} time />، وبعده يوم واحد:{' '}
        </>
      ) : (
        'موعدك قريب، فإلغاؤه بأجرة يوم واحد: '
      )}
      <Money amount={price.oneDay} />
    </p>
  )
}

function Bring({ page: { booking } }: { page: BookingPage }) {
  return (
    <Card title="ما نحتاجه عند التسليم">
      <ul className="facts">
        <li>
          <CircleCheck className="i is-sure" aria-hidden />
          <span>
            رخصة القيادة، سارية حتى <DateText at={booking.endsAt} /> على الأقل
          </span>
        </li>
        <li>
          <CircleCheck className="i is-sure" aria-hidden />
          <span>البطاقة الشخصية أو بطاقة المقيم، وللزائر جواز السفر والتأشيرة</span>
        </li>
        <li>
          <CircleCheck className="i is-sure" aria-hidden />
          <span>
            التأمين المسترد <Money amount={booking.price.depositResident} /> نقدًا أو بالبطاقة
          </span>
        </li>
      </ul>
    </Card>
  )
}

function Cancel({ page: { booking, token }, reply }: { page: BookingPage; reply: Reply | undefined }) {
  const { keptIfCancelled: kept, price } = booking
  return (
    <details className="act-form" open={reply !== undefined}>
      <summary className={buttonLook({ variant: 'ghost', size: 'small' })}>ألغِ الحجز</summary>
      <PostForm action={`${bookingPath(token)}?act=cancel`} reply={reply} part="cancel">
        <input type="hidden" name="keeps" value={String(kept)} />
        <p>
          {kept > 0n ? (
            <>
              مضى وقت الإلغاء بلا رسوم. يُحسب من الحجز يوم واحد: <Money amount={kept} />
            </>
          ) : (
            <>
              الإلغاء بلا رسوم حتى <DateText at={price.cancelFreeUntil} time />.
            </>
          )}
        </p>
        <div>
          <SubmitButton variant="danger">ألغِ الحجز</SubmitButton>
        </div>
      </PostForm>
    </details>
  )
}
