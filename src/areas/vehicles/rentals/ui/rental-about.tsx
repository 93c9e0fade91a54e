import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { agreementPath, reservationPath, swapPaperPath } from '#areas/vehicles/paths.ts'
import { Card } from '#ui/card.tsx'
import { PaperLink } from '#ui/paper-link.tsx'
import { Plate } from '#ui/plate.tsx'
import { Code, DateText, Money, Num, Phone } from '#ui/values.tsx'
import { percentInWords } from '#values/shares.ts'
import type { ShownRental } from '../queries.ts'

/** Who has which car from when to when, what lies with us for it, and each time it changed hands. */
export function RentalAbout({ rental: one }: { rental: ShownRental }) {
  return (
    <Card title="العقد">
      <dl className="kv">
        <Told label="المستأجر">
          <Link className="link" to={`/admin/users/${one.partyId}`}>
            <bdi>{one.name}</bdi>
          </Link>
          {!one.driver && (
            <>
              {' '}
              · <Phone number={one.phone} />
            </>
          )}
        </Told>
        {one.driver && (
          <Told label="السائق">
            <bdi>{one.driver}</bdi> · <Phone number={one.phone} />
          </Told>
        )}
        {one.agreement && (
          <Told label="الاتفاقية">
            <Link className="link" to={agreementPath(one.agreement.id)}>
              {`خصم ${percentInWords(one.agreement.percentOff)}`}
            </Link>
            {one.agreement.monthly && '، فاتورة واحدة كل شهر'}
          </Told>
        )}
        {one.discount && <Told label="الخصم">{`${one.discount.percent}%، ${one.discount.by}: ${one.discount.why}`}</Told>}
        <Told label="الحجز">
          <Link className="link" to={reservationPath(one.reservation.id)}>
            <Code>{one.reservation.number}</Code>
          </Link>
        </Told>
        <Told label="التسليم">
          <DateText at={one.plannedFrom} weekday time /> · {one.placeOut}
        </Told>
        <Told label="الإعادة">
          <DateText at={one.plannedUntil} weekday time /> · {one.placeBack}
        </Told>
        <Told label="التأمين المسترد">
          <Money amount={one.deposit.held + one.deposit.onCard} /> من <Money amount={one.deposit.asked} />
          {one.deposit.onCard > 0n && ' · على البطاقة'}
        </Told>
        {one.before && (
          <Told label="من الدفاتر السابقة">
            فُوتر فيها <Money amount={one.before.charged} /> بلا ضريبة، والعقد موقّع على الورق
          </Told>
        )}
        {one.waived && <Told label="أُعفي من التأمين المسترد">{`${one.waived.by}: ${one.waived.why}`}</Told>}
        {one.licenceUntil && (
          <Told label="الرخصة">
            <Code>{one.licenceNumber ?? ''}</Code>، حتى <DateText at={one.licenceUntil} />
          </Told>
        )}
      </dl>
      {one.segments.length > 0 && (
        <ul className="list">
          {one.segments.map((part, place) => (
            <li key={part.id}>
              <span className="grow">
                <span className="t">
                  {part.model} <Plate digits={part.plateDigits} letters={part.plateLetters} />
                </span>
                <span className="sm db">
                  <DateText at={part.outAt} time /> – {part.backAt ? <DateText at={part.backAt} time /> : 'لدى العميل'}
                </span>
                <span className="xs muted db">
                  العداد <Num>{part.odometerOut}</Num>
                  {part.odometerBack !== null && (
                    <>
                      {' '}
                      – <Num>{part.odometerBack}</Num>
                    </>
                  )}{' '}
                  كم · الوقود <Num>{`${part.fuelOut}/8`}</Num>
                  {part.fuelBack !== null && (
                    <>
                      {' '}
                      – <Num>{`${part.fuelBack}/8`}</Num>
                    </>
                  )}
                </span>
              </span>
              {place > 0 && (
                <PaperLink to={swapPaperPath(one.id, part.id)} small>
                  محضر الاستبدال
                </PaperLink>
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

const Told = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)
