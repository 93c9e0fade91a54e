import { Link } from 'react-router'
import { machinePriceImportPath, machinePriceImportsPath, pricesPath } from '#areas/equipment/paths.ts'
import { ImportScreen } from '#areas/imports/public-ui.tsx'
import { saying, submit, submitOneOf } from '#platform/http.ts'
import { buttonLook } from '#ui/button-look.ts'
import { DateField } from '#ui/form/date-field.tsx'
import { fieldsOf } from '#ui/form.tsx'
import { Table } from '#ui/table.tsx'
import { Money } from '#ui/values.tsx'
import { checkMachinePrices, importMachinePrices, machinePriceImportPages, refuseMachinePrices } from '../price-imports.ts'
import type { Route } from './+types/back-office-machine-price-import'

export const meta = () => [{ title: 'استيراد أسعار المعدات · التحالف' }]

export const handle = { crumb: () => 'استيراد أسعار المعدات' }

export const loader = machinePriceImportPages.one

export const action = submitOneOf({
  check: submit(checkMachinePrices, ({ importId }) =>
    saying('فُحص الملف، ولم يُنشر منه شيء بعد.', machinePriceImportPath(importId)),
  ),
  import: submit(importMachinePrices, () => saying('نُشرت الأسعار', pricesPath)),
  refuse: submit(refuseMachinePrices, () => saying('تُرك الملف، ولم يُنشر منه شيء.', machinePriceImportsPath)),
})

type Found = Route.ComponentProps['loaderData']['found'][number]

const money = (key: 'hour' | 'day' | 'week' | 'month' | 'overtime' | 'load', title: string) => ({
  ...{ key, title, numeric: true },
  cell: (row: Found) => (row[key] > 0n ? <Money amount={row[key]} /> : <span className="muted">–</span>),
})
const columns = [
  { key: 'kind', title: 'النوع', cell: ({ kindName }: Found) => <bdi className="medium">{kindName}</bdi> },
  ...[money('hour', 'الساعة'), money('day', 'اليوم'), money('week', 'الأسبوع'), money('month', 'الشهر')],
  ...[money('overtime', 'الساعة الإضافية'), money('load', 'النقلة')],
]

export default function MachinePriceImportPage({ loaderData: shown, actionData }: Route.ComponentProps) {
  const { found, chosen } = shown
  return (
    <ImportScreen
      title="استيراد أسعار المعدات"
      shown={shown}
      reply={actionData}
      words={{ good: ['صفوف تُنشر', 'صفوف نُشرت'], known: 'صفوف تسري كما هي', take: 'انشر القائمة كلها' }}
      choices={(reply) => (
        <DateField
          {...fieldsOf<{ validFrom: string }>(reply)('validFrom', chosen?.validFrom)}
          label="تسري من"
          help="قائمة كاملة: نوع ليس في الملف لا يُؤجَّر من هذا اليوم."
        />
      )}
      after={
        <div>
          <Link className={buttonLook({ variant: 'outline' })} to={pricesPath}>
            افتح الأسعار
          </Link>
        </div>
      }
    >
      {found.length > 0 && (
        <Table caption="الأسعار كما في الملف، بلا ضريبة" columns={columns} rows={found} keyOf={({ kindName }) => kindName} />
      )}
    </ImportScreen>
  )
}
