import { Link } from 'react-router'
import { classesPath, priceImportsPath, pricesPath } from '#areas/vehicles/paths.ts'
import { vehiclesPermissions as may } from '#areas/vehicles/permissions.ts'
import { tabsOpenTo } from '#areas/vehicles/tabs-open.ts'
import { VehiclesFrame } from '#areas/vehicles/ui/vehicles-frame.tsx'
import { page, saying, submit } from '#platform/http.ts'
import { Badge } from '#ui/badge.tsx'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { Empty } from '#ui/states.tsx'
import { Table } from '#ui/table.tsx'
import { DateText, Money, Num } from '#ui/values.tsx'
import { howMany } from '#values/plural.ts'
import { shownDays } from '../price-list.ts'
import { type PricesPage as Loaded, pricesPage } from '../queries.ts'
import { PricesForm } from '../ui/prices-form.tsx'
import { publishPrices } from '../use-cases/publish-prices.ts'
import type { Route } from './+types/back-office-prices'

export const meta = () => [{ title: 'أسعار السيارات · التحالف' }]

export const handle = { crumb: () => 'الأسعار' }

export const loader = page(may.view, async (ctx, { query }) => ({
  ...(await pricesPage(ctx, query)),
  mayChange: ctx.actor.may(may.managePrices),
  sees: tabsOpenTo(ctx),
}))

export const action = submit(publishPrices, () => saying('نُشرت الأسعار', pricesPath))

export default function PricesPage({ loaderData, actionData: reply }: Route.ComponentProps) {
  const { mayChange, sees, lists, examples, shownList, ...begun } = loaderData
  return (
    <VehiclesFrame
      title="أسعار السيارات"
      sees={sees}
      action={
        mayChange &&
        begun.classes.length > 0 && (
          <Link className={buttonLook({ variant: 'outline' })} to={priceImportsPath}>
            استورد قائمة
          </Link>
        )
      }
    >
      <div className="stack">
        {examples.length > 0 && <Examples examples={examples} />}
        {lists.length > 0 && (
          <Card title="القوائم" flush>
            <ul className="list">
              {lists.map((list) => (
                <Published key={list.id} {...list} isShown={list.id === shownList} />
              ))}
            </ul>
          </Card>
        )}
        {mayChange && begun.classes.length > 0 && <PricesForm key={`${begun.seen} ${shownList}`} {...begun} reply={reply} />}
        {lists.length === 0 && !mayChange && (
          <Card>
            <Empty title="لم تُنشر أسعار بعد">تظهر هنا أسعار الفئات بعد أن ينشرها المدير العام.</Empty>
          </Card>
        )}
        {begun.classes.length === 0 && mayChange && (
          <Card>
            <Empty
              title="لا فئات بعد"
              action={
                <Link className={buttonLook()} to={classesPath}>
                  الفئات
                </Link>
              }
            >
              أضف الفئات أولًا، ثم سعّر كلًا منها باليوم والأسبوع والشهر.
            </Empty>
          </Card>
        )}
      </div>
    </VehiclesFrame>
  )
}

function Published({ id, number, validFrom, state, isShown }: Loaded['lists'][number] & { isShown: boolean }) {
  return (
    <li>
      <span className="grow">
        <span className="t">
          القائمة <Num>{number}</Num>
        </span>
        <span className="xs muted">
          من <DateText at={validFrom} />
        </span>
      </span>
      {state === 'current' && <Badge tone="success">سارية</Badge>}
      {state === 'coming' && <Badge tone="info">قادمة</Badge>}
      {!isShown && (
        <Link className="link sm" to={`${pricesPath}?list=${id}`} preventScrollReset>
          اعرضها
        </Link>
      )}
    </li>
  )
}

type Example = Loaded['examples'][number]

/** What the list makes of so many days: what a customer pays, without tax. */
function Examples({ examples }: { examples: Example[] }) {
  const columns = [
    { key: 'name', title: 'الفئة', cell: ({ name }: Example) => <bdi className="medium">{name}</bdi> },
    { key: 'season', title: 'الموسم', cell: ({ season }: Example) => <bdi>{season || 'باقي السنة'}</bdi> },
    ...shownDays.map((days, at) => ({
      ...{ key: String(days), title: howMany(days, 'day'), numeric: true },
      cell: ({ prices }: Example) => <Money amount={prices[at] ?? 0n} />,
    })),
  ]
  return (
    <Card title="ما يدفعه العميل بلا ضريبة" flush>
      <Table caption="أمثلة الأسعار" columns={columns} rows={examples} keyOf={({ id }) => id} />
    </Card>
  )
}
