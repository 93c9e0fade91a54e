import { Link } from 'react-router'
import { hirePath, sheetImportPath, sheetImportsPath, sheetsPath } from '#areas/equipment/paths.ts'
import { ImportScreen } from '#areas/imports/public-ui.tsx'
import { saying, submit, submitOneOf } from '#platform/http.ts'
import { buttonLook } from '#ui/button-look.ts'
import { Table } from '#ui/table.tsx'
import { Code, DateText, Num } from '#ui/values.tsx'
import { howMany } from '#values/plural.ts'
import { asHours, sheetWords } from '../../sheets/day-sheet.ts'
import { checkSheets, importSheets, refuseSheets, sheetImportPages } from '../sheet-imports.ts'
import type { Route } from './+types/back-office-sheet-import'

export const meta = () => [{ title: 'استيراد كشوف الساعات · التحالف' }]

export const handle = { crumb: () => 'استيراد كشوف الساعات' }

export const loader = sheetImportPages.one

export const action = submitOneOf({
  check: submit(checkSheets, ({ importId }) => saying('فُحص الملف، ولم يُستورد منه شيء بعد.', sheetImportPath(importId))),
  import: submit(importSheets, ({ importId, added }) =>
    saying(`سُجّل ${howMany(added, 'timesheet')}، وتنتظر التوقيع والاعتماد.`, sheetImportPath(importId)),
  ),
  refuse: submit(refuseSheets, () => saying('تُرك الملف، ولم يُحفظ منه شيء.', sheetImportsPath)),
})

type Found = Route.ComponentProps['loaderData']['found'][number]

const hours = (name: 'worked' | 'standby' | 'broken') => ({
  ...{ key: name, title: sheetWords[name], numeric: true },
  cell: (one: Found) => <Num>{asHours(one[name])}</Num>,
})

const columns = [
  { key: 'code', title: 'المعدّة', cell: ({ code }: Found) => <Code>{code}</Code> },
  {
    ...{ key: 'number', title: 'العقد' },
    cell: ({ number, contractId }: Found) => (
      <Link className="link" to={hirePath(contractId)}>
        <Code>{number}</Code>
      </Link>
    ),
  },
  { key: 'site', title: 'الموقع', cell: ({ site }: Found) => <bdi>{site}</bdi> },
  { key: 'from', title: 'من', cell: ({ from }: Found) => <DateText at={from} /> },
  { key: 'until', title: 'إلى', cell: ({ until }: Found) => <DateText at={until} /> },
  { key: 'days', title: 'الأيام', numeric: true, cell: ({ days }: Found) => <Num>{days}</Num> },
  ...[hours('worked'), hours('standby'), hours('broken')],
  { key: 'loads', title: sheetWords.loads, numeric: true, cell: ({ loads }: Found) => <Num>{loads}</Num> },
]

export default function SheetImportPage({ loaderData: shown, actionData }: Route.ComponentProps) {
  const { found, good } = shown
  return (
    <ImportScreen
      title="استيراد كشوف الساعات"
      shown={shown}
      reply={actionData}
      words={{
        good: ['كشوف تُسجَّل', 'كشوف سُجّلت'],
        known: 'أيام مسجّلة من قبل بالساعات نفسها، تبقى كما هي',
        take: `استورد ${howMany(good, 'timesheet', 'acc')}`,
      }}
      choices={() => (
        <p className="help">
          صف لكل يوم من أيام المعدّة في موقعها. الكشوف المستوردة تنتظر توقيع ممثل الموقع واعتماد غيرك، كأنها سُجّلت بالهاتف.
        </p>
      )}
      after={
        <div>
          <Link className={buttonLook({ variant: 'outline' })} to={sheetsPath}>
            افتح كشوف الساعات
          </Link>
        </div>
      }
    >
      {found.length > 0 && (
        <Table
          caption="أيام المعدات في مواقعها"
          columns={columns}
          rows={found}
          keyOf={({ code, contractId, from }) => `${code} ${contractId} ${from}`}
        />
      )}
    </ImportScreen>
  )
}
