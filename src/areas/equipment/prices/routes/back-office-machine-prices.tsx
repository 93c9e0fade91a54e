import { Link } from 'react-router'
import { kindsPath, machinePriceImportsPath, pricesPath } from '#areas/equipment/paths.ts'
import { equipmentPermissions as may } from '#areas/equipment/permissions.ts'
import { tabsOpenTo } from '#areas/equipment/tabs-open.ts'
import { EquipmentFrame } from '#areas/equipment/ui/equipment-frame.tsx'
import { page, saying, submit } from '#platform/http.ts'
import { Badge } from '#ui/badge.tsx'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { Empty } from '#ui/states.tsx'
import { Table } from '#ui/table.tsx'
import { DateText, Money, Num } from '#ui/values.tsx'
import { howMany } from '#values/plural.ts'
import { shownDays } from '../price-list.ts'
import { type MachinePrices, machinePrices } from '../queries.ts'
import { MachinePricesForm } from '../ui/prices-form.tsx'
import { publishMachinePrices } from '../use-cases/publish-machine-prices.ts'
import type { Route } from './+types/back-office-machine-prices'

export const meta = () => [{ title: 'أسعار المعدات · التحالف' }]

export const handle = { crumb: () => 'الأسعار' }

export const loader = page(may.view, async (ctx) => ({
  ...(await machinePrices(ctx)),
  mayChange: ctx.actor.may(may.managePrices),
  sees: tabsOpenTo(ctx),
}))

export const action = submit(publishMachinePrices, () => saying('نُشرت الأسعار', pricesPath))

export default function MachinePricesPage({ loaderData, actionData: reply }: Route.ComponentProps) {
  const { mayChange, sees, lists, examples, kinds, cards, seen } = loaderData
  return (
    <EquipmentFrame
      title="أسعار المعدات"
      sees={sees}
      action={
        mayChange &&
        kinds.length > 0 && (
          <Link className={buttonLook({ variant: 'outline' })} to={machinePriceImportsPath}>
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
                <Published key={list.id} {...list} />
              ))}
            </ul>
          </Card>
        )}
        {mayChange && kinds.length > 0 && <MachinePricesForm key={seen} {...{ kinds, cards, seen, reply }} />}
        {lists.length === 0 && !(mayChange && kinds.length > 0) && (
          <Card>
            <Empty
              title="لم تُنشر أسعار بعد"
              action={
                mayChange && (
                  <Link className={buttonLook()} to={kindsPath}>
                    الأنواع
                  </Link>
                )
              }
            >
              {mayChange ? 'أضف الأنواع أولًا، ثم سعّر كلًا منها.' : 'تظهر هنا أسعار الأنواع بعد أن ينشرها المدير العام.'}
            </Empty>
          </Card>
        )}
      </div>
    </EquipmentFrame>
  )
}

const Published = ({ number, validFrom, state }: MachinePrices['lists'][number]) => (
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
  </li>
)

type Example = MachinePrices['examples'][number]

/** What the list makes of so many working days: what a customer pays, without tax. */
function Examples({ examples }: { examples: Example[] }) {
  const money = (title: string, read: (one: Example) => bigint) => ({
    ...{ key: title, title, numeric: true },
    cell: (one: Example) => (read(one) > 0n ? <Money amount={read(one)} /> : <span className="muted">–</span>),
  })
  const columns = [
    { key: 'name', title: 'النوع', cell: ({ name }: Example) => <bdi className="medium">{name}</bdi> },
    money('الساعة', ({ hour }) => hour),
    ...shownDays.map((days, at) => money(howMany(days, 'day'), ({ prices }) => prices[at] ?? 0n)),
    money('الساعة الإضافية', ({ overtime }) => overtime),
  ]
  return (
    <Card title="ما يدفعه العميل بلا ضريبة، بأيام العمل" flush>
      <Table caption="أمثلة الأسعار" columns={columns} rows={examples} keyOf={({ id }) => id} />
    </Card>
  )
}
