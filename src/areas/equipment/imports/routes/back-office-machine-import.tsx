import { Link } from 'react-router'
import { machineImportPath, machineImportsPath, machinesPath } from '#areas/equipment/paths.ts'
import { equipmentPermissions as may } from '#areas/equipment/permissions.ts'
import { ImportScreen } from '#areas/imports/public-ui.tsx'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { buttonLook } from '#ui/button-look.ts'
import { SelectField } from '#ui/form/select-field.tsx'
import { fieldsOf, type Reply } from '#ui/form.tsx'
import { howMany } from '#values/plural.ts'
import { branchChoices } from '../../machines/queries.ts'
import { checkMachines, importMachines, machineImportPages, refuseMachines } from '../machine-imports.ts'
import type { Route } from './+types/back-office-machine-import'

export const meta = () => [{ title: 'استيراد المعدات · التحالف' }]

export const handle = { crumb: () => 'استيراد المعدات' }

export const loader = page(may.manage, async (ctx, visit) => ({
  ...(await machineImportPages.readPage(ctx, visit)),
  branches: await branchChoices(ctx, may.manage),
}))

export const action = submitOneOf({
  check: submit(checkMachines, ({ importId }) => saying('فُحص الملف، ولم يُستورد منه شيء بعد.', machineImportPath(importId))),
  import: submit(importMachines, ({ importId, added }) =>
    saying(`أُضيفت ${howMany(added, 'machine')}.`, machineImportPath(importId)),
  ),
  refuse: submit(refuseMachines, () => saying('تُرك الملف، ولم يُحفظ منه شيء.', machineImportsPath)),
})

export default function MachineImportPage({ loaderData: shown, actionData }: Route.ComponentProps) {
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
      title="استيراد المعدات"
      shown={shown}
      reply={actionData}
      words={{
        good: ['معدات تُضاف', 'معدات أُضيفت'],
        known: 'رموز في السجل من قبل، تبقى كما هي',
        take: `استورد ${howMany(good, 'machine', 'acc')}`,
      }}
      choices={choices}
      after={
        <div>
          <Link className={buttonLook({ variant: 'outline' })} to={machinesPath}>
            افتح المعدات
          </Link>
        </div>
      }
    >
      {found.length > 0 && (
        <ul className="lines">
          {found.map(({ kindName, count }) => (
            <li key={kindName}>
              <bdi className="grow">{kindName}</bdi>
              <span className="muted sm">{howMany(count, 'machine')}</span>
            </li>
          ))}
        </ul>
      )}
    </ImportScreen>
  )
}
