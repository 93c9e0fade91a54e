import '../styles/phone-bar.css'
import { Check, CheckCheck, TriangleAlert, WifiOff } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import { howMany } from '#values/plural.ts'
import { Alert } from '../alert.tsx'
import { Card } from '../card.tsx'
import { Button } from '../form.tsx'
import { dropOperations, sendAgain, takeMine } from './choose.ts'
import { openPage } from './network.ts'
import type { OnPhone } from './phone-page.ts'
import { isUnsent, lacksPictures, type Operation } from './queue.ts'
import { watchPhonePage } from './watch.ts'

/** What differs between the office and the phone, in words. */
export type Difference = { what: string; office: string; phone: string }

type Props = {
  phone: OnPhone
  /** The version of the record at the office now. */
  version: number
  /** Between the office and what was written here. */
  differences: readonly Difference[]
}

/** At the head of a phone page: whether there is a network, what waits here, and what the office did not take. */
export function PhoneBar({ phone: { isKept, operations, others }, version, differences }: Props) {
  const watched = useWatched()
  const changed = operations.filter(({ state }) => state === 'changed')
  const choose = async (does: Promise<unknown>) => {
    await does
    watched.current?.again()
    await watched.current?.renew()
  }
  return (
    <>
      {isKept && (
        <p className="phone-bar" role="status">
          <WifiOff className="i" aria-hidden />
          <span>لا شبكة. ما سجّلته محفوظ في هاتفك، ويُرسل وحده حين تعود.</span>
        </p>
      )}
      {openPage.isTooOld && <Alert kind="warning">حدّث الصفحة: تغيّر الموقع منذ فتحتها. ما سجّلته محفوظ في هاتفك.</Alert>}
      {others.map(({ name, count }) => (
        <p key={name} className="xs muted">
          في هذا الهاتف {howMany(count, 'operation')} باسم <bdi>{name}</bdi>، تُرسل حين يدخل بحسابه.
        </p>
      ))}
      {changed.length > 0 && (
        <Changed changed={changed} differences={differences}>
          {changed.some(({ snapshot }) => !snapshot) && (
            <Button onClick={() => void choose(takeMine(operations, version))}>أرسل ما في هاتفك</Button>
          )}
          <Button variant="outline" onClick={() => void choose(dropOperations(changed))}>
            خذ ما في المكتب
          </Button>
        </Changed>
      )}
      {operations.length > 0 && (
        <Waiting
          operations={operations}
          onAgain={(one) => void choose(sendAgain(one))}
          onDrop={(one) => void choose(dropOperations([one]))}
        />
      )}
    </>
  )
}

/** Sends and asks again while the page is open. */
function useWatched() {
  const { pathname } = useLocation()
  const { revalidate } = useRevalidator()
  const renew = useRef(revalidate)
  renew.current = revalidate
  const watched = useRef<(ReturnType<typeof watchPhonePage> & { renew: () => Promise<void> }) | null>(null)
  useEffect(() => {
    const again = () => renew.current()
    const watching = watchPhonePage({ page: pathname, renew: again })
    watched.current = { ...watching, renew: again }
    return watching.end
  }, [pathname])
  return watched
}

type ChangedProps = { changed: readonly Operation[]; differences: readonly Difference[]; children: ReactNode }

/** Nothing is overwritten: whoever wrote here sees both and chooses. */
function Changed({ changed, differences, children }: ChangedProps) {
  const isSigned = changed.some(({ snapshot }) => snapshot)
  return (
    <Card title="عُدّل في المكتب قبل أن يصل ما في هاتفك">
      <div className="stack">
        <Alert kind="warning" live="alert">
          {isSigned ? 'راجع ما تغيّر ثم وقّع من جديد.' : 'قارن بينهما، واختر ما يبقى.'}
        </Alert>
        {differences.length > 0 ? (
          <dl className="phone-differences">
            {differences.map(({ what, office, phone }) => (
              <div key={what}>
                <dt>{what}</dt>
                <dd>
                  <span className="xs muted db">ما في المكتب</span>
                  {office}
                </dd>
                <dd>
                  <span className="xs muted db">ما في هاتفك</span>
                  {phone}
                </dd>
              </div>
            ))}
          </dl>
        ) : (
          <p className="muted sm">لا فرق بين ما في المكتب وما في هاتفك.</p>
        )}
        <div className="row wrap">{children}</div>
      </div>
    </Card>
  )
}

const states = {
  waiting: { said: 'في هاتفك', Icon: Check },
  done: { said: 'وصل المكتب', Icon: CheckCheck },
  refused: { said: 'لم يقبله المكتب', Icon: TriangleAlert },
  changed: { said: 'عُدّل في المكتب', Icon: TriangleAlert },
}
const picturesMissing = { said: 'وصل، والصورة لم تصل', Icon: Check }

type WaitingProps = {
  operations: readonly Operation[]
  onAgain: (one: Operation) => void
  onDrop: (one: Operation) => void
}

/** All that is on the phone of this page, and whether the office has it. */
function Waiting({ operations, onAgain, onDrop }: WaitingProps) {
  const unsent = operations.filter(isUnsent)
  const said = unsent.length > 0 ? `في هاتفك ${howMany(unsent.length, 'operation')}` : 'وصل المكتب كل ما في هاتفك'
  return (
    <details className="phone-queue" open={operations.some(({ state }) => state === 'refused')}>
      <summary>{said}</summary>
      <ul>
        {operations.map((one) => {
          const { said: state, Icon } = lacksPictures(one) ? picturesMissing : states[one.state]
          return (
            <li key={one.id} className={`is-${one.state}`}>
              <span className="grow">
                {one.label}
                {one.state === 'done' && one.answer?.said && <span className="xs db muted">{one.answer.said}</span>}
                {one.state === 'refused' && <span className="xs db phone-refusal">{whyRefused(one)}</span>}
              </span>
              <span className="xs phone-state">
                <Icon className="i i-sm" aria-hidden />
                {state}
              </span>
              {one.state === 'refused' && (
                <span className="row wrap">
                  <Button size="small" variant="outline" onClick={() => onAgain(one)}>
                    أعد الإرسال
                  </Button>
                  <Button size="small" variant="danger-ghost" onClick={() => onDrop(one)}>
                    احذفها من هاتفك
                  </Button>
                </span>
              )}
            </li>
          )
        })}
      </ul>
    </details>
  )
}

const whyRefused = ({ answer }: Operation) =>
  [answer?.problem, ...Object.values(answer?.fields ?? {}).flatMap((errors) => errors ?? [])].filter(Boolean).join(' ')
