import { Monitor, Smartphone } from 'lucide-react'
import { Badge } from '#ui/badge.tsx'
import { PostForm, SubmitButton } from '#ui/form.tsx'
import { DateText } from '#ui/values.tsx'

type Session = { id: string; device: string; lastSeenAt: Date; isThis: boolean }

type Props = { sessions: Session[]; doubted: string[]; today: string }

/** This device first. What its owner does not know is ended with one press. */
export function SessionList({ sessions, doubted, today }: Props) {
  const others = sessions.filter(({ isThis }) => !isThis).length
  return (
    <>
      <ul className="list">
        {sessions.map((session) => (
          <SessionRow key={session.id} {...session} isDoubted={doubted.includes(session.device)} today={today} />
        ))}
      </ul>
      {others > 0 && (
        <PostForm action="?act=end-others" className="card-f">
          <SubmitButton variant="danger-ghost" block>
            أنهِ الجلسات الأخرى
          </SubmitButton>
        </PostForm>
      )}
    </>
  )
}

function SessionRow({ id, device, lastSeenAt, isThis, isDoubted, today }: Session & { isDoubted: boolean; today: string }) {
  const Icon = /Android|iPhone|iPad/.test(device) ? Smartphone : Monitor
  return (
    <li>
      <span className={`tile-ic${isThis ? ' s' : ''}${isDoubted ? ' d' : ''}`}>
        <Icon className="i" aria-hidden />
      </span>
      <span className="grow">
        <span className="t db">
          <bdi>{device}</bdi>
        </span>
        {isThis ? (
          <Badge tone="success">هذا الجهاز</Badge>
        ) : (
          <span className="xs muted db">
            آخر ظهور <DateText at={lastSeenAt} today={today} time />
          </span>
        )}
        {isDoubted && <Badge tone="danger">دخول جديد لم تؤكّده</Badge>}
      </span>
      {!isThis && (
        <PostForm action="?act=end" className="">
          <input type="hidden" name="sessionId" value={id} />
          <SubmitButton variant="outline" size="small">
            أنهِ الجلسة <span className="visually-hidden">{device}</span>
          </SubmitButton>
        </PostForm>
      )}
    </li>
  )
}
