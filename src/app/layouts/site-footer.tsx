import { Mail, MapPin, Phone } from 'lucide-react'
import { Link } from 'react-router'
import { Horizon } from '#ui/art/horizon.tsx'
import { LogoMark } from '#ui/art/logo-mark.tsx'
import { services } from '#values/services.ts'

export type FooterWords = {
  name: string
  address: string | null
  phone: string | null
  email: string | null
  year: string
  /** Commercial register, VAT number, licences: each once it is set. */
  registered: string[]
  complaintsPhone: string | null
}

/** What the office has not set is left out. */
export function SiteFooter({ name, address, phone, email, year, registered, complaintsPhone }: FooterWords) {
  const { rent, construction, cars } = services
  return (
    <div className="footer-wrap">
      <Horizon />
      <footer className="footer">
        <div className="container foot-grid">
          <div>
            <Link className="logo" to="/" aria-label={`${name}، الصفحة الرئيسية`}>
              <LogoMark petals="var(--on-scene)" />
              <b>{name}</b>
            </Link>
            <p className="foot-blurb sm">
              شركة عُمانية من صلالة، تجمع تحصيل الإيجارات والبناء والمعدات والسيارات والطرود في حساب واحد، وكل معاملة فيها موثقة
              ومرقّمة.
            </p>
          </div>
          <nav aria-label="روابط سريعة">
            <h2>روابط سريعة</h2>
            <Link to="/about">عن الشركة</Link>
            <Link to="/services">الخدمات</Link>
            <Link to="/contact">تواصل معنا</Link>
          </nav>
          <nav aria-label="خدماتنا">
            <h2>خدماتنا</h2>
            {[rent, construction, cars].map(({ path, label }) => (
              <Link key={path} to={path}>
                {label}
              </Link>
            ))}
          </nav>
          {(address || phone || email) && <Reach {...{ address, phone, email }} />}
        </div>
        <div className="container foot-end xs">
          <div>
            <p>
              © <bdi dir="ltr">{year}</bdi> {name}. جميع الحقوق محفوظة.
            </p>
            {registered.length > 0 && <p>{registered.join(' · ')}</p>}
            {complaintsPhone && (
              <p>
                للشكاوى: راسلنا أولًا، ولك أن تلجأ إلى هيئة حماية المستهلك <bdi dir="ltr">{complaintsPhone}</bdi>.
              </p>
            )}
          </div>
          <nav className="foot-legal" aria-label="صفحات قانونية">
            <Link to="/privacy">سياسة الخصوصية</Link>
            <Link to="/terms">الشروط والأحكام</Link>
            <Link to="/cancellation">الإلغاء والاسترداد</Link>
            <Link to="/accessibility">إمكانية الوصول</Link>
          </nav>
        </div>
      </footer>
    </div>
  )
}

function Reach({ address, phone, email }: Pick<FooterWords, 'address' | 'phone' | 'email'>) {
  return (
    <div className="foot-contact">
      <h2>بيانات التواصل</h2>
      {address && (
        <p>
          <MapPin className="i i-sm" /> {address}
        </p>
      )}
      {phone && (
        <a href={`tel:${phone}`}>
          <Phone className="i i-sm" /> <bdi dir="ltr">{readable(phone)}</bdi>
        </a>
      )}
      {email && (
        <a href={`mailto:${email}`}>
          <Mail className="i i-sm" /> <bdi dir="ltr">{email}</bdi>
        </a>
      )}
    </div>
  )
}

/** +96823000000 as it is read aloud. */
const readable = (phone: string) => phone.replace(/^(\+968)(\d{4})(\d{4})$/, '$1 $2 $3')
