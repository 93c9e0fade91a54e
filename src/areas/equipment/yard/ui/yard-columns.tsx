import '#ui/styles/collecting.css'
import { Phone as PhoneIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Badge } from '#ui/badge.tsx'
import { buttonLook } from '#ui/button-look.ts'
import { Code, DateText, Num } from '#ui/values.tsx'
import { howMany } from '#values/plural.ts'
import { sheetsPath } from '../../paths.ts'
import type { YardBoard, YardCard } from '../board.ts'

/** Three columns by what there is to do; on a phone one is pulled past after the other. */
export function YardColumns({ board, opensSheets }: { board: YardBoard; opensSheets: boolean }) {
  const { unsigned, disputed, signed } = board.sheets
  const sheets = [
    ...(unsigned > 0 ? [{ key: 'unsigned', text: `${howMany(unsigned, 'timesheet')} لم تُوقَّع من يومين` }] : []),
    ...(disputed > 0
      ? [{ key: 'disputed', text: `${howMany(disputed, 'timesheet')} معترَض ${disputed === 1 ? 'عليه' : 'عليها'}` }]
      : []),
    ...(signed > 0 ? [{ key: 'signed', text: `${howMany(signed, 'timesheet')} تنتظر الاعتماد` }] : []),
  ]
  return (
    <div className="kboard">
      <Column title="تخرج اليوم" none="لا معدّة تخرج اليوم.">
        {board.goes.map((one) => (
          <MachineCard key={one.id} one={one} at={one.startsOn} act="أرسل المعدّة" />
        ))}
      </Column>
      <Column title="تعود اليوم" none="لا معدّة تعود اليوم.">
        {board.back.map((one) => (
          <MachineCard key={one.id} one={one} at={one.endsOn} act="سجّل الإعادة" />
        ))}
      </Column>
      <Column title="في المواقع، تحتاج متابعة" none="لا شيء يحتاج متابعة.">
        {[
          ...board.late.map((one) => <MachineCard key={one.id} one={one} at={one.endsOn} act="مدّد أو أنهِ" isLate />),
          ...sheets.map(({ key, text }) => (
            <li className="kcard" key={key}>
              <b>{text}</b>
              {opensSheets && (
                <div className="row kacts">
                  <Link to={sheetsPath} className={buttonLook({ variant: 'outline', size: 'small' })}>
                    كشوف الساعات
                  </Link>
                </div>
              )}
            </li>
          )),
          ...board.soon.map((one) => <MachineCard key={one.id} one={one} at={one.endsOn} act="اسأل عن التمديد" />),
        ]}
      </Column>
    </div>
  )
}

function Column({ title, none, children }: { title: string; none: string; children: ReactNode[] }) {
  return (
    <section className={children.length === 0 ? 'kcol is-empty' : 'kcol'} aria-label={title}>
      <header>
        <h2>{title}</h2>
        <span className="count">
          <Num>{children.length}</Num>
        </span>
      </header>
      {children.length === 0 ? <p className="kc-none sm muted">{none}</p> : <ul>{children}</ul>}
    </section>
  )
}

const MachineCard = ({ one, at, act, isLate = false }: { one: YardCard; at: string; act: string; isLate?: boolean }) => (
  <li className={isLate ? 'kcard late' : 'kcard'}>
    <b>
      <DateText at={at} weekday />
    </b>
    <span>
      {one.kind} {one.code && <Code>{one.code}</Code>}
    </span>
    <Link to={one.path} className="link">
      <bdi>{one.name}</bdi>
    </Link>
    <span className="xs muted">
      <bdi>{one.site}</bdi> · <Code>{one.number}</Code>
    </span>
    {isLate && <Badge tone="danger">انتهت مدتها</Badge>}
    {one.offHireNumber && (
      <span className="xs">
        إنهاء التأجير <Code>{one.offHireNumber}</Code>
      </span>
    )}
    {one.operator && (
      <span className="xs">
        المشغّل <bdi>{one.operator}</bdi>
      </span>
    )}
    <div className="row kacts">
      <Link to={one.path} className={buttonLook({ variant: 'outline', size: 'small' })}>
        {act}
      </Link>
      <a
        className={buttonLook({ variant: 'ghost', size: 'small' })}
        href={`tel:${one.repPhone}`}
        aria-label={`اتصل بموقع ${one.name}`}
      >
        <PhoneIcon className="i i-sm" aria-hidden />
      </a>
    </div>
  </li>
)
