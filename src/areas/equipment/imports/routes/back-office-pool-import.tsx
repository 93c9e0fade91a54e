import { Link } from 'react-router'
import { poolImportPath, poolImportsPath, poolsPath } from '#areas/equipment/paths.ts'
import { ImportScreen } from '#areas/imports/public-ui.tsx'
import { saying, submit, submitOneOf } from '#platform/http.ts'
import { buttonLook } from '#ui/button-look.ts'
import { Table } from '#ui/table.tsx'
import { Money, Num } from '#ui/values.tsx'
import { howMany } from '#values/plural.ts'
import { poolUnits, poolWords } from '../../pools/pool.ts'
import { checkPools, importPools, poolImportPages, refusePools } from '../pool-imports.ts'
import type { Route } from './+types/back-office-pool-import'

export const meta = () => [{ title: 'استيراد السقالات · التحالف' }]

export const handle = { crumb: () => 'استيراد السقالات' }

export const loader = poolImportPages.one

export const action = submitOneOf({
  check: submit(checkPools, ({ importId }) => saying('فُحص الملف، ولم يُستورد منه شيء بعد.', poolImportPath(importId))),
  import: submit(importPools, ({ importId, added }) => saying(`أُضيف ما في ${howMany(added, 'row')}.`, poolImportPath(importId))),
  refuse: submit(refusePools, () => saying('تُرك الملف، ولم يُحفظ منه شيء.', poolImportsPath)),
})

type Found = Route.ComponentProps['loaderData']['found'][number]

const columns = [
  { key: 'name', title: poolWords.name, cell: ({ name }: Found) => <bdi>{name}</bdi> },
  { key: 'unit', title: poolWords.unit, cell: ({ unit }: Found) => poolUnits[unit] },
  { key: 'total', title: poolWords.total, numeric: true, cell: ({ total }: Found) => <Num>{total}</Num> },
  { key: 'price', title: 'سعر 30 يومًا', numeric: true, cell: ({ monthPrice }: Found) => <Money amount={monthPrice} /> },
  { key: 'deposit', title: 'التأمين المسترد', numeric: true, cell: ({ deposit }: Found) => <Money amount={deposit} /> },
  { key: 'pieces', title: 'القطع', numeric: true, cell: ({ pieces }: Found) => <Num>{pieces}</Num> },
]

export default function PoolImportPage({ loaderData: shown, actionData }: Route.ComponentProps) {
  const { found, good } = shown
  return (
    <ImportScreen
      title="استيراد السقالات"
      shown={shown}
      reply={actionData}
      words={{
        good: ['صفوف تُضاف', 'صفوف أُضيفت'],
        known: 'صفوف اسمها في السجل من قبل، يبقى كما هو',
        take: `استورد ${howMany(good, 'row', 'acc')}`,
      }}
      choices={() => <p className="help">صف لكل قطعة. الكمية والأسعار في أول صف من الاسم، وما بعده يكفيه اسمه وقطعته وسعراها.</p>}
      after={
        <div>
          <Link className={buttonLook({ variant: 'outline' })} to={poolsPath}>
            افتح السقالات
          </Link>
        </div>
      }
    >
      {found.length > 0 && <Table caption="السقالات في الملف" columns={columns} rows={found} keyOf={({ name }) => name} />}
    </ImportScreen>
  )
}
