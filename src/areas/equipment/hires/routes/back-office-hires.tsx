import { Plus } from 'lucide-react'
import { Link } from 'react-router'
import { hireImportsPath, hirePath, hiresPath, newHirePath } from '#areas/equipment/paths.ts'
import { equipmentPermissions as may } from '#areas/equipment/permissions.ts'
import { tabsOpenTo } from '#areas/equipment/tabs-open.ts'
import { EquipmentFrame } from '#areas/equipment/ui/equipment-frame.tsx'
import { page } from '#platform/http.ts'
import { Badge } from '#ui/badge.tsx'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { FilterBar, FilterChoice } from '#ui/filter-bar.tsx'
import { Empty } from '#ui/states.tsx'
import { Code, DateRange, Money } from '#ui/values.tsx'
import { askedIn, nameIn } from '#values/asked.ts'
import { type HireStage, hireStages, hireTones, stageInWords } from '../hire.ts'
import { type HireRow, hires } from '../queries.ts'
import type { Route } from './+types/back-office-hires'

export const meta = () => [{ title: 'عقود تأجير المعدات · التحالف' }]

export const handle = { crumb: () => 'عقود التأجير' }

export const loader = page(may.viewHires, async (ctx, { query }) => {
  const { text } = askedIn(query)
  const asked: { q: string; stage: HireStage | '' } = { q: text('q'), stage: nameIn(hireStages, text('stage')) }
  return {
    asked,
    mayQuote: ctx.actor.may(may.quote),
    mayBring: ctx.actor.may(may.manage),
    sees: tabsOpenTo(ctx),
    rows: await hires(ctx, asked),
  }
})

export default function HiresPage({ loaderData: { asked, mayQuote, mayBring, sees, rows } }: Route.ComponentProps) {
  const begin = mayQuote && (
    <Link to={newHirePath} className={buttonLook()}>
      <Plus className="i i-sm" aria-hidden />
      عرض سعر جديد
    </Link>
  )
  return (
    <EquipmentFrame
      title="عقود تأجير المعدات"
      sees={sees}
      action={
        <>
          {mayBring && (
            <Link to={hireImportsPath} className={buttonLook({ variant: 'outline' })}>
              استورد
            </Link>
          )}
          {begin}
        </>
      }
    >
      <Card flush>
        <FilterBar
          label="ابحث في العقود"
          search={{ name: 'q', label: 'رقم العقد أو العميل أو الموقع', value: asked.q }}
          filters={[asked.stage]}
          clear={hiresPath}
          atOnce
        >
          <FilterChoice name="stage" label="الحالة" all="كلها" chosen={asked.stage} options={Object.entries(hireStages)} />
        </FilterBar>
        {rows.length === 0 && (
          <Empty title={asked.q || asked.stage ? 'لا عقد مطابق' : 'لا عقود بعد'} action={begin}>
            ابدأ بعرض سعر: العميل يقبله من رابط يصله، فيصير عقدًا.
          </Empty>
        )}
        <ul className="list">
          {rows.map((row) => (
            <Row key={row.id} row={row} />
          ))}
        </ul>
      </Card>
    </EquipmentFrame>
  )
}

const Row = ({ row }: { row: HireRow }) => (
  <li>
    <span className="grow">
      <Link to={hirePath(row.id)} className="t">
        <bdi>{row.name}</bdi> · {row.title}
      </Link>
      <span className="sm db">
        <DateRange from={row.startsOn} until={row.endsOn} />
      </span>
      <span className="xs muted db">
        <Code>{row.number}</Code> · <Money amount={row.value} />
      </span>
    </span>
    <Badge tone={hireTones[row.stage]}>{stageInWords(row)}</Badge>
  </li>
)
