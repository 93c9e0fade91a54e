import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useNavigation } from 'react-router'
import { Sentence } from '#ui/sentence.tsx'
import type { Line } from '../queries.ts'
import { Said } from './said.tsx'

const hello = 'مرحبًا، أنا مساعد التحالف. اسأل عن خدماتنا، أو اطلب موظفًا.'

/** The greeting, what was said so far, and `children` after it: what can be pressed next. */
export function ChatLines({ lines = [], children }: { lines?: Line[]; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <main id="main" className="chat-b" tabIndex={0}>
      <div role="log" aria-label="المحادثة" className="flex flex-col gap-3">
        <Bubble author="assistant">{hello}</Bubble>
        {lines.map(({ id, author, text, link }, index) => (
          <Bubble key={id} author={author} id={index === lines.length - 1 ? 'last' : undefined}>
            <Said text={text} />
            {link && <Onward {...link} />}
          </Bubble>
        ))}
        <OnItsWay />
      </div>
      {children}
    </main>
  )
}

const speakers = { visitor: 'أنت', assistant: 'المساعد', staff: 'الموظف' }

type BubbleProps = { author: Line['author']; id?: string | undefined; children: ReactNode }

function Bubble({ author, id, children }: BubbleProps) {
  return (
    <div id={id} className={`msg ${author === 'visitor' ? 'me' : 'bot'}`}>
      <span className="visually-hidden">{speakers[author]}: </span>
      <p dir="auto">
        <Sentence>{children}</Sentence>
      </p>
    </div>
  )
}

/** Out of the panel and to the page itself. */
function Onward({ path, label }: { path: string; label: string }) {
  return (
    <a className="link sm mt-2" style={{ display: 'flex' }} href={path} target="_top">
      {label}
      <ArrowLeft className="i i-sm" aria-hidden />
    </a>
  )
}

/** What was just sent, until its answer is here. */
function OnItsWay() {
  const sent = useNavigation().formData
  const text = sent?.get('suggestion') || sent?.get('question')
  if (typeof text !== 'string') return null
  return (
    <>
      <Bubble author="visitor">{text}</Bubble>
      <div className="msg bot muted" ref={(line) => line?.scrollIntoView({ block: 'nearest' })}>
        يكتب…
      </div>
    </>
  )
}
