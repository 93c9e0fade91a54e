import { Phone as PhoneIcon } from 'lucide-react'
import { openChat } from '#ui/chat-widget.tsx'
import { Phone } from '#ui/values.tsx'

/** Whom to ask: the office, where it has a phone, and the assistant without leaving the page. */
export const AskAboutIt = ({ phone }: { phone: string | null }) => (
  <section className="card">
    <div className="card-b row">
      <span className="tile-ic">
        <PhoneIcon className="i" aria-hidden />
      </span>
      <span className="grow sm">
        سؤال عن الطرد؟
        <span className="muted db">
          {phone && (
            <>
              اتصل بنا على <Phone number={phone} /> أو{' '}
            </>
          )}
          <a
            className="link"
            href="/assistant"
            onClick={(press) => {
              press.preventDefault()
              openChat()
            }}
          >
            اسأل المساعد
          </a>{' '}
          وأنت في هذه الصفحة.
        </span>
      </span>
    </div>
  </section>
)
