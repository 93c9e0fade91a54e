import { AtSign, Fingerprint, KeyRound, type LucideIcon, ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { reachedAt, secondFactorOf, sessionsOf } from '#areas/identity/accounts/queries.ts'
import { passkeysOf } from '#areas/identity/proofs/passkey-queries.ts'
import { doubtfulDevices } from '#areas/identity/sessions/seen-devices.ts'
import { endSession } from '#areas/identity/sessions/use-cases/end-session.ts'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { Badge } from '#ui/badge.tsx'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { FormProblem } from '#ui/form.tsx'
import { Latin, Phone } from '#ui/values.tsx'
import { dayOf } from '#values/days.ts'
import { howMany } from '#values/plural.ts'
import { NewDevices } from '../ui/new-devices.tsx'
import { SessionList } from '../ui/session-list.tsx'
import { confirmDevice, denyDevice } from '../use-cases/answer-device.ts'
import { endOtherSessions } from '../use-cases/end-other-sessions.ts'
import type { Route } from './+types/portal-security'

export const meta = () => [{ title: 'الأمان · التحالف' }]

export const loader = page(anyoneSignedIn, async (ctx) => ({
  today: dayOf(ctx.now()),
  sessions: await sessionsOf(ctx),
  newDevices: await doubtfulDevices(ctx),
  factor: await secondFactorOf(ctx),
  reached: await reachedAt(ctx),
  passkeys: (await passkeysOf(ctx)).length,
}))

const here = '/dashboard/security'

export const action = submitOneOf({
  end: submit(endSession, () => saying('أُنهيت الجلسة.', here)),
  'end-others': submit(endOtherSessions, () => saying('أُنهيت الجلسات الأخرى.', here)),
  'confirm-device': submit(confirmDevice, () => saying('عرفنا هذا الجهاز، ولن نسألك عنه بعد الآن.', here)),
  'deny-device': submit(denyDevice, () => saying('أُنهيت الجلسات الأخرى. غيّر كلمة مرورك الآن.', `${here}/password`)),
})

export default function SecurityPage({
  loaderData: { sessions, newDevices, today, factor, reached, passkeys },
  actionData,
}: Route.ComponentProps) {
  return (
    <>
      <h1 className="acct-h1">الأمان</h1>
      <FormProblem text={actionData?.problem} />
      <NewDevices devices={newDevices} today={today} />
      <div className="safe">
        <Card title="الدخول إلى حسابك" flush>
          <ul className="list">
            <Way icon={KeyRound} name="كلمة المرور" to="password" act="غيّرها" />
            <Way icon={AtSign} name="رقم الهاتف والبريد" to="contact" act="غيّرهما">
              {reached?.phone && (
                <span className="xs muted db">
                  <Phone number={reached.phone} plain />
                </span>
              )}
              {reached?.email && (
                <span className="xs muted db">
                  <Latin>{reached.email}</Latin>
                </span>
              )}
            </Way>
            <Way icon={ShieldCheck} name="التحقق بخطوتين" to="second-factor" act={factor.enabled ? 'أدره' : 'فعّله'}>
              {factor.enabled ? <Badge tone="success">مفعّل</Badge> : <Badge>غير مفعّل</Badge>}
            </Way>
            <Way icon={Fingerprint} name="مفاتيح المرور" to="passkeys" act={passkeys > 0 ? 'أدرها' : 'أضف'}>
              {passkeys > 0 ? <Badge tone="success">{howMany(passkeys, 'passkey')}</Badge> : <Badge>لا مفاتيح</Badge>}
            </Way>
          </ul>
        </Card>
        <Card flush title="جلساتك">
          <SessionList sessions={sessions} doubted={newDevices.map(({ device }) => device)} today={today} />
        </Card>
      </div>
    </>
  )
}

type WayProps = { icon: LucideIcon; name: string; to: string; act: string; children?: ReactNode }

/** One thing that opens the account, how it stands, and where it is changed. */
function Way({ icon: Icon, name, to, act, children }: WayProps) {
  return (
    <li>
      <span className="tile-ic">
        <Icon className="i" aria-hidden />
      </span>
      <span className="grow">
        <span className="t db">{name}</span>
        {children}
      </span>
      <Link className={buttonLook({ variant: 'outline', size: 'small' })} to={`${here}/${to}`}>
        {act}
      </Link>
    </li>
  )
}
