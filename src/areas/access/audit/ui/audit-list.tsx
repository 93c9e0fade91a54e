import '#ui/styles/audit.css'
import {
  Ban,
  Bell,
  ChevronDown,
  Download,
  Eye,
  FileText,
  Inbox,
  KeyRound,
  type LucideIcon,
  Settings,
  ShieldCheck,
  Users,
} from 'lucide-react'
import { Link } from 'react-router'
import { Sentence } from '#ui/sentence.tsx'
import { Code, DateText } from '#ui/values.tsx'
import { clock, weekdayAndDay } from '#values/dates.ts'
import { dayOf } from '#values/days.ts'
import type { AuditLine } from '../queries.ts'
import { AuditDetail } from './audit-detail.tsx'

type Look = { Icon: LucideIcon; tone: string }

const special: Record<string, Look> = {
  'house.denied': { Icon: Ban, tone: 'd' },
  'house.file-opened': { Icon: Eye, tone: 'w' },
  'house.exported': { Icon: Download, tone: '' },
  'access.seen-as': { Icon: Eye, tone: 'w' },
}
const byArea: Record<string, Look> = {
  access: { Icon: ShieldCheck, tone: '' },
  identity: { Icon: KeyRound, tone: 'i2' },
  customers: { Icon: Users, tone: 's' },
  notifications: { Icon: Bell, tone: 'i2' },
  site: { Icon: Inbox, tone: 'a' },
  assistant: { Icon: Inbox, tone: 'a' },
  company: { Icon: Settings, tone: '' },
}
const lookOf = (name: string) => special[name] ?? byArea[name.split('.')[0] ?? ''] ?? { Icon: FileText, tone: 's' }

type Props = { lines: AuditLine[]; addressOf: (change: { about?: string; by?: string }) => string }

/** One sentence each, under the day it happened; opened it says what was before and after, and how the person came. */
export function AuditList({ lines, addressOf }: Props) {
  return [...Map.groupBy(lines, ({ at }) => dayOf(at))].map(([day, some]) => (
    <section key={day} aria-label={weekdayAndDay(day)}>
      <h2 className="aud-day">
        <DateText at={day} weekday />
      </h2>
      <ol className="aud">
        {some.map((line) => (
          <li key={line.id}>
            <Line line={line} addressOf={addressOf} />
          </li>
        ))}
      </ol>
    </section>
  ))
}

function Line({ line, addressOf }: { line: AuditLine; addressOf: Props['addressOf'] }) {
  const { Icon, tone } = lookOf(line.name)
  return (
    <details>
      <summary className="aud-r">
        <time className="xs muted" dateTime={line.at.toISOString()}>
          {clock(line.at)}
        </time>
        <span className={`tile-ic ${tone}`}>
          <Icon className="i" aria-hidden />
        </span>
        <span className="grow">
          <span className="db">
            <b className="medium">{line.actor}</b> · {line.text}
            {line.seenAs && <span className="muted"> (وهو يعرض كـ{line.seenAs})</span>}
          </span>
          {line.subject && (
            <span className="xs muted db">
              <bdi>
                <Sentence>{line.subject}</Sentence>
              </bdi>
            </span>
          )}
        </span>
        <ChevronDown className="i muted" aria-hidden />
      </summary>
      <div className="aud-d">
        <AuditDetail line={line} />
        <div className="row wrap">
          <Link className="btn btn-outline btn-sm" to={addressOf({ about: line.subjectId })}>
            كل ما جرى لهذا السجل
          </Link>
          <Link className="btn btn-ghost btn-sm" to={addressOf({ by: line.actorId })}>
            كل ما فعله {line.actor}
          </Link>
          <span className="xs muted">
            <Code>{line.name}</Code>
          </span>
        </div>
      </div>
    </details>
  )
}
