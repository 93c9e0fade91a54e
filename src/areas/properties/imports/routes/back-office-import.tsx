import { data } from 'react-router'
import { propertiesPermissions } from '#areas/properties/permissions.ts'
import { propertiesPath } from '#areas/properties/property.ts'
import { branchChoices } from '#areas/properties/queries.ts'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { Unheard } from '#ui/form/unheard.tsx'
import { fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { ImportColumns } from '#ui/import-columns.tsx'
import { importTables } from '../columns.ts'
import { importPath, importsPath, propertyImportKinds, propertyImportStatuses } from '../import-kinds.ts'
import type { CheckImportForm } from '../inputs.ts'
import { ownImport } from '../queries.ts'
import { ImportOutcome } from '../ui/import-outcome.tsx'
import { checkImport } from '../use-cases/check-import.ts'
import { importProperties } from '../use-cases/import-properties.ts'
import { refuseImport } from '../use-cases/refuse-import.ts'
import type { Route } from './+types/back-office-import'

export const meta = () => [{ title: 'استيراد العقارات · التحالف' }]

export const handle = { crumb: () => 'استيراد العقارات' }

const shownFaults = 100

export const loader = page(propertiesPermissions.import, async (ctx, { params, query }) => {
  const found = await ownImport(ctx, params.importId)
  if (!found) throw data('لا يوجد هذا الملف.', { status: 404, statusText: 'Not Found' })
  const { rows, faults, ...rest } = found
  return {
    ...rest,
    ...{ act: query.get('act'), count: rows.length, sample: rows[0]?.cells ?? [] },
    ...{ faulty: new Set(faults.map(({ row }) => row)).size, faults: faults.slice(0, shownFaults) },
    branches: await branchChoices(ctx, propertiesPermissions.import),
  }
})

export const action = submitOneOf({
  check: submit(checkImport, ({ importId }) => saying('فُحص الملف، ولم يُستورد منه شيء بعد.', importPath(importId))),
  import: submit(importProperties, ({ importId }) => saying('استُورد الملف كله', importPath(importId))),
  refuse: submit(refuseImport, () => saying('تُرك الملف، ولم يُحفظ منه شيء.', importsPath)),
})

type Shown = Route.ComponentProps['loaderData']

export default function ImportPage({ loaderData: shown, actionData: reply }: Route.ComponentProps) {
  const { kind, fileName, status, act } = shown
  const isOpen = status === 'uploaded' || status === 'checked'
  return (
    <>
      <div className="page-h">
        <div>
          <h1>استيراد العقارات</h1>
          <p className="muted sm">
            {propertyImportKinds[kind]} · <bdi>{fileName}</bdi>
          </p>
        </div>
        <Badge tone={status === 'imported' ? 'success' : 'info'}>{propertyImportStatuses[status]}</Badge>
      </div>
      <Unheard reply={reply} />
      {(status === 'checked' || status === 'imported') && (
        <ImportOutcome shown={shown} reply={act === 'import' ? reply : undefined} all={propertiesPath} />
      )}
      {isOpen && <Columns shown={shown} reply={act === 'check' ? reply : undefined} />}
      {isOpen && (
        <PostForm action="?act=refuse" className="">
          <SubmitButton variant="danger-ghost">اترك هذا الملف</SubmitButton>
        </PostForm>
      )}
    </>
  )
}

function Columns({ shown, reply }: { shown: Shown; reply: Reply | undefined }) {
  const field = fieldsOf<CheckImportForm>(reply)
  const { fields, words, needs } = importTables[shown.kind]
  return (
    <Card title="ما معنى كل عمود؟">
      <PostForm action="?act=check" reply={reply} before="الفحص">
        {shown.kind === 'units' && shown.branches.length > 1 && (
          <SelectField
            {...field('branchId', shown.branchId ?? undefined)}
            label="فرع العقارات الجديدة"
            help="إن كان في الملف عقار ليس في السجل، يُضاف إلى هذا الفرع."
            options={shown.branches}
            optional
          />
        )}
        {shown.kind === 'owners' && (
          <DateField
            {...field('since', shown.since ?? undefined)}
            label="منذ متى الحصص"
            help="لما لم يُكتب يومه في صفه."
            optional
          />
        )}
        <ImportColumns {...shown} fields={fields} labels={words} needed={needs.map(([name]) => name)} reply={reply} />
        <div>
          <SubmitButton>افحص دون استيراد</SubmitButton>
        </div>
      </PostForm>
    </Card>
  )
}
