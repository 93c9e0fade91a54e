import { Link } from 'react-router'
import { ImportScreen } from '#areas/imports/public-ui.tsx'
import { priceImportPath, priceImportsPath, pricesPath } from '#areas/vehicles/paths.ts'
import { saying, submit, submitOneOf } from '#platform/http.ts'
import { buttonLook } from '#ui/button-look.ts'
import { DateField } from '#ui/form/date-field.tsx'
import { fieldsOf } from '#ui/form.tsx'
import { Table } from '#ui/table.tsx'
import { Money } from '#ui/values.tsx'
import { checkPrices, importPrices, priceImportPages, refusePrices } from '../price-imports.ts'
import type { Route } from './+types/back-office-price-import'

export const meta = () => [{ title: 'استيراد أسعار السيارات · التحالف' }]

export const handle = { crumb: () => 'استيراد أسعار السيارات' }

export const loader = priceImportPages.one

export const action = submitOneOf({
  check: submit(checkPrices, ({ importId }) => saying('فُحص الملف، ولم يُنشر منه شيء بعد.', priceImportPath(importId))),
  import: submit(importPrices, () => saying('نُشرت الأسعار', pricesPath)),
  refuse: submit(refusePrices, () => saying('تُرك الملف، ولم يُنشر منه شيء.', priceImportsPath)),
})

type Found = Route.ComponentProps['loaderData']['found'][number]

const columns = [
  { key: 'class', title: 'الفئة', cell: ({ className }: Found) => <bdi className="medium">{className}</bdi> },
  { key: 'season', title: 'الموسم', cell: ({ season }: Found) => <bdi>{season || 'باقي السنة'}</bdi> },
  { key: 'day', title: 'اليوم', numeric: true, cell: ({ day }: Found) => <Money amount={day} /> },
  { key: 'week', title: 'الأسبوع', numeric: true, cell: ({ week }: Found) => <Money amount={week} /> },
  { key: 'month', title: 'الشهر', numeric: true, cell: ({ month }: Found) => <Money amount={month} /> },
  { key: 'hour', title: 'الساعة', numeric: true, cell: ({ hour }: Found) => <Money amount={hour} /> },
]

export default function PriceImportPage({ loaderData: shown, actionData }: Route.ComponentProps) {
  const { found, chosen } = shown
  return (
    <ImportScreen
      title="استيراد أسعار السيارات"
      shown={shown}
      reply={actionData}
      words={{ good: ['صفوف تُنشر', 'صفوف نُشرت'], known: 'نُشرت من قبل', take: 'انشر القائمة كلها' }}
      choices={(reply) => (
        <DateField
          {...fieldsOf<{ validFrom: string }>(reply)('validFrom', chosen?.validFrom)}
          label="تسري من"
          help="قائمة كاملة: فئة ليست في الملف لا تُؤجَّر من هذا اليوم."
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
        <Table
          caption="الأسعار كما في الملف، بلا ضريبة"
          columns={columns}
          rows={found}
          keyOf={({ className, season }) => `${className} ${season}`}
        />
      )}
    </ImportScreen>
  )
}
