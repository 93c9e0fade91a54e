import { Link } from 'react-router'
import { subHiresPath } from '#areas/equipment/paths.ts'
import { equipmentPermissions as may } from '#areas/equipment/permissions.ts'
import { tabsOpenTo } from '#areas/equipment/tabs-open.ts'
import { EquipmentFrame } from '#areas/equipment/ui/equipment-frame.tsx'
import { page, saying, submit } from '#platform/http.ts'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { Empty } from '#ui/states.tsx'
import { Table } from '#ui/table.tsx'
import { Code, DateText, Money } from '#ui/values.tsx'
import { dayOf } from '#values/days.ts'
import { howMany } from '#values/plural.ts'
import { type SubHire, subHires } from '../queries.ts'
import { endSubHire } from '../use-cases/end-sub-hire.ts'
import type { Route } from './+types/back-office-sub-hires'

export const meta = () => [{ title: 'معدات مستأجرة من الغير · التحالف' }]

export const handle = { crumb: () => 'مستأجرة من الغير' }

export const loader = page(may.viewCosts, async (ctx) => ({
  rows: await subHires(ctx),
  today: dayOf(ctx.now()),
  mayEnd: ctx.actor.may(may.manage),
  sees: tabsOpenTo(ctx),
}))

export const action = submit(endSubHire, () => saying('سُجّلت إعادتها إلى صاحبها', subHiresPath))

export default function SubHiresPage({ loaderData: { rows, today, mayEnd, sees }, actionData: reply }: Route.ComponentProps) {
  return (
    <EquipmentFrame title="معدات مستأجرة من الغير" sees={sees}>
      <div className="stack">
        {rows.length === 0 && (
          <Card>
            <Empty title="لا معدات مستأجرة من الغير">
              تُضاف من سجل المعدات بملكية «مستأجرة من الغير»، مع صاحبها وما ندفعه له.
            </Empty>
          </Card>
        )}
        {rows.map((row) => (
          <One
            key={row.id}
            row={row}
            today={today}
            mayEnd={mayEnd}
            reply={reply?.typed.machineId === row.id ? reply : undefined}
          />
        ))}
      </div>
    </EquipmentFrame>
  )
}

type Hire = SubHire['hires'][number]

function One({ row, today, mayEnd, reply }: { row: SubHire; today: string; mayEnd: boolean; reply: Reply | undefined }) {
  const field = fieldsOf<{ until: string }>(reply)
  const money = (title: string, read: (one: Hire) => bigint) => ({
    ...{ key: title, title, numeric: true },
    cell: (one: Hire) => <Money amount={read(one)} />,
  })
  const columns = [
    {
      ...{ key: 'hire', title: 'العقد' },
      cell: ({ number, path }: Hire) => (
        <Link className="link" to={path}>
          <Code>{number}</Code>
        </Link>
      ),
    },
    { key: 'days', title: 'أيام معتمدة', cell: ({ days }: Hire) => howMany(days, 'day') },
    money('الإيراد', ({ income }) => income),
    money('ما علينا لصاحبها', ({ cost }) => cost),
    money('الهامش', ({ margin }) => margin),
  ]
  return (
    <Card
      title={
        <>
          <Link to={row.path}>{row.model}</Link> <Code>{row.code}</Code>
        </>
      }
      actions={
        row.until ? (
          <Badge tone="muted">
            حتى <DateText at={row.until} />
          </Badge>
        ) : (
          <Badge tone="info">لدينا</Badge>
        )
      }
      flush
      footer={
        mayEnd &&
        !row.until && (
          <PostForm reply={reply} part={row.id} before="الحفظ">
            <input type="hidden" name="machineId" value={row.id} />
            <DateField {...field('until', today)} label="آخر يوم يُحسب علينا" required />
            <SubmitButton variant="outline">أعدناها إلى صاحبها</SubmitButton>
          </PostForm>
        )
      }
    >
      <p className="sm card-note">
        من <bdi>{row.supplier}</bdi>، الشهر <Money amount={row.month} />
      </p>
      {row.hires.length > 0 && (
        <Table caption={`تأجير ${row.code}`} columns={columns} rows={row.hires} keyOf={({ lineId }) => lineId} />
      )}
    </Card>
  )
}
