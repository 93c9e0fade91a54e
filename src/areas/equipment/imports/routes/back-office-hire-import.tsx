import { Link } from 'react-router'
import { hireImportPath, hireImportsPath, hirePath, hiresPath } from '#areas/equipment/paths.ts'
import { equipmentPermissions as may } from '#areas/equipment/permissions.ts'
import { ImportScreen } from '#areas/imports/public-ui.tsx'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { buttonLook } from '#ui/button-look.ts'
import { DateField } from '#ui/form/date-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { fieldsOf, type Reply } from '#ui/form.tsx'
import { Table } from '#ui/table.tsx'
import { Code, DateText, Money } from '#ui/values.tsx'
import { howMany } from '#values/plural.ts'
import { branchChoices } from '../../machines/queries.ts'
import { checkHires, hireImportPages, importHires, refuseHires } from '../hire-imports.ts'
import type { Route } from './+types/back-office-hire-import'

export const meta = () => [{ title: 'استيراد التأجير القائم · التحالف' }]

export const handle = { crumb: () => 'استيراد التأجير القائم' }

export const loader = page(may.manage, async (ctx, visit) => ({
  ...(await hireImportPages.readPage(ctx, visit)),
  branches: await branchChoices(ctx, may.manage),
}))

export const action = submitOneOf({
  check: submit(checkHires, ({ importId }) => saying('فُحص الملف، ولم يُستورد منه شيء بعد.', hireImportPath(importId))),
  import: submit(importHires, ({ importId, added }) =>
    saying(`أُدخلت ${howMany(added, 'machine')} في مواقعها.`, hireImportPath(importId)),
  ),
  refuse: submit(refuseHires, () => saying('تُرك الملف، ولم يُحفظ منه شيء.', hireImportsPath)),
})

type Found = Route.ComponentProps['loaderData']['found'][number]

const columns = [
  { key: 'code', title: 'المعدّة', cell: ({ code }: Found) => <Code>{code}</Code> },
  { key: 'customer', title: 'العميل', cell: ({ customer }: Found) => <bdi>{customer}</bdi> },
  { key: 'site', title: 'الموقع', cell: ({ site }: Found) => <bdi>{site}</bdi> },
  { key: 'until', title: 'آخر يوم', cell: ({ until }: Found) => <DateText at={until} /> },
  { key: 'billedUntil', title: 'فُوتر حتى', cell: ({ billedUntil }: Found) => <DateText at={billedUntil} /> },
  { key: 'billed', title: 'ما فُوتر', numeric: true, cell: ({ billed }: Found) => <Money amount={billed} /> },
  { key: 'deposit', title: 'التأمين', numeric: true, cell: ({ deposit }: Found) => <Money amount={deposit} /> },
  {
    key: 'contract',
    title: 'العقد',
    cell: ({ contract, contractId }: Found) =>
      contract && contractId ? (
        <Link className="link" to={hirePath(contractId)}>
          <Code>{contract}</Code>
        </Link>
      ) : (
        <span className="muted">عند الاستيراد</span>
      ),
  },
]

export default function HireImportPage({ loaderData: shown, actionData }: Route.ComponentProps) {
  const { found, good, branches, chosen } = shown
  return (
    <ImportScreen
      title="استيراد التأجير القائم"
      shown={shown}
      reply={actionData}
      words={{
        good: ['معدات في مواقعها تُدخل', 'معدات في مواقعها أُدخلت'],
        known: 'معدات في السجل من قبل، تبقى كما هي',
        take: `استورد ${howMany(good, 'machine', 'acc')}`,
      }}
      choices={(reply) => <Choices reply={reply} branches={branches} chosen={chosen} />}
      after={
        <div>
          <Link className={buttonLook({ variant: 'outline' })} to={hiresPath}>
            افتح العقود
          </Link>
        </div>
      }
    >
      {found.length > 0 && (
        <Table caption="المعدات التي في مواقعها، بلا ضريبة" columns={columns} rows={found} keyOf={({ code }) => code} />
      )}
    </ImportScreen>
  )
}

type Choosing = {
  reply: Reply | undefined
  branches: Route.ComponentProps['loaderData']['branches']
  chosen: Route.ComponentProps['loaderData']['chosen']
}

function Choices({ reply, branches, chosen }: Choosing) {
  const field = fieldsOf<{ goLive: string; branchId: string }>(reply)
  return (
    <>
      <p className="help">
        قبل هذا الملف: العملاء والمعدات والمشغّلون وقائمة الأسعار، ثم الفواتير المفتوحة والتأمينات في الأرصدة الافتتاحية. لا يُقيَّد
        هنا مما قبل الانتقال شيء.
      </p>
      <DateField
        {...field('goLive', chosen?.goLive)}
        label="أول يوم في هذه الدفاتر"
        help="من هذا اليوم يُفوتر التأجير هنا، وما قبله في الدفاتر السابقة."
        required
      />
      {branches.length > 1 && (
        <SelectField
          {...field('branchId', chosen?.branchId ?? branches[0]?.[0])}
          label="الفرع الذي يرعاها"
          options={branches}
          required
        />
      )}
    </>
  )
}
