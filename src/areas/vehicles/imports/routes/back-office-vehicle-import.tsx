import { Link } from 'react-router'
import { ImportScreen } from '#areas/imports/public-ui.tsx'
import { vehicleImportPath, vehicleImportsPath, vehiclesPath } from '#areas/vehicles/paths.ts'
import { vehiclesPermissions as may } from '#areas/vehicles/permissions.ts'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { buttonLook } from '#ui/button-look.ts'
import { SelectField } from '#ui/form/select-field.tsx'
import { fieldsOf, type Reply } from '#ui/form.tsx'
import { howMany } from '#values/plural.ts'
import { branchChoices } from '../../fleet/queries.ts'
import { checkVehicles, importVehicles, refuseVehicles, vehicleImportPages } from '../vehicle-imports.ts'
import type { Route } from './+types/back-office-vehicle-import'

export const meta = () => [{ title: 'استيراد المركبات · التحالف' }]

export const handle = { crumb: () => 'استيراد المركبات' }

export const loader = page(may.manage, async (ctx, visit) => ({
  ...(await vehicleImportPages.readPage(ctx, visit)),
  branches: await branchChoices(ctx),
}))

export const action = submitOneOf({
  check: submit(checkVehicles, ({ importId }) => saying('فُحص الملف، ولم يُستورد منه شيء بعد.', vehicleImportPath(importId))),
  import: submit(importVehicles, ({ importId, added }) =>
    saying(`أُضيفت ${howMany(added, 'vehicle')}.`, vehicleImportPath(importId)),
  ),
  refuse: submit(refuseVehicles, () => saying('تُرك الملف، ولم يُحفظ منه شيء.', vehicleImportsPath)),
})

export default function VehicleImportPage({ loaderData: shown, actionData }: Route.ComponentProps) {
  const { found, branches, chosen, good } = shown
  const choices = (reply: Reply | undefined) =>
    branches.length > 1 && (
      <SelectField
        {...fieldsOf<{ branchId: string }>(reply)('branchId', chosen?.branchId)}
        label="الفرع الذي يرعاها"
        options={branches}
      />
    )
  return (
    <ImportScreen
      title="استيراد المركبات"
      shown={shown}
      reply={actionData}
      words={{
        good: ['مركبات تُضاف', 'مركبات أُضيفت'],
        known: 'لوحات في السجل من قبل، تبقى كما هي',
        take: `استورد ${howMany(good, 'vehicle', 'acc')}`,
      }}
      choices={choices}
      after={
        <div>
          <Link className={buttonLook({ variant: 'outline' })} to={vehiclesPath}>
            افتح المركبات
          </Link>
        </div>
      }
    >
      {found.length > 0 && (
        <ul className="lines">
          {found.map(({ className, count }) => (
            <li key={className}>
              <bdi className="grow">{className}</bdi>
              <span className="muted sm">{howMany(count, 'vehicle')}</span>
            </li>
          ))}
        </ul>
      )}
    </ImportScreen>
  )
}
