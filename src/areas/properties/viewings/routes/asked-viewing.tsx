import { data, Link } from 'react-router'
import { vacantPath } from '#areas/properties/listings/listing.ts'
import { forEachVisit, page, saying } from '#platform/http.ts'
import { anyone } from '#platform/permissions.ts'
import { freshForm, submitPublic } from '#platform/public-form.ts'
import { buttonLook } from '#ui/button-look.ts'
import { PublicFormFields } from '#ui/form/public-form.tsx'
import { Unheard } from '#ui/form/unheard.tsx'
import { PostForm, SubmitButton } from '#ui/form.tsx'
import { Code, DateText } from '#ui/values.tsx'
import { askedViewing } from '../queries.ts'
import { ViewingBadge } from '../ui/viewing-badge.tsx'
import { WishedFor } from '../ui/wished-for.tsx'
import { cancelAskedViewing } from '../use-cases/end-viewing.ts'
import { askedViewingPath } from '../viewing.ts'
import type { Route } from './+types/asked-viewing'

export const headers = forEachVisit

export const loader = page(anyone, async (ctx, { params }) => {
  const one = await askedViewing(ctx, params.viewingId)
  if (!one) throw data('لا معاينة بهذا العنوان. راجع الرابط كما وصلك.', { status: 404, statusText: 'Not Found' })
  return { viewing: one, ...(await freshForm(ctx)) }
})

export const action = submitPublic(cancelAskedViewing, ({ id }) => saying('أُلغيت المعاينة', askedViewingPath(id)))

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData ? `معاينة ${loaderData.viewing.heading}` : 'لا توجد صفحة هنا'} · التحالف` },
  { name: 'robots', content: 'noindex' },
]

export default function AskedViewingPage({ loaderData: { viewing: one, form }, actionData: reply }: Route.ComponentProps) {
  return (
    <div className="container sent">
      <section className="card sent-card">
        <h1>
          معاينة <bdi>{one.heading}</bdi>
        </h1>
        <p className="muted">
          <bdi>{one.place}</bdi>
        </p>
        <p className="sent-no">
          <Code>{one.no}</Code>
        </p>
        <p>
          <ViewingBadge state={one.state} />
        </p>
        <Unheard reply={reply} />
        <When {...one} />
        <div className="row wrap sent-on">
          {one.listing && one.state !== 'scheduled' && (
            <Link className={buttonLook({ variant: 'outline' })} to={one.listing}>
              ارجع إلى الوحدة
            </Link>
          )}
          <Link className={buttonLook({ variant: 'outline' })} to={`${vacantPath}#vacant`}>
            وحدات شاغرة أخرى
          </Link>
        </div>
        {one.isToCome && (
          <details className="act-form">
            <summary className="btn btn-ghost btn-sm">ألغِ المعاينة</summary>
            <PostForm>
              <PublicFormFields form={form} />
              <div>
                <SubmitButton variant="danger">نعم، ألغِها</SubmitButton>
              </div>
            </PostForm>
          </details>
        )}
      </section>
    </div>
  )
}

type Shown = Route.ComponentProps['loaderData']['viewing']

function When({ state, startsAt, guide, where, endReason, ...wish }: Shown) {
  if (state === 'requested')
    return (
      <p>
        وصل طلب المعاينة: <WishedFor {...wish} />. نؤكد لك الموعد بالطريقة التي اخترتها.
      </p>
    )
  if (state === 'scheduled' && startsAt)
    return (
      <p>
        <b>
          <DateText at={startsAt} weekday time />
        </b>
        {guide && <bdi>{`، يلقاك ${guide}`}</bdi>}
        {where && (
          <span className="block sm">
            <bdi>{where.building}</bdi>
            {where.map && (
              <>
                {' · '}
                <a className="link" href={where.map} rel="noreferrer">
                  افتح الموقع على الخريطة
                </a>
              </>
            )}
          </span>
        )}
      </p>
    )
  if (state === 'done') return <p>شكرًا لزيارتك. إن ناسبتك الوحدة فاتصل بنا لنجهّز العقد.</p>
  if (state === 'no-show') return <p>لم نلتق في الموعد. اطلب موعدًا آخر إن بقيت الوحدة معروضة.</p>
  return <p>{endReason ? <bdi>{endReason}</bdi> : 'أُلغيت كما طلبت.'}</p>
}
