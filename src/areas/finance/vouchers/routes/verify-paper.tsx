import { ShieldCheck, ShieldX } from 'lucide-react'
import { data } from 'react-router'
import { CheckedPaperCard } from '#areas/finance/papers/ui/checked-paper.tsx'
import { paperStates } from '#areas/finance/papers/words.ts'
import { forEachVisit, page } from '#platform/http.ts'
import { anyone } from '#platform/permissions.ts'
import { Badge } from '#ui/badge.tsx'
import { Code, DateText, Money } from '#ui/values.tsx'
import { dayOf } from '#values/days.ts'
import { type VerifiedPaper, verifiedPaper } from '../verified-papers.ts'
import type { Route } from './+types/verify-paper'

export const headers = forEachVisit

export const loader = page(anyone, async (ctx, { params }) => {
  const paper = await verifiedPaper(ctx, params.paperToken)
  if (!paper) throw data('لا وثيقة بهذا العنوان. امسح الرمز من جديد.', { status: 404, statusText: 'Not Found' })
  return 'heading' in paper ? { ...paper, today: dayOf(ctx.now()) } : paper
})

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData ? headingOf(loaderData) : 'لا توجد صفحة هنا'} · التحالف` },
  { name: 'robots', content: 'noindex' },
]

const headings = {
  valid: 'وثيقة صحيحة',
  'part-credited': 'وثيقة صحيحة',
  credited: 'وثيقة أُلغيت',
  reversed: 'وثيقة معكوسة',
  cancelled: 'وثيقة أُلغيت',
  settled: 'وثيقة صحيحة',
} as const

type Shown = Route.ComponentProps['loaderData']

const headingOf = (paper: Shown) => ('heading' in paper ? paper.heading : headings[paper.state])

const holding = new Set<keyof typeof headings>(['valid', 'part-credited', 'settled'])

export default function VerifyPaperPage({ loaderData: paper }: Route.ComponentProps) {
  return (
    <div className="container sent">
      {'heading' in paper ? <CheckedPaperCard paper={paper} today={paper.today} /> : <PaperOfMoney {...paper} />}
    </div>
  )
}

function PaperOfMoney(paper: VerifiedPaper) {
  const { kind, number, day, total, state } = paper
  const holds = holding.has(state)
  return (
    <section className="card sent-card">
      <span className={`tile-ic ${holds ? 's' : 'd'}`}>
        {holds ? <ShieldCheck className="i i-lg" aria-hidden /> : <ShieldX className="i i-lg" aria-hidden />}
      </span>
      <h1>{headings[state]}</h1>
      <p className="muted">{kind} من التحالف. قارن رقم الوثيقة وتاريخها ومبلغها بما في يدك.</p>
      <p className="sent-no">
        <Code>{number}</Code>
      </p>
      <p>
        <DateText at={day} printed />
        {' · '}
        <Money amount={total} />
      </p>
      <State {...paper} />
    </section>
  )
}

const tones = {
  valid: 'success',
  'part-credited': 'warning',
  credited: 'danger',
  reversed: 'danger',
  cancelled: 'danger',
  settled: 'info',
} as const

function State({ state, credited }: VerifiedPaper) {
  return (
    <>
      <Badge tone={tones[state]}>{paperStates[state]}</Badge>
      {state === 'part-credited' && (
        <p className="muted sm">
          أُلغي منها <Money amount={credited} />
        </p>
      )}
    </>
  )
}
