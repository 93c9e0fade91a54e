import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import { openChat } from '#ui/chat-widget.tsx'
import { Phone } from '#ui/values.tsx'

type Question = { question: string; answer: string; link: { path: string; label: string } | null }
type Asked = { questions: Question[]; office: { phone: string; hours: string } | null }

/** The questions asked most, each opened by the browser itself. */
export function Questions({ questions, office }: Asked) {
  if (questions.length === 0) return null
  return (
    <section className="section">
      <div className="container faq">
        <header className="sec-h">
          <h2>أسئلة تصلنا كثيرًا</h2>
          <p>
            لم تجد جوابك؟ <AskAssistant />
            {office && (
              <>
                {' '}
                أو اتصل بنا على <Phone number={office.phone} />، اليوم {office.hours}
              </>
            )}
          </p>
        </header>
        <div>
          {questions.map((question, index) => (
            <Answer key={question.question} {...question} open={index === 0} />
          ))}
        </div>
      </div>
    </section>
  )
}

/** Opens the assistant where one is; a page of its own until the panel can be opened. */
export function AskAssistant() {
  function open(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    openChat()
  }
  return (
    <a className="link" href="/assistant" onClick={open}>
      كلّم المساعد
    </a>
  )
}

export function Answer({ question, answer, link, open }: Question & { open: boolean }) {
  return (
    <details name="questions" open={open}>
      <summary>{question}</summary>
      <p>{answer}</p>
      {link && (
        <p>
          <Link className="link onward" to={link.path}>
            {link.label}
          </Link>
        </p>
      )}
    </details>
  )
}
