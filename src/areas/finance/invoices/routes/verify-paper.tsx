import { ShieldCheck } from 'lucide-react'
import { data } from 'react-router'
import { forEachVisit, page } from '#platform/http.ts'
import { anyone } from '#platform/permissions.ts'
import { Badge } from '#ui/badge.tsx'
import { Code, DateText, Money } from '#ui/values.tsx'
import { verifiedPaper } from '../verified-papers.ts'
import type { Route } from './+types/verify-paper'

export const headers = forEachVisit

export const loader = page(anyone, async (ctx, { params }) => {
  const paper = await verifiedPaper(ctx, params.paperToken)
  if (!paper) throw data('لا وثيقة بهذا العنوان. امسح الرمز من جديد.', { status: 404, statusText: 'Not Found' })
  return paper
})

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData ? 'وثيقة صحيحة' : 'لا توجد صفحة هنا'} · التحالف` },
  { name: 'robots', content: 'noindex' },
]

export default function VerifyPaperPage({ loaderData: { kind, number, day, total, credited } }: Route.ComponentProps) {
  return (
    <div className="container sent">
      <section className="card sent-card">
        <span className="tile-ic s">
          <ShieldCheck className="i i-lg" aria-hidden />
        </span>
        <h1>وثيقة صحيحة</h1>
        <p className="muted">{kind} صدرت عن التحالف. قارن رقمها وتاريخها ومبلغها بما في يدك.</p>
        <p className="sent-no">
          <Code>{number}</Code>
        </p>
        <p>
          <DateText at={day} printed />
          {' · '}
          <Money amount={total} />
        </p>
        <State total={total} credited={credited} />
      </section>
    </div>
  )
}

function State({ total, credited }: { total: bigint; credited: bigint }) {
  if (credited === 0n) return <Badge tone="success">سارية</Badge>
  return (
    <>
      <Badge tone="warning">{credited === total ? 'ملغاة بإشعار دائن' : 'عليها إشعار دائن'}</Badge>
      {credited !== total && (
        <p className="muted sm">
          أُلغي منها <Money amount={credited} />
        </p>
      )}
    </>
  )
}
