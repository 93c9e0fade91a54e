import { Empty } from '#ui/states.tsx'
import { DateText } from '#ui/values.tsx'
import type { RecordParts } from '../public.ts'
import { By } from './by.tsx'

type Line = RecordParts['history'][number]
type Told = Line['changes'][number]['before']

/** What happened, the newest first, each with who and when, and with what stood there before. */
export function HistoryList({ lines }: { lines: RecordParts['history'] }) {
  if (lines.length === 0) return <Empty title="لا شيء في السجل بعد" />
  return (
    <ol className="history">
      {lines.map(({ id, text, by, at, changes }) => (
        <li key={id}>
          <span>{text}</span>
          <By name={by} at={at} />
          {changes.length > 0 && <Changes changes={changes} />}
        </li>
      ))}
    </ol>
  )
}

function Changes({ changes }: Pick<Line, 'changes'>) {
  return (
    <dl className="history-was">
      {changes.map(({ label, before, after }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {before === null ? (
              <span className="muted">كان فارغًا</span>
            ) : (
              <del>
                <span className="visually-hidden">قبل: </span>
                <Value>{before}</Value>
              </del>
            )}
            {after === null ? (
              <span className="muted">أُفرغ</span>
            ) : (
              <ins>
                <span className="visually-hidden">بعد: </span>
                <Value>{after}</Value>
              </ins>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

const isCode = (text: string) => /^[\x20-\x7e]+$/.test(text)

function Value({ children }: { children: NonNullable<Told> }) {
  if (typeof children !== 'string') return <DateText at={children} time />
  return isCode(children) ? <bdi dir="ltr">{children}</bdi> : <span dir="auto">{children}</span>
}
