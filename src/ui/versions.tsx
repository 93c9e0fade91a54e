import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { changedWords } from '#values/changed-words.ts'
import { Badge } from './badge.tsx'
import { Card } from './card.tsx'
import { PostForm, type Reply, SubmitButton } from './form.tsx'
import { DateText } from './values.tsx'

type Version = { version: number; writtenBy: string | null; writtenAt: Date | null; restored?: number | null }
type Props = {
  title?: string
  versions: Version[]
  current: number
  /** What is said of the one that holds now. */
  holds: string
  comparing: (version: number) => string
  /** The comparison and the way back, where one was chosen. */
  children?: ReactNode
}

export const versionName = (version: number) => (version === 0 ? 'النص الأصلي' : `النسخة ${version}`)

/** All that was published of one text, the newest first; 0 is what it came with. */
export function Versions({ title = 'النسخ', versions, current, holds, comparing, children }: Props) {
  return (
    <Card flush title={title}>
      <ul className="list">
        {versions.map(({ version, writtenBy, writtenAt, restored = null }) => (
          <li key={version}>
            <span className="grow">
              <span className="t">{versionName(version)}</span>
              {writtenAt && (
                <span className="xs muted">
                  {writtenBy && `${writtenBy} · `}
                  <DateText at={writtenAt} time />
                  {restored !== null && ` · استُعيدت من ${versionName(restored)}`}
                </span>
              )}
            </span>
            {version === current ? (
              <Badge tone="success">{holds}</Badge>
            ) : (
              <Link className="link sm" to={comparing(version)} preventScrollReset>
                قارن
              </Link>
            )}
          </li>
        ))}
      </ul>
      {children && <div className="card-b stack">{children}</div>}
    </Card>
  )
}

type EarlierProps = { version: number; from: string; to: string; action: string; reply: Reply | undefined; children: ReactNode }

/** An earlier version as it became what holds now, and the way back to it; `children` say of what it is one. */
export function EarlierVersion({ version, from, to, action, reply, children }: EarlierProps) {
  return (
    <>
      <p className="before-after" dir="auto">
        <ChangedWords from={from} to={to} />
      </p>
      <PostForm action={action} reply={reply} before="الاستعادة">
        {children}
        <input type="hidden" name="version" value={version} />
        <div>
          <SubmitButton variant="outline">استعد هذه النسخة</SubmitButton>
        </div>
      </PostForm>
    </>
  )
}

/** An earlier text as it became the later one. */
export const ChangedWords = ({ from, to }: { from: string; to: string }) =>
  changedWords(from, to).map(({ kind, text }, at) => {
    const Word = kind === 'gone' ? 'del' : kind === 'new' ? 'ins' : 'span'
    // biome-ignore lint/suspicious/noArrayIndexKey: words have nothing but their place
    return <Word key={at}>{text}</Word>
  })
