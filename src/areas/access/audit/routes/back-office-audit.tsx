import { ShieldCheck } from 'lucide-react'
import { Link } from 'react-router'
import { page } from '#platform/http.ts'
import { Alert } from '#ui/alert.tsx'
import { Card } from '#ui/card.tsx'
import { Empty } from '#ui/states.tsx'
import { DateText } from '#ui/values.tsx'
import { auditAddress, readAsked } from '../audit-asked.ts'
import { auditPermissions } from '../permissions.ts'
import { auditActs, auditPage, auditPeople, recordAskedAbout, trailState } from '../queries.ts'
import { AuditFilters } from '../ui/audit-filters.tsx'
import { AuditList } from '../ui/audit-list.tsx'
import type { Route } from './+types/back-office-audit'

export const meta = () => [{ title: 'سجل التدقيق · التحالف' }]

export const loader = page(auditPermissions.viewAudit, async (ctx, { query }) => {
  const asked = readAsked(query)
  const before = query.get('before')
  const [list, people, record, state] = await Promise.all([
    auditPage(ctx, asked, before),
    auditPeople(ctx, asked),
    recordAskedAbout(ctx, asked),
    trailState(ctx, query.has('check')),
  ])
  const mayExport = ctx.actor.may(auditPermissions.exportAudit)
  return { asked, isFirst: !before, ...list, people, acts: auditActs(ctx), record, state, mayExport }
})

export default function AuditPage({ loaderData }: Route.ComponentProps) {
  const { asked, isFirst, lines, older, people, acts, record, state, mayExport } = loaderData
  return (
    <>
      <div className="page-h">
        <div>
          <h1>سجل التدقيق</h1>
          <p className="muted sm">
            يُضاف إليه ولا يُعدَّل ولا يُحذف.{' '}
            {state.until ? (
              <>
                خُتم حتى <DateText at={state.until} />.
              </>
            ) : (
              'يُختم كل يوم بعد انتهائه.'
            )}
          </p>
        </div>
        <div className="acts">
          <Link className="btn btn-outline btn-sm" to={withQuery(auditAddress(asked), 'check=yes')} preventScrollReset>
            <ShieldCheck className="i i-sm" aria-hidden />
            افحص السلسلة
          </Link>
          {mayExport && <Exports asked={asked} />}
        </div>
      </div>
      <Verdict {...state} />
      <Card flush footer={<Foot asked={asked} isFirst={isFirst} older={older} />}>
        <AuditFilters asked={asked} people={people} acts={acts} />
        {record && (
          <p className="aud-record sm">
            {record.label}:{' '}
            <Link className="link" to={record.path}>
              {record.name}
            </Link>
          </p>
        )}
        {lines.length ? (
          <AuditList lines={lines} addressOf={(change) => auditAddress(asked, change)} />
        ) : (
          <Empty title="لا شيء بهذه الشروط">وسّع الأيام، أو امسح شروط البحث.</Empty>
        )}
      </Card>
    </>
  )
}

const withQuery = (address: string, more: string) => `${address}${address.includes('?') ? '&' : '?'}${more}`

type Asked = Route.ComponentProps['loaderData']['asked']

function Exports({ asked }: { asked: Asked }) {
  const address = auditAddress(asked, {}, '/admin/audit/export')
  return (
    <>
      <a className="btn btn-outline btn-sm" href={withQuery(address, 'format=xlsx')} download>
        صدّر إلى إكسل
      </a>
      <a className="btn btn-ghost btn-sm" href={withQuery(address, 'format=csv')} download>
        صدّر نصًّا <bdi dir="ltr">CSV</bdi>
      </a>
    </>
  )
}

function Verdict({ checked, until, broken, corrections }: Route.ComponentProps['loaderData']['state']) {
  if (!checked) return null
  if (broken)
    return (
      <Alert kind="danger">
        انقطع تسلسل السجل عند <DateText at={broken.day} />. {broken.sentence} أبلغ مدير النظام الآن.
      </Alert>
    )
  return (
    <Alert kind="success">
      {until ? (
        <>
          السجل متصل حتى <DateText at={until} />، وما بعده كما كُتب.
        </>
      ) : (
        'كل واقعة كما كُتبت. لم يُختم يوم بعد.'
      )}
      {corrections.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Alert>
  )
}

function Foot({ asked, isFirst, older }: { asked: Asked; isFirst: boolean; older: string | null }) {
  return (
    <>
      {!isFirst && (
        <Link className="btn btn-ghost btn-sm" to={auditAddress(asked)}>
          الأحدث
        </Link>
      )}
      {older ? (
        <Link className="btn btn-outline btn-sm end" to={withQuery(auditAddress(asked), `before=${older}`)}>
          الأقدم
        </Link>
      ) : (
        <span className="sm muted">
          {auditAddress(asked) === '/admin/audit' ? 'هذا أول ما في السجل.' : 'هذا أول ما في السجل بهذه الشروط.'}
        </span>
      )}
    </>
  )
}
