import { Link } from 'react-router'
import { bagPath, bagsPath } from '#areas/parcels/paths.ts'
import { parcelPermissions as may } from '#areas/parcels/permissions.ts'
import { tabsOpenTo } from '#areas/parcels/tabs-open.ts'
import { ParcelsFrame } from '#areas/parcels/ui/parcels-frame.tsx'
import { page, saying, submit } from '#platform/http.ts'
import { Card } from '#ui/card.tsx'
import { Empty } from '#ui/states.tsx'
import { Code } from '#ui/values.tsx'
import { momentInWords } from '#values/dates.ts'
import { howMany } from '#values/plural.ts'
import { bagsPage } from '../queries.ts'
import { BagBadge } from '../ui/bag-badge.tsx'
import { OpenBag } from '../ui/open-bag.tsx'
import { openBag } from '../use-cases/fill-bag.ts'
import type { Route } from './+types/back-office-bags'

export const meta = () => [{ title: 'بين الفروع · التحالف' }]

export const handle = { crumb: () => 'بين الفروع' }

export const loader = page(may.sort, async (ctx) => ({ shown: await bagsPage(ctx), sees: tabsOpenTo(ctx) }))

export const action = submit(openBag, ({ bagId }) => saying('فُتح الكيس. امسح ما يخرج فيه.', bagPath(bagId)))

export default function BagsPage({ loaderData: { shown, sees }, actionData: reply }: Route.ComponentProps) {
  const { bags, waiting } = shown
  return (
    <ParcelsFrame title="بين الفروع" about="الأكياس بين الفروع وما ينتظر الخروج إليها" sees={sees}>
      <div className="desk2">
        <Card title="الأكياس" flush>
          {bags.length === 0 && <Empty title="لا أكياس بعد">افتح كيسًا إلى فرع آخر، ثم امسح ما يخرج فيه واختمه.</Empty>}
          <ul className="list">
            {bags.map((bag) => (
              <li key={bag.id}>
                <span className="grow">
                  <Link className="t link" to={bagPath(bag.id)}>
                    <Code>{bag.number}</Code> من {bag.from} إلى {bag.to}
                  </Link>
                  <span className="xs muted">
                    {howMany(bag.pieces, 'piece')} · {momentInWords(bag.arrivedAt ?? bag.sentAt ?? bag.openedAt)}
                    {bag.driver && ` · ${bag.driver}`}
                  </span>
                </span>
                <BagBadge state={bag.state} />
              </li>
            ))}
          </ul>
        </Card>
        <div className="stack">
          {waiting.length > 0 && (
            <Card title="ينتظر الخروج" flush>
              <ul className="list">
                {waiting.map(({ branchId, goal, from, to, count }) => (
                  <li key={branchId + goal}>
                    <span className="grow">
                      <span className="t">
                        من {from} إلى {to}
                      </span>
                    </span>
                    <span>{howMany(count, 'parcel')}</span>
                  </li>
                ))}
              </ul>
            </Card>
          )}
          <OpenBag page={shown} reply={reply} action={bagsPath} />
        </div>
      </div>
    </ParcelsFrame>
  )
}
