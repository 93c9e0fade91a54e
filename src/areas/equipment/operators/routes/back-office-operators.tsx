import { Plus } from 'lucide-react'
import { Link } from 'react-router'
import { newOperatorPath, operatorImportsPath, operatorPath } from '#areas/equipment/paths.ts'
import { equipmentPermissions as may } from '#areas/equipment/permissions.ts'
import { tabsOpenTo } from '#areas/equipment/tabs-open.ts'
import { EquipmentFrame } from '#areas/equipment/ui/equipment-frame.tsx'
import { page } from '#platform/http.ts'
import { Badge } from '#ui/badge.tsx'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { Empty } from '#ui/states.tsx'
import { Table } from '#ui/table.tsx'
import { DateText, Phone } from '#ui/values.tsx'
import { dayOf } from '#values/days.ts'
import { type OperatorRow, operators } from '../queries.ts'
import type { Route } from './+types/back-office-operators'

export const meta = () => [{ title: 'المشغّلون · التحالف' }]

export const handle = { crumb: () => 'المشغّلون' }

export const loader = page(may.manageOperators, async (ctx) => ({
  rows: await operators(ctx),
  today: dayOf(ctx.now()),
  sees: tabsOpenTo(ctx),
}))

export default function OperatorsPage({ loaderData: { rows, today, sees } }: Route.ComponentProps) {
  const begin = (
    <>
      <Link className={buttonLook({ variant: 'outline' })} to={operatorImportsPath}>
        استورد
      </Link>
      <Link className={buttonLook()} to={newOperatorPath}>
        <Plus className="i i-sm" aria-hidden />
        أضف مشغّلًا
      </Link>
    </>
  )
  const licences = ({ licences: all }: OperatorRow) =>
    all.length === 0 ? (
      <span className="muted">لا رخص</span>
    ) : (
      <ul className="plain">
        {all.map(({ kindId, kind, validUntil }) => (
          <li key={kindId} className="sm">
            <bdi>{kind}</bdi> حتى <DateText at={validUntil} /> {validUntil < today && <Badge tone="danger">انتهت</Badge>}
          </li>
        ))}
      </ul>
    )
  const columns = [
    {
      ...{ key: 'name', title: 'الاسم' },
      cell: ({ id, name }: OperatorRow) => (
        <Link className="link medium" to={operatorPath(id)}>
          <bdi>{name}</bdi>
        </Link>
      ),
    },
    { key: 'phone', title: 'الهاتف', cell: ({ phone }: OperatorRow) => <Phone number={phone} /> },
    { key: 'licences', title: 'رخص التشغيل', cell: licences },
    {
      ...{ key: 'active', title: 'الحالة' },
      cell: ({ active }: OperatorRow) => (
        <Badge tone={active ? 'success' : 'muted'}>{active ? 'يعمل الآن' : 'لا يعمل الآن'}</Badge>
      ),
    },
  ]
  return (
    <EquipmentFrame title="المشغّلون" action={begin} sees={sees}>
      <Card flush>
        {rows.length === 0 ? (
          <Empty title="لا مشغّلين بعد" action={begin}>
            أضف كل مشغّل برخصه: لا يُعرض لمعدّة إلا من رخصته سارية لنوعها.
          </Empty>
        ) : (
          <Table caption="المشغّلون" columns={columns} rows={rows} keyOf={({ id }) => id} />
        )}
      </Card>
    </EquipmentFrame>
  )
}
