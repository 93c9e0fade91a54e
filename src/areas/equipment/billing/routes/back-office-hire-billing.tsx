import { Link } from 'react-router'
import { billingPath, hirePath } from '#areas/equipment/paths.ts'
import { equipmentPermissions as may } from '#areas/equipment/permissions.ts'
import { tabsOpenTo } from '#areas/equipment/tabs-open.ts'
import { EquipmentFrame } from '#areas/equipment/ui/equipment-frame.tsx'
import { page, saying, submit } from '#platform/http.ts'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { Unheard } from '#ui/form/unheard.tsx'
import { PostForm, SubmitButton } from '#ui/form.tsx'
import { Empty } from '#ui/states.tsx'
import { Code, DateRange, Money } from '#ui/values.tsx'
import { howMany } from '#values/plural.ts'
import { cyclesToBill } from '../cycles-to-bill.ts'
import { billCycle } from '../use-cases/bill-cycle.ts'
import type { Route } from './+types/back-office-hire-billing'

export const meta = () => [{ title: 'فوترة تأجير المعدات · التحالف' }]

export const handle = { crumb: () => 'الفوترة' }

export const loader = page(may.bill, async (ctx) => ({
  rows: await cyclesToBill(ctx),
  seesHires: ctx.actor.may(may.viewHires),
  sees: tabsOpenTo(ctx),
}))

export const action = submit(billCycle, () => saying('صدرت الفاتورة', billingPath))

export default function HireBillingPage({ loaderData: { rows, seesHires, sees }, actionData: reply }: Route.ComponentProps) {
  return (
    <EquipmentFrame title="فوترة تأجير المعدات" sees={sees}>
      <Unheard reply={reply} />
      <Card title="دورات حان إصدارها" flush>
        {rows.length === 0 && <Empty title="لا دورة حان إصدارها">تظهر هنا كل دورة بعد آخر يوم لها، وما ينقصها أولًا.</Empty>}
        <ul className="list">
          {rows.map((row) => (
            <li key={row.contractId}>
              <span className="grow">
                <span className="t">
                  {seesHires ? (
                    <Link to={hirePath(row.contractId)}>
                      <bdi>{row.name}</bdi> · <Code>{row.number}</Code>
                    </Link>
                  ) : (
                    <bdi>{row.name}</bdi>
                  )}
                </span>
                <span className="sm db">
                  <DateRange from={row.cycle.from} until={row.cycle.until} /> · الصافي <Money amount={row.cycle.net} />
                </span>
                {row.cycle.missing.length > 0 && (
                  <Badge tone="warning">{`ينقصها ${howMany(row.cycle.missing.length, 'timesheet')}`}</Badge>
                )}
              </span>
              {row.cycle.missing.length === 0 ? (
                <PostForm part={row.contractId} before="الإصدار">
                  <input type="hidden" name="contractId" value={row.contractId} />
                  <input type="hidden" name="number" value={row.cycle.number} />
                  <SubmitButton size="small" aria-label={`أصدر فاتورة ${row.number}`}>
                    أصدر الفاتورة
                  </SubmitButton>
                </PostForm>
              ) : (
                seesHires && (
                  <Link className="link sm" to={hirePath(row.contractId)}>
                    راجع ما ينقص
                  </Link>
                )
              )}
            </li>
          ))}
        </ul>
      </Card>
    </EquipmentFrame>
  )
}
