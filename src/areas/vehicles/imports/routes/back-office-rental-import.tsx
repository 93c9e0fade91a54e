import { Link } from 'react-router'
import { ImportScreen } from '#areas/imports/public-ui.tsx'
import { rentalImportPath, rentalImportsPath, rentalPath, rentalsPath } from '#areas/vehicles/paths.ts'
import { vehiclesPermissions as may } from '#areas/vehicles/permissions.ts'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { buttonLook } from '#ui/button-look.ts'
import { DateField } from '#ui/form/date-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { fieldsOf, type Reply } from '#ui/form.tsx'
import { Table } from '#ui/table.tsx'
import { Code, DateText, Money } from '#ui/values.tsx'
import { howMany } from '#values/plural.ts'
import { placesWithin } from '../../terms/queries.ts'
import { checkRentals, importRentals, refuseRentals, rentalImportPages } from '../rental-imports.ts'
import type { Route } from './+types/back-office-rental-import'

export const meta = () => [{ title: 'استيراد الإيجارات القائمة · التحالف' }]

export const handle = { crumb: () => 'استيراد الإيجارات القائمة' }

export const loader = page(may.manage, async (ctx, visit) => ({
  ...(await rentalImportPages.readPage(ctx, visit)),
  places: await placesWithin(ctx, may.manage),
}))

export const action = submitOneOf({
  check: submit(checkRentals, ({ importId }) => saying('فُحص الملف، ولم يُستورد منه شيء بعد.', rentalImportPath(importId))),
  import: submit(importRentals, ({ importId, added }) =>
    saying(`استُورد ${howMany(added, 'contract')}.`, rentalImportPath(importId)),
  ),
  refuse: submit(refuseRentals, () => saying('تُرك الملف، ولم يُحفظ منه شيء.', rentalImportsPath)),
})

type Found = Route.ComponentProps['loaderData']['found'][number]

const columns = [
  { key: 'plate', title: 'اللوحة', cell: ({ plate }: Found) => <bdi className="medium">{plate}</bdi> },
  { key: 'customer', title: 'العميل', cell: ({ customer }: Found) => <bdi>{customer}</bdi> },
  { key: 'until', title: 'الإعادة', cell: ({ until }: Found) => <DateText at={new Date(until)} time /> },
  { key: 'charged', title: 'فُوتر من قبل', numeric: true, cell: ({ charged }: Found) => <Money amount={charged} /> },
  { key: 'deposit', title: 'التأمين', numeric: true, cell: ({ deposit }: Found) => <Money amount={deposit} /> },
  {
    key: 'contract',
    title: 'العقد',
    cell: ({ contract, contractId }: Found) =>
      contract && contractId ? (
        <Link className="link" to={rentalPath(contractId)}>
          <Code>{contract}</Code>
        </Link>
      ) : (
        <span className="muted">عند الاستيراد</span>
      ),
  },
]

export default function RentalImportPage({ loaderData: shown, actionData }: Route.ComponentProps) {
  const { found, good, places, chosen } = shown
  return (
    <ImportScreen
      title="استيراد الإيجارات القائمة"
      shown={shown}
      reply={actionData}
      words={{
        good: ['سيارات لدى عملائها تُدخل', 'سيارات لدى عملائها أُدخلت'],
        known: 'إيجارات في السجل من قبل، تبقى كما هي',
        take: `استورد ${howMany(good, 'contract', 'acc')}`,
      }}
      choices={(reply) => <Choices reply={reply} places={places} chosen={chosen} />}
      after={
        <div>
          <Link className={buttonLook({ variant: 'outline' })} to={rentalsPath}>
            افتح العقود
          </Link>
        </div>
      }
    >
      {found.length > 0 && (
        <Table caption="السيارات التي لدى العملاء، بلا ضريبة" columns={columns} rows={found} keyOf={({ plate }) => plate} />
      )}
    </ImportScreen>
  )
}

type Choosing = {
  reply: Reply | undefined
  places: Route.ComponentProps['loaderData']['places']
  chosen: Route.ComponentProps['loaderData']['chosen']
}

function Choices({ reply, places, chosen }: Choosing) {
  const field = fieldsOf<{ goLive: string; placeId: string }>(reply)
  return (
    <>
      <p className="help">
        قبل هذا الملف: العملاء والمركبات وقائمة الأسعار، ثم الفواتير المفتوحة والتأمينات في الأرصدة الافتتاحية. لا يُقيَّد هنا مما
        قبل الانتقال شيء.
      </p>
      <DateField
        {...field('goLive', chosen?.goLive)}
        label="أول يوم في هذه الدفاتر"
        help="من هذا اليوم تُفوتر الإيجارات هنا، وما قبله في الدفاتر السابقة."
        required
      />
      <SelectField
        {...field('placeId', chosen?.placeId ?? places[0]?.[0])}
        label="مكان التسليم والإعادة"
        options={places}
        required
      />
    </>
  )
}
