import { Link } from 'react-router'
import { vacantPath } from '#areas/properties/listings/listing.ts'
import { page, saying, submit } from '#platform/http.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { Unheard } from '#ui/form/unheard.tsx'
import { Button, PostForm } from '#ui/form.tsx'
import { Empty } from '#ui/states.tsx'
import { Code, DateText } from '#ui/values.tsx'
import { type OwnViewing, ownViewings } from '../queries.ts'
import { ViewingBadge } from '../ui/viewing-badge.tsx'
import { WishedFor } from '../ui/wished-for.tsx'
import { cancelOwnViewing } from '../use-cases/end-viewing.ts'
import { askedViewingPath, ownViewingsPath } from '../viewing.ts'
import type { Route } from './+types/portal-viewings'

export const meta = () => [{ title: 'معايناتي · التحالف' }]

export const loader = page(anyoneSignedIn, async (ctx) => ({ rows: await ownViewings(ctx) }))

export const action = submit(cancelOwnViewing, () => saying('أُلغيت المعاينة', ownViewingsPath))

export default function PortalViewingsPage({ loaderData: { rows }, actionData: reply }: Route.ComponentProps) {
  return (
    <>
      <div className="page-h">
        <h1>معايناتي</h1>
        <div className="acts">
          <Link to={`${vacantPath}#vacant`} className={buttonLook({ variant: 'outline' })}>
            وحدات شاغرة
          </Link>
        </div>
      </div>
      <Unheard reply={reply} />
      <Card flush>
        {rows.length === 0 && <Empty title="لا معاينات بعد">اختر وحدة شاغرة واطلب معاينتها، فتتابع موعدها هنا.</Empty>}
        <ul className="list">
          {rows.map((one) => (
            <Row key={one.id} one={one} />
          ))}
        </ul>
      </Card>
    </>
  )
}

const Row = ({ one }: { one: OwnViewing }) => (
  <li>
    <span className="grow">
      <Link to={askedViewingPath(one.id)} className="t">
        <bdi>{`${one.heading}، ${one.place}`}</bdi>
      </Link>
      <span className="sm db">
        {one.startsAt ? (
          <DateText at={one.startsAt} weekday time />
        ) : (
          <>
            لم يُحدَّد الموعد بعد. طلبت <WishedFor {...one} />
          </>
        )}
      </span>
      <span className="xs muted db">
        <Code>{one.no}</Code>
      </span>
    </span>
    <ViewingBadge state={one.state} />
    {one.isToCome && (
      <PostForm className="row" part={one.id}>
        <input type="hidden" name="viewingId" value={one.id} />
        <Button type="submit" variant="outline" size="small" aria-label={`ألغِ معاينة ${one.heading}`}>
          ألغِها
        </Button>
      </PostForm>
    )}
  </li>
)
