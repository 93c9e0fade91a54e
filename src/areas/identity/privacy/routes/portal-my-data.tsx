import '#ui/styles/privacy.css'
import { Braces, FileText, Mail } from 'lucide-react'
import { Link } from 'react-router'
import { setting } from '#areas/company/public.ts'
import type { Ctx } from '#platform/context.ts'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { Latin } from '#ui/values.tsx'
import { keptAbout, myConsents, myPrivacyRequests, subjectOf } from '../privacy-queries.ts'
import { KeptData } from '../ui/kept-data.tsx'
import { MyConsents } from '../ui/my-consents.tsx'
import { MyRequests } from '../ui/my-requests.tsx'
import { giveMyConsent, withdrawMyConsent } from '../use-cases/change-consent.ts'
import type { Route } from './+types/portal-my-data'

export const meta = () => [{ title: 'بياناتي · التحالف' }]

export const loader = page(anyoneSignedIn, async (ctx) => {
  const subject = await subjectOf(ctx, ctx.actor.id)
  const [kept, consents, requests, officer] = await Promise.all([
    subject ? keptAbout(ctx, subject) : [],
    myConsents(ctx),
    myPrivacyRequests(ctx),
    officerOf(ctx),
  ])
  return { kept, consents, requests, officer }
})

/** Whom one may write to about one's data, once the company has named somebody. */
async function officerOf(ctx: Ctx) {
  const [name, email] = await Promise.all([setting(ctx, 'dataOfficerName'), setting(ctx, 'dataOfficerEmail')])
  return email ? { name: name ?? 'مسؤول حماية البيانات', email } : null
}

const here = '/dashboard/my-data'

export const action = submitOneOf({
  withdraw: submit(withdrawMyConsent, () => saying('سُحبت موافقتك على استلام العروض. لن نستعمل بياناتك لهذا الغرض.', here)),
  consent: submit(giveMyConsent, () => saying('سُجّلت موافقتك.', here)),
})

export default function MyDataPage({ loaderData: { kept, consents, requests, officer } }: Route.ComponentProps) {
  return (
    <>
      <div className="page-h">
        <div>
          <h1>بياناتي</h1>
          <p className="muted">لا نبيع بياناتك، ولك الاطلاع والتصحيح والحذف والنقل وسحب الموافقة.</p>
        </div>
      </div>
      <div className="data-cols">
        <div>
          <Card flush title="ما نحتفظ به عنك" actions={<Correct />}>
            <KeptData kept={kept} />
          </Card>
          <MyRequests requests={requests} />
        </div>
        <div>
          <Copies />
          <MyConsents consents={consents} />
          {officer && <Officer {...officer} />}
        </div>
      </div>
    </>
  )
}

function Correct() {
  return (
    <Link to="/dashboard/profile" className={buttonLook({ variant: 'outline', size: 'small' })}>
      صحّح ملفي
    </Link>
  )
}

function Copies() {
  const look = buttonLook({ variant: 'outline' })
  return (
    <Card title="نزّل نسخة">
      <p className="sm muted">كل ما نحتفظ به عنك، للقراءة أو لنقله إلى نظام آخر. يُسجَّل كل تنزيل في سجل حسابك.</p>
      <div className="row wrap mt-3">
        <a className={look} href="/dashboard/my-data/copy/pdf" download>
          <FileText className="i" aria-hidden />
          PDF
        </a>
        <a className={look} href="/dashboard/my-data/copy/json" download>
          <Braces className="i" aria-hidden />
          JSON
        </a>
      </div>
    </Card>
  )
}

function Officer({ name, email }: { name: string; email: string }) {
  return (
    <Card title="مسؤول حماية البيانات">
      <p className="sm">{name}</p>
      <a className="link sm row" href={`mailto:${email}`}>
        <Mail className="i i-sm" aria-hidden />
        <Latin>{email}</Latin>
      </a>
      <p className="xs muted mt-3">ولك أن تتقدم إلى وزارة النقل والاتصالات وتقنية المعلومات.</p>
    </Card>
  )
}
