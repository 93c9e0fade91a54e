import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { buttonLook } from '#ui/button-look.ts'
import { Sentence } from '#ui/sentence.tsx'
import { DateText } from '#ui/values.tsx'
import { sizeInWords } from '#values/sizes.ts'
import type { ThreadLine } from '../line-queries.ts'

type Answer = { question: string; answer: string }
type File = { id: string; name: string; size: number }
type Reader = 'staff' | 'customer'
type Props = { asked: { answers: Answer[]; files: File[] }; sentAt: Date; lines: ThreadLine[]; name: string; reader: Reader }

/** What was asked first, then all that was said, oldest first; it opens at its end. */
export function ThreadLines({ asked, sentAt, lines, name, reader }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section className="ib-b" aria-label="ما قيل" tabIndex={0} ref={toItsEnd} key={lines.length}>
      {asked.answers.length > 0 && (
        <Bubble side="them" by={name} at={sentAt} channel={null} reader={reader}>
          <dl className="told">
            {asked.answers.map(({ question, answer }) => (
              <div key={question}>
                <dt>{question}</dt>
                <dd dir="auto">
                  <Sentence>{answer}</Sentence>
                </dd>
              </div>
            ))}
          </dl>
          <Files files={asked.files} />
        </Bubble>
      )}
      {lines.map((line) => (
        <Line key={line.id} line={line} name={name} reader={reader} />
      ))}
    </section>
  )
}

const toItsEnd = (box: HTMLElement | null) => box?.scrollTo({ top: box.scrollHeight })

function Line({ line, name, reader }: { line: ThreadLine; name: string; reader: Reader }) {
  const { side, text, by, at, channel, link, files } = line
  if (side === 'event')
    return (
      <p className="ib-ev">
        {text} · {by}، <DateText at={at} time />
      </p>
    )
  const who = side === 'assistant' ? 'المساعد' : side === 'them' ? name : (by ?? 'موظف')
  return (
    <Bubble side={side} by={who} at={at} channel={channel} reader={reader}>
      {side === 'note' && <b className="xs">ملاحظة داخلية، لا يراها العميل</b>}
      <p className="whitespace-pre-line wrap-anywhere" dir="auto">
        <Sentence>{text}</Sentence>
      </p>
      <Files files={files} />
      {link && (
        <a className={buttonLook({ variant: 'soft', size: 'small' })} href={link} target="_blank" rel="noreferrer">
          افتح واتساب والنص جاهز
        </a>
      )}
    </Bubble>
  )
}

function Files({ files }: { files: File[] }) {
  return files.map(({ id, name, size }) => (
    <p key={id}>
      <a className="link" href={`/files/${id}`} download>
        <Download className="i i-sm" aria-hidden />
        <span dir="auto">{name}</span>
      </a>{' '}
      <span className="muted xs">{sizeInWords(size)}</span>
    </p>
  ))
}

type BubbleProps = {
  side: 'them' | 'us' | 'assistant' | 'note'
  by: string
  at: Date
  channel: string | null
  reader: Reader
  children: ReactNode
}

/** What the reader's own side said ends the line and is coloured, the other side begins it; a note among us is dashed. */
function Bubble({ side, by, at, channel, reader, children }: BubbleProps) {
  const isOwn = side === (reader === 'staff' ? 'us' : 'them')
  // To a colleague the assistant is the office speaking.
  const isOurs = isOwn || side === 'note' || (side === 'assistant' && reader === 'staff')
  return (
    <div className={isOurs ? 'bub out' : 'bub'}>
      <div className={isOwn ? 'msg me' : side === 'note' ? 'msg note' : 'msg bot'}>{children}</div>
      <span className="xs muted">
        {by}
        {channel && !(isOwn && reader === 'customer') && ` ${channel}`}، <DateText at={at} time />
      </span>
    </div>
  )
}
