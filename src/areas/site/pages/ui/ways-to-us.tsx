import { Mail, MapPin, MessageCircle, Navigation, Phone as PhoneIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Horizon } from '#ui/art/horizon.tsx'
import { Latin, Phone } from '#ui/values.tsx'

export type Ways = {
  phones: string[]
  whatsapp: string | null
  whatsappLink: string | null
  email: string | null
  place: string | null
  postBox: string | null
  hours: { lines: string[]; open: boolean } | null
  mapLink: string | null
}

/** How else to reach the office; what the company has not set is not there. */
export function WaysToUs({ ways }: { ways: Ways }) {
  const { phones, whatsapp, whatsappLink, email } = ways
  const reachable = phones.length > 0 || whatsappLink || email
  if (!reachable && !hasOffice(ways)) return null
  return (
    <aside className="stack">
      {reachable && (
        <section className="card" aria-label="وسائل التواصل">
          <ul className="list ways">
            {phones.map((phone) => (
              <Way key={phone} name="اتصل" Icon={PhoneIcon}>
                <Phone number={phone} />
              </Way>
            ))}
            {whatsapp && whatsappLink && (
              <Way name="راسلنا على واتساب" Icon={MessageCircle}>
                <a href={whatsappLink} rel="noreferrer">
                  <Phone number={whatsapp} plain />
                </a>
              </Way>
            )}
            {email && (
              <Way name="البريد الإلكتروني" Icon={Mail}>
                <a href={`mailto:${email}`}>
                  <Latin>{email}</Latin>
                </a>
              </Way>
            )}
          </ul>
        </section>
      )}
      <Office ways={ways} />
    </aside>
  )
}

type WayProps = { name: string; Icon: typeof Mail; children: ReactNode }

function Way({ name, Icon, children }: WayProps) {
  return (
    <li>
      <span className="tile-ic">
        <Icon className="i" aria-hidden />
      </span>
      <span className="grow">
        <span className="xs muted db">{name}</span>
        {children}
      </span>
    </li>
  )
}

const hasOffice = ({ place, hours, mapLink }: Ways) => Boolean(place || hours || mapLink)

function Office({ ways }: { ways: Ways }) {
  const { place, postBox, hours, mapLink } = ways
  if (!hasOffice(ways)) return null
  return (
    <section className="card" aria-labelledby="office">
      <div className="card-h">
        <h2 id="office" className="grow">
          المكتب
        </h2>
        {hours && (hours.open ? <span className="badge b-success">مفتوح الآن</span> : <span className="badge">مغلق الآن</span>)}
      </div>
      <div className="mapbox" aria-hidden>
        <Horizon trees={false} />
        <span className="pin">
          <MapPin className="i i-lg" />
        </span>
      </div>
      <div className="card-b stack">
        {place && <p>{place}</p>}
        {postBox && (
          <p className="muted">
            ص.ب <Latin>{postBox}</Latin>
          </p>
        )}
        {hours && (
          <ul className="muted sm" aria-label="ساعات الدوام">
            {hours.lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
        {mapLink && (
          <a className="btn btn-outline" href={mapLink} rel="noreferrer">
            <Navigation className="i i-sm" aria-hidden />
            افتح الموقع على الخريطة
          </a>
        )}
      </div>
    </section>
  )
}
